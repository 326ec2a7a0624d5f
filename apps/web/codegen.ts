import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: '../api/schema.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        // What comes as JSON is a view or a move of some game: unknown until the game's board has parsed it.
        scalars: { DateTime: 'string', JSON: 'unknown', ID: 'string' },
      },
    },
  },
}

export default config
