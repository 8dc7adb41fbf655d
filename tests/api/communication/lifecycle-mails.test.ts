import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { japanDate } from '../../../src/domain/calendar.ts'
import { issueVirtualAccounts } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { remindUnreadContracts } from '../../../src/features/investing/contract-confirmation/remind-unread-contracts.ts'
import { declareCoolingOff } from '../../../src/features/investing/cooling-off/declare-cooling-off.ts'
import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { remindDeposits } from '../../../src/features/investing/deposit/remind-deposits.ts'
import { startOperation } from '../../support/record-purchase.ts'
import { setFundResult } from '../../support/set-fund-result.ts'
import { notifyOfOperation } from '../../../src/features/funds/fund/notify-of-operation.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { must } from '../../support/must.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: DepositWorld
let fundId: Id<'fund'>
beforeEach(async () => {
  world = await openDepositWorld()
  await issueVirtualAccounts(world.services, 10)
  world.at(openingDay)
  fundId = await world.addFund()
})
afterEach(async () => {
  await world.expectSoundBook()
  await world.close()
})

/** 300,000 yen, applied for on 1 April: the deadline is the last second of 4 April. */
async function applicant({ paysIn = 0, reads = true } = {}): Promise<{ member: Viewer; id: Id<'investment'> }> {
  world.at(openingDay)
  const member = await world.addMember()
  const id = await world.apply(fundId, member, 300_000)
  if (!reads) return { member, id }
  const accountNumber = await world.confirm(id, member)
  if (paysIn > 0) {
    const at = new Date('2026-04-02T10:00:00+09:00')
    world.bank.pay({ accountNumber, amount: paysIn, at, remitterName: 'ｻﾄｳ ﾐｻｷ' })
    world.at(at)
    await readDeposits(world.services)
  }
  return { member, id }
}

/** The scheduled task at its hour, and once more a minute late. */
async function runTwice(
  task: (services: DepositWorld['services'], dueAt: Date) => Promise<void>,
  time: string,
): Promise<void> {
  const dueAt = new Date(time)
  for (const late of [0, 60_000]) {
    world.at(new Date(dueAt.getTime() + late))
    await task(world.services, dueAt)
  }
}

const count = async (member: Viewer, template: string) =>
  (await world.mailsTo(member)).filter((one) => one === template).length
const textTo = async (member: Viewer, template: string) =>
  await world.database
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('member_id', '=', member.memberId)
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('the reminder of the deposit', () => {
  it('comes in the morning of the last day to whom something is missing, with the sum that is; the morning before to whom only the transfer is', async () => {
    const [unpaid, part, paid, unread] = [
      await applicant(),
      await applicant({ paysIn: 100_000 }),
      await applicant({ paysIn: 300_000 }),
      await applicant({ reads: false }),
    ]
    const counts = () =>
      Promise.all([unpaid, part, paid, unread].map(({ member }) => count(member, 'deposit-reminder')))
    await runTwice(remindDeposits, '2026-04-02T10:00:00+09:00')
    expect(await counts()).toEqual([0, 0, 0, 0])
    await runTwice(remindDeposits, '2026-04-03T10:00:00+09:00')
    expect(await counts()).toEqual([1, 1, 0, 0])
    expect((await textTo(part.member, 'deposit-reminder')).subject).toBe(
      '【明日23:59まで】第12号のご入金をお願いします',
    )
    await runTwice(remindDeposits, '2026-04-04T10:00:00+09:00')
    expect(await counts()).toEqual([2, 2, 0, 1])
    const { subject, text_body } = await textTo(part.member, 'deposit-reminder')
    expect(subject).toBe('【本日23:59まで】第12号のご入金をお願いします')
    expect(text_body).toContain('200,000円')
    expect((await textTo(unread.member, 'deposit-reminder')).text_body).toContain(
      '契約成立時書面を確認すると、振込先を表示します',
    )
  })

  it('does not come after the deadline, when the machine was silent', async () => {
    const unpaid = await applicant()
    world.at('2026-04-05T08:00:00+09:00')
    await remindDeposits(world.services, new Date('2026-04-04T10:00:00+09:00'))
    expect(await count(unpaid.member, 'deposit-reminder')).toBe(0)
  })
})

