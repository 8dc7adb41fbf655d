import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { followPayouts } from '../../src/features/treasury/payout/follow-payouts.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { accountLines } from '../support/account-lines.ts'
import { openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { keepStatementBeside, type LineBeside } from '../support/statement-beside.ts'

// Two operators were both mistaken about a line of the account: what they found is taken back by two, as long as nobody has been paid for it.
let world: PayoutWorld
let beside: LineBeside[]
beforeEach(async () => {
  world = await openPayoutWorld()
  beside = keepStatementBeside(world)
  await readAccount(world.services)
})
afterEach(() => world.close())

const { ask, effectOf, decide, explain, findOwner, takeOwnerBack, suspense, waiting, comesIn } = accountLines(() => ({
  world,
  beside,
}))

describe('a tenant’s rent that two operators gave to a member', () => {
  let investmentId: unknown
  let line: string

  const lastResolution = async () =>
    (
      await world.database
        .selectFrom('suspense_resolution')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id

  beforeEach(async () => {
    investmentId = (await world.investor({ amount: 100_000, paysIn: 100_000 })).investmentId
    await explain({ id: await comesIn(70_000, 'ｶ)ﾀﾅｺ ﾔﾁﾝ'), kind: 'suspense' })
    line = (await suspense())[0].bank_line_id
    expect(await decide(await findOwner(line, investmentId))).toEqual({ ok: true })
    expect(await waiting()).toBe(70_000)
  })

  test('is nobody’s again when two have seen whose it was taken for, and whose it is can be found anew', async () => {
    const id = await lastResolution()
    expect(await takeOwnerBack(id, '')).toMatchObject({ fields: { reason: '必須です' } })
    const taken = await takeOwnerBack(id)
    expect(await effectOf(taken.proposal_id)).toMatchObject({
      title: '入金70,000円を会員の入金とした照合の取消',
      yen: 70_000,
      changes: expect.arrayContaining([
        { label: '振込依頼人', before: null, after: 'ｶ)ﾀﾅｺ ﾔﾁﾝ' },
        { label: '会員', before: null, after: expect.stringContaining('（') },
        { label: '会員への返金', before: '支払い待ち　70,000円', after: '取消' },
        { label: '会員へのお知らせ', before: null, after: 'メール・手紙は送っていません' },
      ]),
    })
    // Whoever found it cannot take it back alone.
    expect(await decide(taken, world.maker)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await takeOwnerBack(id)).toMatchObject({ code: 'CONFLICT' })
    expect(await decide(taken)).toEqual({ ok: true })
    expect(await waiting()).toBe(0)
    expect(await suspense()).toMatchObject([{ bank_line_id: line, amount: 70_000 }])
    expect(await takeOwnerBack(id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('すでに') })
    const trail = await ask(
      'query ($id: ID!) { adminTrail(input: { kind: investment, id: $id }) { chains { totals { received owed difference } } } }',
      { id: String(investmentId) },
    )
    expect(trail.chains[0].totals).toEqual({ received: 100_000, owed: 0, difference: 0 })
    // No mail had gone out, so none takes anything back.
    expect(
      await world.database
        .selectFrom('mail_outbox')
        .select('id')
        .where('template', '=', 'payout-notice-mistaken')
        .execute(),
    ).toEqual([])
    await world.expectInvariants()
    // It may be found to be a member's once more, and taken back once more.
    expect(await decide(await findOwner(line, investmentId))).toEqual({ ok: true })
    expect(await waiting()).toBe(70_000)
    await world.expectInvariants()
    expect(await decide(await takeOwnerBack(await lastResolution()))).toEqual({ ok: true })
    await world.expectInvariants()
  })

  test('that is being paid is taken back after the payment was given up; once it has left, the way on is said', async () => {
    const id = await lastResolution()
    const batch = await world.prepareAll()
    expect(await takeOwnerBack(id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('取りやめて') })
    await world.approve(batch)
    expect(await takeOwnerBack(id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('停止する') })
    await sendPayoutBatch(world.services, batch.batchId)
    await world.pass(60_000)
    await followPayouts(world.services)
    expect(await takeOwnerBack(id)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(
        /70,000円は支払い（番号\d+）で銀行に送金を依頼したため.*振込先からの返却.*運営者の資金/,
      ),
    })
    // The member gives it back: it is the return of that payment, and then nobody's.
    const payout = await world.database.selectFrom('payout').select('id').executeTakeFirstOrThrow()
    const back = await comesIn(70_000, 'ﾍﾝｷﾔｸ')
    const found = await explain({ id: back, kind: 'payout_returned', payout_id: String(payout.id) })
    expect(await decide(found)).toEqual({ ok: true })
    const taken = await takeOwnerBack(id)
    const { changes } = await effectOf(taken.proposal_id)
    expect(changes).toContainEqual({
      label: '会員へのお知らせ',
      before: null,
      after: expect.stringContaining('返金が完了しました'),
    })
    expect(await decide(taken)).toEqual({ ok: true })
    const { text_body: text } = await world.database
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('template', '=', 'payout-notice-mistaken')
      .executeTakeFirstOrThrow()
    expect(text).toContain('お手続きは必要ありません')
    await world.expectInvariants()
  })
})

describe('a tenant’s rent that two operators took for a payout that came back', () => {
  const withdraw = (explanationId: unknown, reason = '賃借人の家賃でした') =>
    ask('mutation ($input: WithdrawReturnInput!) { withdrawReturn(input: $input) { proposal_id } }', {
      input: { explanation_id: String(explanationId), reason },
    })
  const payouts = () => world.database.selectFrom('payout').select(['id', 'status', 'problem']).orderBy('id').execute()
  const mistakes = () =>
    world.database
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('template', '=', 'payout-notice-mistaken')
      .execute()
  const pay = async () => {
    const batch = await world.prepareAll()
    await world.approve(batch)
    await sendPayoutBatch(world.services, batch.batchId)
    await world.pass(60_000)
    await followPayouts(world.services)
  }
  const lastExplanation = async () =>
    (
      await world.database
        .selectFrom('statement_explanation')
        .select(['id', 'kind'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id
  const takeForReturn = async (line: string) =>
    decide(await explain({ id: line, kind: 'payout_returned', payout_id: String((await payouts())[0]?.id) }))

  let line: string
  beforeEach(async () => {
    await world.investor({ amount: 100_000, paysIn: 130_000 })
    await pay()
    line = await comesIn(30_000, 'ｶ)ﾀﾅｺ ﾔﾁﾝ')
    expect(await takeForReturn(line)).toEqual({ ok: true })
    expect(await waiting()).toBe(30_000)
  })

  test('leaves the payout paid and the line nobody’s, and the member reads that there is nothing to do', async () => {
    const id = await lastExplanation()
    expect(await withdraw(id, '')).toMatchObject({ fields: { reason: '必須です' } })
    expect(await withdraw('999999')).toMatchObject({ code: 'NOT_FOUND' })
    const taken = await withdraw(id)
    const effect = await effectOf(taken.proposal_id)
    expect(effect).toMatchObject({ title: '入金30,000円を支払いの返却とした登録の取消', yen: 30_000 })
    expect(effect.changes).toEqual(
      expect.arrayContaining([
        { label: '銀行の摘要', before: null, after: 'ｶ)ﾀﾅｺ ﾔﾁﾝ' },
        { label: '受取人', before: null, after: expect.any(String) },
        { label: '会員への支払い', before: '支払い待ち　30,000円', after: expect.stringContaining('支払い済み') },
        { label: '会員へのお知らせ', before: null, after: expect.stringContaining('受取口座を確認してください') },
      ]),
    )
    expect(await decide(taken, world.maker)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await waiting()).toBe(30_000)
    expect(await decide(taken)).toEqual({ ok: true })
    expect(await waiting()).toBe(0)
    expect(await payouts()).toMatchObject([{ status: 'paid', problem: null }])
    expect(await suspense()).toMatchObject([{ amount: 30_000 }])
    const [mail] = await mistakes()
    expect(mail?.text_body).toMatch(/30,000円は、.*登録口座へ振り込み済み/)
    const [again] = [await withdraw(id)]
    expect(again).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('すでに') })
    await world.expectInvariants()
    // Its line is classified as what it is, like any other of an unknown owner.
    const correct =
      'mutation ($input: CorrectAccountEntryInput!) { correctAccountEntry(input: $input) { proposal_id } }'
    const input = { explanation_id: String(await lastExplanation()), kind: 'float_in', reason: '当社の資金でした' }
    expect(await decide(await ask(correct, { input }))).toEqual({ ok: true })
    // What truly comes back later is a return all the same.
    expect(await takeForReturn(await comesIn(30_000, 'ｸﾐﾓﾄﾞｼ'))).toEqual({ ok: true })
    expect(await waiting()).toBe(30_000)
    await world.expectInvariants()
  })

  test('is not taken back once the member is paid again; what he gives back leads on', async () => {
    const id = await lastExplanation()
    await pay()
    expect(await payouts()).toMatchObject([{ status: 'returned' }, { status: 'paid' }])
    expect(await withdraw(id)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/30,000円は支払い（番号\d+）で銀行に送金を依頼したため/),
    })
    const second = (await payouts())[1]?.id
    const back = await comesIn(30_000, 'ﾍﾝｷﾔｸ')
    const found = await explain({ id: back, kind: 'payout_returned', payout_id: String(second) })
    expect(await decide(found)).toEqual({ ok: true })
    expect(await decide(await withdraw(id))).toEqual({ ok: true })
    expect(await payouts()).toMatchObject([{ status: 'paid' }, { status: 'returned' }])
    expect(await waiting()).toBe(0)
    await world.expectInvariants()
  })
})
