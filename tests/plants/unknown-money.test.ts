import { afterAll, beforeAll, expect, it } from 'vitest'
import { bank, decided, of, off, openPlantWorld, stands, type Act, type PlantWorld } from '../support/plants.ts'

// Whose money is that came in without its owner, two people decide: that line, that application, that amount.

let plants: PlantWorld
let operators: [number, number]

const line = 77_001
const refund = 77_002
const size = 77_000

beforeAll(async () => {
  plants = await openPlantWorld()
  const { world } = plants
  operators = [
    Number((await world.addMember({ role: 'admin' })).memberId),
    Number((await world.addMember({ role: 'admin' })).memberId),
  ]
})
afterAll(() => plants.close())

const cameIn = (): Act[] => [
  {
    byOwner: `insert into bank_line (id, real_account_id, item_key, va_id, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at)
      overriding system value values (${line}, 'company', 'planted', 'nobody', ${size}, '2026-04-02', '2026-04-02', 'ﾅﾅｼ', '2026-04-02')`,
  },
  {
    kind: 'deposit_unknown',
    key: `deposit:${line}`,
    lines: [bank('unassigned', size), of('unassigned', 'suspense', '', -size)],
  },
]
const owed = (reason = 'owner_found'): Act[] => [
  {
    kind: 'owner_found',
    key: `refund-owed:suspense:${line}`,
    lines: [
      of('unassigned', 'suspense', '', size),
      bank('unassigned', -size),
      bank(plants.alpha, size),
      of(plants.alpha, 'refundable', 'planted', -size),
    ],
  },
  `insert into refund (id, key, member_id, investment_id, amount, reason, owed_since) overriding system value
    select ${refund}, 'suspense:${line}', member_id, id, ${size}, '${reason}', '2026-11-10' from investment where id = ${plants.investor}`,
]
const resolved = (proposal: number | null = 901): string =>
  `insert into suspense_resolution (id, bank_line_id, kind, refund_id, reason, resolved_by, resolved_at, proposal_id) overriding system value
    values (${line}, ${line}, 'refunded', ${refund}, 'planted', ${operators[1]}, '2026-11-10', ${proposal})`
const word = (facts: Partial<Parameters<typeof decided>[1]> = {}): string =>
  decided(operators, {
    id: 901,
    kind: 'suspense.refund',
    content: { bankLineId: line, investmentId: Number(plants.investor) },
    yen: size,
    ...facts,
  })
/** The refund and how it came to be are written in one statement, as in one transaction: each is looked at when both are there. */
const whole = (resolution: string, reason?: string): Act[] => {
  const [entry, row] = owed(reason)
  return [...cameIn(), entry ?? '', `${String(row)}; ${resolution}`]
}

const switchedOff = [off('decided_by_two', 'suspense_resolution'), off('owner_was_found', 'refund')]

it('what two people have decided stands', async () => {
  expect(await plants.plant([word(), ...whole(resolved())])).toBe(stands)
})

it.each<[what: string, acts: () => Act[]]>([
  ['on nobody’s word', () => whole(resolved(null))],
  ['on one person’s', () => [word({ status: 'open' }), ...whole(resolved())]],
  ['on a word about something else', () => [word({ kind: 'account_entry' }), ...whole(resolved())]],
  [
    'another member’s',
    () => [word({ content: { bankLineId: line, investmentId: Number(plants.late) } }), ...whole(resolved())],
  ],
  [
    'of another line',
    () => [word({ content: { bankLineId: 1, investmentId: Number(plants.investor) } }), ...whole(resolved())],
  ],
  ['more than was seen', () => [word({ yen: size - 1 }), ...whole(resolved())]],
  ['by another name', () => [word(), ...whole(resolved(), 'excess')]],
  ['without a trace of how it was found', () => whole('select 1')],
])('nobody’s money becomes a member’s %s', async (_what, acts) => {
  expect(await plants.plant(acts())).toMatch(/two people have not decided whose money it is/)
  expect(await plants.plant(acts(), switchedOff)).toBe(stands)
})

// Both were mistaken: two people take it back, as long as nobody has been paid.

const noLongerOwed = `update refund set status = 'withdrawn' where id = ${refund}`
const reversed = `insert into journal_entry (id, kind, idempotency_key, input_hash, effective_at, recorded_at, reverses, reason, actor) overriding system value
    select 77003, 'owner_found_reversed', 'reversal:' || id, '-', effective_at, '2026-11-11', id, 'planted', 'operator:1'
    from journal_entry where idempotency_key = 'refund-owed:suspense:${line}';
  insert into posting (entry_id, book, account_kind, account_ref, amount)
    select 77003, book, account_kind, account_ref, -amount from posting where entry_id = (select reverses from journal_entry where id = 77003)`
const undone = (): string =>
  `insert into suspense_withdrawal (resolution_id, journal_entry_id, reason, withdrawn_by, withdrawn_at, proposal_id)
    values (${line}, 77003, 'planted', ${operators[1]}, '2026-11-11', 902)`
const mistaken = (facts: Partial<Parameters<typeof decided>[1]> = {}): string =>
  decided(operators, {
    id: 902,
    kind: 'suspense.withdrawal',
    content: { resolutionId: line },
    yen: size,
    at: '2026-11-11',
    ...facts,
  })
const takenBack = (): string => `${noLongerOwed}; ${reversed}; ${undone()}`
const found = (): Act[] => [word(), ...whole(resolved())]

const takenBackOff = [
  off('withdrawn_by_two', 'suspense_withdrawal'),
  off('owner_was_withdrawn', 'refund'),
  off('owner_reversed_by_two'),
  off('reversal_has_its_act'),
]

it('what two people have taken back stands, and the money may be found to be another’s', async () => {
  expect(await plants.plant([...found(), mistaken(), takenBack()])).toBe(stands)
})

it.each<[what: string, acts: () => Act[]]>([
  ['on one person’s word', () => [mistaken({ status: 'open' }), takenBack()]],
  ['on a word about something else', () => [mistaken({ kind: 'account_entry' }), takenBack()]],
  ['on a word about another line', () => [mistaken({ content: { resolutionId: 1 } }), takenBack()]],
  ['of another sum than was seen', () => [mistaken({ yen: size - 1 }), takenBack()]],
  ['by the end of the debt alone', () => [mistaken(), noLongerOwed]],
  ['by an entry alone', () => [mistaken(), reversed]],
  ['while the member is still owed', () => [mistaken(), `${reversed}; ${undone()}`]],
  [
    'after it was paid',
    () => [
      {
        byOwner: `alter table refund disable trigger user; update refund set status = 'paid', paid_at = '2026-11-10' where id = ${refund}`,
      },
      mistaken(),
      `${reversed}; ${undone()}`,
    ],
  ],
])('a found owner is not taken back %s', async (_what, acts) => {
  expect(await plants.plant([...found(), ...acts()])).toMatch(/two people have not taken it back/)
  expect(await plants.plant([...found(), ...acts()], takenBackOff)).toBe(stands)
})

it('a found owner is taken back once, and a line has one owner at a time', async () => {
  expect(await plants.plant([...found(), mistaken(), takenBack(), undone()])).toMatch(/duplicate key/)
  const again = resolved(null).replace(`(${line}, ${line}, 'refunded'`, `(77009, ${line}, 'refunded'`)
  const another = [...found(), again]
  const byTwoOff = off('decided_by_two', 'suspense_resolution')
  expect(await plants.plant(another, [byTwoOff])).toMatch(/it is decided whose money it is/)
  expect(await plants.plant(another, [byTwoOff, off('one_at_a_time', 'suspense_resolution')])).toBe(stands)
})
