import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNTS, type AccountKind } from '../../src/ledger/chart.ts'
import { ENTRY_KINDS, type EntryKind } from '../../src/ledger/entry-kinds.ts'
import {
  decided,
  idOf,
  off,
  openPlantWorld,
  stands,
  takenBack,
  type Act,
  type Line,
  type PlantWorld,
  newestPeriod,
  periodOf,
} from '../support/plants.ts'

// An exact negative is no reason: an entry is taken back by an act of two people whose record names it, or never.

let plants: PlantWorld
let operators: [number, number]
beforeAll(async () => {
  plants = await openPlantWorld()
  const { world } = plants
  operators = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
})
afterAll(() => plants.close())

const kinds = Object.keys(ENTRY_KINDS) as EntryKind[]
const key = 'planted:taken-back'

/** Any two accounts of one book on which such an entry may stand. */
function linesOf(kind: EntryKind): Line[] {
  const { debit, credit } = ENTRY_KINDS[kind]
  for (const left of debit)
    for (const right of credit) {
      const book = bookOf(left, right)
      if (left !== right && book !== null)
        return [
          [book, left, referenceOf(left), 100],
          [book, right, referenceOf(right), -100],
        ]
    }
  throw new Error(`${kind} has no two accounts of one book`)
}

function bookOf(...accounts: AccountKind[]): string | null {
  const [first, ...others] = [...new Set(accounts.map((kind) => ACCOUNTS[kind].scope))].filter((one) => one !== 'any')
  if (others.length > 0) return null
  return first === undefined || first === 'fund' ? plants.beta : first
}

function referenceOf(kind: AccountKind): string {
  const { ref } = ACCOUNTS[kind]
  const references = {
    none: '',
    real_account: 'company',
    fund: idOf(plants.beta),
    investment: plants.waiting,
    cost_kind: 'repair',
    member: '77',
    payout: '77',
    own_transfer: '77',
    plan: '77',
  }
  return references[ref]
}

/** As it stands in the books, however it came there. */
const standing = (kind: EntryKind, named = key): Act => ({
  byOwner: `set local session_replication_role = replica;
    insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values ('${kind}', '${named}', '-', '2026-11-02', '2026-11-02');
    insert into posting (entry_id, book, account_kind, account_ref, amount, effective_at)
      select entry.id, line.*, entry.effective_at from journal_entry entry,
        (values ${linesOf(kind)
          .map((line) => `(${line.map((part) => (typeof part === 'string' ? `'${part}'` : part)).join(', ')})`)
          .join(', ')}) line
      where entry.idempotency_key = '${named}';
    set local session_replication_role = origin`,
})

/** The rows of a record, whose own rules have plants of their own. */
const rows = (statement: string): Act => ({
  byOwner: `set local session_replication_role = replica; ${statement}; set local session_replication_role = origin`,
})

const rule = 'reversal_has_its_act'
const refused = /no act of two people takes entry \d+ back/

/** These had rules of their own before. */
const ruled: ReadonlyMap<EntryKind, RegExp> = new Map([
  ['owner_found', /two people have not taken it back/],
  ['outgoing_planned', /two people have not given the plan up/],
  ['cost_accrued', /two people have not decided on it/],
  ['deposit_kept', /two people have not decided on it/],
])

describe('nobody takes back by its negative alone', () => {
  it.each(kinds)('a %s', async (kind) => {
    const acts = [standing(kind), takenBack(key)]
    expect(await plants.plant(acts)).toMatch(ruled.get(kind) ?? refused)
    if (!ruled.has(kind)) expect(await plants.plant(acts, [off(rule)])).toBe(stands)
  })

  it('what the bank did, by an act that takes other entries back', async () => {
    const { kind, key: named, content, record } = cases.line_corrected
    expect(
      await plants.plant([
        standing('account_entry', named()),
        ...behind({ kind, content, record }),
        takenBack(named()),
      ]),
    ).toMatch(refused)
  })

  it.each(['books_opened', 'payout', 'refund_paid', 'operator_money'])(
    'a %s of before, with any amounts',
    async (kind) => {
      const acts = [
        rows(`insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at) values ('${kind}', '${key}', '-', '2026-03-31', '2026-03-31');
        insert into posting (entry_id, book, account_kind, account_ref, amount)
          select max(id), 'legacy', unnest(array['bank', 'payable']), '', unnest(array[100, -100]) from journal_entry`),
        `insert into journal_entry (kind, idempotency_key, input_hash, effective_at, recorded_at, reverses, reason, actor)
        select '${kind}_reversed', 'reversal:' || id, '-', effective_at, recorded_at, id, '-', 'operator:1' from journal_entry where idempotency_key = '${key}';
      insert into posting (entry_id, book, account_kind, account_ref, amount)
        select max(id), 'operator', unnest(array['bank', 'own_equity']), unnest(array['company', '']), unnest(array[70000, -70000]) from journal_entry`,
      ]
      expect(await plants.plant(acts)).toMatch(refused)
      expect(await plants.plant(acts, [off(rule)])).toBe(stands)
    },
  )

  it('an entry under the name of another one, whose rules ask for less', async () => {
    const acts = [standing('owner_found'), takenBack(key).replace("kind || '_reversed'", "'fee_reversed'")]
    expect(await plants.plant(acts)).toMatch(/\(fee_reversed\) takes back a owner_found/)
    expect(await plants.plant(acts, [off(rule)])).toBe(stands)
  })
})

