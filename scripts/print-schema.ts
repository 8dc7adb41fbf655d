// Writes schema.graphql, all that the web side knows of the server, and what the back office asks of it: node --import tsx scripts/print-schema.ts
// --api prints the server's own schema instead.
import { readFileSync, writeFileSync } from 'node:fs'
import { mergeSchemas } from './schema/merge-schemas.ts'
import { selectionsOf } from './schema/selections.ts'
import { printApi } from '../src/server/schema.ts'

const file = new URL('../schema.graphql', import.meta.url)
const selections = new URL('../src/web/admin/gql/selections.ts', import.meta.url)
const contract = readFileSync(new URL('../tests/api/core/contract.graphql', import.meta.url), 'utf8')
const [option] = process.argv.slice(2)

if (option === '--api') process.stdout.write(printApi())
else {
  const schema = mergeSchemas(printApi(), contract)
  writeFileSync(file, schema)
  writeFileSync(selections, await selectionsOf(schema))
}
