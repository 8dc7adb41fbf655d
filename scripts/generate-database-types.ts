import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../src/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start.ts'
import { projectFolder } from '../src/platform/project-folder.ts'

/** Writes src/platform/database/types.ts from the migrations, by way of a throw-away PostgreSQL. */
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
      '--exclude-pattern=schema_migration',
    ],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
  if (status === 0) typeStandingRows(path.join(projectFolder, 'src/platform/database/types.ts'))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
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
    types = types.replace(columns, `export type ${view} = Omit<${table}, ${hidden.map((name) => `'${name}'`).join(' | ')}>`)
  }
  writeFileSync(file, types)
}
