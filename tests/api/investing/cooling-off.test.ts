import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { japanDate } from '../../../src/domain/calendar.ts'
import { issueVirtualAccounts } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { postedCoolingOff } from '../../../src/features/investing/cooling-off/accept-posted-cooling-off.ts'
import { declareCoolingOff } from '../../../src/features/investing/cooling-off/declare-cooling-off.ts'
import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { runMidnight } from '../../../src/features/investing/deposit/midnight.ts'
import { fixDistribution } from '../../../src/features/investing/distribution/fix-distribution.ts'
import { startOperation } from '../../support/record-purchase.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { myInvestments } from '../../../src/features/investing/investment/my-investments.ts'
import { inBookOf, operatorsMoney, standing } from '../../support/book-balances.ts'
import { approveProposal } from '../../../src/features/people/approval/approve-proposal.ts'
import { findOpenProposal } from '../../../src/features/people/approval/list-proposals.ts'
import { propose } from '../../../src/features/people/approval/propose.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { NO_ROW, type Id } from '../../../src/domain/id.ts'

let world: DepositWorld
/** Two operators. */
let maker: Viewer
let checker: Viewer
beforeEach(async () => {
  world = await openDepositWorld()
  maker = await world.addMember({ role: 'admin' })
  checker = await world.addMember({ role: 'admin', familyName: '鈴木' })
  await issueVirtualAccounts(world.services, 10)
})
afterEach(async () => {
  await world.expectSoundBook()
  await world.close()
})

interface Contract {
  fundId: Id<'fund'>
  member: Viewer
  investmentId: Id<'investment'>
}

/** 300,000 yen in a fund, applied for on the opening day, 1 April: the eighth day from the delivery is 8 April. */
async function contract({ paysIn = 0, isDelivered = true } = {}): Promise<Contract> {
  world.at(openingDay)
  const fundId = await world.addFund()
  const member = await world.addMember()
  const investmentId = await world.apply(fundId, member, 300_000)
  if (!isDelivered) return { fundId, member, investmentId }
  const accountNumber = await world.confirm(investmentId, member)
  if (paysIn > 0) await payIn(accountNumber, paysIn, '2026-04-02T10:00:00+09:00')
  return { fundId, member, investmentId }
}

async function payIn(accountNumber: string, amount: number, at: string): Promise<void> {
  world.bank.pay({ accountNumber, amount, at: new Date(at), remitterName: 'ｻﾄｳ ﾐｻｷ' })
  world.at(at)
  await readDeposits(world.services)
}

async function accountOf({ investmentId }: Contract): Promise<string> {
  const row = await world.database
    .selectFrom('virtual_account as account')
    .innerJoin('virtual_account_assignment as assignment', 'assignment.virtual_account_id', 'account.id')
    .select('account.account_number')
    .where('assignment.investment_id', '=', investmentId)
    .executeTakeFirstOrThrow()
  return row.account_number
}

function declare({ member, investmentId }: Contract, at: string) {
  world.at(at)
  return declareCoolingOff(world.services, { memberId: member.memberId, investmentId })
}

function post({ investmentId }: Contract, days: { postmarkedOn: string; receivedOn: string }, at: string) {
  world.at(at)
  const content = { investmentId, evidence: ' 特定記録 123-45-67890-1 ', ...days }
  return propose(world.services, maker, postedCoolingOff, {
    subject: `investment:${investmentId}`,
    content,
    reason: '',
  })
}

async function approve({ investmentId }: Contract, viewer = checker) {
  const open = await findOpenProposal(world.database, 'posted_cooling_off', `investment:${investmentId}`)
  return approveProposal(world.services, viewer, {
    proposalId: open?.id ?? NO_ROW,
    seenHash: open?.effect_hash ?? '',
    answers: [],
  })
}

const coolingOff = (amount: number) => [{ amount, reason: 'cooling_off', status: 'open' }]
const canceled = { status: 'canceled', cancel_reason: 'cooling_off' }
const noticeOf = ({ investmentId }: Contract) =>
  world.database
    .selectFrom('cooling_off_notice')
    .selectAll()
    .where('investment_id', '=', investmentId)
    .executeTakeFirst()
const shown = async ({ member }: Contract) => (await myInvestments(world.services, member.memberId))[0]

