import { PostgresStore } from 'bgio-postgres'
import { Server } from 'boardgame.io/server'
import { tileGame } from './tile-game.js'

// A program of its own: `boardgame-io-server.ts <database address> <port> <pool>`.
const [url = '', port = '', pool = ''] = process.argv.slice(2)
const db = new PostgresStore(url, { logging: false, pool: { max: Number(pool) } })
const server = Server({ games: [tileGame], db, origins: [/localhost/] })
await server.run(Number(port), () => console.log('boardgame.io is at work'))
