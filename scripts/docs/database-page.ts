import type { CatalogueTable } from './read-catalogue.ts'
import { databaseParts, tablePurposes, type DatabasePart } from './table-purposes.ts'

const parts = Object.keys(databaseParts) as DatabasePart[]

/** Tables without a line, lines without a table, and tables with two lines. @internal */
export function purposeGaps(tables: readonly CatalogueTable[]): string[] {
  const described = parts.flatMap((part) => Object.keys(tablePurposes[part]))
  const names = new Set(tables.map(({ name }) => name))
  return [
    ...[...names].filter((name) => !described.includes(name)).map((name) => `${name} has no line`),
    ...described.filter((name) => !names.has(name)).map((name) => `${name} is no table`),
    ...described.filter((name, index) => described.indexOf(name) !== index).map((name) => `${name} has two lines`),
  ]
}

/** docs/printed/database.md. */
export function printDatabase(tables: readonly CatalogueTable[]): string {
  const sections = parts.map((part) => {
    const own = tables.filter(({ name }) => name in tablePurposes[part])
    return `## ${databaseParts[part]}

\`\`\`mermaid
erDiagram
${diagram(own)}
\`\`\`

| Table | Purpose | Columns |
|---|---|---|
${own.map((table) => row(table, tablePurposes[part][table.name] ?? '')).join('\n')}
`
  })
  return `# The database

Every table and view by wing: keys in the pictures, purpose and size below them. An arrow leads to the table whose row is named; tables of other wings stand without columns. Rules are constraints and triggers of \`db/migrations\`,
the invariants of the books are the queries of \`db/checks\`; the allowed moves of a state are drawn in [lifecycles.md](lifecycles.md). Printed by \`npm run types:database\` from the migrated database.

${sections.join('\n')}`
}

const row = ({ name, isView, columns }: CatalogueTable, purpose: string): string =>
  `| \`${name}\`${isView ? ' (view)' : ''} | ${purpose} | ${columns.length} |`

function diagram(tables: readonly CatalogueTable[]): string {
  const boxes = tables.filter(({ isView }) => !isView).map(box)
  const arrows = tables.flatMap(({ name, references }) =>
    references.map(({ columns, table }) => `  ${table} ||--o{ ${name} : "${columns.join(', ')}"`),
  )
  return [...boxes, ...arrows].join('\n')
}

/** The keys alone: the other columns stand in the migrations and in src/platform/database/types.ts. */
function box({ name, columns, primaryKey, references }: CatalogueTable): string {
  const foreign = new Set(references.flatMap((reference) => reference.columns))
  const keys = columns.filter((column) => primaryKey.includes(column.name) || foreign.has(column.name))
  const lines = keys.map((column) => {
    const marks = [primaryKey.includes(column.name) && 'PK', foreign.has(column.name) && 'FK']
      .filter(Boolean)
      .join(', ')
    return `    ${column.type.replaceAll(/\W+/g, '_')} ${column.name} ${marks}`
  })
  return lines.length === 0 ? `  ${name}` : `  ${name} {\n${lines.join('\n')}\n  }`
}
