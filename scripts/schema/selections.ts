import { readdirSync } from 'node:fs'
import { buildSchema, getNamedType, isLeafType, isObjectType, type GraphQLFieldMap, type GraphQLSchema } from 'graphql'
import { disclosureFields } from '../../src/domain/funds/fund-disclosure.ts'
import { fundFields } from '../../src/domain/records/fund.ts'
import { partFields, propertyFields } from '../../src/domain/records/property.ts'
import { appraisalFields, dealFields, leaseFields, linkFields } from '../../src/domain/records/property-records.ts'
import { plainColumns, type Table } from '../../src/domain/tables/table.ts'

const head = `// Written by npm run schema, never edited: what the back office asks for of a record (src/domain/records) and of a table's row (src/domain/tables).
import { graphql } from '../../gql/graphql.ts'
`

interface Selection {
  /** Of the constant; the fragment is called the same. */
  name: string
  type: string
  fields: readonly string[]
}

/** By what the API calls them. */
const propertyRecords = {
  Property: propertyFields,
  PropertyPart: partFields,
  PropertyDeal: dealFields,
  PropertyAppraisal: appraisalFields,
  Lease: leaseFields,
  FundPropertyLink: linkFields,
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The fields of records and rows as fragments, so that a document names the list and not each of them. */
export async function selectionsOf(printedSchema: string): Promise<string> {
  const schema = buildSchema(printedSchema)
  const apiNames = (fields: Readonly<Record<string, { api: string }>>): string[] =>
    Object.values(fields).map(({ api }) => api)
  const selections: Selection[] = [
    { name: 'fundContentFields', type: 'FundContent', fields: apiNames(fundFields) },
    { name: 'fundDisclosureFields', type: 'FundDisclosure', fields: apiNames(disclosureFields) },
    ...Object.entries(propertyRecords).map(([type, fields]) => ({
      name: `${type.charAt(0).toLowerCase()}${type.slice(1)}Fields`,
      type,
      // What they name by its id, and what only an input takes, the object has otherwise.
      fields: apiNames(fields).filter((name) => name in fieldsOf(schema, type)),
    })),
    ...(await allTables()).flatMap((table) =>
      table.row === undefined
        ? []
        : [
            {
              name: `${table.row.charAt(0).toLowerCase()}${table.row.slice(1)}Columns`,
              type: table.row,
              fields: plainColumns(table).map(([key]) => key),
            },
          ],
    ),
  ]
  return [head, ...selections.map((selection) => fragment(schema, selection))].join('\n')
}

/** Every table of src/domain/tables, by the names of its files. */
async function allTables(): Promise<Table[]> {
  const folder = new URL('../../src/domain/tables/', import.meta.url)
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.toSorted().map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Table') ? [value as Table] : [])),
  )
}

function fragment(schema: GraphQLSchema, { name, type, fields }: Selection): string {
  const lines = fields.map((field) => `    ${field}${leavesOf(schema, type, field)}\n`).join('')
  return `export const ${name} = graphql(\`\n  fragment ${capital(name)} on ${type} @_unmask {\n${lines}  }\n\`)\n`
}

function fieldsOf(schema: GraphQLSchema, typeName: string): GraphQLFieldMap<unknown, unknown> {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`the API has no objects called ${typeName}`)
  return type.getFields()
}

/** Of a field that is an object: all of it that is no object again. */
function leavesOf(schema: GraphQLSchema, typeName: string, field: string): string {
  const found = fieldsOf(schema, typeName)[field]
  if (found === undefined) throw new Error(`the API's ${typeName} has no field ${field}`)
  const type = getNamedType(found.type)
  if (!isObjectType(type)) return ''
  const leaves = Object.values(type.getFields()).filter((leaf) => isLeafType(getNamedType(leaf.type)))
  return ` { ${leaves.map(({ name }) => name).join(' ')} }`
}
