import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { catalogue } from '@marque/api'
import { expect, it, onTestFinished } from 'vitest'
import { openHouse } from '../support/house.js'

const page = await readFile(path.join(import.meta.dirname, '../../docs/api.md'), 'utf8')

it('docs/api.md: the examples run as they stand, as one program', async () => {
  const api = await openHouse()
  await api.worker()
  const { headers } = await (await api.guest('Reader')).withToken('read', 'play', 'manage')
  const program = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code).join('\n')
  const file = path.join(tmpdir(), `marque-docs-${process.pid}.mjs`)
  await writeFile(file, program)
  onTestFinished(() => rm(file))
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    env: {
      ...process.env,
      MARQUE_URL: api.url,
      MARQUE_TOKEN: headers['authorization']?.replace('Bearer ', ''),
    },
    timeout: 50_000,
  })
  expect(stdout).toContain('Raft & Scupper')
  expect(stdout).toMatch(/(You|Cabin cat) won\./)
  expect(stdout).toMatch(/^[0-9a-f]{64}$/m)
  expect(stdout).toContain("My opening { type: 'place'")
})

it('docs/api.md lists every problem code with its status', () => {
  for (const [code, { status }] of Object.entries(catalogue))
    expect(page).toContain(`| \`${code}\` | ${status} |`)
})