interface Case {
  entry: EntryKind
  key: () => string
  /** The proposal. */
  kind: string
  content: () => Record<string, unknown>
  /** The same word about something else. */
  other: () => Record<string, unknown>
  record: () => string
}

const id = 9101
const proposal = 9105

const explanations = (later: string, at = '2026-11-03'): string =>
  `
  insert into statement_explanation (id, statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, journal_entry_id, corrects, proposal_id) overriding system value
    select * from (values
      (${id}, 1, 'fund', '-', 1, '2026-11-02'::timestamptz, 1, (select max(id) from journal_entry), null::bigint, null::bigint),
      (${id + 1}, 1, '${later}', '-', 1, '${at}'::timestamptz, 1, null, ${id}, ${proposal})
    ) explanation`.replace('select earlier.*, proposal from', 'select * from')
const advance = (month: string, counterparty = 'third_party'): string => `
  insert into fund_line (explanation_id, counterparty, paid_by) values (${id}, '${counterparty}', 'fund');
  insert into fund_line_part (explanation_id, fund_id, kind, amount, month) values (${id}, ${idOf(plants.beta)}, 'advance_rent', 100, '${month}')`
const correction = (kind: string): string => `
  insert into performance_correction (id, fund_id, kind, proposal_id, reason, corrected_at) overriding system value
    values (${id}, ${idOf(plants.beta)}, '${kind}', ${proposal}, '-', '2026-11-03')`
const start = (day: string): string => `
  delete from fund_result where fund_id = ${idOf(plants.beta)};
  insert into fund_result (fund_id, operation_start_on) values (${idOf(plants.beta)}, '${day}')`
const distribution = (reversed = true): string => `
  ${periodOf(idOf(plants.beta))};
  insert into fixed_distribution (id, fund_id, period_number, total_dividend, redeems, payday, fixed_at, reversed_at, correction_id) overriding system value
    values (${id}, ${idOf(plants.beta)}, ${newestPeriod(idOf(plants.beta))}, 100, false, '2026-11-30', '2026-11-02', ${reversed ? `'2026-11-03', ${id}` : 'null, null'})`
const deal = (): string => `
  insert into property_deal (id, part_id, kind, settled_on, seller_id, buyer_id, price, price_with_tax, basis, recorded_at, struck_by) overriding system value
    values (${id}, 1, 'sale', '2026-11-02', 1, 2, 100, 100, '-', '2026-11-02', ${proposal})`

const rentEarned = (of: string): string => `rent-earned:${idOf(plants.beta)}:2026-11:third_party:${of}`

/** The same month's rent of the explanation itself, which was earned and taken back; in the list of a closing that stands. */
const takenBackBefore = (of: string, listed = false): string => `
  insert into journal_entry (id, kind, idempotency_key, input_hash, effective_at, recorded_at) overriding system value
    values (${id}, 'rent_earned', '${of}', '-', '2026-11-02', '2026-11-02');
  insert into journal_entry (id, kind, idempotency_key, input_hash, effective_at, recorded_at, reverses, reason, actor) overriding system value
    values (${id + 1}, 'rent_earned_reversed', 'reversal:${id}', '-', '2026-11-02', '2026-11-03', ${id}, '-', 'operator:1')
  ${
    listed
      ? `; insert into period_closing (id, fund_id, number, income, related_income, costs, sale_proceeds, related_sale, sale_cost, loss_carried, loss_left, cap, priority, sale_quarter, distribution_id, closed_at) overriding system value values (${id}, ${idOf(plants.beta)}, 1, 100, 0, 0, 0, 0, 0, 0, 0, 100, 100, 0, 1, now());
    insert into period_line (closing_id, seq, day, amount, kind, payer, salt, hash, entry_id) values (${id}, 1, '2026-11-02', 100, 'rent_income', 'third_party', repeat('0', 32), repeat('0', 64), ${id})`
      : ''
  }`

