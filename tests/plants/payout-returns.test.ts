import { afterAll, beforeAll, expect, it } from 'vitest'
import { idOf } from '../../src/domain/id.ts'
import { bank, decided, of, off, openPlantWorld, stands, type Act, type PlantWorld } from '../support/plants.ts'

// What came back, or never reached the bank, is paid by another payout: that it was so, two people decide, where the bank's own report does not say it.

let plants: PlantWorld
let operators: [number, number]
let memberId: string

const line = 88_001
const payout = 88_002
const size = 30_000
const silently = (table: string, insert: string): Act => ({
  byOwner: `alter table ${table} disable trigger user; ${insert}; alter table ${table} enable trigger user`,
})

beforeAll(async () => {
  plants = await openPlantWorld()
  const { world, investor } = plants
  operators = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
  const [maker, checker] = operators
  const { member_id: investorsMember } = await world.database
    .selectFrom('investment')
    .select('member_id')
    .where('id', '=', idOf<'investment'>(investor))
    .executeTakeFirstOrThrow()
  memberId = String(investorsMember)
  // A payout of before that was paid, and a line on the statement of the same amount.
  await plants.commit([
    silently(
      'refund',
      `insert into refund (id, key, member_id, investment_id, amount, reason, owed_since, status, paid_at, due_on) overriding system value
        select 88001, 'planted', member_id, id, ${size}, 'excess', '2026-04-01', 'paid', '2026-04-02', '2026-04-08' from investment where id = ${investor}`,
    ),
    silently(
      'payout_batch',
      `insert into payout_batch (id, method, status, pay_on, total, payee_count, content_hash, prepared_by, prepared_at, approved_by, approved_at, sole_operator,
          idempotency_key, ordered_on, sending_at, application_number, sent_at, settled_at) overriding system value
        values (88001, 'transfer', 'settled', '2026-04-02', ${size}, 1, repeat('0', 64), ${maker}, '2026-04-01', ${checker}, '2026-04-01', false,
          '00000000-0000-4000-8000-000000000000', '2026-04-02', '2026-04-02', '1', '2026-04-02', '2026-04-02')`,
    ),
    {
      byOwner: `insert into bank_account (id, member_id, bank_code, bank_name, branch_code, branch_name, account_number, registered_at)
        overriding system value select 88001, member_id, '0310', 'x', '101', 'x', '1234567', '2026-04-01' from investment where id = ${investor}`,
    },
    silently(
      'payout',
      `insert into payout (id, batch_id, refund_id, member_id, amount, bank_account_id, bank_code, branch_code, account_type, account_number, payee_name, status, paid_at)
        overriding system value select ${payout}, 88001, 88001, member_id, ${size}, 88001, '0310', '101', 'ordinary', '1234567', 'ｻﾄｳ ﾐｻｷ', 'paid', '2026-04-02'
        from investment where id = ${investor}`,
    ),
    // Another one whose answer was lost.
    silently(
      'payout_batch',
      `insert into payout_batch (id, method, status, pay_on, total, payee_count, content_hash, prepared_by, prepared_at, approved_by, approved_at, sole_operator,
          idempotency_key, ordered_on, sending_at) overriding system value
        values (88003, 'transfer', 'unclear', '2026-04-02', ${size}, 1, repeat('1', 64), ${maker}, '2026-04-01', ${checker}, '2026-04-01', false,
          '00000000-0000-4000-8000-000000000001', '2026-04-02', '2026-04-02')`,
    ),
    silently(
      'refund',
      `insert into refund (id, key, member_id, investment_id, amount, reason, owed_since, status, due_on) overriding system value
        select 88003, 'planted too', member_id, id, ${size}, 'excess', '2026-04-01', 'in_payout', '2026-04-08' from investment where id = ${investor}`,
    ),
    silently(
      'payout',
      `insert into payout (id, batch_id, refund_id, member_id, amount, bank_account_id, bank_code, branch_code, account_type, account_number, payee_name, status)
        overriding system value select 88003, 88003, 88003, member_id, ${size}, 88001, '0310', '101', 'ordinary', '1234567', 'ｻﾄｳ ﾐｻｷ', 'in_flight'
        from investment where id = ${investor}`,
    ),
    {
      byOwner: `insert into bank_balance (id, real_account_id, item_key, balance, read_at) overriding system value
        values (88001, 'company', 'planted', 0, '2026-04-03')`,
    },
    {
      byOwner: `insert into bank_statement_line (id, bank_balance_id, real_account_id, item_key, amount, transacted_on, remarks) overriding system value
        values (${line}, 88001, 'company', 'planted', ${size}, '2026-04-03', 'ｶ)ﾀﾅｺ ﾔﾁﾝ')`,
    },
  ])
})
afterAll(() => plants.close())