describe('on the member’s own page', () => {
  it('gives back the whole amount on the eighth day at 23:59, once, with the evidence kept', async () => {
    const paid = await contract({ paysIn: 300_000 })
    world.at('2026-04-08T23:59:59+09:00')
    expect(await shown(paid)).toMatchObject({ status: 'participating', can_cool_off: true, refunds: [] })
    expect(await declare(paid, '2026-04-08T23:59:59+09:00')).toEqual({ ok: true, value: true })
    expect(await world.investment(paid.investmentId)).toEqual(canceled)
    expect(await world.refundsOf(paid.member)).toEqual(coolingOff(300_000))
    expect(await noticeOf(paid)).toMatchObject({
      way: 'member_page',
      declared_on: '2026-04-08',
      delivered_at: openingDay,
      last_day: '2026-04-08',
      actor: `member:${paid.member.memberId}`,
    })
    expect(await declare(paid, '2026-04-20T10:00:00+09:00')).toEqual({ ok: true, value: true })
    expect(await world.refundsOf(paid.member)).toEqual(coolingOff(300_000))
    expect((await world.mailsTo(paid.member)).filter((template) => template === 'cooling-off-accepted')).toHaveLength(1)
    expect(await shown(paid)).toMatchObject({
      can_cool_off: false,
      cancel_reason: 'cooling_off',
      canceled_at: new Date('2026-04-08T23:59:59+09:00'),
      refunds: [{ amount: 300_000, reason: 'cooling_off', paid_at: null }],
    })
  })

  it('is refused on the ninth day', async () => {
    const paid = await contract({ paysIn: 300_000 })
    expect(await declare(paid, '2026-04-09T00:00:00+09:00')).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('2026年4月8日'),
    })
    expect(await world.investment(paid.investmentId)).toMatchObject({ status: 'participating' })
    expect(await shown(paid)).toMatchObject({ can_cool_off: false })
    expect(await noticeOf(paid)).toBeUndefined()
  })

  it('is open while the document was not delivered, and asks nothing back where nothing was paid', async () => {
    const unread = await contract({ isDelivered: false })
    expect(await declare(unread, '2026-04-04T20:00:00+09:00')).toMatchObject({ ok: true })
    expect(await world.refundsOf(unread.member)).toEqual([])
    expect(await noticeOf(unread)).toMatchObject({ delivered_at: null, last_day: null })
  })

  it('gives back a part payment, and all that arrives afterwards', async () => {
    const part = await contract({ paysIn: 100_000 })
    await declare(part, '2026-04-03T10:00:00+09:00')
    expect(await world.refundsOf(part.member)).toEqual(coolingOff(100_000))
    await payIn(await accountOf(part), 200_000, '2026-04-03T11:00:00+09:00')
    expect(await world.refundsOf(part.member)).toEqual([
      ...coolingOff(100_000),
      { amount: 200_000, reason: 'not_payable', status: 'open' },
    ])
    expect(await world.investment(part.investmentId)).toEqual(canceled)
  })

  it('is the same one thing when it is pressed twice at once, and when a deposit is booked at that moment', async () => {
    const part = await contract({ paysIn: 100_000 })
    world.bank.pay({
      accountNumber: await accountOf(part),
      amount: 200_000,
      at: new Date('2026-04-03T10:00:00+09:00'),
      remitterName: 'ｻﾄｳ ﾐｻｷ',
    })
    const answers = await Promise.all([
      declare(part, '2026-04-03T10:01:00+09:00'),
      declare(part, '2026-04-03T10:01:00+09:00'),
      readDeposits(world.services),
    ])
    expect(answers.slice(0, 2)).toEqual([
      { ok: true, value: true },
      { ok: true, value: true },
    ])
    await readDeposits(world.services)
    expect(await world.investment(part.investmentId)).toEqual(canceled)
    expect((await world.refundsOf(part.member)).reduce((sum, { amount }) => sum + amount, 0)).toBe(300_000)
  })

  it('belongs to the member alone', async () => {
    const paid = await contract({ paysIn: 300_000 })
    const other = await world.addMember()
    const answer = await declareCoolingOff(world.services, {
      memberId: other.memberId,
      investmentId: paid.investmentId,
    })
    expect(answer).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  })

  it('is too late for what its deadline has canceled', async () => {
    const unpaid = await contract()
    world.at('2026-04-05T00:00:00+09:00')
    await runMidnight(world.services, { dueAt: new Date('2026-04-05T00:00:00+09:00') })
    expect(await declare(unpaid, '2026-04-05T09:00:00+09:00')).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('終了'),
    })
  })
})

describe('after the operation has started', () => {
  it('takes the money out of the fund again and owes it from the operator’s own', async () => {
    const [paid, stays] = [await contract({ paysIn: 300_000 }), await contract({ paysIn: 300_000 })]
    for (const { fundId } of [paid, stays])
      await startOperation(world.services, { fundId, startOn: japanDate('2026-04-06') })
    await world.expectSoundBook()
    const bought = await inBookOf(world.database, paid.fundId, 'property')
    const filledIn = await inBookOf(world.database, paid.fundId, 'fill_in')
    expect(await declare(paid, '2026-04-07T10:00:00+09:00')).toMatchObject({ ok: true })
    expect(await world.refundsOf(paid.member)).toEqual(coolingOff(300_000))
    expect(await standing(world.database, 'deployed', paid.investmentId)).toBe(0)
    // The property stays whole: the operator fills in what leaves.
    expect(await inBookOf(world.database, paid.fundId, 'property')).toBe(bought)
    expect(await inBookOf(world.database, paid.fundId, 'fill_in')).toBe(filledIn - 300_000)
    // Of two starts the operator got 600,000; he gives one half back.
    expect(await operatorsMoney(world.database)).toBe(300_000)
  })

  it('leaves a fixed distribution to people', async () => {
    const paid = await contract({ paysIn: 300_000 })
    await startOperation(world.services, { fundId: paid.fundId, startOn: japanDate('2026-04-03') })
    await fixDistribution(world.services, {
      fundId: paid.fundId,
      period: 1,
      totalDividend: 1_000,
      redeems: true,
      payday: japanDate('2026-04-30'),
    })
    expect(await declare(paid, '2026-04-07T10:00:00+09:00')).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('分配'),
    })
    expect(await world.investment(paid.investmentId)).toMatchObject({ status: 'participating' })
  })
})

