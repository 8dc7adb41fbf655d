import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOperator } from '../../src/features/people/account/create-operator.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { closeDueLotteries } from '../../src/features/investing/lottery/close-lottery.ts'
import { drawDueLotteries } from '../../src/features/investing/lottery/draw-lottery.ts'
import { approvePayoutBatch } from '../../src/features/treasury/payout/approve-payout-batch.ts'
import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { preparePayoutBatch } from '../../src/features/treasury/payout/prepare-payout-batch.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { openDatabase, openPool, type Database } from '../../src/platform/database/connect.ts'
import { atMost } from '../support/at-most.ts'
import { graphqlClient, type GraphqlClient } from '../support/graphql-client.ts'
import {
  apply,
  applyAndConfirm,
  confirmDocument,
  contractValue,
  fundFigures,
  pay,
  post,
  requestApplication,
} from '../support/investor.ts'
import { must } from '../support/must.ts'
import { openWorld, worldPassword, type World, type WorldMember } from '../support/world.ts'
import { logInAs, personOf } from '../support/world-people.ts'
import { recordPurchase } from '../support/record-purchase.ts'
import { startAuditor, type Auditor } from './auditor.ts'
import { recordNotice, type RecordedNotice } from './recorded-notice.ts'
import { idOf, NO_ROW, type Id } from '../../src/domain/id.ts'

// Everything at once, over 64 connections to two servers with two workers behind them, while an auditor reads all totals.
const connections = 64
const rounds = Number(process.env['RACE_ROUNDS'] ?? 3)

let world: World
let otherServer: string
let database: Database
let auditor: Auditor

beforeAll(async () => {
  world = await openWorld({ env: { OPERATOR_CEILING: '100000000000' } })
  otherServer = (await world.product.startAnother('server')).baseUrl
  await world.product.startAnother('worker')
  database = openDatabase(openPool(world.product.database.connectionString, { max: 4 }))
})
afterAll(async () => {
  await database.destroy()
  await world.close()
})
beforeEach(() => {
  auditor = startAuditor(database)
})
afterEach(async () => {
  const { readings, wrong } = await auditor.end()
  expect(wrong).toEqual([])
  expect(readings).toBeGreaterThan(0)
  await world.settle()
  await world.expectSound()
})

/** The same person in a second window, at the other server. */
function atOtherServer(member: WorldMember): GraphqlClient {
  const client = graphqlClient(otherServer)
  for (const [name, value] of member.cookies) client.cookies.set(name, value)
  return client
}

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const isAccepted = ({ errors }: { errors: unknown[] }): boolean => errors.length === 0

test(`300 buyers, 25 places, ${rounds} times: 25 each time`, async () => {
  const buyers = await world.members(300)
  const windows = buyers.map((buyer, index) => (index % 2 === 0 ? buyer : atOtherServer(buyer)))
  await atMost(connections, windows, async (window) => (await window.fetch('/graphql')).arrayBuffer())
  for (let round = 0; round < rounds; round += 1) {
    const fundId = await world.fund({ fundTotal: 3_000_000, subordinatedAmount: 500_000 })
    const answers = await atMost(connections, windows, (window) =>
      requestApplication(window, { fundId, amount: 100_000 }),
    )
    expect(answers.filter(isAccepted)).toHaveLength(25)
    expect(
      new Set(answers.filter((answer) => !isAccepted(answer)).map(({ errors }) => errors[0]?.extensions?.['code'])),
    ).toEqual(new Set(['CONFLICT']))
    expect((await fundFigures(world, fundId)).stats.invest_total).toBe(3_000_000)
  }
})

test('one member at fourteen funds at once, in two windows: a million yen and not one more', async () => {
  const funds: Id<'fund'>[] = []
  while (funds.length < 14) funds.push(await world.fund())
  for (let round = 0; round < rounds; round += 1) {
    const member = await world.member()
    const windows = [member, atOtherServer(member)]
    await Promise.all(windows.map(async (window) => (await window.fetch('/graphql')).arrayBuffer()))
    const wishes = funds.flatMap((fundId) => windows.map((window) => ({ window, fundId })))
    const answers = await atMost(connections, wishes, ({ window, fundId }) =>
      requestApplication(window, { fundId, amount: 100_000 }),
    )
    expect(answers.filter(isAccepted)).toHaveLength(10)
    expect(await member.query('{ investingAmount { amount } }')).toEqual({ investingAmount: { amount: 1_000_000 } })
  }
})

