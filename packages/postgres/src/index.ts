export { type Postgres, type StartOptions, startPostgres } from './start.js'
export { type TemporaryPostgres, temporaryPostgres } from './temporary.js'
