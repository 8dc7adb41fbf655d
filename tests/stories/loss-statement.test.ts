import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { listQueues } from '../../src/features/back-office/dashboard/list-queues.ts'
import { proposeLossStatement } from '../../src/features/investing/loss-statement/loss-statement-proposal.ts'
import { findOpenProposal } from '../../src/features/people/approval/list-proposals.ts'
import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { preparePayoutBatch } from '../../src/features/treasury/payout/prepare-payout-batch.ts'
import {
  enterDays,
  enterTwice,
  explainLoss,
  liveUntil,
  lossWords,
  payEverything,
  smallFund,
} from '../support/operation-world.ts'
import { askAs } from '../support/operator-api.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { consent } from '../support/second-consent.ts'

// A fund of 1,000,000 yen has lost 300,000: the operator's 200,000 bear it first, and 100,000 are left for Aya and Ken.

let world: PayoutWorld
let fundId: Id<'fund'>
let aya: { viewer: Viewer; investmentId: Id<'investment'> }
let ken: { viewer: Viewer; investmentId: Id<'investment'> }

beforeEach(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
  aya = await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  ken = await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await world.moveOperatorMoney(800_000)
})
afterEach(() => world.close())

const lose = (loss: number) => enterTwice(world, fundId, { dividend: 0, loss, payday: '2026-11-30' })
const holds = async () => (await listPayable(world.services)).map(({ amount, hold }) => [amount, hold])
const prepare = async (): Promise<unknown> =>
  preparePayoutBatch(world.services, world.maker, {
    obligations: (await listPayable(world.services)).map(({ obligation }) => obligation),
    method: 'transfer',
    isBeforePayday: true,
  })
