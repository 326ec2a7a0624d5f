import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A fresh, migrated database of its own; returns its address. */
export async function freshDatabase(): Promise<string> {
  const template = new URL(inject('template'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new URL(template)
  admin.pathname = '/postgres'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${pg.escapeIdentifier(template.pathname.slice(1))}`)
  } finally {
    await client.end()
  }
  const url = new URL(template)
  url.pathname = `/${name}`
  return url.href
}
