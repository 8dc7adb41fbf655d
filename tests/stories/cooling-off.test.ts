import { afterEach, beforeEach, expect, test } from 'vitest'
import { japanDateOf } from '../../src/domain/calendar.ts'
import { approvePayoutBatch } from '../../src/features/treasury/payout/approve-payout-batch.ts'
import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { preparePayoutBatch } from '../../src/features/treasury/payout/prepare-payout-batch.ts'
import { updateFundResult } from '../../src/features/investing/fund-result/update-fund-result.ts'
import type { GraphqlAnswer } from '../support/graphql-client.ts'
import {
  applyAndConfirm,
  fundFigures,
  mailsQueuedFor,
  myInvest,
  pay,
  post,
  refundsOf,
  requestApplication,
} from '../support/investor.ts'
import { must } from '../support/must.ts'
import { openWorld, type World, type WorldMember } from '../support/world.ts'
import { operatorViewer, secondOperator } from '../support/world-operators.ts'
import { recordPurchase } from '../support/record-purchase.ts'
import type { Id } from '../../src/domain/id.ts'

// The clock begins on 1 April: a document that is fetched on that day can be answered by cooling-off until 8 April.
let world: World
let checker: WorldMember
beforeEach(async () => {
  world = await openWorld()
  checker = await secondOperator(world)
})
afterEach(async () => {
  await world.expectSound()
  await world.close()
})

const smallFund = () =>
  world.fund({
    fundTotal: 1_000_000,
    subordinatedAmount: 200_000,
    offeringEndAt: new Date('2026-04-30T23:59:59+09:00'),
  })

const declare = (member: WorldMember, id: string): Promise<GraphqlAnswer<{ declareCoolingOff: boolean }>> =>
  post(member, {
    query: 'mutation ($input: InvestRefInput!) { declareCoolingOff(input: $input) }',
    variables: { input: { invest_id: id } },
  })

async function participant(fundId: Id<'fund'>, amount: number): Promise<{ member: WorldMember; id: string }> {
  const member = await world.member()
  const { id, account } = await applyAndConfirm(member, { fundId, amount })
  await pay(world, account, amount)
  return { member, id }
}

async function registerAccount(member: WorldMember): Promise<void> {
  await member.query(`mutation { userBankAccount(input: {
    bank_code: "0001", bank_name: "みずほ", branch_code: "001", branch_name: "東京営業部", account_number: "1234567" }) { ok } }`)
}

/** All that can be paid out, from the list to the members' accounts: two operators, the bank, and its statement. */
async function payEverythingOut(): Promise<void> {
  const obligations = (await listPayable(world.services))
    .filter(({ hold }) => hold === null)
    .map(({ obligation }) => obligation)
  const batch = must(
    await preparePayoutBatch(world.services, operatorViewer(world.operator), { obligations, method: 'transfer' }),
  )
  must(await approvePayoutBatch(world.services, operatorViewer(checker), batch))
  await world.settle()
}

test(
  'a full fund opens again on the eighth day, another member takes the place, and the money goes home',
  { tags: ['course'] },
  async () => {
    const fundId = await smallFund()
    const { member: aya, id } = await participant(fundId, 500_000)
    const ken = await participant(fundId, 300_000)
    await registerAccount(aya)
    const mei = await world.member()
    expect((await fundFigures(world, fundId)).stats).toEqual({
      paid_total: 1_000_000,
      invest_total: 1_000_000,
      is_goaled: true,
    })
    expect((await requestApplication(mei, { fundId, amount: 500_000 })).errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
    })

    await world.moveTo('2026-04-08T23:59:50+09:00')
    expect((await declare(aya, id)).data).toEqual({ declareCoolingOff: true })
    expect((await declare(aya, id)).data).toEqual({ declareCoolingOff: true })
    expect((await myInvest(aya, id)).status).toBe('Canceled')
    expect(await refundsOf(world, aya)).toEqual([{ amount: 500_000, reason: 'cooling_off', status: 'open' }])
    expect((await mailsQueuedFor(world, aya)).filter((template) => template === 'cooling-off-accepted')).toHaveLength(1)
    expect(
      (await mailsQueuedFor(world, world.operator)).filter((template) => template === 'operator-notice'),
    ).toHaveLength(1)
    expect((await fundFigures(world, fundId)).stats).toEqual({
      paid_total: 500_000,
      invest_total: 500_000,
      is_goaled: false,
    })
    expect(await aya.query('{ investingAmount { amount } }')).toEqual({ investingAmount: { amount: 0 } })

    const meis = await applyAndConfirm(mei, { fundId, amount: 500_000 })
    await pay(world, meis.account, 500_000)
    expect((await fundFigures(world, fundId)).stats.is_goaled).toBe(true)

    await world.moveTo('2026-04-09T00:00:10+09:00')
    const late = await declare(ken.member, ken.id)
    expect(late.errors[0]).toMatchObject({
      message: expect.stringContaining('2026年4月8日（水）まで'),
      extensions: { code: 'CONFLICT' },
    })
    expect((await myInvest(ken.member, ken.id)).status).toBe('Paid')

    await world.moveTo('2026-04-10T10:00:00+09:00')
    await payEverythingOut()
    await world.moveTo('2026-04-10T15:31:00+09:00')
    await expect
      .poll(() => refundsOf(world, aya), { timeout: 30_000 })
      .toEqual([{ amount: 500_000, reason: 'cooling_off', status: 'paid' }])
    await world.settle()
    expect((await mailsQueuedFor(world, aya)).at(-1)).toBe('refund-paid')
    const { myInvests } = await aya.query<{ myInvests: unknown[] }>(
      '{ myInvests { cancel_reason can_cool_off refunds { amount reason paid_at } } }',
    )
    expect(myInvests).toEqual([
      {
        cancel_reason: 'cooling_off',
        can_cool_off: false,
        refunds: [{ amount: 500_000, reason: 'cooling_off', paid_at: expect.stringContaining('2026-04-10T') }],
      },
    ])
    expect(await yenOwedTo(aya)).toBe(0)
  },
)