describe('by post', () => {
  it('counts by the postmark: of the eighth day, in the letter box on the twelfth', async () => {
    const paid = await contract({ paysIn: 300_000 })
    const proposed = await post(
      paid,
      { postmarkedOn: '2026-04-08', receivedOn: '2026-04-12' },
      '2026-04-12T11:00:00+09:00',
    )
    expect(proposed).toMatchObject({ ok: true, value: { effect: { people: 1, yen: 300_000 } } })
    expect(await approve(paid, maker)).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    expect(await world.investment(paid.investmentId)).toMatchObject({ status: 'participating' })
    expect(await approve(paid)).toMatchObject({ ok: true })
    expect(await world.investment(paid.investmentId)).toEqual(canceled)
    expect(await world.refundsOf(paid.member)).toEqual(coolingOff(300_000))
    expect(await noticeOf(paid)).toMatchObject({
      way: 'post',
      declared_on: '2026-04-08',
      received_on: '2026-04-12',
      evidence: '特定記録 123-45-67890-1',
      actor: `operator:${checker.memberId}`,
      proposal_id: 1,
    })
    expect((await world.mailsTo(paid.member)).at(-1)).toBe('cooling-off-accepted')
    expect(await world.mailsTo(checker)).toEqual(['approval-waiting', 'operator-notice'])
  })

  it.each([
    ['a postmark of the ninth day', { postmarkedOn: '2026-04-09', receivedOn: '2026-04-10' }, 'CONFLICT'],
    ['a postmark before the application', { postmarkedOn: '2026-03-31', receivedOn: '2026-04-10' }, 'BAD_USER_INPUT'],
    ['a postmark of tomorrow', { postmarkedOn: '2026-04-13', receivedOn: '2026-04-13' }, 'BAD_USER_INPUT'],
    ['a day that does not exist', { postmarkedOn: '2026-02-30', receivedOn: '2026-04-10' }, 'BAD_USER_INPUT'],
    ['an arrival before the dispatch', { postmarkedOn: '2026-04-08', receivedOn: '2026-04-07' }, 'BAD_USER_INPUT'],
    ['an arrival in the future', { postmarkedOn: '2026-04-08', receivedOn: '2026-04-13' }, 'BAD_USER_INPUT'],
  ])('%s is refused and changes nothing', async (_, days, code) => {
    const paid = await contract({ paysIn: 300_000 })
    expect(await post(paid, days, '2026-04-12T11:00:00+09:00')).toMatchObject({ ok: false, code })
    expect(await world.investment(paid.investmentId)).toMatchObject({ status: 'participating' })
    expect(await noticeOf(paid)).toBeUndefined()
  })

  it('does not end twice what the member has ended online, before or after the proposal', async () => {
    const paid = await contract({ paysIn: 300_000 })
    const days = { postmarkedOn: '2026-04-07', receivedOn: '2026-04-08' }
    expect(await post(paid, days, '2026-04-08T09:00:00+09:00')).toMatchObject({ ok: true })
    await declare(paid, '2026-04-08T10:00:00+09:00')
    expect(await approve(paid)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('すでに'),
    })
    expect(await post(paid, days, '2026-04-09T11:00:00+09:00')).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('すでに'),
    })
    expect(await world.refundsOf(paid.member)).toEqual(coolingOff(300_000))
  })
})

it('the evidence can be neither changed nor removed, nor written for a day that is too late', async () => {
  const paid = await contract({ paysIn: 300_000 })
  const late = await contract()
  await declare(paid, '2026-04-08T10:00:00+09:00')
  const row = {
    investment_id: late.investmentId,
    way: 'member_page' as const,
    delivered_at: openingDay,
    last_day: '2026-04-08',
    actor: 'member:1',
    recorded_at: openingDay,
  }
  await expect(
    world.database.updateTable('cooling_off_notice').set({ declared_on: '2026-04-01' }).execute(),
  ).rejects.toThrow('append-only')
  await expect(world.database.deleteFrom('cooling_off_notice').execute()).rejects.toThrow('append-only')
  await expect(
    world.database
      .insertInto('cooling_off_notice')
      .values({ ...row, declared_on: '2026-04-09' })
      .execute(),
  ).rejects.toThrow('within_the_days')
  await expect(
    world.database
      .insertInto('cooling_off_notice')
      .values({ ...row, declared_on: '2026-04-08' })
      .execute(),
  ).rejects.toThrow('disagree')
  const rescinded = { status: 'canceled', cancel_reason: 'cooling_off' } as const
  await expect(
    world.database.updateTable('investment').set(rescinded).where('id', '=', late.investmentId).execute(),
  ).rejects.toThrow('disagree')
})
