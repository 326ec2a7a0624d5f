import { defineConfig } from 'vitest/config'

/** The tests that stand beside what they test, in a workspace that needs no settings of its own for them. */
const beside = (root: string, name: string) => ({
  test: { name, root, include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})

export default defineConfig({
  test: {
    projects: [
      beside('packages/rules', 'rules'),
      beside('packages/session', 'session'),
      beside('packages/postgres', 'postgres'),
      beside('apps/api', 'api'),
      'apps/web',
      'start',
      'tests',
    ],
  },
})
