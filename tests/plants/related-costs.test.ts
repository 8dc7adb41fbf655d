import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  bank,
  idOf,
  of,
  off,
  on,
  openPlantWorld,
  rentOf,
  stands,
  type Act,
  type Line,
  type PlantWorld,
} from '../support/plants.ts'

// What a closing says of costs that went to the operator and related parties is what its lines say, in whatever order they are written.

let plants: PlantWorld
let alpha = ''

/** What else these rows need has plants of its own: also that nothing is booked into days that are closed. */
const tables = [
  'period_closing',
  'journal_entry',
  'statement_explanation',
  'fund_line',
  'fund_line_part',
  'fund_period',
  'fixed_distribution',
]
const rules: [rule: string, table: string][] = [
  ['related_costs_are_kept', 'period_closing'],
  ['related_costs_of_lines', 'period_closing'],
  ['related_costs_of_entry', 'journal_entry'],
  ['related_costs_of_payee', 'fund_line'],
]
const alone = [
  ...tables.map((table) => off('user', table)),
  off('in_open_month', 'posting'),
  ...rules.map(([rule, table]) => on(rule, table)),
]

beforeAll(async () => {
  plants = await openPlantWorld()
  ;({ alpha } = plants)
  const owner = (statement: string): Act => ({ byOwner: statement })
  await plants.commit([
    owner(
      `insert into bank_balance (real_account_id, item_key, balance, read_at) values ('company', null, 0, '2026-06-01'), ('company', 'repaired', -5000, '2026-07-01')`,
    ),
    owner(`insert into bank_statement_line (id, bank_balance_id, real_account_id, item_key, amount, transacted_on) overriding system value
      select 9001, max(id), 'company', 'repaired', -5000, '2026-07-01' from bank_balance;
      insert into bank_line (id, real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at) overriding system value
      values (9001, 'company', 'repaired', -5000, '2026-07-01', '2026-07-01', '', '2026-07-01')`),
    owner(off('line_behind_entry')),
    rentOf(alpha, 40_000),
    owner(on('line_behind_entry')),
  ])
})
afterAll(() => plants.close())

const closing = (): string => `
  insert into fund_period (fund_id, number, start_on, end_on, is_last) values (${idOf(alpha)}, 1, '2026-04-01', '2026-09-30', false);
  insert into fixed_distribution (id, fund_id, period_number, total_dividend, redeems, payday, fixed_at) overriding system value
    values (9001, ${idOf(alpha)}, 1, 0, false, '2026-10-30', '2026-10-05');
  insert into period_closing (id, fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at, related_costs)
    overriding system value values (9001, ${idOf(alpha)}, 1, 40000, 0, 5000, 0, 0, 0, 0, 0, 0, 0, 0, 9001, '2026-10-05', 0)`
const entry = (kind: string, key: string, day: string, lines: Line[]): string => `
  insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values ('${kind}', '${key}', '-', '${day}', '2026-11-10');
  insert into posting (entry_id, book, account_kind, account_ref, amount)
    select entry.id, line.* from journal_entry entry,
      (values ${lines.map(([book, account, reference, amount]) => `('${book}', '${account}', '${reference}', ${amount}::bigint)`).join(', ')}) line
    where entry.idempotency_key = '${key}'`
const cost = () =>
  entry('outgoing_line', 'repair', '2026-07-01', [
    of(alpha, 'cost', 'repair', 5_000),
    bank(alpha, -5_000),
    bank('unassigned', 5_000),
    of('unassigned', 'unexplained', '', -5_000),
  ])
const closed = () =>
  entry('period_closed', 'period-closed:9001', '2026-09-30', [
    of(alpha, 'rent_income', '', 40_000),
    of(alpha, 'cost', 'repair', -5_000),
    of(alpha, 'undistributed', '', -35_000),
  ])
const payee = (counterparty = 'related_party') => `
  insert into statement_explanation (id, statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, journal_entry_id) overriding system value
    select 9001, 9001, 'fund', '-', (select min(id) from member), '2026-07-02', 9001, id from journal_entry where idempotency_key = 'repair';
  insert into fund_line (explanation_id, counterparty, paid_by) values (9001, '${counterparty}', 'fund');
  insert into fund_line_part (explanation_id, fund_id, kind, cost_kind, amount) values (9001, ${idOf(alpha)}, 'cost', 'repair', -5000)`

const others = /closing 9001: its costs to related parties are others/
const without = (...names: string[]) => [
  ...alone,
  ...rules.filter(([rule]) => names.includes(rule)).map(([rule, table]) => off(rule, table)),
]

it('a closing that took its costs as they are classified stands, whatever else is written with it', async () => {
  for (const whom of ['related_party', 'third_party'])
    expect(await plants.plant([cost(), payee(whom), closing(), closed()], alone)).toBe(stands)
})

it('a closing that was written before a cost that its entry took says too little', async () => {
  const acts = [[closing(), cost(), payee(), closed()].join(';')]
  expect(await plants.plant(acts, alone)).toMatch(others)
  expect(
    await plants.plant(acts, without('related_costs_of_lines', 'related_costs_of_entry', 'related_costs_of_payee')),
  ).toBe(stands)
})

it('one that had itself checked before its entry was written is compared with that', async () => {
  const acts = [closing(), cost(), payee(), closed()]
  expect(await plants.plant(acts, alone)).toMatch(others)
  expect(await plants.plant(acts, without('related_costs_of_entry'))).toBe(stands)
})

it('whom a cost went to is not written down after the closing that took it as paid to nobody known', async () => {
  const acts = [cost(), closing(), closed(), payee()]
  expect(await plants.plant(acts, alone)).toMatch(others)
  expect(await plants.plant(acts, without('related_costs_of_payee'))).toBe(stands)
})
