import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { japanDateOf } from '../../src/domain/calendar.ts'
import { confirmContract } from '../../src/features/investing/contract-confirmation/confirm-contract.ts'
import { readDeposits } from '../../src/features/investing/deposit/read-deposits.ts'
import { investingAmount } from '../../src/features/investing/investment/sums.ts'
import { readInboxState } from '../../src/features/communication/inbox/list-inbox.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { historyOf, holdingsOf, outlookOf, roomReturnOf } from '../../src/web/features/investing/investment/assets.ts'
import { investmentsDocument } from '../../src/web/features/investing/investment/investment-queries.ts'
import type { ResultOf } from '../../src/web/gql/graphql.ts'
import { investmentSteps } from '../../src/web/features/investing/investment/investment-steps.ts'
import { tasksOf } from '../../src/web/features/investing/investment/tasks.ts'
import { askApi } from '../api/support/ask-api.ts'
import { enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { download, must, openPayoutWorld, payAtDesk, type PayoutWorld } from '../support/payout-world.ts'
import type { Id } from '../../src/domain/id.ts'

const { print } = createRequire(import.meta.url)('graphql') as typeof import('graphql')

let world: PayoutWorld
let aya: { viewer: Viewer; investmentId: Id<'investment'> }
let fundId: Id<'fund'>

beforeAll(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
  // Ken fills the rest of the fund; Aya has just applied.
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  aya = await world.applicant({ amount: 300_000, fundId })
})
afterAll(() => world.close())

/** What Aya's home says now, from the same query and by the same functions as the page. */
async function home() {
  const { viewer } = aya
  const now = world.services.clock.now()
  const { myInvests, myUnclaimed } = (await askApi(world.services, print(investmentsDocument), viewer)) as ResultOf<
    typeof investmentsDocument
  >
  const [invest] = myInvests
  if (!invest) throw new Error('Aya has her application')
  const holdings = holdingsOf(myInvests, japanDateOf(now))
  const used = await investingAmount(world.database, viewer.memberId)
  const { operating, waitingForStart, waitingForDeposit, waitingForDraw } = holdings
  // At every step the legend of the limit adds up.
  expect(operating.yen + waitingForStart.yen + waitingForDeposit.yen + waitingForDraw.yen).toBe(used)
  return {
    tasks: tasksOf(
      {
        is_ekyc_authed: true,
        ekyc_finish_at: null,
        bank_account: { id: '1', number_in_doubt: false },
        owes_law_answers: false,
      },
      { invests: myInvests, unclaimed: myUnclaimed },
      now,
    ).map(({ kind, action }) => `${kind}：${action}`),
    now: investmentSteps(invest, now.getTime()).find(({ state }) => state === 'now')?.name ?? null,
    holdings,
    outlook: outlookOf(myInvests).map(({ dueOn, net, principal, basis, condition }) => ({
      dueOn,
      net,
      principal,
      basis,
      condition,
    })),
    room: roomReturnOf(outlookOf(myInvests), { investingAmount: used, today: japanDateOf(now) }),
    history: historyOf(myInvests, now),
  }
}

it('a first investment, from the application to the money back, as its member sees it', async () => {
  const applied = await home()
  expect(applied).toMatchObject({
    tasks: ['契約書面：契約成立時書面を確認してください'],
    now: '契約',
    holdings: { waitingForDeposit: { yen: 300_000, count: 1 } },
    room: null,
    history: [],
  })
  expect(applied.outlook).toMatchObject([{ principal: 300_000, basis: 'planned', condition: 'deposit' }])

  await download(world.services, aya)
  must(await confirmContract(world.services, { memberId: aya.viewer.memberId, investmentId: aya.investmentId }))
  expect(await home()).toMatchObject({ tasks: ['入金：300,000円をお振り込みください'], now: '入金' })

  await payAtDesk(world, { investmentId: aya.investmentId, amount: 200_000 })
  await readDeposits(world.services)
  expect(await home()).toMatchObject({
    tasks: ['入金：残り100,000円をお振り込みください'],
    holdings: { received: 200_000, waitingForDeposit: { yen: 300_000 } },
  })

  await payAtDesk(world, { investmentId: aya.investmentId, amount: 100_000 })
  await readDeposits(world.services)
  const paid = await home()
  expect(paid).toMatchObject({
    tasks: [],
    holdings: { waitingForStart: { yen: 300_000 }, operating: { yen: 0 } },
    history: [],
  })
  expect(paid.outlook).toMatchObject([{ principal: 300_000, condition: null }])

  await liveUntil(world, '2026-04-12T10:00:00+09:00')
  await enterTwice(world, fundId, { operationStartOn: '2026-05-01' })
  await liveUntil(world, '2026-05-02T10:00:00+09:00')
  expect(await home()).toMatchObject({
    tasks: [],
    now: '運用',
    holdings: { operating: { yen: 300_000, count: 1 }, waitingForReturn: 0, waitingForStart: { yen: 0 } },
    history: [{ month: '2026-05', principal: 300_000, received: 0 }],
  })

  await enterTwice(world, fundId, { operationEndOn: '2026-05-20' })
  await liveUntil(world, '2026-06-02T10:00:00+09:00')
  expect(await home()).toMatchObject({
    now: '分配',
    holdings: { operating: { yen: 300_000 }, waitingForReturn: 300_000 },
    outlook: [{ dueOn: '2026-06-30', basis: 'planned' }],
  })

  await enterTwice(world, fundId, { dividend: 8_000, payday: '2026-06-10' })
  const fixed = await home()
  expect(fixed.outlook).toEqual([
    { dueOn: '2026-06-10', net: 2_388, principal: 300_000, basis: 'fixed', condition: null },
  ])
  expect(fixed.room).toMatchObject({ allowance: 1_000_000, isLate: false, payment: { dueOn: '2026-06-10' } })
  expect(fixed.holdings.dividends).toEqual({ yen: 0, count: 0 })

  // A day later it has not come: the page plans with its day no more.
  await liveUntil(world, '2026-06-11T10:00:00+09:00')
  expect((await home()).room).toMatchObject({ allowance: 1_000_000, isLate: true })
  await world.moveOperatorMoney(8_000)
  await payEverything(world)
  const over = await home()
  expect(over).toMatchObject({
    tasks: [],
    outlook: [],
    room: null,
    holdings: { operating: { yen: 0, count: 0 }, dividends: { yen: 2_388, count: 1 } },
  })
  expect(over.history).toEqual([
    { month: '2026-05', principal: 300_000, received: 0 },
    { month: '2026-06', principal: 0, received: 2_388 },
  ])
  // All of it can be read in the inbox as well.
  expect((await readInboxState(world.database, aya.viewer.memberId)).unread).toBe(
    (await world.mailsTo(aya.viewer)).length,
  )
  await world.expectInvariants()
})