/** Whole yen of a member's in any book of ours. */
async function yenOwedTo({ memberId }: WorldMember): Promise<number> {
  const investments = await world.database
    .selectFrom('investment')
    .select('id')
    .where('member_id', '=', memberId)
    .execute()
  const { total } = await world.database
    .selectFrom('posting')
    .select((expression) => expression.fn.coalesce(expression.fn.sum<number>('amount'), expression.val(0)).as('total'))
    .where((where) =>
      where.or([
        where.and([where('account_kind', '=', 'refundable'), where('account_ref', '=', String(memberId))]),
        where.and([
          where('account_kind', 'in', ['deposit', 'capital', 'deployed', 'payable']),
          where(
            'account_ref',
            'in',
            investments.map(({ id }) => String(id)),
          ),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return total
}

test(
  'a notice with the postmark of the eighth day counts although it comes on the twelfth, once two operators have looked at it',
  { tags: ['course'] },
  async () => {
    await world.moveTo('2026-04-10T10:00:00+09:00')
    const fundId = await smallFund()
    const { member, id } = await participant(fundId, 200_000)
    // Fetched on 10 April: the eighth day is the 17th.
    await world.moveTo('2026-04-21T10:00:00+09:00')
    expect((await declare(member, id)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' })

    const query = `mutation ($input: PostedCoolingOffInput!) { proposePostedCoolingOff(input: $input) { id } }`
    const notice = {
      invest_id: id,
      postmarked_on: '2026-04-17',
      received_on: '2026-04-21',
      evidence: '簡易書留 123-45-67890-1',
    }
    const tooLate = await post(world.operator, {
      query,
      variables: { input: { ...notice, postmarked_on: '2026-04-18' } },
    })
    expect(tooLate.errors[0]).toMatchObject({
      message: expect.stringContaining('4月17日'),
      extensions: { code: 'CONFLICT' },
    })
    const proposed = await world.operator.query<{ proposePostedCoolingOff: { id: string } }>(query, { input: notice })
    const proposalId = proposed.proposePostedCoolingOff.id

    const {
      adminProposals: { rows },
    } = await checker.query<{ adminProposals: { rows: { effect_hash: string; yen: number; title: string }[] } }>(
      'query ($id: ID) { adminProposals(filter: { id: $id }) { rows { title yen effect_hash } } }',
      { id: proposalId },
    )
    expect(rows).toMatchObject([{ yen: 200_000, title: expect.stringContaining('郵便によるクーリング・オフ') }])
    const approval = {
      query: 'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
      variables: { input: { id: proposalId, effect_hash: rows[0]?.effect_hash } },
    }
    expect((await post(world.operator, approval)).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    expect((await myInvest(member, id)).status).toBe('Paid')
    expect((await post(checker, approval)).data).toEqual({ approveProposal: { ok: true } })

    expect((await myInvest(member, id)).status).toBe('Canceled')
    expect(await refundsOf(world, member)).toEqual([{ amount: 200_000, reason: 'cooling_off', status: 'open' }])
    expect((await mailsQueuedFor(world, member)).at(-1)).toBe('cooling-off-accepted')
  },
)

test(
  'a fund that is paid in full begins its operation before its offering ends: the place that a cooling-off then frees is nobody’s',
  { tags: ['course'] },
  async () => {
    const fundId = await smallFund()
    const { member: aya, id } = await participant(fundId, 500_000)
    await participant(fundId, 300_000)
    const mei = await world.member()
    // Money that may still be called back is put to work by two operators only.
    const start = { operationStartOn: japanDateOf(world.services.clock.now()) }
    await recordPurchase(world.services, fundId)
    for (const operator of [world.operator, checker])
      must(await updateFundResult(world.services, operatorViewer(operator), fundId, start))
    expect((await declare(aya, id)).data).toEqual({ declareCoolingOff: true })

    expect((await requestApplication(mei, { fundId, amount: 500_000 })).errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
    })
    const line = {
      query: 'mutation ($id: ID!) { joinWaitlist(project_id: $id, amount: 600000) { ok } }',
      variables: { id: String(fundId) },
    }
    expect((await post(mei, line)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' })
  },
)

test(
  'a full and paid fund does not fail by one letter: the operators have seven days, keep one and leave the other to fail',
  { tags: ['course'] },
  async () => {
    const allOrNothing = {
      goal: 'all_or_nothing',
      fundTotal: 800_000,
      subordinatedAmount: 200_000,
      offeringEndAt: new Date('2026-04-21T23:59:59+09:00'),
    } as const
    await world.moveTo('2026-04-21T10:00:00+09:00')
    const funds = [await world.fund(allOrNothing), await world.fund(allOrNothing)] as const
    const [kept, left] = funds
    const [leaver, staying] = [await world.member(), await world.member()]
    for (const fundId of funds)
      for (const member of [leaver, staying])
        await pay(world, (await applyAndConfirm(member, { fundId, amount: 300_000 })).account, 300_000)
    await world.moveTo('2026-04-22T10:00:00+09:00')
    const { myInvests } = await leaver.query<{ myInvests: { id: string }[] }>('{ myInvests { id } }')
    for (const { id } of myInvests) expect((await declare(leaver, id)).data).toEqual({ declareCoolingOff: true })

    const told = async (fundId: Id<'fund'>) => {
      const { project } = await staying.query<{
        project: { performance: { progress: string; isFail: boolean } | null }
      }>(`{ project(id: "${fundId}") { performance { progress isFail } } }`)
      return project.performance
    }
    expect([await told(kept), await told(left)]).toEqual([
      { progress: '03:募集終了', isFail: false },
      { progress: '03:募集終了', isFail: false },
    ])
    const mails = await world.database
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('key', 'like', 'fund-gap:%')
      .where('member_id', '=', checker.memberId)
      .execute()
    expect(
      mails.map(({ text_body: text }) =>
        text?.includes('目標 600,000円、入金済み 300,000円、入金待ち 0円、抽選待ち 0円、不足 300,000円'),
      ),
    ).toEqual([true, true])
    // To begin the operation meanwhile would be one operator's decision.
    expect(
      await updateFundResult(world.services, operatorViewer(world.operator), kept, { operationStartOn: '2026-04-22' }),
    ).toMatchObject({ ok: false, code: 'CONFLICT' })

    const decision = `mutation { proposeGapDecision(project_id: "${kept}", decision: keep, reason: "物件の取得契約があるため") { id } }`
    const {
      proposeGapDecision: { id },
    } = await world.operator.query<{ proposeGapDecision: { id: string } }>(decision)
    const {
      adminProposalNow: { effect_hash },
    } = await checker.query<{ adminProposalNow: { effect_hash: string } }>(
      `{ adminProposalNow(id: "${id}") { effect_hash } }`,
    )
    expect(
      (
        await post(checker, {
          query: `mutation { approveProposal(input: { id: "${id}", effect_hash: "${effect_hash}" }) { ok } }`,
        })
      ).errors,
    ).toEqual([])
    await world.moveTo('2026-04-29T23:59:50+09:00')
    expect(await told(left)).toEqual({ progress: '03:募集終了', isFail: false })
    await world.moveTo('2026-04-30T00:00:10+09:00')
    expect([await told(kept), await told(left)]).toEqual([
      { progress: '03:募集終了', isFail: false },
      { progress: '05:不成立', isFail: true },
    ])
    expect(await refundsOf(world, staying)).toEqual([{ amount: 300_000, reason: 'fund_failed', status: 'open' }])
    const notices = await world.database
      .selectFrom('mail_outbox')
      .select('key')
      .where('member_id', '=', checker.memberId)
      .where('key', 'like', 'fund-%')
      .orderBy('id')
      .execute()
    const ofLeft = notices.map(({ key }) => key.split(':')).filter(([, fund]) => fund === String(left))
    expect(ofLeft.map(([name]) => name)).toEqual([
      'fund-gap',
      'fund-about-to-fail',
      'fund-about-to-fail',
      'fund-failed-notice',
    ])
  },
)