test('each notice of the bank forty times at once, at both servers: booked once', async () => {
  const fundId = await world.fund()
  const members = await world.members(rounds)
  const notices: RecordedNotice[] = []
  for (const member of members) {
    const { account } = await applyAndConfirm(member, { fundId, amount: 100_000 })
    const { branch_cd, account_number } = account
    notices.push(
      await recordNotice(world.product, {
        branch_cd,
        account_number,
        amount: 100_000,
        remitter_name: 'イトカワ ユイコ',
      }),
    )
  }
  const copies = times(40).flatMap((copy) =>
    notices.map((notice) => ({ notice, server: copy % 2 === 0 ? world.product.baseUrl : otherServer })),
  )
  const statuses = await atMost(connections, copies, async ({ notice, server }) => {
    const answer = await fetch(`${server}/webhooks/bank`, {
      method: 'POST',
      headers: notice.headers,
      body: new Uint8Array(notice.body),
    })
    await answer.arrayBuffer()
    return answer.status
  })
  expect(new Set(statuses)).toEqual(new Set([200]))
  await world.settle()
  const booked = await world.database
    .selectFrom('deposit')
    .innerJoin('investment', 'investment.id', 'deposit.investment_id')
    .select(['investment.member_id', 'investment.status', 'deposit.toward_investment'])
    .where('investment.fund_id', '=', fundId)
    .orderBy('investment.member_id')
    .execute()
  const once = members.map(({ memberId }) => ({
    member_id: memberId,
    status: 'participating',
    toward_investment: 100_000,
  }))
  expect(booked).toEqual(once.toSorted((one, other) => one.member_id - other.member_id))
})

test('a contract confirmed by many clicks at once: one account, one mail', async () => {
  const fundId = await world.fund()
  for (const member of await world.members(rounds)) {
    const id = await apply(member, { fundId, amount: 100_000 })
    await (await member.fetch(`/contract/${await contractValue(member, id)}`)).arrayBuffer()
    const other = atOtherServer(member)
    const clicks = times(16).map((index) => (index % 2 === 0 ? member : other))
    await Promise.all([member, other].map(async (window) => (await window.fetch('/graphql')).arrayBuffer()))
    const answers = await Promise.all(
      clicks.map((window) => window.request(confirmDocument, { input: { invest_id: id } })),
    )
    expect(answers.every(isAccepted)).toBe(true)
    const accounts = await world.database
      .selectFrom('virtual_account_assignment')
      .select('id')
      .where('investment_id', '=', idOf<'investment'>(id))
      .execute()
    const mails = await world.database
      .selectFrom('mail_outbox')
      .select('id')
      .where('member_id', '=', member.memberId)
      .where('template', '=', 'contract-confirmed')
      .execute()
    expect([accounts.length, mails.length]).toEqual([1, 1])
  }
})

test('operators approve the same batch at once, and workers send it at once: paid once', async () => {
  const { memberId } = must(
    await createOperator(world.services, {
      email: 'second@example.jp',
      password: worldPassword,
      person: personOf(99_998),
    }),
  )
  const fundId = await world.fund()
  const members = await world.members(4)
  for (const member of members) {
    const { account } = await applyAndConfirm(member, { fundId, amount: 100_000 })
    await registerOldAccount(member)
    const { branch_cd, account_number } = account
    await world.product.desk.deposit({ branch_cd, account_number, amount: 150_000, remitter_name: 'イトカワ ユイコ' })
  }
  await world.settle()
  const ready = (await listPayable(world.services))
    .filter(({ hold }) => hold === null)
    .map(({ obligation }) => obligation)
  expect(ready).toHaveLength(4)
  // Prepared by many at once too: each obligation is in one batch.
  const prepared = await Promise.all(
    times(8).map(() =>
      preparePayoutBatch(world.services, operatorViewer(world.operator.memberId), {
        obligations: ready,
        method: 'transfer',
      }),
    ),
  )
  const [batch, ...more] = prepared.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
  if (!batch) throw new Error('nobody could prepare the batch')
  expect(more).toEqual([])
  const approvals = await Promise.all(
    times(16).map(() => approvePayoutBatch(world.services, operatorViewer(memberId), batch)),
  )
  expect(approvals.filter(({ ok }) => ok)).toHaveLength(1)
  await Promise.all(times(8).map(() => sendPayoutBatch(world.services, batch.batchId)))
  await world.settle()
  expect((await world.product.desk.transfers()).map(({ amount }) => amount)).toEqual([50_000, 50_000, 50_000, 50_000])
})

