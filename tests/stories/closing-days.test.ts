import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import {
  apply,
  applyAndConfirm,
  fundFigures,
  mailsQueuedFor,
  myInvest,
  pay,
  post,
  refundsOf,
} from '../support/investor.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'

// Who applies on the last day, 5 April, may pay until the 8th; with three closing days the fund is judged at the end of the 11th, and members pay until the 10th.
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.expectSound())
afterAll(() => world.close())

const closingFund = (fillInPercent = 40) =>
  world.fund({
    goal: 'all_or_nothing',
    fundTotal: 1_000_000,
    subordinatedAmount: 200_000,
    offeringEndAt: new Date('2026-04-05T23:59:59+09:00'),
    closingDays: 3,
    fillInPercent,
  })

const join = (member: WorldMember, fundId: Id<'fund'>, amount: number) =>
  post(member, {
    query: 'mutation ($id: ID!, $amount: Int!) { joinWaitlist(project_id: $id, amount: $amount) { ok } }',
    variables: { id: String(fundId), amount },
  })

/** The operator's word that it puts in what is missing, with none to confirm it. @returns what stands in the way. */
const fillIn = async (fundId: Id<'fund'>): Promise<string[]> => {
  const { errors } = await post(world.operator, {
    query: 'mutation ($id: ID!) { proposeGapDecision(project_id: $id, decision: keep, reason: "不足のため") { id } }',
    variables: { id: String(fundId) },
  })
  return errors.map(({ message }) => message)
}

/** What an operator heard of a fund, in order; of what repeats also so many days before what. */
const alarms = async (fundId: Id<'fund'>): Promise<string[]> => {
  const rows = await world.database
    .selectFrom('mail_outbox')
    .select('key')
    .where('member_id', '=', world.operator.memberId)
    .where('key', 'like', 'fund-%')
    .orderBy('id')
    .execute()
  return rows
    .map(({ key }) => key.split(':'))
    .filter(([, fund]) => fund === String(fundId))
    .map((parts) => (parts[0] === 'fund-about-to-fail' ? `${parts[0]} ${parts.at(-2)}` : String(parts[0])))
}

test(
  'a place lapses after the end: one fund is saved by somebody who comes late, the other fails at its judgement, all of it at once',
  { tags: ['course'] },
  async () => {
    const [saved, lost] = [await closingFund(), await closingFund()]
    const [aya, ken, mei, rin, sara] = (await world.members(5)) as [
      WorldMember,
      WorldMember,
      WorldMember,
      WorldMember,
      WorldMember,
    ]
    // Of a third one less was printed that the operator may put in.
    const narrow = await closingFund(30)
    const saras = await applyAndConfirm(sara, { fundId: narrow, amount: 500_000 })
    await pay(world, saras.account, 500_000)
    const ids = new Map<Id<'fund'>, string>()
    for (const fundId of [saved, lost]) {
      const { id, account } = await applyAndConfirm(aya, { fundId, amount: 500_000 })
      ids.set(fundId, id)
      await pay(world, account, 500_000)
    }
    await world.moveTo('2026-04-05T23:00:00+09:00')
    for (const fundId of [saved, lost]) await apply(ken, { fundId, amount: 300_000 })

    await world.moveTo('2026-04-08T23:59:58+09:00')
    expect(await alarms(saved)).toEqual(['fund-about-to-fail 1'])
    await world.moveTo('2026-04-09T00:00:10+09:00')
    expect((await fundFigures(world, saved)).performance).toMatchObject({ progress: '03:募集終了', isFail: false })
    expect(await alarms(saved)).toEqual(['fund-about-to-fail 1', 'fund-short'])
    expect((await mailsQueuedFor(world, aya)).filter((template) => template === 'fund-short')).toHaveLength(2)
    await world.moveTo('2026-04-09T09:00:00+09:00')
    expect(await alarms(saved)).toEqual(['fund-about-to-fail 1', 'fund-short', 'fund-about-to-fail 3'])

    // 300,000 of 800,000 yen are missing.
    expect(await fillIn(narrow)).toEqual([
      '不足が、募集の前に示した上限の240,000円を超えているため、当社では引き受けられません。',
    ])

    // Nobody stood in the line: who comes now is offered the room at once, and pays by the judgement.
    expect((await join(mei, saved, 300_000)).errors).toEqual([])
    const meis = await applyAndConfirm(mei, { fundId: saved, amount: 300_000 })
    expect((await myInvest(mei, meis.id)).transfer_limit_at).toBe('2026-04-10T23:59:59+09:00')
    await pay(world, meis.account, 300_000)
    expect((await fundFigures(world, saved)).stats).toEqual({
      paid_total: 1_000_000,
      invest_total: 1_000_000,
      is_goaled: true,
    })

    // Of the other fund somebody takes a place and lets it lapse. While it is offered or may be paid nobody knows what would be missing.
    expect((await join(rin, lost, 200_000)).errors).toEqual([])
    expect(await fillIn(lost)).toEqual(['いま会員に案内している枠があります。その期限が過ぎてから、決定してください。'])
    const rins = await applyAndConfirm(rin, { fundId: lost, amount: 200_000 })
    expect(await fillIn(lost)).toEqual([
      '入金を待っている申し込みがあります。不足の額が決まってから、決定してください。',
    ])
    await pay(world, rins.account, 50_000)
    await world.moveTo('2026-04-11T23:59:58+09:00')
    expect(await alarms(lost)).toEqual([
      'fund-about-to-fail 1',
      'fund-short',
      'fund-about-to-fail 3',
      'fund-about-to-fail 1',
    ])
    expect((await fundFigures(world, lost)).performance).toMatchObject({ progress: '03:募集終了', isFail: false })
    expect((await myInvest(aya, ids.get(lost) ?? '')).status).toBe('Paid')

    await world.moveTo('2026-04-12T00:00:10+09:00')
    expect((await fundFigures(world, lost)).performance).toMatchObject({ progress: '05:不成立', isFail: true })
    expect((await alarms(lost)).at(-1)).toBe('fund-failed-notice')
    expect((await fundFigures(world, saved)).performance).toMatchObject({ progress: '03:募集終了', isFail: false })
    expect(
      [await myInvest(aya, ids.get(lost) ?? ''), await myInvest(aya, ids.get(saved) ?? '')].map(({ status }) => status),
    ).toEqual(['Lose', 'Paid'])
    expect(await refundsOf(world, aya)).toEqual([{ amount: 500_000, reason: 'fund_failed', status: 'open' }])
    expect(await refundsOf(world, rin)).toEqual([{ amount: 50_000, reason: 'overdue', status: 'open' }])
    const { failed_at: failedAt } = await world.database
      .selectFrom('fund_result')
      .select('failed_at')
      .where('fund_id', '=', lost)
      .executeTakeFirstOrThrow()
    const states = await world.database
      .selectFrom('investment')
      .select(['status', 'status_at'])
      .where('fund_id', '=', lost)
      .where('status', '=', 'fund_failed')
      .execute()
    expect(states).toEqual([{ status: 'fund_failed', status_at: failedAt }])
  },
)
