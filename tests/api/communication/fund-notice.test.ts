import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseNotice, listNotices } from '../../../src/features/funds/fund-notice/choose-notice.ts'
import type { NoticeKind } from '../../../src/features/funds/fund-notice/notice-kind.ts'
import { chooseMail, mailedKinds } from '../../../src/features/people/mail-preferences/choose-mail.ts'
import { findSubscription, setSubscription } from '../../../src/features/back-office/campaign/unsubscribe.ts'
import { unsubscribePath } from '../../../src/features/communication/outbox/unsubscribe-token.ts'
import { notifyOfFunds } from '../../../src/features/funds/fund-notice/notify-of-funds.ts'
import { must } from '../../support/must.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { openDepositWorld, type DepositWorld } from '../../support/deposit-world.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'

const noon = '2026-04-01T12:00:00+09:00'
const anHourBefore = '2026-04-01T18:00:00+09:00'
const recruiting = '2026-04-02T10:00:00+09:00'
const afterTheMidnight = '2026-04-05T00:01:00+09:00'
const over = '2026-04-11T10:00:00+09:00'

let world: DepositWorld
beforeEach(async () => {
  world = await openDepositWorld()
  world.at(noon)
})
afterEach(() => world.close())

const ask = (member: Viewer, fundId: Id<'fund'>, kind: NoticeKind, wanted = true) =>
  chooseNotice(world.services, member, { fundId, kind, wanted })