const cases = {
  line_corrected: {
    entry: 'income_line',
    key: () => 'fund-line:1',
    kind: 'account_entry_correction',
    content: () => ({ explanationId: id, kind: 'suspense' }),
    other: () => ({ explanationId: 1, kind: 'suspense' }),
    record: () => explanations('suspense'),
  },
  line_is_of_a_fund: {
    entry: 'float_out',
    key: () => 'account-entry:1',
    kind: 'fund_line',
    content: () => ({ of: { entryId: null, corrects: id } }),
    other: () => ({ of: { entryId: id, corrects: null } }),
    record: () => explanations('fund'),
  },
  rent_corrected: {
    entry: 'rent_earned',
    key: () => rentEarned(`1:${id}`),
    kind: 'account_entry_correction',
    content: () => ({ explanationId: id, kind: 'suspense' }),
    other: () => ({ explanationId: 1, kind: 'suspense' }),
    record: () => `${explanations('suspense')}; ${advance('2026-11')}`,
  },
  deal_struck: {
    entry: 'property_handed_over',
    key: () => `property-handed-over:${id}`,
    kind: 'property_strike',
    content: () => ({ what: 'deal', id }),
    other: () => ({ what: 'lease', id }),
    record: deal,
  },
  start_corrected: {
    entry: 'operation_started',
    key: () => `operation-started:${idOf(plants.beta)}`,
    kind: 'fund.operation_correction',
    content: () => ({ fundId: Number(idOf(plants.beta)), operationStartOn: '2026-11-10' }),
    other: () => ({ fundId: Number(idOf(plants.beta)), operationStartOn: null, operationEndOn: '2026-11-10' }),
    record: () => `${correction('operation_days')}; ${start('2026-11-10')}`,
  },
  distribution_reversed: {
    entry: 'principal_due',
    key: () => `principal:${id}`,
    kind: 'fund.dividend_reversal',
    content: () => ({ distributionId: id }),
    other: () => ({ distributionId: 1 }),
    record: () => `${correction('distribution')}; ${distribution()}`,
  },
  plan_withdrawn: {
    entry: 'outgoing_planned',
    key: () => `outgoing-plan:${id}`,
    kind: 'fund.plan_withdrawal',
    content: () => ({ planId: id }),
    other: () => ({ planId: 1 }),
    record:
      () => `insert into outgoing_plan (id, fund_id, kind, cost_kind, counterparty, amount, pay_on, payee, reason, proposal_id, decided_by, decided_at, withdrawn_at, withdrawal_proposal_id) overriding system value
      values (${id}, ${idOf(plants.beta)}, 'cost', 'repair', 'third_party', 100, '2026-11-30', 'シュウゼン', '-', 1, 1, '2026-11-02', '2026-11-03', ${proposal})`,
  },
  accrual_reversed: {
    entry: 'cost_accrued',
    key: () => `cost-accrued:${id}`,
    kind: 'fund.accrual_reversal',
    content: () => ({ accrualId: id }),
    other: () => ({ accrualId: 1 }),
    record:
      () => `insert into cost_accrual (id, fund_id, cost_kind, amount, arose_on, reason, proposal_id, decided_by, decided_at, reversed_at, reversal_proposal_id) overriding system value
      values (${id}, ${idOf(plants.beta)}, 'repair', 100, '2026-11-02', '-', 1, 1, '2026-11-02', '2026-11-03', ${proposal})`,
  },
  keeping_reversed: {
    entry: 'deposit_kept',
    key: () => `deposit-kept:${id}:third_party`,
    kind: 'fund.deposit_keeping_reversal',
    content: () => ({ keepingId: id }),
    other: () => ({ keepingId: 1 }),
    record:
      () => `insert into deposit_keeping (id, fund_id, lease_id, amount, ground, kept_on, paper_sha256, reason, proposal_id, decided_by, decided_at, reversed_at, reversal_proposal_id) overriding system value
      values (${id}, ${idOf(plants.beta)}, 1, 100, 'restoration', '2026-11-02', '-', '-', ${proposal}, 1, '2026-11-02', '2026-11-03', ${proposal})`,
  },
} satisfies Record<string, Case>

type Behind = Pick<Case, 'kind' | 'content' | 'record'> & { status?: 'open' }
const behind = ({ kind, content, record, status }: Behind): Act[] => [
  decided(operators, { id: proposal, kind, content: content(), ...(status && { status }) }),
  rows(record()),
]

describe.each(Object.entries(cases))('%s:', (_act, { entry, key: named, ...facts }: Case) => {
  const reversed = (acts: Act[]) => [standing(entry, named()), ...acts, takenBack(named())]

  it('what two people have decided takes its entry back', async () => {
    expect(await plants.plant(reversed(behind(facts)))).toBe(stands)
  })

  it.each<[what: string, change: () => Partial<Behind>]>([
    ['one person’s word', () => ({ status: 'open' })],
    ['a word of another kind', () => ({ kind: 'account_entry' })],
    ['a word about something else', () => ({ content: facts.other })],
    ['a word without its record', () => ({ record: () => 'select 1' })],
  ])('%s does not', async (_what, change) => {
    const acts = reversed(behind({ ...facts, ...change() }))
    expect(await plants.plant(acts)).toMatch(/no act of two people|two people have not/)
    expect(await plants.plant(acts, [off(rule), off('planned'), off('accrued'), off('kept_of_deposit')])).toBe(stands)
  })
})

