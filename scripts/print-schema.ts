// Writes schema.graphql, all that the web side knows of the server: node --import tsx scripts/print-schema.ts
// --api prints the server's own schema instead.
import { readFileSync, writeFileSync } from 'node:fs'
import { mergeSchemas } from './schema/merge-schemas.ts'
import { printApi } from '../src/server/schema.ts'

const file = new URL('../schema.graphql', import.meta.url)
const contract = readFileSync(new URL('../tests/api/core/contract.graphql', import.meta.url), 'utf8')
const [option] = process.argv.slice(2)

if (option === '--api') process.stdout.write(printApi())
else writeFileSync(file, mergeSchemas(printApi(), contract))
