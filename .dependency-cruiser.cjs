// Which room may ask which: docs and code agree because this is run with the tests.

/** A workspace, as the first group. */
const WORKSPACE = '^((?:apps|packages)/[^/]+|prisma|tests|start)/'
/** What runs only while testing or developing. */
const AROUND = '[.](test|bench|config)[.][cm]?[jt]s$|/(testing|tools|bench)/'

/** `from` may ask, of all workspaces, only itself and `to`. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: AROUND },
  to: { path: WORKSPACE, pathNot: [`^${from}/`, ...to.map((other) => `^${other}/`)] },
})

module.exports = {
  forbidden: [
    only(
      'web-asks',
      'apps/web',
      ['packages/rules', 'packages/session'],
      'The web is a client of the API like any other.',
    ),
    only(
      'api-asks',
      'apps/api',
      ['packages/rules', 'packages/session', 'prisma'],
      'The API knows no other room.',
    ),
    only('database-asks-nobody', 'prisma', [], 'Schema and migrations stand by themselves.'),
    only('rules-ask-nobody', 'packages/rules', [], 'The rules run anywhere.'),
    only('session-asks-nobody', 'packages/session', [], 'Reading a session needs nothing else.'),
    only('postgres-asks-nobody', 'packages/postgres', [], 'Running Postgres needs nothing else.'),
    only(
      'start-asks',
      'start',
      ['packages/postgres', 'prisma'],
      'The start command starts programs; it does not load them.',
    ),
    {
      name: 'rules-are-pure',
      comment:
        'No clock, no disk, no network: the rules use schemas and a hash, and nothing that only Node has.',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: `${AROUND}|^packages/rules/src/conformance/` },
      to: { pathNot: '^packages/rules/|(^|/)node_modules/(zod|@noble/hashes)/' },
    },
    {
      name: 'api-knows-no-game',
      comment: 'A game is found in the registry; only so can another one be added without touching the API.',
      severity: 'error',
      from: { path: '^(apps/api|prisma)/', pathNot: AROUND },
      to: {
        path: '^packages/rules/(dist|src)/[^/]+/',
        pathNot: '^packages/rules/(dist|src)/(bot|conformance|sample-game)/',
      },
    },
    {
      name: 'through-the-front-door',
      comment:
        'Another workspace is asked by its name and for what it exports, not by the path of a file in it.',
      severity: 'error',
      from: { path: WORKSPACE },
      to: { path: WORKSPACE, pathNot: ['^$1/', '/dist/'] },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or hide a third. (A type alone needs nothing.)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-missing',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^server-only$' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['[.]next/', '/recorded/', '/generated/', '/gql/', 'next-env[.]d[.]ts$'] },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: '.dependency-cruiser.paths.cjs' },
    enhancedResolveOptions: {
      mainFields: ['module', 'main', 'types', 'typings'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
    },
  },
}
