import { writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.js'

// Writes the SDL to the file named on the command line, or to standard output.
const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`
const file = process.argv[2]
if (file === undefined) process.stdout.write(sdl)
else writeFileSync(file, sdl)
