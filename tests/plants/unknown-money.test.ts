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
  `insert into suspense_resolution (bank_line_id, kind, refund_id, reason, resolved_by, resolved_at, proposal_id)
    values (${line}, 'refunded', ${refund}, 'planted', ${operators[1]}, '2026-11-10', ${proposal})`
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