test('a lottery drawn by many at once: one draw, one mail each', async () => {
  const fundId = await world.fund({
    offeringMethod: 'lottery',
    fundTotal: 1_000_000,
    subordinatedAmount: 200_000,
    offeringEndAt: new Date('2026-04-01T23:59:59+09:00'),
  })
  const members = await world.members(20)
  await atMost(connections, members, (member) => apply(member, { fundId, amount: 100_000, lottery: true }))
  const drawAt = new Date('2026-04-02T01:30:00+09:00')
  await Promise.all([
    // Both workers hear of the new time and find the draw due; we are some more.
    world.moveTo('2026-04-02T01:30:00+09:00'),
    ...times(8).map(async () => {
      while ((await world.product.desk.now()) < drawAt) await new Promise((resolve) => setTimeout(resolve, 20))
      const atDraw = { ...world.services, clock: { now: () => drawAt } }
      await closeDueLotteries(atDraw, drawAt)
      await drawDueLotteries(atDraw, drawAt)
    }),
  ])
  await world.settle()
  const outcomes = await world.database
    .selectFrom('investment')
    .select('status')
    .where('fund_id', '=', fundId)
    .orderBy('status')
    .execute()
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(8).fill('awaiting_deposit'),
    ...Array(12).fill('not_selected'),
  ])
  const drawn = await world.database
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'lottery.drawn')
    .where('object_id', '=', String(fundId))
    .execute()
  expect(drawn).toHaveLength(1)
  const mails = await world.database
    .selectFrom('mail_outbox')
    .select('member_id')
    .where(
      'member_id',
      'in',
      members.map((member) => member.memberId),
    )
    .where('template', 'like', '%lottery%')
    .where('template', '<>', 'application-accepted-lottery')
    .execute()
  expect(mails.map(({ member_id }) => member_id ?? 0).toSorted((one, other) => one - other)).toEqual(
    members.map((member) => member.memberId),
  )
})

test('a dividend entered by two operators many times at once: fixed once, the same for everybody', async () => {
  const email = 'third@example.jp'
  const { memberId: id } = must(
    await createOperator(world.services, { email, password: worldPassword, person: personOf(99_997) }),
  )
  const third = await logInAs(world.services, { id, role: 'admin', email })
  const fundId = await world.fund({
    fundTotal: 1_000_000,
    subordinatedAmount: 200_000,
    offeringEndAt: new Date('2026-04-02T23:59:59+09:00'),
  })
  for (const member of await world.members(4)) {
    const { account } = await applyAndConfirm(member, { fundId, amount: 100_000 })
    await pay(world, account, 100_000)
  }
  await world.moveTo('2026-04-03T10:00:00+09:00')
  const enter = (operator: WorldMember, input: Record<string, unknown>) =>
    post(operator, {
      query:
        'mutation ($id: ID!, $input: PerformanceInput!) { adminUpdateProjectPerformance(project_id: $id, input: $input) { ok } }',
      variables: { id: String(fundId), input },
    })
  await recordPurchase(world.services, fundId)
  for (const operator of [world.operator, third])
    await enter(operator, { unyo_start_at: '2026-04-03', unyo_end_at: '2026-04-03' })
  // Who enters another amount than the one that stands is refused; both operators have to say the same before anything is fixed.
  const wishes = times(32).map((index) => ({
    operator: index % 2 === 0 ? world.operator : third,
    dividend: index % 8 < 4 ? 1_000 : 2_000,
  }))
  await atMost(connections, wishes, ({ operator, dividend }) => enter(operator, { dividend, payday: '2026-04-30' }))
  const fixed = await world.database.selectFrom('distribution').selectAll().where('fund_id', '=', fundId).execute()
  const [approved, ...others] = await world.database
    .selectFrom('proposal')
    .selectAll()
    .where('kind', '=', 'fund.dividend')
    .where('subject', '=', `fund:${fundId}`)
    .where('status', '=', 'approved')
    .execute()
  expect([fixed.length, others]).toEqual([1, []])
  expect(approved?.decided_by).not.toBe(approved?.proposed_by)
  const shares = await world.database
    .selectFrom('distribution_share')
    .select('gross')
    .where('distribution_id', '=', fixed[0]?.id ?? NO_ROW)
    .execute()
  // Each of the four has a quarter of what both operators entered.
  const entered = (approved?.content as { dividend: number } | undefined)?.dividend ?? 0
  expect(shares.map(({ gross }) => gross)).toEqual(Array(4).fill(entered / 4))
})

async function registerOldAccount(member: WorldMember): Promise<void> {
  await world.database
    .insertInto('bank_account')
    .values({
      member_id: member.memberId,
      bank_code: '0001',
      bank_name: 'みずほ',
      branch_code: '001',
      branch_name: '東京営業部',
      account_number: String(1_000_000 + member.memberId),
      registered_at: new Date('2026-03-01T10:00:00+09:00'),
    })
    .execute()
}

const operatorViewer = (memberId: Id<'member'>): Viewer => ({
  memberId,
  role: 'admin',
  status: 'active',
  isVerified: true,
  sessionHash: Buffer.alloc(32),
  authenticatedAt: world.services.machineClock.now(),
})
