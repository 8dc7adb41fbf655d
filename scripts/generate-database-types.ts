import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { migrate } from '../src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start.ts'
import { projectFolder } from '../src/platform/project-folder.ts'
import { readCatalogue } from './docs/read-catalogue.ts'

/** Writes src/platform/database/types.ts, and the catalogue from which docs/database.md is printed, from the migrations, by way of a throw-away PostgreSQL. */
const folder = mkdtempSync(path.join(tmpdir(), 'ito-types-'))
const postgres = await startEmbeddedPostgres({
  dataDirectory: path.join(folder, 'postgres'),
  logFile: path.join(folder, 'postgres.log'),
  durable: false,
  maxConnections: 10,
})
try {
  const url = postgres.connectionStringFor('postgres')
  await migrate(url)
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(projectFolder, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      `--url=${url}`,
      '--dialect=postgres',
      `--out-file=${path.join(projectFolder, 'src/platform/database/types.ts')}`,
      '--date-parser=string',
      '--numeric-parser=number',
      '--type-mapping={"int8":"number"}',
      `--overrides=${JSON.stringify({ columns: await closedLists(url) })}`,
      '--exclude-pattern=schema_migration',
    ],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
  if (status === 0) typeStandingRows(path.join(projectFolder, 'src/platform/database/types.ts'))
  await writeCatalogue(url)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function writeCatalogue(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const tables = (await readCatalogue(client)).map((table) => `  ${JSON.stringify(table)}`)
    writeFileSync(path.join(projectFolder, 'scripts/docs/database-catalogue.json'), `[\n${tables.join(',\n')}\n]\n`)
  } finally {
    await client.end()
  }
}

/** Of every column whose check allows only some words: those words, as a type. By table.column. */
async function closedLists(connectionString: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ column: string; rule: string; is_nullable: boolean; has_default: boolean }>(`
      select format('%s.%s', table_of.relname, attribute.attname) as column, pg_get_constraintdef(rule.oid) as rule, not attribute.attnotnull as is_nullable, attribute.atthasdef as has_default
      from pg_constraint rule join pg_class table_of on table_of.oid = rule.conrelid join pg_namespace schema_of on schema_of.oid = table_of.relnamespace
      join pg_attribute attribute on attribute.attrelid = rule.conrelid and attribute.attnum = rule.conkey[1]
      where rule.contype = 'c' and cardinality(rule.conkey) = 1 and schema_of.nspname = 'public' and attribute.atttypid = 'text'::regtype
      order by 1`)
    const lists = rows.flatMap(({ column, rule, is_nullable: isNullable, has_default: hasDefault }) => {
      const [, words] = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(rule) ?? []
      if (words === undefined) return []
      const union = [...words.replaceAll('::text', '').split(', ').toSorted(), ...(isNullable ? ['null'] : [])].join(
        ' | ',
      )
      return [[column, hasDefault ? `Generated<${union}>` : union] as const]
    })
    return Object.fromEntries(lists)
  } finally {
    await client.end()
  }
}

/**
 * A view's columns all look nullable to PostgreSQL. Those that show the rows of one table that still stand have that table's types, without
 * the columns that tell of the others.
 */
function typeStandingRows(file: string): void {
  let types = readFileSync(file, 'utf8')
  for (const [view, table, hidden] of [
    ['Distribution', 'FixedDistribution', ['reversed_at', 'correction_id']],
    ['DistributionShare', 'FixedDistributionShare', ['reversed_at']],
  ] as const) {
    const columns = new RegExp(`export interface ${view} \\{[^}]*\\}`)
    if (!columns.test(types)) throw new Error(`the database has no view for ${view}`)
    types = types.replace(
      columns,
      `export type ${view} = Omit<${table}, ${hidden.map((name) => `'${name}'`).join(' | ')}>`,
    )
  }
  writeFileSync(file, types)
}
