import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const { resolve } = createRequire(import.meta.url)
const within = (name: string, file: string) => path.join(path.dirname(resolve(`${name}/package.json`)), file)

/** Served from the packages themselves: no page of this site asks a third party for anything. */
const assets = {
  'react.js': { file: within('react', 'umd/react.production.min.js'), type: 'text/javascript' },
  'react-dom.js': { file: within('react-dom', 'umd/react-dom.production.min.js'), type: 'text/javascript' },
  'graphiql.js': { file: within('graphiql', 'graphiql.min.js'), type: 'text/javascript' },
  'graphiql.css': { file: within('graphiql', 'graphiql.min.css'), type: 'text/css' },
} as const

const start = `
const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
const fetcher = GraphiQL.createFetcher({ url: '/graphql', subscriptionUrl: protocol + '//' + location.host + '/graphql' })
ReactDOM.createRoot(document.getElementById('graphiql')).render(React.createElement(GraphiQL, {
  fetcher,
  defaultQuery: '# The games on offer.\\n{\\n  games {\\n    id\\n    title\\n    minPlayers\\n    maxPlayers\\n  }\\n}\\n',
}))`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphiQL · Marque</title>
<link rel="stylesheet" href="/graphiql/graphiql.css">
<style>html, body, #graphiql { height: 100%; margin: 0 }</style>
</head>
<body>
<div id="graphiql">Loading…</div>
<script src="/graphiql/react.js"></script>
<script src="/graphiql/react-dom.js"></script>
<script src="/graphiql/graphiql.js"></script>
<script src="/graphiql/start.js"></script>
</body>
</html>
`

/** A page to try GraphQL on, signed in by the web's session or by a token in its headers pane. */
export async function graphiql(app: FastifyInstance): Promise<void> {
  app.get('/graphiql', (_request, reply) => reply.type('text/html').send(page))
  app.get('/graphiql/start.js', (_request, reply) => reply.type('text/javascript').send(start))
  for (const [name, { file, type }] of Object.entries(assets)) {
    app.get(`/graphiql/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(createReadStream(file)),
    )
  }
}
