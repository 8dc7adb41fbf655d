import { afterEach, beforeEach, expect, it } from 'vitest'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { confirmContract } from '../../../src/features/investing/contract-confirmation/confirm-contract.ts'
import {
  countApplicationViews,
  eachApplication,
  listApplications,
  type ApplicationFilter,
} from '../../../src/features/investing/investment/list-applications.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { listSavedViews, removeView, saveView } from '../../../src/features/back-office/saved-view/saved-views.ts'
import { japanDateOf } from '../../../src/domain/calendar.ts'
import { applicationNumber } from '../../../src/domain/investing/application-number.ts'
import { brokenInvariants, createFundWorld, DURING_OFFERING, valueOf, type FundWorld } from '../support/fund-world.ts'
import { NO_ROW, type Id } from '../../../src/domain/id.ts'

// The table of applications as operators search it, and the views of it that they keep.

let world: FundWorld

beforeEach(async () => {
  world = await createFundWorld()
})
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await world.end()
})

async function apply(
  fundId: Id<'fund'>,
  amount: number,
  how: { method?: 'first_come' | 'lottery'; special?: string } = {},
): Promise<Id<'investment'>> {
  const memberId = await world.member()
  const application = {
    memberId,
    fundId,
    amount,
    special: how.special ?? null,
    method: how.method ?? 'first_come',
    idempotencyKey: undefined,
  } as const
  return valueOf(await applyToFund(world.services, application)).investmentId
}

const find = async (filter: ApplicationFilter, sort: { sort?: string; descending?: boolean } = {}) =>
  (await listApplications(world.services.database, filter, sort)).rows.map(({ id }) => id)

it('finds applications by state, fund, day, code, number and person', async () => {
  const firstCome = await world.fund({ earlyAccessCode: 'ITO-1' })
  const lottery = await world.fund({ offeringMethod: 'lottery' })
  const early = await apply(firstCome, 100_000, { special: 'ITO-1' })
  world.moveTo(DURING_OFFERING)
  const small = await apply(firstCome, 200_000)
  const pending = await apply(lottery, 300_000, { method: 'lottery' })
  const { rows, total, amount } = await listApplications(world.services.database, {}, {})
  expect([rows.map(({ id }) => id), total, amount]).toEqual([[pending, small, early], 3, 600_000])
  expect(rows[1]).toMatchObject({
    fund_id: firstCome,
    member_name: '佐藤 美咲',
    amount: 200_000,
    paid: 0,
    view: 'document_waiting',
    early: false,
    contract_confirmed_at: null,
  })
  expect(await find({ view: 'lottery_pending' })).toEqual([pending])
  expect(await find({ view: 'deposit_waiting' })).toEqual([])
  expect(await find({ project_id: firstCome }, { sort: 'amount' })).toEqual([early, small])
  expect(await find({ early: true })).toEqual([early])
  expect(await find({ from: '2026-04-02', until: '2026-04-02' }, { sort: 'time' })).toEqual([small, pending])
  expect(await find({ search: applicationNumber(firstCome, small) })).toEqual([small])
  expect(await find({ search: applicationNumber(lottery, small) })).toEqual([])
  expect(await find({ search: rows[1]?.member_number ?? '' })).toEqual([small])
  expect(await find({ search: 'さとう' })).toHaveLength(3)
  const { rows: owner } = await world.pool.query<{ member_id: Id<'member'> }>(
    `update contract_document set delivered_at = $2 where investment_id = $1 returning (select member_id from investment where id = $1)`,
    [small, new Date(DURING_OFFERING)],
  )
  await world.pool.query(
    `insert into virtual_account (va_id, branch_code, branch_name, account_number, account_name, issued_at)
    values ('va-1', '101', 'フリコミ', '0000001', 'イトファンディング', $1)`,
    [new Date(DURING_OFFERING)],
  )
  valueOf(await confirmContract(world.services, { memberId: owner[0]?.member_id ?? NO_ROW, investmentId: small }))
  expect(await find({ view: 'deposit_waiting' })).toEqual([small])
  const deadline =
    (await listApplications(world.services.database, { view: 'deposit_waiting' }, {})).rows[0]?.deadline_at ??
    new Date(DURING_OFFERING)
  const { rows: delivered } = await listApplications(world.services.database, {}, {})
  expect(delivered.map(({ id, cooling_off_until: coolingOffUntil }) => [id, coolingOffUntil])).toEqual([
    [pending, null],
    [small, '2026-04-09'],
    [early, null],
  ])
  expect(await find({ due: japanDateOf(deadline) })).toEqual(expect.arrayContaining([small]))
  expect(await find({ due: '2026-04-02' })).toEqual([])
  const counts = (await countApplicationViews(world.services.database, null)).filter(({ count }) => count > 0)
  expect(counts).toEqual([
    { view: 'lottery_pending', count: 1 },
    { view: 'document_waiting', count: 1 },
    { view: 'deposit_waiting', count: 1 },
  ])
  expect((await countApplicationViews(world.services.database, lottery)).filter(({ count }) => count > 0)).toEqual([
    { view: 'lottery_pending', count: 1 },
  ])
  const all = []
  for await (const { id } of eachApplication(world.services.database, {})) all.push(id)
  expect(all).toEqual([early, small, pending])
})

it('keeps a view under its name, for its operator alone', async () => {
  const [first, second] = (await world.members(2)).map(
    (memberId) => ({ memberId, role: 'admin', status: 'active' }) as Viewer,
  ) as [Viewer, Viewer]
  const keep = (name: string, query: string, viewer = first) =>
    saveView(world.services, viewer, { table: 'applications', name, query })
  const { id } = valueOf(await keep(' 入金待ち ', 'view=deposit_waiting'))
  valueOf(await keep('入金待ち', 'view=deposit_waiting&fund=3'))
  expect(await listSavedViews(world.services, first, 'applications')).toEqual([
    { id, name: '入金待ち', query: 'view=deposit_waiting&fund=3' },
  ])
  expect(await listSavedViews(world.services, first, 'funds')).toEqual([])
  expect(await listSavedViews(world.services, second, 'applications')).toEqual([])
  expect(await keep('', 'view=x')).toMatchObject({ code: 'BAD_USER_INPUT', fields: { name: '必須です' } })
  expect(await removeView(world.services, second, id)).toMatchObject({ code: 'NOT_FOUND' })
  valueOf(await removeView(world.services, first, id))
  expect(await listSavedViews(world.services, first, 'applications')).toEqual([])
  for (let serial = 0; serial < 20; serial += 1) valueOf(await keep(`表示${serial}`, 'page=1'))
  expect(await keep('もう一つ', '')).toMatchObject({ code: 'CONFLICT' })
})
