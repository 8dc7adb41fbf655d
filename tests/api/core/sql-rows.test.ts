import pg from 'pg'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { sourceOf } from '../../support/typed-sql/declarations.ts'
import { columnsOf, type TypedColumn } from '../../support/typed-sql/row-type.ts'
import { sqlParts } from '../../support/typed-sql/sql-text.ts'
import { isTest, readSources } from '../../tooling/rules/sources.ts'

// A row typed by hand (sql<Row>`...`) is what PostgreSQL answers: the statement is executed with nothing in its places, and the names and types of
// its columns, and whether they take null, are compared with the row. Pieces of SQL that are written out are put in; where another holds a place,
// the statement is tried with pieces that may stand there.

interface TypedStatement {
  place: string
  /** What stands between the places. */
  parts: readonly string[]
  /** null where the row's type is not written out. */
  row: Row | null
}

type Row = ReadonlyMap<string, TypedColumn>

let testDatabase: TestDatabase
let client: pg.Client
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  client = new pg.Client({ connectionString: testDatabase.connectionString })
  await client.connect()
  tableColumns = await readTableColumns()
})
afterAll(async () => {
  await client.end()
  await testDatabase.drop()
})

function statementsOf(file: string): TypedStatement[] {
  const source = sourceOf(file)
  const found: TypedStatement[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql' && node.typeArguments?.[0] !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const parts = sqlParts(node.template)
      if (isStatement(parts)) found.push({ place: `${file}:${line}`, parts, row: columnsOf(node.typeArguments[0]) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** A part of a query of the query builder's is none, nor is a value that a query reads: their types are the query's. */
const isStatement = ([first = '']: readonly string[]): boolean =>
  /^\s*(?:--.*\s+)*(?:select|with|insert|update|delete)\b/.test(first)

/** What may stand in a place: a value, or a piece of SQL (a condition, one that adds nothing, a time, a table, a query, a case). */
const pieces = ['value', 'true', '', 'now()', 'enquiry', 'select 1 as id', `when true then ''`] as const
type Piece = (typeof pieces)[number]

function textWith(parts: readonly string[], chosen: readonly Piece[]): { text: string; values: number } {
  let values = 0
  const filled = chosen.map((piece) => (piece === 'value' ? `$${(values += 1)}` : piece))
  return { text: parts.map((part, at) => part + (filled[at] ?? '')).join(''), values }
}

/** Values everywhere first, then pieces in ever more places: so many at most, where there are more than a few places. */
const mostPieces = 2
const fewPlaces = 4

function* waysOf(places: number): Generator<Piece[]> {
  const allValues = Array.from({ length: places }, (): Piece => 'value')
  for (let count = 0; count <= (places > fewPlaces ? mostPieces : places); count++)
    yield* withPieces(allValues, 0, count)
}

function* withPieces(way: Piece[], from: number, count: number): Generator<Piece[]> {
  if (count === 0) {
    yield way
    return
  }
  for (let at = from; at < way.length; at++)
    for (const piece of pieces.slice(1)) yield* withPieces(way.with(at, piece), at + 1, count - 1)
}

/** What the driver makes of PostgreSQL's types (src/platform/database/connect.ts), by their numbers. */
const ofDriver: Readonly<Record<number, string>> = {
  16: 'boolean',
  20: 'number',
  21: 'number',
  23: 'number',
  701: 'number',
  1700: 'number',
  25: 'string',
  1043: 'string',
  1082: 'string',
  2950: 'string',
  1184: 'Date',
}

interface AnsweredColumn {
  type: string | undefined
  /** Whether the column is one of a table that takes null, or of a table that a left join may leave out. */
  isNullable: boolean
}

/** Columns of tables by the numbers with which PostgreSQL answers them; of a view nothing is known. */
let tableColumns: ReadonlyMap<string, { table: string; column: string; takesNull: boolean }>

async function readTableColumns(): Promise<typeof tableColumns> {
  const { rows } = await client.query<{ key: string; table: string; column: string; takesNull: boolean }>(`
    select table_of.oid || '.' || attribute.attnum as key, table_of.relname as table, attribute.attname as column, not attribute.attnotnull as "takesNull"
    from pg_class table_of join pg_attribute attribute on attribute.attrelid = table_of.oid and attribute.attnum > 0 and not attribute.attisdropped
    where table_of.relnamespace = 'public'::regnamespace and table_of.relkind = 'r'`)
  return new Map(rows.map((row) => [row.key, row]))
}

/** Columns that take null, of rows that never have it there, and why. */
const neverNull: Readonly<Record<string, readonly string[]>> = {
  'a state in which the database asks for it': [
    'src/features/documents/paper-delivery/choose-delivery.ts deadline',
    'src/features/investing/renewal/load-renewals.ts operation_start_on',
    'src/features/funds/track-record/load-track-record.ts started_on',
    'src/features/treasury/withholding/list-fee-tax.ts payee',
    'src/features/treasury/fund-lines/load-line-rules.ts proposalId',
    'src/features/funds/fund/load-supplements.ts payday',
  ],
  'a party with a name is one that operators wrote down': [
    'src/features/funds/property/list-parties-without-kana.ts recordedAt',
  ],
  'compared with a value': [
    'src/features/back-office/dashboard/undelivered-mails.ts undeliverable_at',
    'src/features/investing/application/earlier-applications.ts idempotency_key',
    'src/features/investing/investment/load-substitutes.ts application_id',
    'src/features/treasury/accrual/list-prepaid.ts costKind',
  ],
  'written by the statement itself': [
    'src/features/documents/tax-correction/correct-closed-years.ts member_name',
    'src/features/investing/lottery/draw-lottery.ts id',
    'src/features/investing/renewal/turn-terms.ts leaves',
  ],
}

/** Statements that are not compared, and why. */
const notCompared: Readonly<Record<string, readonly string[]>> = {
  'its table is an argument': ['src/features/core/move.ts'],
  'its columns are read off the list that its row is made of': [
    'src/features/back-office/campaign/campaign.ts',
    'src/features/funds/fund-editing/list-funds.ts',
    'src/features/funds/fund-editing/list-funds.ts',
    'src/features/funds/fund/list-fund-messages.ts',
    'src/features/funds/fund/load-funds.ts',
  ],
  "its row is another query's, of the query builder": ['src/features/funds/fund/list-fund-messages.ts'],
  'its tables are a list': ['src/features/documents/document/kept-files.ts'],
  'its columns are those of one of several registers': ['src/features/documents/document-register/list-register.ts'],
}

/** What a statement says of a column by itself: that it is not null, or that it is of a lateral that always answers. */
function isNullable(text: string, { tableID, columnID }: pg.FieldDef): boolean {
  const known = tableColumns.get(`${tableID}.${columnID}`)
  if (known === undefined) return false
  if (new RegExp(String.raw`\b${known.column} is not null`).test(text)) return false
  const joined = [...text.matchAll(new RegExp(String.raw`(left )?(?:join|from) ${known.table}\b`, 'g'))]
  const isLeft = joined.length > 0 && joined.every(([, left]) => left !== undefined)
  return known.takesNull || isLeft
}

interface Described {
  text: string
  columns: ReadonlyMap<string, AnsweredColumn>
}

/** As PostgreSQL calls a column without a name: a piece that names columns was taken for a value. */
const unnamed = '?column?'

/** The columns that a statement answers with; null where PostgreSQL takes it in no way. */
async function describe(parts: TypedStatement['parts'], row: Row): Promise<Described | null> {
  for (const way of waysOf(parts.length - 1)) {
    const { text, values } = textWith(parts, way)
    const columns = await answerTo(text, values)
    // A piece may name columns: left out, they are missing.
    const isWhole = way.every((piece) => piece === 'value') || [...row.keys()].every((name) => columns?.has(name))
    if (columns !== null && isWhole && !columns.has(unnamed)) return { text, columns }
  }
  return null
}

async function answerTo(text: string, values: number): Promise<Described['columns'] | null> {
  await client.query('begin')
  try {
    const { fields } = await client.query(
      text,
      Array.from({ length: values }, () => null),
    )
    return new Map(
      fields.map((field) => [field.name, { type: ofDriver[field.dataTypeID], isNullable: isNullable(text, field) }]),
    )
  } catch {
    return null
  } finally {
    await client.query('rollback')
  }
}

/** Whether a column is a place or null by itself: it has no type when nothing stands in it. */
const isUntyped = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?:\$\d+|null)\)?(?: end)? as "?${name}\b`).test(text)

function differences(place: string, row: Row, { text, columns: answered }: Described): string[] {
  const missing = [...row]
    .filter(([name, { isOptional }]) => !isOptional && !answered.has(name))
    .map(([name]) => `${place} has no ${name}`)
  const untold = [...answered.keys()]
    .filter((name) => !row.has(name))
    .map((name) => `${place} answers with ${name} too`)
  const others = [...row].flatMap(([name, { type, mayBeNull }]) => {
    const given = answered.get(name)
    if (given === undefined) return []
    const isOther = type !== undefined && given.type !== undefined && given.type !== type && !isUntyped(text, name)
    return [
      ...(isOther ? [`${place} ${name}: ${type}, but ${given.type}`] : []),
      ...(given.isNullable && !mayBeNull ? [`${place.replace(/:\d+$/, '')} ${name}`] : []),
    ]
  })
  return [...missing, ...untold, ...others]
}

test('rows that are typed by hand are what the database answers', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  const open: string[] = []
  for (const { path } of readSources('src').filter((file) => !isTest(file)))
    for (const { place, parts, row } of statementsOf(path)) {
      const answered = row === null ? null : await describe(parts, row)
      if (row === null || answered === null) open.push(path)
      else wrong.push(...differences(place, row, answered))
    }
  expect(wrong.toSorted()).toEqual(Object.values(neverNull).flat().toSorted())
  expect(open.toSorted()).toEqual(Object.values(notCompared).flat().toSorted())
})