const cameIn = (): Act[] => [
  `insert into bank_line (id, real_account_id, item_key, amount, transacted_on, transacted_at, remitter_name_kana, remarks, recorded_at) overriding system value
    values (${line}, 'company', 'planted', ${size}, '2026-04-03', '2026-04-03', '', 'ｶ)ﾀﾅｺ ﾔﾁﾝ', '2026-11-10')`,
]
const comesBack = `update payout set status = 'returned', problem = 'told_by_operator', ended_at = '2026-11-10' where id = ${payout}`
const explained = (proposal: number | null = 901): string =>
  `insert into statement_explanation (id, statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, payout_id, proposal_id) overriding system value
    values (${line}, ${line}, 'payout_returned', 'planted', ${operators[1]}, '2026-11-10', ${line}, ${payout}, ${proposal})`
const classified = (facts: object = {}): object => ({
  entryId: line,
  told: { kind: 'payout_returned', payoutId: payout, ...facts },
  reason: 'planted',
})
const word = (facts: Partial<Parameters<typeof decided>[1]> = {}): string =>
  decided(operators, { id: 901, kind: 'account_entry', content: classified(), yen: size, ...facts })

const switchedOff = [off('return_told_by_two', 'statement_explanation'), off('return_was_told', 'payout')]

it('what two people have decided stands', async () => {
  expect(await plants.plant([word(), ...cameIn(), `${explained()}; ${comesBack}`])).toBe(stands)
})

it.each<[what: string, acts: () => Act[]]>([
  ['on nobody’s word', () => [`${explained(null)}; ${comesBack}`]],
  ['on one person’s', () => [word({ status: 'open' }), `${explained()}; ${comesBack}`]],
  ['on a word about something else', () => [word({ kind: 'suspense.refund' }), `${explained()}; ${comesBack}`]],
  [
    'on a word about another payout',
    () => [word({ content: classified({ payoutId: 1 }) }), `${explained()}; ${comesBack}`],
  ],
  ['on a word about the operator’s money', () => [word({ content: classified({ kind: 'float_in' }) }), explained()]],
  ['on the word about another sum', () => [word({ yen: size + 1 }), `${explained()}; ${comesBack}`]],
  ['by an operator’s word that stands nowhere', () => [comesBack]],
])('nobody is paid once more %s', async (_what, acts) => {
  expect(await plants.plant([...cameIn(), ...acts()])).toMatch(/two people have not decided that/)
  expect(await plants.plant([...cameIn(), ...acts()], switchedOff)).toBe(stands)
})

// Both were mistaken: two people take the return back, as long as nobody is paid once more.

const refund = 88_001
/** Its member was owed again, and the line's money stood for it. */
const cameBack = (): Act[] => [
  word(),
  ...cameIn(),
  {
    kind: 'payout_returned',
    key: `bank-line:${line}`,
    lines: [bank(plants.alpha, size), of(plants.alpha, 'refundable', memberId, -size)],
  },
  `${explained()}; ${comesBack}; update refund set status = 'open', paid_at = null where id = ${refund}`,
]
const rest = (yen = size): string => {
  const rows = [
    of(plants.alpha, 'refundable', memberId, yen),
    bank(plants.alpha, -yen),
    bank('unassigned', yen),
    of('unassigned', 'suspense', '', -yen),
  ].map(([book, account, reference, amount]) => `('${book}', '${account}', '${reference}', ${amount}::bigint)`)
  return `insert into journal_entry (id, kind, idempotency_key, input_hash, effective_at, recorded_at) overriding system value
      values (88010, 'return_mistaken', 'return-mistaken:${line}', '-', '2026-11-11', '2026-11-11');
    insert into posting (entry_id, book, account_kind, account_ref, amount)
      select 88010, book, account, reference, amount from (values ${rows.join(', ')}) line (book, account, reference, amount)`
}
const paidAgain = `update payout set status = 'paid', problem = null, ended_at = null where id = ${payout}`
const refundPaid = `update refund set status = 'paid', paid_at = '2026-04-02' where id = ${refund}`
const nobodys = (proposal: number | null = 903): string =>
  `insert into statement_explanation (statement_line_id, kind, reason, explained_by, explained_at, bank_line_id, proposal_id, corrects)
    values (${line}, 'suspense', 'planted', ${operators[1]}, '2026-11-11', ${line}, ${proposal}, ${line})`
