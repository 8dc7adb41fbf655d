import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  approved,
  bank,
  declared,
  fixed,
  idOf,
  of,
  off,
  openPlantWorld,
  own,
  rentOf,
  stands,
  type Act,
  type Entry,
  type PlantWorld,
} from '../support/plants.ts'

// Ways in which a dividend could be paid with other money than its fund has earned, each written past all use cases by the role of the product, which may
// write whatever it likes: the database refuses it at commit. So that none is refused by accident, each is planted a second time without the rule that it is
// said to meet, and then it stands.

let plants: PlantWorld
let [alpha, beta, investor, late, waiting] = ['', '', '', '', '']

beforeAll(async () => {
  plants = await openPlantWorld()
  ;({ alpha, beta, investor, late, waiting } = plants)
})
afterAll(() => plants.close())

/** The first period of Alpha, April to September, is closed with a distribution of nothing. Its rents stand on no line here: that rule has plants of its own. */
const closedPeriod = (): Act[] => [
  { byOwner: off('line_behind_entry') },
  rentOf(alpha, 10_000),
  `insert into fund_period (fund_id, number, start_on, end_on, is_last, closed_on) values (${idOf(alpha)}, 1, '2026-04-01', '2026-09-30', false, '2026-10-05');
   insert into fixed_distribution (fund_id, period_number, total_dividend, redeems, payday, fixed_at) values (${idOf(alpha)}, 1, 0, false, '2026-10-30', '2026-10-05');
   insert into period_closing (fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at)
   select fund_id, 1, 10000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, id, fixed_at from fixed_distribution where fund_id = ${idOf(alpha)} and period_number = 1`,
  closing(10_000, '2026-09-30'),
]

/** Rents that become the fund's result on a day. */
const closing = (yen: number, on: string): Entry => ({
  kind: 'period_closed',
  on,
  lines: [of(alpha, 'rent_income', '', yen), of(alpha, 'undistributed', '', -yen)],
})

/** What the operator has paid for Alpha out of his own; the rule of lines has plants of its own. */
const advanced = (yen: number): Act[] => [
  { byOwner: off('line_behind_entry') },
  {
    kind: 'operator_paid_cost',
    lines: [
      of(alpha, 'cost', 'repair', yen),
      of(alpha, 'owed_to_operator', '', -yen),
      of('operator', 'advanced', idOf(alpha), yen),
      bank('operator', -yen),
      bank('unassigned', yen),
      ['unassigned', 'unexplained', '', -yen],
    ],
  },
]
const repaid = (yen: number): Entry => ({
  kind: 'operator_repaid',
  lines: [
    of(alpha, 'owed_to_operator', '', yen),
    bank(alpha, -yen),
    bank('operator', yen),
    of('operator', 'advanced', idOf(alpha), -yen),
  ],
})
const soldToOperator = (yen: number): Entry => ({
  kind: 'sold_to_operator',
  key: 'sold-to-operator:77',
  lines: [bank(alpha, yen), of(alpha, 'sale_proceeds', '', -yen), own(yen), bank('operator', -yen)],
})

/** What is owed and paid stands on no distribution here, and what passes on no proposal: those rules have plants of their own. */
const elsewhere = [
  'given_as_earned',
  'declared_is_paid_in',
  'declared_as_published',
  'distributions_tied',
  'of_proposal',
  'taken_as_paid',
].map((rule) => off(rule))
const plant = (acts: readonly Act[], without: readonly string[] = []): Promise<string> =>
  plants.plant(acts, [...elsewhere, ...without])

/** The rules by what takes them away. */
const rules = {
  wall: off('wall'),
  cashBetweenBooks: off('cash_between_books'),
  balanced: off('balanced', 'posting'),
  byRule: off('by_rule', 'posting'),
  inOpenMonth: off('in_open_month', 'posting'),
  closedWhole: off('closed_whole'),
  closedStays: off('closed_stays', 'fund_period'),
  lineBehindEntry: off('line_behind_entry'),
  planned: off('planned'),
  accrued: off('accrued'),
  earned: off('earned'),
  heldForOthers: off('held_for_others'),
  soldAsDealt: off('sold_as_dealt'),
  operatorsShare: off('operators_share'),
  wallOfAdvances: off('wall_of_advances'),
  once: 'alter table journal_entry drop constraint journal_entry_idempotency_key_key',
} as const

interface Plant {
  what: string
  /** The last of them is the plant, the others are how it comes to it. */
  entries: () => Act[]
  refusal: RegExp
  /** What it meets: without them it stands. */
  by: (keyof typeof rules)[]
}