async function notifyAt(time: string): Promise<void> {
  world.at(time)
  await notifyOfFunds(world.services, new Date(time))
}
async function lastMail(member: Viewer) {
  return world.database
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('member_id', '=', member.memberId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

it('subscribers are notified of an opening an hour before it, once; nobody else is', async () => {
  const fundId = await world.addFund()
  const [waiting, other] = [await world.addMember(), await world.addMember()]
  expect((await ask(waiting, fundId, 'opening')).ok).toBe(true)
  expect(await listNotices(world.services, waiting, fundId)).toEqual(['opening'])
  await notifyAt('2026-04-01T17:59:59+09:00')
  expect(await world.mailsTo(waiting)).toEqual([])
  await notifyAt(anHourBefore)
  await notifyAt(anHourBefore)
  expect(await world.mailsTo(waiting)).toEqual(['fund-opening'])
  expect(await world.mailsTo(other)).toEqual([])
  expect((await lastMail(waiting))?.subject).toBe('【4/1 19:00から】第12号の募集')
  expect(await listNotices(world.services, waiting, fundId)).toEqual([])
})

it('a machine that slept through the opening says that it has begun', async () => {
  const fundId = await world.addFund()
  const member = await world.addMember()
  await ask(member, fundId, 'opening')
  await notifyAt(recruiting)
  expect((await lastMail(member))?.subject).toBe('第12号の募集を始めました')
})

it('a wish that was taken back brings no mail', async () => {
  const fundId = await world.addFund()
  const member = await world.addMember()
  await ask(member, fundId, 'opening')
  await ask(member, fundId, 'opening', false)
  await notifyAt(anHourBefore)
  expect(await world.mailsTo(member)).toEqual([])
})

it('the reopening of a paused fund is mailed to those who wait, with what may be applied for, and to new subscribers', async () => {
  const fundId = await world.addFund({ fundTotal: 1_000_000, subordinatedAmount: 500_000 })
  world.at(recruiting)
  const [investor, waiting] = [await world.addMember(), await world.addMember()]
  const application = await world.apply(fundId, investor, 500_000)
  expect((await ask(waiting, fundId, 'reopening')).ok).toBe(true)
  await ask(investor, fundId, 'reopening')
  await notifyAt(recruiting)
  expect(await world.mailsTo(waiting)).toEqual([])

  await world.database
    .updateTable('investment')
    .set({ status: 'canceled', cancel_reason: 'deadline' })
    .where('id', '=', application)
    .execute()
  await notifyAt(afterTheMidnight)
  await notifyAt(afterTheMidnight)
  expect(await world.mailsTo(waiting)).toEqual(['fund-reopening'])
  expect((await lastMail(waiting))?.text_body).toContain('500,000円まで（送信時点）')
  expect(await ask(waiting, fundId, 'reopening')).toMatchObject({ ok: false, code: 'CONFLICT' })
})

it('members who have applied meanwhile, or may not apply any more, get no mail', async () => {
  const fundId = await world.addFund({ fundTotal: 1_000_000, subordinatedAmount: 500_000 })
  const [applied, suspended] = [await world.addMember(), await world.addMember()]
  for (const member of [applied, suspended]) await ask(member, fundId, 'opening')
  await world.apply(fundId, applied, 100_000)
  await world.database.updateTable('member').set({ status: 'suspended' }).where('id', '=', suspended.memberId).execute()
  await notifyAt(anHourBefore)
  expect([await world.mailsTo(applied), await world.mailsTo(suspended)].flat()).not.toContain('fund-opening')
})

it.each([
  ['an opening that has come', recruiting, 'opening', 'CONFLICT'],
  ['a fund that takes applications', recruiting, 'reopening', 'CONFLICT'],
  ['an offering that is over', over, 'reopening', 'CONFLICT'],
] as const)('nobody is made to wait for %s', async (_, time, kind, code) => {
  const fundId = await world.addFund()
  world.at(time)
  expect(await ask(await world.addMember(), fundId, kind)).toMatchObject({ ok: false, code })
})

it('a fund that is not public is not found', async () => {
  expect(await ask(await world.addMember(), idOf(999_999), 'opening')).toMatchObject({ ok: false, code: 'NOT_FOUND' })
})

const wantOfAll = (member: Viewer, kind: 'offering' | 'nearly_full', wanted = true) =>
  chooseMail(world.services, member, { kind, wanted }).then(must)

it('members who want every opening get one mail for each; who applied or did not ask gets none', async () => {
  const [everything, both, applied, nothing] = [
    await world.addMember(),
    await world.addMember(),
    await world.addMember(),
    await world.addMember(),
  ]
  for (const member of [everything, both, applied]) await wantOfAll(member, 'offering')
  const first = await world.addFund()
  await ask(both, first, 'opening')
  await notifyAt(anHourBefore)
  await notifyAt(anHourBefore)
  for (const member of [everything, both, applied]) expect(await world.mailsTo(member)).toEqual(['fund-opening'])
  expect(await world.mailsTo(nothing)).toEqual([])
  expect((await lastMail(everything))?.text_body).toContain('通知の設定で希望された方')
  expect((await lastMail(both))?.text_body).toContain('ファンドのページで希望された方')

  // Who chooses it while a fund takes applications hears of the next one.
  await wantOfAll(nothing, 'offering')
  await notifyAt(recruiting)
  expect(await world.mailsTo(nothing)).toEqual([])
  const second = await world.addFund()
  await world.apply(second, applied, 100_000)
  await wantOfAll(everything, 'offering', false)
  await notifyAt(recruiting)
  expect(await world.mailsTo(nothing)).toEqual(['fund-opening'])
  expect((await world.mailsTo(everything)).filter((template) => template === 'fund-opening')).toHaveLength(1)
  expect((await world.mailsTo(applied)).filter((template) => template === 'fund-opening')).toHaveLength(1)
})

it.each([
  ['more than a tenth is left', 4_400_000, []],
  ['a tenth is left', 4_500_000, ['fund-nearly-full']],
  ['nothing is left', 5_000_000, []],
] as const)(
  'of the last tenth of the room those who want it are told with the yen that are left: %s',
  async (_, taken, expected) => {
    const fundId = await world.addFund({ fundTotal: 6_000_000, subordinatedAmount: 1_000_000 })
    world.at(recruiting)
    const [waiting, other] = [await world.addMember(), await world.addMember()]
    await wantOfAll(waiting, 'nearly_full')
    await wantOfAll(other, 'offering')
    for (let left = taken; left > 0; left -= Math.min(left, 500_000))
      await world.apply(fundId, await world.addMember(), Math.min(left, 500_000))
    await notifyAt(recruiting)
    await notifyAt(recruiting)
    expect(await world.mailsTo(waiting)).toEqual([...expected])
    expect(await world.mailsTo(other)).toEqual(['fund-opening'])
    if (expected.length > 0) expect((await lastMail(waiting))?.text_body).toContain('500,000円（送信時点）')
  },
)

it('the link in the mail ends what comes of every fund, and what the contract needs cannot be chosen', async () => {
  const member = await world.addMember()
  for (const kind of ['offering', 'nearly_full'] as const) await wantOfAll(member, kind)
  const { member_number } = await world.database
    .selectFrom('member')
    .select('member_number')
    .where('id', '=', member.memberId)
    .executeTakeFirstOrThrow()
  const token = unsubscribePath(world.services.config, member_number).replace('/unsubscribe/', '')
  expect(await chooseMail(world.services, member, { kind: 'deposit', wanted: false })).toMatchObject({
    ok: false,
    code: 'BAD_USER_INPUT',
  })
  expect([...(await mailedKinds(world.database, member.memberId))]).toContain('nearly_full')
  must(await chooseMail(world.services, member, { kind: 'news', wanted: false }))
  expect(must(await findSubscription(world.services, token)).receives).toBe(true)
  must(await setSubscription(world.services, token, false))
  expect(must(await findSubscription(world.services, token)).receives).toBe(false)
  expect([...(await mailedKinds(world.database, member.memberId))]).toEqual([
    'lottery',
    'deposit',
    'distribution',
    'renewal',
    'document',
    'account',
  ])
})
