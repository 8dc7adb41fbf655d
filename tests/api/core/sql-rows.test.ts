import ts from 'typescript'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { isTest, readSources } from '../../tooling/rules/sources.ts'

// A row typed by hand (sql<Row>`...`) is what PostgreSQL answers: the statement is executed with nothing in its places, and the names and types of
// its columns are compared with the row. Where a place holds a piece of SQL, PostgreSQL refuses the statement, and nothing is compared.

interface TypedStatement {
  place: string
  text: string
  places: number
  row: ReadonlyMap<string, TypedColumn>
}

interface TypedColumn {
  /** undefined for a type that is not written out there. */
  type: string | undefined
  /** Whether null stands beside it; a named type may hold it unseen. */
  mayBeNull: boolean
}

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

function statementsOf(path: string, text: string): TypedStatement[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: TypedStatement[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql' && node.typeArguments?.[0] !== undefined) {
      const row = rowOf(source, node.typeArguments[0])
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      if (row !== null) found.push({ place: `${path}:${line}`, ...textOf(node.template), row })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(template: ts.TemplateLiteral): { text: string; places: number } {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return { text: template.text, places: 0 }
  const parts = template.templateSpans.map(({ literal }, at) => `$${at + 1}${literal.text}`)
  return { text: template.head.text + parts.join(''), places: parts.length }
}

/** The members of a row's type; null where it is not written in this file. */
function rowOf(source: ts.SourceFile, type: ts.TypeNode): TypedStatement['row'] | null {
  if (ts.isTypeLiteralNode(type)) return membersOf(type.members)
  if (!ts.isTypeReferenceNode(type)) return null
  const declared = source.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name, heritageClauses }) => name.text === type.typeName.getText() && heritageClauses === undefined)
  return declared === undefined ? null : membersOf(declared.members)
}

const membersOf = (members: ts.NodeArray<ts.TypeElement>) =>
  new Map(
    members.filter(ts.isPropertySignature).map(({ name, type }) => {
      const text = type?.getText() ?? ''
      const mayBeNull = /\|\s*null\b|\bnull\s*\|/.test(text)
      return [ts.isStringLiteral(name) ? name.text : name.getText(), { type: plainType(text), mayBeNull }]
    }),
  )

/** number, string, boolean or Date, or null beside it; undefined for what has a name of its own. */
function plainType(text: string): string | undefined {
  const parts = text.split('|').map((part) => part.trim())
  const [one, ...others] = new Set(
    parts.filter((part) => part !== 'null').map((part) => (/^'.*'$/.test(part) ? 'string' : part)),
  )
  return others.length === 0 && one !== undefined && ['number', 'string', 'boolean', 'Date'].includes(one)
    ? one
    : undefined
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
  ],
  'a party with a name is one that operators wrote down': [
    'src/features/funds/property/list-parties-without-kana.ts recordedAt',
  ],
  'compared with a value': [
    'src/features/investing/application/earlier-applications.ts idempotency_key',
    'src/features/investing/investment/load-substitutes.ts application_id',
    'src/features/treasury/accrual/list-prepaid.ts costKind',
  ],
  'written by the statement itself': [
    'src/features/investing/lottery/draw-lottery.ts id',
    'src/features/investing/renewal/turn-terms.ts leaves',
  ],
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

/** The columns that a statement answers with; null where PostgreSQL does not take it like this. */
async function describe({ text, places }: TypedStatement): Promise<ReadonlyMap<string, AnsweredColumn> | null> {
  await client.query('begin')
  try {
    const { fields } = await client.query(
      text,
      Array.from({ length: places }, () => null),
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
  new RegExp(String.raw`(?:\$\d+|null)(?: end)? as "?${name}\b`).test(text)

function differences({ place, text, row }: TypedStatement, answered: ReadonlyMap<string, AnsweredColumn>): string[] {
  const missing = [...row.keys()].filter((name) => !answered.has(name)).map((name) => `${place} has no ${name}`)
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

/** Of a statement that cannot be executed without its pieces of SQL: what its row has and its text does not name. */
const unnamed = ({ place, text, row }: TypedStatement): string[] =>
  /^\s*\$\d+|\.\*|select (?:\*|\$)|, \$\d+\s+from/.test(text)
    ? []
    : [...row.keys()]
        .filter((name) => !new RegExp(String.raw`\b${name}\b`).test(text))
        .map((name) => `${place} does not name ${name}`)

test('rows that are typed by hand are what the database answers', { timeout: 60_000 }, async () => {
  const statements = readSources('src')
    .filter((file) => !isTest(file))
    .flatMap(({ path, text }) => statementsOf(path, text))
  const wrong: string[] = []
  let compared = 0
  for (const statement of statements) {
    const answered = await describe(statement)
    if (answered === null) {
      wrong.push(...unnamed(statement))
      continue
    }
    compared += 1
    wrong.push(...differences(statement, answered))
  }
  expect(wrong.toSorted()).toEqual(Object.values(neverNull).flat().toSorted())
  // PostgreSQL refuses the others without their pieces of SQL: they are not compared, and become no more.
  expect(statements.length - compared).toBeLessThanOrEqual(41)
})
