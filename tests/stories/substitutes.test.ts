import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { idOf, type Id } from '../../src/domain/id.ts'
import { loadFundOwnMoney } from '../../src/features/investing/contribution/load-fund-own-money.ts'
import { postedCoolingOff } from '../../src/features/investing/cooling-off/accept-posted-cooling-off.ts'
import { proposeGapDecision } from '../../src/features/investing/fund-closing/gap-proposal.ts'
import { propose } from '../../src/features/people/approval/propose.ts'
import { updateFundResult } from '../../src/features/investing/fund-result/update-fund-result.ts'
import { inBookOf } from '../support/book-balances.ts'
import {
  confirmContract,
  fundFigures,
  mailsQueuedFor,
  myInvest,
  pay,
  post,
  requestApplication,
} from '../support/investor.ts'
import { must } from '../support/must.ts'
import { consent } from '../support/second-consent.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'
import { operatorViewer, secondOperator } from '../support/world-operators.ts'
import { recordPurchase } from '../support/record-purchase.ts'

// The offering ends on 5 April, winners pay until the 9th, and with six closing days the fund is judged at the end of the 15th, and substitutes pay until the 14th.
let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.expectSound())
afterAll(() => world.close())

interface Entrant {
  member: WorldMember
  id: string
}

/** Each asks for 400,000 yen of the 800,000 there are. */
async function enter(fundId: Id<'fund'>, substitute: boolean): Promise<Entrant> {
  const member = await world.member()
  const { data, errors } = await post<{ createApply: { id: string } }>(member, {
    query: `mutation ($id: ID!, $substitute: Boolean) { createApply(project_id: $id, amount: 400000, substitute: $substitute) { id } }`,
    variables: { id: String(fundId), substitute },
  })
  expect(errors).toEqual([])
  return { member, id: data?.createApply.id ?? '' }
}

const place = async ({ member, id }: Entrant) => {
  const { myInvests } = await member.query<{
    myInvests: {
      id: string
      status: string
      substitute: { rank: number | null; offered_until: string | null } | null
    }[]
  }>('{ myInvests { id status substitute { rank offered_until } } }')
  return myInvests.find((one) => one.id === id)
}

const accept = ({ member, id }: Entrant) =>
  post(member, { query: 'mutation ($id: ID!) { acceptSubstitution(invest_id: $id) { ok } }', variables: { id } })

const leave = ({ member }: Entrant, fundId: Id<'fund'>) =>
  post(member, {
    query: 'mutation ($id: ID!) { leaveWaitlist(project_id: $id) { ok } }',
    variables: { id: String(fundId) },
  })

const steps = async (fundId: Id<'fund'>) => {
  const { project } = await world.visitor().query<{
    project: { lottery_proof: { steps: { kind: string; invest_id: string; free_after: number }[] } }
  }>(`{ project(id: "${fundId}") { lottery_proof { steps { kind invest_id free_after } } } }`)
  return project.lottery_proof.steps.map(({ kind, invest_id, free_after }) => [kind, invest_id, free_after])
}

/** By the stand-alone script, from what the site publishes. */
const recompute = async (fundId: Id<'fund'>): Promise<string> => {
  const script = 'scripts/recompute-lottery.mjs'
  const { stdout } = await promisify(execFile)(process.execPath, [script, world.product.baseUrl, String(fundId)])
  return stdout.trim()
}