const planted: Plant[] = [
  {
    what: 'deposits of the same fund',
    entries: () => [approved(alpha, investor, 10_000)],
    refusal: /lacks 10000 yen/,
    by: ['wall'],
  },
  {
    what: 'capital before the start',
    entries: () => [fixed(beta, waiting, 10_000), approved(beta, waiting, 10_000)],
    refusal: /lacks 10000 yen/,
    by: ['wall'],
  },
  {
    what: 'the cash of another fund',
    entries: () => [
      {
        kind: 'payout_approved',
        lines: [of(alpha, 'payable', investor, 10_000), of(beta, 'in_flight', '77', -10_000)],
      },
    ],
    refusal: /book fund:\d+ lacks 10000 yen/,
    by: ['balanced', 'wall'],
  },
  {
    what: 'money from fund to fund, and no deal between them',
    entries: () => [
      {
        kind: 'operation_undone',
        lines: [
          of(beta, 'deployed', waiting, 10_000),
          bank(beta, -10_000),
          bank(alpha, 10_000),
          of(alpha, 'fill_in', '', -10_000),
        ],
      },
    ],
    refusal: /10000 yen of one fund for another/,
    by: ['cashBetweenBooks'],
  },
  {
    what: 'capital that is tied in the fund which buys',
    entries: () => [
      { byOwner: off('property_as_dealt') },
      {
        kind: 'property_bought',
        lines: [of(beta, 'property', '', 10_000), bank(beta, -10_000), bank('operator', 10_000), own(-10_000)],
      },
    ],
    refusal: /book fund:\d+ lacks 10000 yen/,
    by: ['wall'],
  },
  {
    what: 'money of the operator that is not there',
    entries: () => [
      {
        kind: 'declared_income',
        lines: [
          bank(alpha, 400_000),
          of(alpha, 'declared_income', '', -400_000),
          own(400_000),
          bank('operator', -400_000),
        ],
      },
    ],
    refusal: /segregation lacks 100000 yen/,
    by: ['wall'],
  },
  {
    what: 'one yen more than the fund has earned',
    entries: () => [
      fixed(alpha, investor, 1),
      {
        kind: 'declared_income',
        lines: [bank(alpha, 10_000), of(alpha, 'declared_income', '', -10_000), own(10_000), bank('operator', -10_000)],
      },
      approved(alpha, investor, 10_001),
    ],
    refusal: /lacks 1 yen/,
    by: ['wall'],
  },
  ...(['deployed', 'capital', 'deposit'] as const).map((account): Plant => ({
    what: `a dividend that is booked out of ${account}`,
    entries: () => [
      {
        kind: 'distribution_fixed',
        lines: [
          of(alpha, account, account === 'deposit' ? late : investor, 10_000),
          of(alpha, 'payable', investor, -10_000),
        ],
      },
    ],
    refusal: new RegExp(`no rule for 10000 yen on ${account}`),
    by: ['byRule'],
  })),
  {
    what: 'a dividend that is booked out of the bank',
    entries: () => [
      { kind: 'distribution_fixed', lines: [bank(alpha, 10_000), of(alpha, 'payable', investor, -10_000)] },
    ],
    refusal: /no rule for 10000 yen on bank/,
    by: ['byRule'],
  },
  {
    what: 'income without a line of the bank',
    entries: () => [
      { kind: 'declared_income', lines: [bank(alpha, 10_000), of(alpha, 'declared_income', '', -10_000)] },
    ],
    refusal: /10000 yen at the bank without a line/,
    by: ['cashBetweenBooks'],
  },
  {
    what: 'rent that no line of the bank was explained to be',
    entries: () => [rentOf(alpha, 10_000)],
    refusal: /no line of the bank was explained so/,
    by: ['lineBehindEntry'],
  },
  {
    what: 'income that is recorded for a period after its closing',
    entries: () => [...closedPeriod(), rentOf(alpha, 10_000)],
    refusal: /its calculation period is closed in book/,
    by: ['inOpenMonth'],
  },
  {
    what: 'a closed period that is open again',
    entries: () => [...closedPeriod(), `update fund_period set closed_on = null where fund_id = ${idOf(alpha)}`],
    refusal: /period 1 of fund \d+ is closed/,
    by: ['closedStays'],
  },
  {
    what: 'a line of the bank that counts in two periods',
    entries: () => [...closedPeriod(), closing(10_000, '2026-12-31')],
    refusal: /10000 yen of rent_income are closed beside what was booked/,
    by: ['closedWhole'],
  },
  {
    what: 'rents of a period that are not there',
    entries: () => [...closedPeriod(), closing(1, '2026-10-31')],
    refusal: /1 yen of rent_income are closed beside what was booked/,
    by: ['closedWhole'],
  },
  {
    what: 'a reserve that is told as income',
    entries: () => [
      {
        kind: 'period_closed',
        lines: [of(alpha, 'set_aside', '7', 10_000), of(alpha, 'undistributed', '', -10_000)],
      },
    ],
    refusal: /no rule for 10000 yen on set_aside/,
    by: ['byRule', 'closedWhole'],
  },
  {
    what: 'a line of the bank that is another fund’s deposit',
    entries: () => [
      { kind: 'deposit', key: 'deposit:of beta', lines: [bank(alpha, 10_000), of(alpha, 'deposit', waiting, -10_000)] },
    ],
    refusal: /application \d+ is not of book/,
    by: ['byRule'],
  },
  {
    what: 'a line of the bank that counts twice',
    entries: () => [
      { kind: 'deposit', key: 'deposit:late', lines: [bank(alpha, 10_000), of(alpha, 'deposit', late, -10_000)] },
    ],
    refusal: /journal_entry_idempotency_key_key/,
    by: ['once'],
  },
  {
    what: 'a sale that nobody pays for',
    entries: () => [{ kind: 'property_sold', lines: [bank(alpha, 300_000), of(alpha, 'property', '', -300_000)] }],
    refusal: /300000 yen at the bank without a line/,
    by: ['cashBetweenBooks'],
  },
  {
    what: 'principal that is typed as a dividend, with its tax',
    entries: () => [
      {
        kind: 'principal_due',
        lines: [
          of(alpha, 'deployed', investor, 10_000),
          of(alpha, 'payable', investor, -7_958),
          of(alpha, 'withholding_unpaid', investor, -2_042),
        ],
      },
    ],
    refusal: /no rule for -2042 yen on withholding_unpaid/,
    by: ['byRule'],
  },
  {
    what: 'the cash that was to repay the operator, who comes before nobody',
    entries: () => [...advanced(5_000), repaid(5_000)],
    refusal: /book fund:\d+ lacks 5000 yen/,
    by: ['wall', 'wallOfAdvances'],
  },
  {
    what: 'what is left when one person repays the operator',
    entries: () => [...advanced(5_000), rentOf(alpha, 50_000), repaid(5_000)],
    refusal: /two people have not decided to repay the operator/,
    by: ['wallOfAdvances'],
  },
  {
    what: 'a payment that two people have not planned',
    entries: () => [
      {
        kind: 'outgoing_planned',
        lines: [of(alpha, 'earmarked', '7', 10_000), of(alpha, 'set_aside', '7', -10_000)],
      },
    ],
    refusal: /two people have not planned it/,
    by: ['planned', 'wall'],
  },
  {
    what: 'a cost that two people have not counted',
    entries: () => [
      {
        kind: 'cost_accrued',
        key: 'cost-accrued:7',
        lines: [of(alpha, 'cost', 'repair', 10_000), of(alpha, 'accrued_cost', 'repair', -10_000)],
      },
    ],
    refusal: /two people have not decided on it/,
    by: ['accrued'],
  },
  {
    what: 'a rent in advance that never came',
    entries: () => [
      {
        kind: 'rent_earned',
        key: `rent-earned:${idOf(alpha)}:2026-04:third_party`,
        lines: [of(alpha, 'advance_rent', '', 10_000), of(alpha, 'rent_income', '', -10_000)],
      },
    ],
    refusal: /no such rent came in advance/,
    by: ['earned', 'heldForOthers'],
  },
  {
    what: 'a sale to the operator that no deal tells of',
    entries: () => [soldToOperator(10_000)],
    refusal: /deal 77 says otherwise/,
    by: ['soldAsDealt'],
  },
  {
    what: 'a sale to the next fund that no deal tells of',
    entries: () => [
      {
        kind: 'sold_to_fund',
        key: 'sold-to-fund:77',
        lines: [
          bank(alpha, 10_000),
          of(alpha, 'sale_proceeds', '', -10_000),
          of(beta, 'property', '', 10_000),
          bank(beta, -10_000),
        ],
      },
    ],
    refusal: /deal 77 says otherwise/,
    by: ['soldAsDealt', 'wall'],
  },
  {
    what: 'what is left of a late income that the operator took first',
    entries: () => [
      {
        kind: 'distribution_fixed',
        lines: [of(alpha, 'undistributed', '', 10_000), of(alpha, 'operator_share', '', -10_000)],
      },
      {
        kind: 'operator_took_share',
        lines: [
          of(alpha, 'operator_share', '', 10_000),
          bank(alpha, -10_000),
          bank('operator', 10_000),
          of('operator', 'fund_result', '', -10_000),
        ],
      },
    ],
    refusal: /the investors of book fund:\d+ wait for \d+ yen/,
    by: ['operatorsShare', 'wall'],
  },
]

describe('no dividend is paid with', () => {
  it.each(planted)('$what', async ({ entries, refusal, by }) => {
    expect(await plant(entries())).toMatch(refusal)
    expect(
      await plant(
        entries(),
        by.map((rule) => rules[rule]),
      ),
    ).toBe(stands)
  })

  it('and what it has earned is paid', async () => {
    expect(await plant([declared(alpha, 10_000), approved(alpha, investor, 10_000)])).toBe(stands)
  })
})