it('a member who has not opened the contract document is reminded the next morning, once', async () => {
  const [unread, read, gone] = [await applicant({ reads: false }), await applicant(), await applicant({ reads: false })]
  must(await declareCoolingOff(world.services, { memberId: gone.member.memberId, investmentId: gone.id }))
  await runTwice(remindUnreadContracts, '2026-04-01T23:00:00+09:00')
  expect(await count(unread.member, 'contract-document-ready')).toBe(0)
  await runTwice(remindUnreadContracts, '2026-04-02T09:00:00+09:00')
  await runTwice(remindUnreadContracts, '2026-04-03T09:00:00+09:00')
  expect(await Promise.all([unread, read, gone].map(({ member }) => count(member, 'contract-document-ready')))).toEqual(
    [1, 0, 0],
  )
})

describe('the operation', () => {
  it('is mailed at its start and its end to those who take part, once, and both are on record with who did it', async () => {
    const [paid, left] = [await applicant({ paysIn: 300_000 }), await applicant({ paysIn: 300_000 })]
    must(await declareCoolingOff(world.services, { memberId: left.member.memberId, investmentId: left.id }))
    world.at('2026-05-01T08:00:00+09:00')
    await startOperation(world.services, { fundId, startOn: japanDate('2026-05-01'), actor: 'operator:7' })
    await runTwice(notifyOfOperation, '2026-05-01T09:00:00+09:00')
    await runTwice(notifyOfOperation, '2026-05-02T09:00:00+09:00')
    expect([await count(paid.member, 'operation-started'), await count(left.member, 'operation-started')]).toEqual([
      1, 0,
    ])
    expect(await count(paid.member, 'operation-ended')).toBe(0)

    world.at('2026-10-31T15:00:00+09:00')
    must(await setFundResult(world.services, { fundId, result: { operationEndOn: '2026-10-31' }, actor: 'operator:7' }))
    await runTwice(notifyOfOperation, '2026-11-01T09:00:00+09:00')
    expect([await count(paid.member, 'operation-ended'), await count(left.member, 'operation-ended')]).toEqual([1, 0])
    expect((await textTo(paid.member, 'operation-ended')).text_body).toContain('実績（年利・税引前）：集計中')
    const events = await world.database
      .selectFrom('fund_event')
      .select(['event', 'actor', 'reason'])
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { event: 'operation_started', actor: 'operator:7', reason: 'capital handed over on 2026-05-01' },
      { event: 'operation_ended', actor: 'operator:7', reason: 'ended on 2026-10-31' },
    ])
  })

  it('whose days were set ahead is told when they have come, not before it was begun, and what lies weeks back is no news', async () => {
    const paid = await applicant({ paysIn: 300_000 })
    const eventsNow = () =>
      world.database.selectFrom('fund_event').select(['event', 'actor', 'reason']).orderBy('id').execute()
    must(
      await setFundResult(world.services, {
        fundId,
        result: { operationStartOn: '2026-05-01', operationEndOn: '2026-05-31' },
        actor: 'operator:7',
      }),
    )
    // Both days are a plan: nothing has happened.
    expect(await eventsNow()).toEqual([])
    await runTwice(notifyOfOperation, '2026-05-01T09:00:00+09:00')
    expect(await count(paid.member, 'operation-started')).toBe(0)
    await startOperation(world.services, { fundId, startOn: japanDate('2026-05-01') })
    await runTwice(notifyOfOperation, '2026-04-30T09:00:00+09:00')
    await runTwice(notifyOfOperation, '2026-05-20T09:00:00+09:00')
    expect(await count(paid.member, 'operation-started')).toBe(0)
    await runTwice(notifyOfOperation, '2026-05-02T09:00:00+09:00')
    expect(await count(paid.member, 'operation-started')).toBe(1)
    const started = { event: 'operation_started', actor: 'schedule', reason: 'capital handed over on 2026-05-01' }
    expect(await eventsNow()).toEqual([started])

    // The machine was silent over the end: it is on record all the same, and no news any more.
    await runTwice(notifyOfOperation, '2026-06-20T09:00:00+09:00')
    expect(await eventsNow()).toEqual([
      started,
      { event: 'operation_ended', actor: 'schedule', reason: 'the day has come' },
    ])
    expect(await count(paid.member, 'operation-ended')).toBe(0)
  })
})