const mistaken = (facts: Partial<Parameters<typeof decided>[1]> = {}): string =>
  decided(operators, {
    id: 903,
    kind: 'payout.return_withdrawal',
    content: { explanationId: line },
    yen: size,
    at: '2026-11-11',
    ...facts,
  })
const takenBack = (proposal: number | null = 903, yen = size): string =>
  `${rest(yen)}; ${paidAgain}; ${refundPaid}; ${nobodys(proposal)}`

const takenBackOff = [
  // A correction without any word is refused by this one as well.
  'alter table statement_explanation drop constraint own_money_takes_two',
  off('return_withdrawn_by_two', 'statement_explanation'),
  off('paid_after_all', 'payout'),
  off('refund_paid_after_all', 'refund'),
  off('return_undone_by_two'),
]

it('a return that two people have taken back stands so', async () => {
  expect(await plants.plant([...cameBack(), mistaken(), takenBack()])).toBe(stands)
})

it.each<[what: string, acts: () => Act[]]>([
  ['on nobody’s word', () => [takenBack(null)]],
  ['on one person’s', () => [mistaken({ status: 'open' }), takenBack()]],
  ['on a word about something else', () => [mistaken({ kind: 'account_entry_correction' }), takenBack()]],
  ['on a word about another line', () => [mistaken({ content: { explanationId: 1 } }), takenBack()]],
  ['of another sum than was seen', () => [mistaken({ yen: 1 }), takenBack()]],
  ['by less than came in', () => [mistaken(), takenBack(903, size - 1)]],
  ['by an entry alone', () => [mistaken(), rest()]],
  ['by the payout’s state alone', () => [mistaken(), paidAgain]],
  ['by a word alone', () => [mistaken(), nobodys()]],
])('a return is not taken back %s', async (_what, acts) => {
  expect(await plants.plant([...cameBack(), ...acts()])).toMatch(/two people have not taken/)
  expect(await plants.plant([...cameBack(), ...acts()], takenBackOff)).toBe(stands)
})

it('a refund that waits is paid by its payout alone', async () => {
  expect(await plants.plant([...cameBack(), refundPaid])).toMatch(/no payment of it stands/)
  expect(await plants.plant([...cameBack(), refundPaid], takenBackOff)).toBe(stands)
})

it('a return is taken back once, and what was taken back sends nothing back again', async () => {
  const once = [...cameBack(), mistaken(), takenBack()]
  expect(await plants.plant([...once, nobodys()])).toMatch(/duplicate key/)
  expect(await plants.plant([...once, comesBack])).toMatch(/two people have not decided that/)
  expect(await plants.plant([...once, comesBack], switchedOff)).toBe(stands)
})

const neverSent =
  "update payout set status = 'refused', problem = 'never_sent', ended_at = '2026-11-10' where id = 88003"
const neverOrdered = (facts: Partial<Parameters<typeof decided>[1]> = {}): string =>
  decided(operators, { id: 902, kind: 'payout.never_ordered', content: { batchId: 88_003 }, yen: size, ...facts })

it('what two people have found never to have reached the bank is owed again', async () => {
  expect(await plants.plant([neverOrdered(), neverSent])).toBe(stands)
})

it.each<[what: string, acts: () => Act[]]>([
  ['on nobody’s word', () => [neverSent]],
  ['on one person’s', () => [neverOrdered({ status: 'open' }), neverSent]],
  ['on a word about something else', () => [neverOrdered({ kind: 'account_entry' }), neverSent]],
  ['on a word about another payment', () => [neverOrdered({ content: { batchId: 88_001 } }), neverSent]],
  ['on a word of before it was approved', () => [neverOrdered({ at: '2026-03-31' }), neverSent]],
])('nothing is said never to have reached the bank %s', async (_what, acts) => {
  expect(await plants.plant(acts())).toMatch(/two people have not decided that it was never sent/)
  expect(await plants.plant(acts(), [off('never_sent_by_two', 'payout')])).toBe(stands)
})
