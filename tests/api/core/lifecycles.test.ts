import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lifecycles } from '../../../src/domain/lifecycles/all.ts'
import { depositOutcomes } from '../../../src/domain/lifecycles/deposit.ts'
import { fundLifecycle } from '../../../src/domain/lifecycles/fund.ts'
import { investmentLifecycle } from '../../../src/domain/lifecycles/investment.ts'
import { statesOf, stepsOf, type Step } from '../../../src/domain/lifecycles/lifecycle.ts'
import { proposalKinds } from '../../../src/domain/core/proposal-kinds.ts'
import { queueNames } from '../../../src/domain/core/queue-words.ts'
import { INVESTMENT_EVENT_REASON } from '../../../src/domain/back-office/state-words.ts'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase(openPool(testDatabase.connectionString, { max: 1 }))
})
afterAll(async () => {
  await database.destroy()
  await testDatabase.drop()
})

const stored = Object.values(lifecycles).flatMap(({ subject, column, ...lifecycle }) =>
  column === null ? [] : [{ subject, column, ...lifecycle }],
)

const quoted = (text: string | null): string => (text === null ? 'null' : `'${text}'`)
const bySpelling = (one: string, other: string): number => (one < other ? -1 : 1)

/** The statements that bring the database's steps of a subject to the lifecycle's. */
function missingStatements(subject: string, declared: readonly Step[], known: readonly Step[]): string[] {
  const without = (steps: readonly Step[], others: readonly Step[]) =>
    steps.filter((step) => !others.some(({ from, to }) => from === step.from && to === step.to))
  return [
    ...without(declared, known).map(
      ({ from, to }) =>
        `insert into legal_transition (subject, from_status, to_status) values ('${subject}', ${quoted(from)}, ${quoted(to)});`,
    ),
    ...without(known, declared).map(
      ({ from, to }) =>
        `delete from legal_transition where subject = '${subject}' and from_status is not distinct from ${quoted(from)} and to_status = ${quoted(to)};`,
    ),
  ].toSorted(bySpelling)
}

/** The values that a check of the column allows, none where there is no such check. */
async function allowedValues(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`.execute(
    database,
  )
  const list = new RegExp(`^CHECK \\(\\(${column} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`)
  const found = rows.map(({ definition }) => list.exec(definition)?.[1]).find((values) => values !== undefined)
  return [...(found ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value ?? '')
}

/** The statement that brings a column's check to a list; none where it is the list already. */
async function missingCheck(table: string, column: string, values: readonly string[]): Promise<string[]> {
  const allowed = await allowedValues(table, column)
  if (values.toSorted().join() === allowed.toSorted().join()) return []
  const name = `${table}_${column}_check`
  return [
    `alter table ${table} drop constraint ${name}, add constraint ${name} check (${column} in (${values.map(quoted).join(', ')}));`,
  ]
}

test.each(stored)('the database makes the steps of $subject and no other', async ({ subject, ...lifecycle }) => {
  const { rows } = await sql<Step>`
    select from_status as "from", to_status as "to" from legal_transition where subject = ${subject}`.execute(database)
  // What stands here goes into the next migration, as it is.
  expect(missingStatements(subject, stepsOf(lifecycle), rows)).toEqual([])
})

test.each(stored)(
  'the database knows the states of $subject and no other',
  async ({ subject, column, ...lifecycle }) => {
    expect(await missingCheck(subject, column, statesOf(lifecycle))).toEqual([])
  },
)

test.each(stored)('a step of $subject is judged', async ({ subject, column }) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = ${subject}::regclass and tgname = 'legal_transition'`.execute(
    database,
  )
  expect(rows.map(({ definition }) => definition)).toEqual([
    expect.stringMatching(new RegExp(`BEFORE UPDATE .*check_legal_transition\\('${column}'\\)$`)),
  ])
})

test('the database knows steps of no other subject', async () => {
  const { rows } = await sql<{
    subject: string
  }>`select distinct subject from legal_transition order by subject`.execute(database)
  expect(rows.map(({ subject }) => subject)).toEqual(stored.map(({ subject }) => subject).toSorted())
})

test('every status column has a lifecycle', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('status', 'bank_status')`.execute(database)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    stored.map(({ subject, column }) => `${subject}.${column}`).toSorted(),
  )
})

/** Beside the states: the code's lists by the columns that hold a word of them. tests/api/core/state-words.test.ts has those with words of their own. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'investment_event.from_status': statesOf(investmentLifecycle),
  'investment_event.to_status': statesOf(investmentLifecycle),
  'investment_event.reason': Object.keys(INVESTMENT_EVENT_REASON),
  'proposal.kind': proposalKinds,
  'queue_duty.queue': queueNames,
}

test.each(Object.entries(lists))('%s holds a word of its list and no other', async (name, values) => {
  const [table = '', column = ''] = name.split('.')
  // What stands here goes into the next migration, as it is.
  expect(await missingCheck(table, column, values)).toEqual([])
})

test('a deposit has an outcome of the list', async () => {
  expect((await allowedValues('deposit', 'outcome')).toSorted()).toEqual(Object.keys(depositOutcomes).toSorted())
})

test('the recorded steps of a fund are events of its life, corrections, or its end in the books', async () => {
  const known = await allowedValues('fund_event', 'event')
  expect(known.filter((event) => !Object.hasOwn(fundLifecycle.events, event)).toSorted()).toEqual([
    'distribution_reversed',
    'operation_corrected',
    'wound_up',
  ])
})