test(
  'a lottery goes down its own order: one lets the offer pass, one leaves, one takes the place and pays; who never asked has lost',
  { tags: ['course'] },
  async () => {
    const fundId = await world.fund({
      offeringMethod: 'lottery',
      goal: 'all_or_nothing',
      fundTotal: 1_000_000,
      subordinatedAmount: 200_000,
      offeringEndAt: new Date('2026-04-05T23:59:59+09:00'),
      closingDays: 6,
    })
    const without = await world.fund({
      offeringMethod: 'lottery',
      offeringEndAt: new Date('2026-04-05T23:59:59+09:00'),
      fundTotal: 1_000_000,
      subordinatedAmount: 200_000,
    })
    const refused = await post(await world.member(), {
      query: 'mutation ($id: ID!) { createApply(project_id: $id, amount: 400000, substitute: true) { id } }',
      variables: { id: String(without) },
    })
    expect(refused.errors[0]).toMatchObject({ message: expect.stringContaining('補欠がありません') })

    const entrants: Entrant[] = []
    for (let index = 0; index < 6; index += 1) entrants.push(await enter(fundId, true))
    const plain: Entrant[] = []
    for (let index = 0; index < 2; index += 1) plain.push(await enter(fundId, false))
    await world.moveTo('2026-04-06T01:05:00+09:00')

    const places = await Promise.all([...entrants, ...plain].map(async (one) => ({ one, found: await place(one) })))
    const winners = places.filter(({ found }) => found?.status === 'Entry').map(({ one }) => one)
    const inLine = places
      .filter(({ found }) => found?.status === 'Apply')
      .toSorted((one, other) => (one.found?.substitute?.rank ?? 0) - (other.found?.substitute?.rank ?? 0))
      .map(({ one }) => one)
    expect(winners).toHaveLength(2)
    const plainLosers = plain.filter((one) => !winners.includes(one))
    expect(places.filter(({ found }) => found?.status === 'Lose').map(({ one }) => one)).toEqual(plainLosers)
    expect(await Promise.all(inLine.map(async (one) => (await place(one))?.substitute))).toEqual(
      inLine.map((_, index) => ({ rank: index + 1, offered_until: null })),
    )
    expect(inLine).toHaveLength(6 - plainLosers.length)
    const [first, second, third, fourth] = inLine as [Entrant, Entrant, Entrant, Entrant]
    // They hold no room and stand in no total, but in what their members have applied for.
    expect((await fundFigures(world, fundId)).stats.invest_total).toBe(1_000_000)
    expect(await first.member.query('{ investingAmount { amount } }')).toEqual({ investingAmount: { amount: 400_000 } })
    expect(await mailsQueuedFor(world, first.member)).toEqual(['application-accepted-lottery', 'lottery-substitute'])
    expect((await accept(first)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' })
    expect((await requestApplication(first.member, { fundId, amount: 100_000, lottery: true })).errors).toHaveLength(1)

    // One of the winners pays, the other lets the days pass.
    const [payer] = winners as [Entrant, Entrant]
    await pay(world, await confirmContract(payer.member, payer.id), 400_000)
    expect(await leave(third, fundId)).toMatchObject({ errors: [] })
    expect((await place(third))?.status).toBe('Canceled')
    await world.moveTo('2026-04-10T00:00:10+09:00')
    expect((await place(first))?.substitute).toEqual({ rank: null, offered_until: '2026-04-13T23:59:59+09:00' })
    expect((await place(second))?.substitute).toEqual({ rank: 1, offered_until: null })
    expect(await first.member.query('{ myWaitlist { status invest_id invited_until } }')).toEqual({
      myWaitlist: [{ status: 'Invited', invest_id: first.id, invited_until: '2026-04-13T23:59:59+09:00' }],
    })
    expect((await fundFigures(world, fundId)).stats).toMatchObject({ invest_total: 600_000, paid_total: 600_000 })

    // The first says no, the second takes the place.
    expect((await leave(first, fundId)).errors).toEqual([])
    expect((await place(second))?.substitute?.offered_until).toBe('2026-04-13T23:59:59+09:00')
    expect((await accept(second)).errors).toEqual([])
    expect((await accept(second)).errors).toEqual([])
    expect((await myInvest(second.member, second.id)).transfer_limit_at).toBe('2026-04-13T23:59:59+09:00')
    expect((await mailsQueuedFor(world, second.member)).slice(0, 4)).toEqual([
      'application-accepted-lottery',
      'lottery-substitute',
      'lottery-offered',
      'lottery-won',
    ])
    expect((await mailsQueuedFor(world, fourth.member)).at(-1)).toBe('lottery-substitute')
    expect(await recompute(fundId)).toBe('The draw is correct: 2 winners, 6 steps after it.')

    // Confirmed too late: the place lapses and goes on to the last, who must answer before the judgement's day.
    await world.moveTo('2026-04-14T00:00:10+09:00')
    expect((await place(second))?.status).toBe('Canceled')
    expect((await place(fourth))?.substitute?.offered_until).toBe('2026-04-14T23:59:59+09:00')
    expect((await accept(fourth)).errors).toEqual([])
    await pay(world, await confirmContract(fourth.member, fourth.id), 400_000)
    expect((await fundFigures(world, fundId)).stats).toMatchObject({ paid_total: 1_000_000, is_goaled: true })

    await world.moveTo('2026-04-15T00:00:10+09:00')
    expect((await fundFigures(world, fundId)).performance).toMatchObject({ progress: '03:募集終了', isFail: false })
    const [loser] = winners.slice(1) as [Entrant]
    expect(await steps(fundId)).toEqual([
      ['declined', third.id, 0],
      ['lapsed', loser.id, 400_000],
      ['offered', first.id, 0],
      ['declined', first.id, 400_000],
      ['offered', second.id, 0],
      ['accepted', second.id, 0],
      ['lapsed', second.id, 400_000],
      ['offered', fourth.id, 0],
      ['accepted', fourth.id, 0],
    ])
    for (const rest of inLine.slice(4)) {
      expect((await place(rest))?.status).toBe('Lose')
      expect((await mailsQueuedFor(world, rest.member)).at(-1)).toBe('lottery-lost')
    }
    expect(await recompute(fundId)).toBe('The draw is correct: 2 winners, 9 steps after it.')
  },
)

test(
  'a full fund is not dissolved by one letter: its substitutes are asked first, then two operators put the money in on the last day',
  { tags: ['course'] },
  async () => {
    const checker = await secondOperator(world)
    const [maker, second] = [operatorViewer(world.operator), operatorViewer(checker)]
    const fundId = await world.fund({
      offeringMethod: 'lottery',
      goal: 'all_or_nothing',
      fundTotal: 1_000_000,
      subordinatedAmount: 200_000,
      offeringStartAt: new Date('2026-04-15T12:00:00+09:00'),
      offeringEndAt: new Date('2026-05-05T23:59:59+09:00'),
      operationStartOn: '2026-05-22',
      closingDays: 5,
      fillInPercent: 50,
    })
    await world.moveTo('2026-04-15T12:00:00+09:00')
    const entrants: Entrant[] = []
    for (let index = 0; index < 4; index += 1) entrants.push(await enter(fundId, true))
    await world.moveTo('2026-05-06T01:05:00+09:00')
    const places = await Promise.all(entrants.map(async (one) => ({ one, found: await place(one) })))
    const winners = places.filter(({ found }) => found?.status === 'Entry').map(({ one }) => one)
    const [first, last] = places
      .filter(({ found }) => found?.status === 'Apply')
      .toSorted((one, other) => (one.found?.substitute?.rank ?? 0) - (other.found?.substitute?.rank ?? 0))
      .map(({ one }) => one) as [Entrant, Entrant]
    for (const { member, id } of winners) await pay(world, await confirmContract(member, id), 400_000)
    const [leaver, staying] = winners as [Entrant, Entrant]

    // While members may still take places, a letter comes.
    await world.moveTo('2026-05-13T10:00:00+09:00')
    const { proposalId: letter } = must(
      await propose(world.services, maker, postedCoolingOff, {
        subject: `investment:${leaver.id}`,
        content: {
          investmentId: idOf(Number(leaver.id)),
          postmarkedOn: '2026-05-12',
          receivedOn: '2026-05-13',
          evidence: '簡易書留 123-45-67890-1',
        },
        reason: '',
      }),
    )
    must(await consent(world.services, second, letter))
    expect((await place(leaver))?.status).toBe('Canceled')
    expect((await place(first))?.substitute).toEqual({ rank: null, offered_until: '2026-05-16T23:59:59+09:00' })

    // The printed instant goes by: nothing fails, nobody's money goes back but the leaver's.
    await world.moveTo('2026-05-15T00:00:10+09:00')
    const standing = { progress: '03:募集終了', isFail: false }
    expect((await fundFigures(world, fundId)).performance).toMatchObject(standing)
    expect((await place(staying))?.status).toBe('Paid')
    expect((await leave(first, fundId)).errors).toEqual([])
    expect((await place(last))?.substitute?.offered_until).toBe('2026-05-18T23:59:59+09:00')

    // While a place is kept for somebody, nobody can say how much is missing.
    const keep = () =>
      proposeGapDecision(world.services, maker, { fundId, decision: 'keep', reason: '物件の取得契約があるため' })
    await world.moveTo('2026-05-18T23:59:50+09:00')
    expect(await keep()).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('案内している枠'),
    })
    await world.moveTo('2026-05-19T00:00:10+09:00')
    expect((await place(last))?.status).toBe('Lose')

    await world.moveTo('2026-05-20T09:00:00+09:00')
    expect((await fundFigures(world, fundId)).performance).toMatchObject(standing)
    const { proposalId } = must(await keep())
    expect(await inBookOf(world.database, fundId, 'fill_in')).toBe(0)
    must(await consent(world.services, second, proposalId))
    expect(await inBookOf(world.database, fundId, 'fill_in')).toBe(-400_000)
    const { contributed, missing, changes } = must(await loadFundOwnMoney(world.services, fundId))
    expect([contributed.fillIn, missing.fillIn, missing.subordinated]).toEqual([400_000, 0, 200_000])
    expect(changes).toMatchObject([{ part: 'fillIn', amount: 400_000, people: [{}, {}] }])

    await world.moveTo('2026-05-22T00:00:10+09:00')
    expect((await fundFigures(world, fundId)).performance).toMatchObject(standing)
    await recordPurchase(world.services, fundId)
    must(await updateFundResult(world.services, maker, fundId, { operationStartOn: '2026-05-22' }))
    expect(
      await Promise.all(
        (['deployed', 'subordinated', 'fill_in', 'property'] as const).map((kind) =>
          inBookOf(world.database, fundId, kind),
        ),
      ),
    ).toEqual([-400_000, -200_000, -400_000, 1_000_000])
    expect((await steps(fundId)).map(([kind, id]) => [kind, id])).toEqual([
      ['lapsed', leaver.id],
      ['offered', first.id],
      ['declined', first.id],
      ['offered', last.id],
      ['expired', last.id],
    ])
    expect(await recompute(fundId)).toBe('The draw is correct: 2 winners, 5 steps after it.')
  },
)