describe('an act takes back what it names, and no more:', () => {
  it.each<[what: string, entry: EntryKind, key: () => string, of: keyof typeof cases, record?: () => string]>([
    [
      'a month that was earned anew after the correction',
      'rent_earned',
      cases.rent_corrected.key,
      'rent_corrected',
      () => `${explanations('suspense', '2026-11-01')}; ${advance('2026-11')}`,
    ],
    [
      'a month of another rent',
      'rent_earned',
      cases.rent_corrected.key,
      'rent_corrected',
      () => `${explanations('suspense')}; ${advance('2026-12')}`,
    ],
    ['another tenant’s rent of the same month', 'rent_earned', () => rentEarned(`1:${id + 7}`), 'rent_corrected'],
    [
      'another tenant’s rent of the same month, with the corrected one’s own, of a month that no closing lists',
      'rent_earned',
      () => rentEarned(`1:${id + 7}`),
      'rent_corrected',
      () => `${cases.rent_corrected.record()}; ${takenBackBefore(rentEarned(`2:${id}`))}`,
    ],
    [
      'another tenant’s rent of a closed month, when the corrected one’s own was taken back before',
      'rent_earned',
      () => rentEarned(`1:${id + 7}`),
      'rent_corrected',
      () =>
        `${cases.rent_corrected.record()}; ${takenBackBefore(rentEarned(`2:${id}`), true)}; update journal_entry set txid = 1 where reverses is not null`,
    ],
    [
      'a stranger’s rent by the correction of one of ours',
      'rent_earned',
      cases.rent_corrected.key,
      'rent_corrected',
      () => `${explanations('suspense')}; ${advance('2026-11', 'related_party')}`,
    ],
    [
      'a rent of before in nobody’s name, earned before the other line was classified',
      'rent_earned',
      () => rentEarned('1'),
      'rent_corrected',
      () =>
        `${explanations('suspense')}; ${advance('2026-11')}; update statement_explanation set explained_at = '2026-11-02 12:00' where id = ${id}`,
    ],
    [
      'a line that is said to be something else than was decided',
      'income_line',
      cases.line_corrected.key,
      'line_corrected',
      () => explanations('float_in'),
    ],
    ['what the start bought, by the deal', 'property_bought', () => `property-bought:deal:${id}:start`, 'deal_struck'],
    ['another deal', 'property_bought', () => `property-bought:deal:1`, 'deal_struck'],
    ['another fund’s start', 'operation_started', () => `operation-started:${idOf(plants.alpha)}`, 'start_corrected'],
    [
      'a start that stands on another day',
      'operation_started',
      cases.start_corrected.key,
      'start_corrected',
      () => `${correction('operation_days')}; ${start('2026-11-02')}`,
    ],
    [
      'a start by a correction of before',
      'operation_started',
      cases.start_corrected.key,
      'start_corrected',
      () => `${cases.start_corrected.record()}; update performance_correction set transaction_id = '1'`,
    ],
    ['what was contributed later', 'contribution', () => `contribution:${proposal}`, 'start_corrected'],
    [
      'a distribution that stands',
      'principal_due',
      cases.distribution_reversed.key,
      'distribution_reversed',
      () => `${correction('distribution')}; ${distribution(false)}`,
    ],
    ['the operator’s share of late income', 'distribution_fixed', () => `late-result:${id}`, 'distribution_reversed'],
  ])('not %s', async (_what, entry, named, of, record) => {
    const acts = [standing(entry, named()), ...behind({ ...cases[of], ...(record && { record }) }), takenBack(named())]
    expect(await plants.plant(acts)).toMatch(refused)
    expect(await plants.plant(acts, [off(rule)])).toBe(stands)
  })

  it('of a closed month the others’ rents with the corrected one’s own: they are named at once, and earned anew', async () => {
    const { kind, content, record } = cases.rent_corrected
    const other = rentEarned(`1:${id + 7}`)
    const withOwn = () => `${record()}; ${takenBackBefore(rentEarned(`2:${id}`), true)}`
    expect(
      await plants.plant([
        standing('rent_earned', other),
        ...behind({ kind, content, record: withOwn }),
        takenBack(other),
      ]),
    ).toBe(stands)
  })

  it('a rent of before in nobody’s name, by the correction of a line that it took', async () => {
    expect(
      await plants.plant([
        standing('rent_earned', rentEarned('1')),
        ...behind(cases.rent_corrected),
        takenBack(rentEarned('1')),
      ]),
    ).toBe(stands)
  })
})
