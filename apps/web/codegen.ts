import { readFileSync, writeFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

/** Lets the bundler leave out what a page does not ask: it cannot know that these constructors do nothing else. */
function markPure(file: string) {
  if (!file.endsWith('graphql.ts')) return
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll('= new TypedDocumentString', '= /*#__PURE__*/ new TypedDocumentString'))
}

const config: CodegenConfig = {
  schema: '../api/schema.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/gql/': {
      hooks: { afterOneFileWrite: markPure },
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        // Text, not syntax trees: nothing in the browser needs to take a query apart.
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        // What comes as JSON is a view or a move of some game: unknown until the game's board has parsed it.
        scalars: { DateTime: 'string', JSON: 'unknown', ID: 'string' },
      },
    },
  },
}

export default config
