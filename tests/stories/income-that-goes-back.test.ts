import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { idOf } from '../../src/domain/id.ts'
import { recordLease } from '../../src/features/funds/property/record-lease.ts'
import { insertFund } from '../support/deposit-rows.ts'
import { inBookOf } from '../support/book-balances.ts'
import { openContributedWorld, type ContributedWorld } from '../support/contributed-world.ts'
import type { FundLineWorld } from '../support/fund-line-world.ts'
import { must } from '../support/must.ts'
import type { PropertyOffice, Rooms } from '../support/property-office.ts'

// Money that leaves a fund as less income goes back to whom it came from: else it is a cost, with a payee whom two people compare.

const tenant = 'サトウ ハナコ'
let world: FundLineWorld
let office: PropertyOffice
let rooms: Rooms
let classified: ContributedWorld['classified']
let deal: ContributedWorld['deal']
beforeEach(async () => {
  ;({ world, office, rooms, classified, deal } = await openContributedWorld())
}, 60_000)
afterEach(() => world.close())

type Parts = Record<string, unknown>[]
const classify = async (amount: number, remarks: string, parts: Parts, more: Record<string, unknown> = {}) =>
  world.classify({ id: await world.appears(amount, remarks), parts, ...more })
const field = (name: string, words: string) => ({
  code: 'BAD_USER_INPUT',
  fields: { [name]: expect.stringContaining(words) },
})
const held = (account: Parameters<typeof inBookOf>[2]): Promise<number> =>
  inBookOf(world.database, world.fundId, account)
const explanationOf = async (line: string): Promise<string> => {
  const { rows } = await world.ask(
    'query ($id: ID!) { adminAccountEntries(filter: { id: $id }) { rows { explanation { id } } } }',
    { id: line },
  )
  return rows[0].explanation.id
}
const askPaid = async (): Promise<object[]> => {
  const source = 'query ($id: ID!) { adminPaidLines(project_id: $id) { id kind left lease_id } }'
  return world.ask(source, { id: String(world.fundId) })
}
const back = (paid: string, amount: number, kind = 'rent', more = {}) => [
  world.part(kind, -amount, { gives_back: paid, ...more }),
]
async function leaseOf(room: string | undefined): Promise<string> {
  const dealId = await deal(13_000_000)
  await classified(-13_000_000, '三軒茶屋商事', [world.part('purchase', -13_000_000, { deal_id: dealId })])
  expect(await office.approve((await office.bookPurchase(dealId)).id)).toEqual({ ok: true })
  const { leaseId } = must(
    await recordLease(world.services, {
      partId: idOf<'property_part'>(Number(room)),
      tenantId: idOf<'party'>(Number(await office.addParty('入居者'))),
      rent: 90_000,
      commonFee: 0,
      deposit: 0,
      beginsOn: '2026-01-01',
      endsOn: '',
      isSublease: false,
      rentDue: 'month_before',
      actor: 'operator:1',
    }),
  )
  return String(leaseId)
}

describe('a rent that was paid twice', () => {
  it('goes back to whom it came from, as far as it came, and is nothing else from then on', async () => {
    const paid = await classified(90_000, tenant, [world.part('rent', 90_000)])
    expect(await classify(-90_000, tenant, [world.part('rent', -90_000)])).toMatchObject(
      field('parts.0.gives_back', '返す収入の元の入金を選んでください。受け取った収入の返還でない支払いは、「費用」'),
    )
    expect(await classify(-90_001, tenant, back(paid, 90_001))).toMatchObject(
      field('parts.0.amount', 'まだ返していない額は90,000円です'),
    )
    expect(await classify(-90_000, 'カ)ミスギ コウムテン', back(paid, 90_000))).toMatchObject(
      field('parts.0.gives_back', '支払先が、元の入金の振込人と一致しません'),
    )
    expect(await classify(-90_000, tenant, back(paid, 90_000, 'other_income'))).toMatchObject(
      field('parts.0.gives_back', 'このファンドの、この支払いより前の収入ではありません'),
    )
    const alike = await world.appears(-90_000, tenant)
    expect(await classify(-90_000, tenant, back(paid, 90_000), { also: [alike] })).toMatchObject(
      field('also', '収入の返還は、1件ずつ登録してください'),
    )
    expect(await classify(-90_000, tenant, back(paid, 90_000), { keeps_rule: true })).toMatchObject(
      field('keeps_rule', '収入の返還は、1件ずつ登録します'),
    )
    expect(await askPaid()).toEqual([{ id: paid, kind: 'rent', left: 90_000, lease_id: null }])

    // One bank writes the name in Latin letters, another cuts it off.
    const { proposal_id: proposal } = await classify(-50_000, 'SATO HANAKO', back(paid, 50_000))
    const { rows } = await world.ask(
      'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { changes { label after } } } }',
      { id: proposal },
    )
    expect(rows[0].changes).toContainEqual({
      label: '内訳1',
      after: expect.stringMatching(/賃料　出　50,000円　元の入金 .*「サトウ ハナコ」90,000円$/u),
    })
    expect(await world.agree(proposal)).toEqual({ ok: true })
    const rest = await classified(-40_000, '振込 サトウハナ', back(paid, 40_000))
    expect(await held('rent_income')).toBe(0)
    expect(await askPaid()).toEqual([])
    await world.expectInvariants()

    const anew = { explanation_id: await explanationOf(paid), reason: '確かめました' }
    expect(await world.classify({ ...anew, parts: [world.part('other_income', 90_000)] })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('まだ返していない額は0円です'),
    })
    // What was no return is put right, as the cost that it was; then as much may go back again.
    const { proposal_id: right } = await world.classify({
      explanation_id: await explanationOf(rest),
      reason: '確かめました',
      parts: [world.part('cost', -40_000, { cost_kind: 'other' })],
    })
    expect(await world.agree(right)).toEqual({ ok: true })
    expect(await held('rent_income')).toBe(-40_000)
    expect(await askPaid()).toMatchObject([{ id: paid, left: 40_000 }])
    await world.expectInvariants()
  })

  it('is of its lease', async () => {
    const leaseId = await leaseOf(rooms.rooms[0])
    const paid = await classified(90_000, tenant, [world.part('rent', 90_000, { lease_id: leaseId, month: '2026-09' })])
    expect(await askPaid()).toContainEqual({ id: paid, kind: 'rent', left: 90_000, lease_id: leaseId })
    expect(await classify(-90_000, tenant, back(paid, 90_000))).toMatchObject(
      field('parts.0.lease_id', '元の入金と同じ賃貸借を選んでください'),
    )
    await classified(-90_000, tenant, back(paid, 90_000, 'rent', { lease_id: leaseId, month: '2026-09' }))
    expect(await held('rent_income')).toBe(0)
    await world.expectInvariants()
  })
})

it('other income goes back as such; of another fund’s line nothing does', async () => {
  const paid = await classified(5_000, 'デンリヨク カ)', [world.part('other_income', 5_000)])
  await classified(-2_000, 'デンリヨク カ)', back(paid, 2_000, 'other_income'))
  expect(await held('other_income')).toBe(-3_000)
  const other = await insertFund(world.database, {})
  expect(
    await classify(-2_000, 'デンリヨク カ)', [
      { ...world.part('other_income', -2_000, { gives_back: paid }), project_id: String(other) },
    ]),
  ).toMatchObject(field('parts.0.gives_back', 'このファンドの'))
  await world.expectInvariants()
})
