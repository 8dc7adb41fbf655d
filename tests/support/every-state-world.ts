import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { auditObjects, machineNames } from '../../src/domain/core/audit-words.ts'
import { jobs } from '../../src/domain/core/jobs.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { storedKinds } from '../../src/ledger/entry-kinds.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { openDepositWorld, openingDay, type DepositWorld } from './deposit-world.ts'
import { addRow, closedYear, fillWithEveryState } from './every-state.ts'

/** What `pattern` finds in the product's features. */
const writtenInCode = (pattern: RegExp): string[] => [
  ...new Set(
    readdirSync('src/features', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(path.join('src/features', file), 'utf8').matchAll(pattern)])
      .map(([, value = '']) => value),
  ),
]

/** Values of columns in which the database allows any text, though the code has a list of them. */
const valuesOfTheCode = {
  'investment_event.actor': [...Object.keys(machineNames), 'operator:1', 'member:1'],
  'journal_entry.kind': storedKinds,
  'proposal.subject': Object.keys(auditObjects).map((kind) => `${kind}:1`),
  'audit_log.action': writtenInCode(/\baction: '([^']+)'/g),
  'audit_log.object_type': Object.keys(auditObjects),
  'audit_log.actor': [...Object.keys(machineNames), 'operator:1', 'member:1'],
} as const

/** The product over a database in which each table has a row for each state, reason, kind and outcome: to read from, never to work with. */
export interface EveryStateWorld extends DepositWorld {
  operator: Viewer
  member: Viewer
  /** What a list of the database or of the code allows, by 'table.column': no reader may ever see one of them. */
  states: ReadonlyMap<string, readonly string[]>
}

export async function openEveryStateWorld(): Promise<EveryStateWorld> {
  const world = await openDepositWorld()
  world.at(openingDay)
  const operator = await world.addMember({ role: 'admin' })
  const member = await world.addMember()
  const investmentId = await world.apply(await world.addFund(), member, 300_000)
  await world.confirm(investmentId, member)
  const states = await fillWithEveryState(world.database, valuesOfTheCode)
  await addWhatGoesTogether(world.database)
  await breakEveryJob(world.database)
  await refuseMails(world.database)
  // The bank's own name of an account, which people read as a number.
  const config = { ...world.services.config, BANK_ACCOUNT_ID: '102010001234' }
  return { ...world, services: { ...world.services, config }, operator, member, states }
}

/** What is read only where rows of several tables say the same. */
async function addWhatGoesTogether(database: Database): Promise<void> {
  // A report to the tax office, and its correction, which is the table's first row.
  await addRow(database, 'tax_year_closing', { number: 0, paper: 'payment_report', reason: '', proposal_id: null })
  await addRow(database, 'tax_year_closing', { paper: 'payment_report' })
  // The fund's dividend is that of its term: it renews itself.
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await connection
      .updateTable('fund')
      .set({ auto_renewal: true })
      .where(sql<boolean>`id = 1`)
      .execute()
    await sql`set session_replication_role = origin`.execute(connection)
  })
  // A dividend that nobody took back, in that year.
  await addRow(database, 'fixed_distribution', {
    fixed_at: `${closedYear}-12-01`,
    reversed_at: null,
    correction_id: null,
    supplements: null,
  })
  const { id } = await database
    .selectFrom('fixed_distribution')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await addRow(database, 'fixed_distribution_share', { distribution_id: id, gross: 60_000, reversed_at: null })
  // A fund in operation, on which its investor is to get a report.
  await addRow(database, 'fund_result', {
    fund_id: 2,
    failed_at: null,
    operation_start_on: '2025-04-01',
    operation_end_on: '2026-03-31',
  })
  await addRow(database, 'investment', { fund_id: 2, status: 'participating' })
  // A fund that bought a part.
  await addRow(database, 'party', { relation: 'fund', fund_id: 1 })
  const { id: buyer } = await database.selectFrom('party').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await addRow(database, 'property_deal', { buyer_id: buyer, struck_by: null })
  // What a fund's book says of its first period.
  for (const kind of ['rent_income', 'cost', 'bank', 'tenant_deposit', 'deployed', 'subordinated'])
    await addRow(database, 'posting', {
      book: 'fund:1',
      account_kind: kind,
      account_ref: kind === 'cost' ? 'repair' : '1',
      effective_at: '2026-04-01T12:00:00+09:00',
    })
  // Fees of which tax was withheld, on a line that nobody classified anew.
  await addRow(database, 'statement_explanation', { corrects: null })
  const { id: explanationId } = await database
    .selectFrom('statement_explanation')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  for (const payee of ['scrivener', 'expert'])
    await addRow(database, 'fund_line_part', {
      explanation_id: explanationId,
      kind: 'fee_tax',
      amount: 10_210,
      fee_payee: payee,
      fee_base: 100_000,
      month: null,
    })
  // An application whose papers were opened before.
  await addRow(database, 'investment_event', { reading_id: 1 })
}

/** Each job of the product has failed for good. */
async function breakEveryJob(database: Database): Promise<void> {
  for (const name of Object.keys(jobs))
    await sql`select graphile_worker.add_job(${name}, '{}'::json, max_attempts => 1)`.execute(database)
  // The queue goes by the machine's clock; a page that shows its times is to read alike in every run.
  await sql`
    update graphile_worker._private_jobs set attempts = 1, last_error = '応答がありません',
      created_at = ${openingDay}, updated_at = ${openingDay}, run_at = ${openingDay}`.execute(database)
}

/** One mail that nobody has looked after, and one that somebody has. */
async function refuseMails(database: Database): Promise<void> {
  await sql`
    update mail_outbox set undeliverable_at = created_at, last_error = '宛先がありません',
      attended_at = case when id % 2 = 0 then created_at end, attended_by = case when id % 2 = 0 then (select min(id) from member) end`.execute(
    database,
  )
}
