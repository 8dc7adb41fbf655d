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
  /** What each column is typed as; undefined for a type that is not written out there. */
  row: ReadonlyMap<string, string | undefined>
}

let testDatabase: TestDatabase
let client: pg.Client
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  client = new pg.Client({ connectionString: testDatabase.connectionString })
  await client.connect()
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
    members
      .filter(ts.isPropertySignature)
      .map(({ name, type }) => [
        ts.isStringLiteral(name) ? name.text : name.getText(),
        plainType(type?.getText() ?? ''),
      ]),
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

/** The columns that a statement answers with; null where PostgreSQL does not take it like this. */
async function describe({ text, places }: TypedStatement): Promise<ReadonlyMap<string, string | undefined> | null> {
  await client.query('begin')
  try {
    const { fields } = await client.query(
      text,
      Array.from({ length: places }, () => null),
    )
    return new Map(fields.map(({ name, dataTypeID }) => [name, ofDriver[dataTypeID]]))
  } catch {
    return null
  } finally {
    await client.query('rollback')
  }
}

/** Whether a column is a place or null by itself: it has no type when nothing stands in it. */
const isUntyped = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?:\$\d+|null) as "?${name}\b`).test(text)

function differences(
  { place, text, row }: TypedStatement,
  answered: ReadonlyMap<string, string | undefined>,
): string[] {
  const missing = [...row.keys()].filter((name) => !answered.has(name)).map((name) => `${place} has no ${name}`)
  const untold = [...answered.keys()]
    .filter((name) => !row.has(name))
    .map((name) => `${place} answers with ${name} too`)
  const others = [...row].flatMap(([name, type]) => {
    const given = answered.get(name)
    return type === undefined || given === undefined || given === type || isUntyped(text, name)
      ? []
      : [`${place} ${name}: ${type}, but ${given}`]
  })
  return [...missing, ...untold, ...others]
}

test('rows that are typed by hand are what the database answers', { timeout: 60_000 }, async () => {
  const statements = readSources('src')
    .filter((file) => !isTest(file))
    .flatMap(({ path, text }) => statementsOf(path, text))
  const wrong: string[] = []
  let compared = 0
  for (const statement of statements) {
    const answered = await describe(statement)
    if (answered === null) continue
    compared += 1
    wrong.push(...differences(statement, answered))
  }
  expect(wrong).toEqual([])
  // PostgreSQL refuses the others without their pieces of SQL: they are not compared, and become no more.
  expect(statements.length - compared).toBeLessThanOrEqual(41)
})
