import * as moves from './moves.bench.js'
import * as rules from './rules.bench.js'

console.log('\nThe rules alone\n')
rules.run()
console.log('\nA move, from the request to the disk: 100 matches, 50 connections\n')
await moves.run()