const mailsTo = async ({ memberId }: Viewer) =>
  (
    await world.database
      .selectFrom('mail_outbox')
      .select(['template', 'text_body'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).filter(({ template }) => template === 'loss-statement')
const project = (viewer: Viewer) =>
  askAs(
    world.services,
    viewer,
    `{ project(id: "${fundId}") { loss_statement { what_happened apology next_steps contact total operator_part investors_part per_hundred sent_at } } }`,
  )
const mine = (viewer: Viewer) =>
  askAs(world.services, viewer, '{ myInvests { id loss_read_at result { loss principal } } }')
const open = (viewer: Viewer, investmentId: Id<'investment'>) =>
  askAs(world.services, viewer, `mutation { readLossStatement(invest_id: "${investmentId}") { ok } }`)
const day = 24 * 60 * 60_000

const task = async () => (await listQueues(world.services)).find(({ name }) => name === 'loss_statement')

describe('a loss of principal', () => {
  it('is a task until its statement is sent: with what is missing, and by when it has to be sent', async () => {
    expect(await task()).toMatchObject({ count: 0 })
    await lose(300_000)
    // The payday is a Monday: the business day before it.
    expect(await task()).toMatchObject({
      count: 1,
      yen: 100_000,
      dueAt: new Date('2026-11-27T23:59:59+09:00'),
      detail: expect.stringContaining('ご説明の作成が必要'),
    })
    const { proposalId } = must(await proposeLossStatement(world.services, world.maker, { fundId, ...lossWords }))
    expect(await task()).toMatchObject({ count: 1, detail: expect.stringContaining('ご説明の承認が必要') })
    expect(
      await askAs(world.services, world.checker, '{ adminLossesToExplain { project_id amount due_on is_pending } }'),
    ).toEqual([{ project_id: String(fundId), amount: 100_000, due_on: '2026-11-27', is_pending: true }])
    must(await consent(world.services, world.checker, proposalId))
    expect(await task()).toMatchObject({ count: 0 })
  })

  it('is explained before the money comes, in words of two and figures of the books; who opens it is known', async () => {
    await lose(300_000)
    // Fixed and owed, and nobody may pay it: the investors have not read why.
    expect(await holds()).toEqual([
      [437_500, 'loss_unexplained'],
      [262_500, 'loss_unexplained'],
    ])
    expect(await prepare()).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await project(aya.viewer)).toEqual({ loss_statement: null })
    expect(await open(aya.viewer, aya.investmentId)).toMatchObject({ code: 'NOT_FOUND' })

    const empty = { fundId, whatHappened: ' ', nextSteps: '', apology: 'おわび', contact: '' }
    expect(await proposeLossStatement(world.services, world.maker, empty)).toMatchObject({
      fields: { what_happened: expect.any(String), next_steps: expect.any(String), contact: expect.any(String) },
    })
    await proposeLossStatement(world.services, world.maker, { fundId, ...lossWords })
    const waiting = await findOpenProposal(world.database, 'loss_statement', `fund:${fundId}`)
    const rows = waiting!.effect.changes.map(({ label, after }) => [label, after])
    expect(rows).toContainEqual(['当社の出資が先に負担した額', '200,000円'])
    expect(rows).toContainEqual(['投資家の元本100円あたりの損失', '12.5円'])
    expect(rows).toContainEqual(['何が起きたか', lossWords.whatHappened])
    expect(await consent(world.services, world.maker, waiting!.id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await mailsTo(aya.viewer)).toEqual([])
    expect(await consent(world.services, world.checker, waiting!.id)).toMatchObject({ ok: true })

    const [mail, ...more] = await mailsTo(aya.viewer)
    expect(more).toEqual([])
    for (const said of [...Object.values(lossWords), '62,500円', '437,500円', '200,000円', '12.5円'])
      expect(mail?.text_body).toContain(said)
    expect((await mailsTo(ken.viewer))[0]?.text_body).toContain('37,500円')
    expect(await project(aya.viewer)).toMatchObject({
      loss_statement: {
        what_happened: lossWords.whatHappened,
        total: 300_000,
        operator_part: 200_000,
        investors_part: 100_000,
        per_hundred: '12.5円',
      },
    })

    // Aya opens it, twice; Ken does not.
    expect(await mine(aya.viewer)).toMatchObject([{ loss_read_at: null, result: { loss: 62_500, principal: 437_500 } }])
    expect(await open(aya.viewer, aya.investmentId)).toEqual({ ok: true })
    await world.pass(60_000)
    expect(await open(aya.viewer, aya.investmentId)).toEqual({ ok: true })
    expect((await mine(aya.viewer))[0].loss_read_at).toMatch(/^2026-11-04T10:00/)
    expect(await open(ken.viewer, aya.investmentId)).toMatchObject({ code: 'NOT_FOUND' })
    const overview = `{ adminFundLoss(project_id: "${fundId}") { investors readers proposal_id statement { contact } } }`
    expect(await askAs(world.services, world.maker, overview)).toEqual({
      investors: 2,
      readers: 1,
      proposal_id: null,
      statement: { contact: lossWords.contact },
    })

    // A day has to pass, to the minute.
    await world.pass(day - 2 * 60_000 - 10_000)
    expect((await holds()).map(([, hold]) => hold)).toEqual(['loss_just_explained', 'loss_just_explained'])
    expect(await prepare()).toMatchObject({ ok: false, code: 'CONFLICT' })
    await world.pass(2 * 60_000)
    await payEverything(world)
    expect(await holds()).toEqual([])
    await world.expectSoundBook()
  })

  it('is explained once', async () => {
    await lose(300_000)
    await explainLoss(world, fundId)
    expect(await proposeLossStatement(world.services, world.maker, { fundId, ...lossWords })).toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('which the operator bears alone needs no statement', async () => {
    await lose(200_000)
    expect((await holds()).map(([, hold]) => hold)).toEqual([null, null])
    expect(await proposeLossStatement(world.services, world.maker, { fundId, ...lossWords })).toMatchObject({
      code: 'CONFLICT',
    })
  })
})
