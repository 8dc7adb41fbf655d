import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { keptPaper } from '../support/appraisal-paper.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { openFundLineWorld, type FundLineWorld } from '../support/fund-line-world.ts'
import { enterDays, liveUntil, smallFund } from '../support/operation-world.ts'
import { decided, of, off, openPlanter, stands, type Planter, newestPeriod, periodOf } from '../support/plants.ts'

// A fund owes what two people have recorded and a line has brought, and no investor is paid with it, also past every use case.

let world: FundLineWorld
let plants: Planter
let fundId: Id<'fund'>
let own: `fund:${number}`
let paper: string
let part: string
const plan = [{ dueOn: '2026-09-30', principal: 100_000, interest: 1_000 }]
beforeAll(async () => {
  world = await openFundLineWorld()
  fundId = await smallFund(world)
  own = `fund:${fundId}`
  world.ofFund(fundId)
  paper = await keptPaper(world.services)
  await world.investor({ amount: 800_000, paysIn: 800_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
  await changeFundUnseen(world.database, fundId, {
    disclosure: JSON.stringify({ borrowing: '銀行から借り入れます。' }),
  })
  await world.classified('rent', 300_000)
  const recorded = await world.ask('mutation ($input: LoanInput!) { proposeLoan(input: $input) { id } }', {
    input: {
      project_id: String(fundId),
      lender: '東西銀行',
      lender_kind: 'bank',
      is_related: false,
      amount: 100_000,
      rate_bp: 200,
      contracted_on: '2026-06-01',
      matures_on: '2026-09-30',
      plan: [{ due_on: '2026-09-30', principal: 100_000, interest: 1_000 }],
      contract_sha256: paper,
      reason: '修繕のため',
    },
  })
  expect(await world.agree(recorded.id)).toEqual({ ok: true })
  const [{ id }] = await world.ask('{ adminLoans { id } }')
  await world.classified('loan', 60_000, { loan_id: id })
  part = id
  plants = await openPlanter(world.services.config.DATABASE_URL)
}, 60_000)
afterAll(async () => {
  await plants.close()
  await world.close()
})

const content = (more: Record<string, unknown> = {}) => ({
  fundId: Number(fundId),
  lender: '南北銀行',
  lenderKind: 'bank',
  isRelated: false,
  amount: 100_000,
  rateBp: 200,
  contractedOn: '2026-06-01',
  maturesOn: '2026-09-30',
  contractSha256: paper,
  plan,
  ...more,
})
const byTwo = (kind = 'fund.loan', more: Record<string, unknown> = {}) => ({
  byOwner: decided([world.maker.memberId, world.checker.memberId], { id: 900, kind, content: content(more) }),
})
/** The loan waits for its plan: the rule is asked with that. */
const record = (principal = 100_000, rate = 200) => [
  { byOwner: off('loan_by_two', 'loan') },
  `insert into loan (id, fund_id, lender, lender_kind, is_related, amount, rate_bp, contracted_on, matures_on, contract_sha256, reason, proposal_id, decided_by, decided_at)
    overriding system value select 500, ${fundId}, '南北銀行', 'bank', false, 100000, ${rate}, '2026-06-01', '2026-09-30', '${paper}', 'x', 900, min(id), now() from member`,
  `insert into loan_instalment (loan_id, due_on, principal, interest) values (500, '2026-09-30', ${principal}, 1000)`,
]
/** A part more, in the explanation of the line that drew. */
const more = (
  amount: number,
  id = part,
): string => `insert into fund_line_part (explanation_id, fund_id, kind, amount, loan_id)
  select explanation_id, fund_id, 'loan', ${amount}, ${id} from fund_line_part where kind = 'loan' limit 1`

it.each<[string, () => Parameters<Planter['plant']>[0], RegExp | string]>([
  ['by two, as decided', () => [byTwo(), ...record()], stands],
  ['that nobody decided', () => [byTwo('fund.accrual'), ...record()], /two people have not decided on it/],
  ['at another rate', () => [byTwo(), ...record(100_000, 201)], /two people have not decided on it/],
  ['of another sum', () => [byTwo('fund.loan', { amount: 100_001 }), ...record()], /two people have not decided on it/],
  ['with another plan', () => [byTwo(), ...record(99_999)], /two people have not decided on it/],
  [
    'that its plan does not repay',
    () => [byTwo('fund.loan', { plan: [{ ...plan[0], principal: 99_999 }] }), ...record(99_999)],
    /does not repay it/,
  ],
  [
    'of a fund whose contract allows none',
    () => [
      {
        byOwner: `set local session_replication_role = replica; update fund set disclosure = '{"borrowing":"借入れは行いません。"}' where id = ${fundId}; set local session_replication_role = origin`,
      },
      byTwo(),
      ...record(),
    ],
    /allows none/,
  ],
  [
    'an instalment more',
    () => [`insert into loan_instalment values (${part}, '2026-08-31', 1, 0)`],
    /two people have not decided/,
  ],
  ['changed', () => [`update loan set rate_bp = 0`], /may only be taken back, once/],
  [
    'taken back with a line',
    () => [byTwo(), `update loan set withdrawn_at = now(), withdrawal_proposal_id = 900 where id = ${part}`],
    /a line names it/,
  ],
  ['drawn beyond its sum', () => [more(40_001)], /more is drawn than its sum/],
  ['repaid beyond what is owed', () => [more(-60_001)], /more repaid than is owed/],
  [
    'on the account without a line',
    () => [
      {
        kind: 'income_line',
        key: 'fund-line:424242',
        on: '2026-06-15',
        lines: [of(own, 'loan', '', -1_000), of('unassigned', 'suspense', '', 1_000)],
      },
    ],
    /./,
  ],
  [
    'owed while the principal is fixed to go back',
    () => [
      { byOwner: off('loan_before_principal', 'fixed_distribution') },
      `${periodOf(fundId)}; insert into fixed_distribution (fund_id, period_number, total_dividend, redeems, payday, fixed_at) values (${fundId}, ${newestPeriod(fundId)}, 0, true, '2026-11-30', now())`,
    ],
    stands,
  ],
  [
    'owed, and the principal fixed all the same',
    () => [
      `${periodOf(fundId)}; insert into fixed_distribution (fund_id, period_number, total_dividend, redeems, payday, fixed_at) values (${fundId}, ${newestPeriod(fundId)}, 0, true, '2026-11-30', now())`,
    ],
    /owes a loan/,
  ],
])('a loan %s', async (_name, acts, said) => {
  expect(await plants.plant(acts())).toMatch(said)
})
