import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays, endOfDay, japanDateOf } from '../../../src/domain/calendar.ts'
import { createOperator } from '../../../src/features/people/account/create-operator.ts'
import { applyAndConfirm, pay, post } from '../../support/investor.ts'
import { must } from '../../support/must.ts'
import { makeBankLine, moveOperatorMoney, viewerOf } from '../../support/operators-money.ts'
import { logInAs, personOf, type WorldMember } from '../../support/world-people.ts'
import { openWorld, worldPassword, type World } from '../../support/world.ts'
import { recordPurchase } from '../../support/record-purchase.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: World
let second: WorldMember
let member: WorldMember

beforeAll(async () => {
  world = await openWorld()
  const email = 'second@example.jp'
  const { memberId: id } = must(
    await createOperator(world.services, { email, password: worldPassword, person: personOf(99_998) }),
  )
  second = await logInAs(world.services, { id, role: 'admin', email })
  member = await world.member()
})
afterAll(() => world.close())

async function enter(operator: WorldMember, fundId: Id<'fund'>, input: Record<string, unknown>): Promise<string> {
  const query =
    'mutation ($id: ID!, $input: PerformanceInput!) { adminUpdateProjectPerformance(project_id: $id, input: $input) { ok } }'
  if ('unyo_start_at' in input) await recordPurchase(world.services, fundId)
  const { errors } = await post(operator, { query, variables: { id: String(fundId), input } })
  return errors[0] ? `${String(errors[0].extensions?.['code'])} ${errors[0].message}` : 'ok'
}

/** The one proposes, the other enters the same: what one operator may not do alone. */
async function enterBoth(fundId: Id<'fund'>, input: Record<string, unknown>): Promise<string[]> {
  return [await enter(world.operator, fundId, input), await enter(second, fundId, input)]
}

/** Proposes by a mutation that answers with the proposal, and lets the other operator approve. @returns 'ok', or the first refusal's code. */
async function decide(
  approver: WorldMember,
  proposing: string,
  answers: { name: string; value: string }[] = [],
): Promise<string> {
  const { data, errors } = await post(world.operator, { query: proposing })
  const [{ id } = { id: null }] = Object.values((data ?? {}) as Record<string, { id: string } | null>).flatMap(
    (result) => result ?? [],
  )
  return id === null
    ? `${String(errors[0]?.extensions?.['code'])} ${errors[0]?.message}`
    : approve(approver, id, answers)
}

async function approve(approver: WorldMember, id: string, answers: { name: string; value: string }[]): Promise<string> {
  const { adminProposalNow } = await approver.query<{ adminProposalNow: { effect_hash: string | null } }>(
    `{ adminProposalNow(id: "${id}") { effect_hash } }`,
  )
  const query = 'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }'
  const { errors } = await post(approver, {
    query,
    variables: { input: { id, effect_hash: adminProposalNow.effect_hash, answers } },
  })
  return errors[0]
    ? `${String(errors[0].extensions?.['code'])} ${Object.keys(errors[0].extensions?.['fields'] ?? {}).join()}`.trim()
    : 'ok'
}

const fundResultOf = (fundId: Id<'fund'>) =>
  world.operator.query<Record<string, never>>(`{
    adminPerformance(project_id: "${fundId}") {
      is_operation_booked priority_amount composition { senior subordinated fill_in taken_over } invested_amount performance { progress unyo_start_at unyo_end_at rimawari payday }
      pending { dividend payday is_own preview { rimawari example_dividend shares { member_name dividend tax principal pay_amount } } }
      dividends { term total_dividend rimawari dividend tax principal people paid_people }
    }
    adminTermsDue { kind term due_at is_pending }
    investAmount(project_id: "${fundId}") { amount dividend }
  }`)

test('the schedule begins an operation on its day; two operators fix its dividend, and a member reads the result', async () => {
  const fundId = await world.fund({
    fundTotal: 1_000_000,
    subordinatedAmount: 200_000,
    offeringEndAt: new Date('2026-04-03T23:59:59+09:00'),
  })
  const { id, account } = await applyAndConfirm(member, { fundId, amount: 500_000 })
  await pay(world, account, 500_000)
  await world.moveTo('2026-04-04T10:00:00+09:00')
  // Far from the plan (1 May), and within the member's eight days: the first word is a proposal, and says why.
  const start = { start_at: '2026-04-01T19:00:00+09:00', unyo_start_at: '2026-04-05', rimawari: 99 }
  expect(await enter(world.operator, fundId, start)).toBe('ok')
  const waits = await world.operator.query<{
    adminProposals: { rows: { kind: string; changes: { label: string; before: string | null; after: string }[] }[] }
  }>(
    `{ adminProposals(filter: { status: open, subject: "fund:${fundId}" }) { rows { kind changes { label before after } } } }`,
  )
  expect(waits.adminProposals.rows).toMatchObject([{ kind: 'fund.operation_days' }])
  expect(waits.adminProposals.rows[0]?.changes).toEqual(
    expect.arrayContaining([
      {
        label: 'ご確認ください：予定から離れた日',
        before: '予定 2026年5月1日（金）',
        after: '運用開始 2026年4月5日（日）（予定より26日早い）',
      },
      expect.objectContaining({
        label: 'ご確認ください：クーリング・オフの期間内',
        after: expect.stringContaining('糸川 結子 様 500,000円'),
      }),
    ]),
  )
  expect(await enter(world.operator, fundId, start)).toBe('ok')
  expect(await enter(second, fundId, { unyo_start_at: '2026-04-06' })).toMatch(/^CONFLICT .*承認を待っています/)
  expect(await fundResultOf(fundId)).toMatchObject({ adminPerformance: { performance: { unyo_start_at: null } } })
  expect(await enter(second, fundId, start)).toBe('ok')
  expect(await fundResultOf(fundId)).toMatchObject({
    adminPerformance: {
      is_operation_booked: false,
      priority_amount: 500_000,
      composition: { senior: 500_000, subordinated: 200_000, fill_in: 300_000, taken_over: 0 },
      invested_amount: 500_000,
      performance: { progress: '03:募集終了', rimawari: null, unyo_start_at: null },
    },
  })
  expect(await world.moveTo('2026-04-06T10:00:00+09:00')).toContain('start-operations 2026-04-05T01:10:00+09:00')
  // The wrong day was typed: two people put it right, the ledger by a reversal, and who was told is told again.
  const correction = `mutation { proposePerformanceCorrection(project_id: "${fundId}", input: { unyo_start_at: "2026-04-04", reason: "契約書の日付の読み違い" }) { id } }`
  expect(await decide(second, correction)).toBe('ok')
  expect(await fundResultOf(fundId)).toMatchObject({
    adminPerformance: { is_operation_booked: true, performance: { unyo_start_at: '2026-04-04' } },
  })
  expect(await decide(second, correction.replace('2026-04-04', '2026-04-05'))).toBe('ok')
  const entries = await world.services.database
    .selectFrom('journal_entry')
    .select('idempotency_key')
    .where('kind', '=', 'operation_started')
    .orderBy('id')
    .execute()
  expect(entries.map((entry) => entry.idempotency_key)).toEqual([
    `operation-started:${fundId}`,
    `operation-started:${fundId}:2`,
    `operation-started:${fundId}:3`,
  ])
  await world.expectSound()
  expect(await enterBoth(fundId, { unyo_end_at: '2026-04-06' })).toEqual(['ok', 'ok'])
  expect(await fundResultOf(fundId)).toMatchObject({
    adminPerformance: { is_operation_booked: true, performance: { progress: '05:運用終了' } },
    adminTermsDue: [{ kind: 'dividend', term: null, due_at: '2026-05-29', is_pending: false }],
  })

  const preview = await world.operator.query<{ adminDividendPreview: unknown }>(
    `{ adminDividendPreview(project_id: "${fundId}", input: { dividend: 400, payday: "2026-04-30" }) { total_dividend rimawari redeems example_dividend } }`,
  )
  // 400 on the 500,000 yen that were raised, not on the planned 800,000, in 2 days: 14.6 %.
  expect(preview.adminDividendPreview).toEqual({
    total_dividend: 400,
    rimawari: 14.6,
    redeems: true,
    example_dividend: 400,
  })
  expect(await enter(world.operator, fundId, { dividend: 400, payday: '2026-04-30' })).toBe('ok')
  expect(await fundResultOf(fundId)).toMatchObject({
    adminPerformance: {
      pending: {
        dividend: 400,
        payday: '2026-04-30',
        is_own: true,
        preview: {
          rimawari: 14.6,
          example_dividend: 400,
          shares: [{ member_name: '糸川 結子', dividend: 400, tax: 81, principal: 500_000, pay_amount: 500_319 }],
        },
      },
      dividends: [],
    },
    investAmount: { amount: 500_000, dividend: null },
  })
  expect(await enter(second, fundId, { dividend: 4_000, payday: '2026-04-30' })).toMatch(
    /^CONFLICT .*総額 400円、支払日 2026年4月30日/,
  )
  // No way past the second entry: the approval asks for the figures, and compares them.
  const { adminProposals } = await second.query<{
    adminProposals: { rows: { id: string; questions: { name: string; type: string }[] }[] }
  }>(`{ adminProposals(filter: { status: open, subject: "fund:${fundId}" }) { rows { id questions { name type } } } }`)
  const waiting = adminProposals.rows[0]
  expect(waiting?.questions).toEqual([
    { name: 'dividend', type: 'yen' },
    { name: 'payday', type: 'date' },
  ])
  expect(await approve(second, waiting?.id ?? '', [])).toBe('BAD_USER_INPUT dividend,payday')
  expect(
    await approve(second, waiting?.id ?? '', [
      { name: 'dividend', value: '4000' },
      { name: 'payday', value: '2026-04-30' },
    ]),
  ).toBe('BAD_USER_INPUT dividend')
  expect(
    await approve(second, waiting?.id ?? '', [
      { name: 'dividend', value: '400' },
      { name: 'payday', value: '2026-04-30' },
    ]),
  ).toBe('ok')
  // A nought too many, seen before anybody was paid: two people take it back, and everything forgets it.
  const {
    adminPerformance: { dividends },
  } = await world.operator.query<{ adminPerformance: { dividends: { id: string }[] } }>(
    `{ adminPerformance(project_id: "${fundId}") { dividends { id } } }`,
  )
  const reversal = `mutation { proposeDividendReversal(dividend_id: "${dividends[0]?.id}", reason: "計算書と桁が違うため") { id } }`
  expect(await decide(world.operator, reversal)).toBe('FORBIDDEN')
  expect(await decide(second, reversal)).toMatch(/^CONFLICT/)
  const { adminProposals: again } = await second.query<{ adminProposals: { rows: { id: string }[] } }>(
    `{ adminProposals(filter: { status: open, subject: "fund:${fundId}" }) { rows { id } } }`,
  )
  expect(await approve(second, again.rows[0]?.id ?? '', [])).toBe('ok')
  expect(await fundResultOf(fundId)).toMatchObject({
    adminPerformance: { pending: null, performance: { rimawari: null, payday: null }, dividends: [] },
    adminTermsDue: [{ kind: 'dividend' }],
    investAmount: { amount: 500_000, dividend: null },
  })
  await world.expectSound()
  expect(await decide(second, reversal)).toMatch(/^NOT_FOUND/)
  expect(await enterBoth(fundId, { dividend: 400, payday: '2026-04-30' })).toEqual(['ok', 'ok'])
  expect(await decide(second, correction)).toMatch(/^CONFLICT .*分配金が確定しています/)
  expect(await enter(second, fundId, { dividend: 401 })).toContain('CONFLICT このファンドの分配金は、確定しています')
  expect(await fundResultOf(fundId)).toMatchObject({
    adminPerformance: {
      pending: null,
      performance: { rimawari: 14.6, payday: '2026-04-30' },
      dividends: [{ term: null, total_dividend: 400, rimawari: 14.6, people: 1, paid_people: 0 }],
    },
    adminTermsDue: [{ kind: 'payment', term: null, due_at: '2026-04-30', is_pending: false }],
    investAmount: { amount: 500_000, dividend: 400 },
  })
  const { myInvests } = await member.query<{ myInvests: unknown[] }>(
    '{ myInvests { id result { dividend tax pay_amount paid_at } results { dividend } redeemed_at renewal { term } } }',
  )
  expect(myInvests).toEqual([
    {
      id,
      result: { dividend: 400, tax: 81, pay_amount: 500_319, paid_at: null },
      results: [{ dividend: 400 }],
      redeemed_at: null,
      renewal: null,
    },
  ])
  await world.expectSound()
})

test('a member of an auto-continuing fund sees the term and chooses', { tags: ['course'] }, async () => {
  const fundId = await world.fund({
    fundTotal: 1_000_000,
    subordinatedAmount: 200_000,
    autoRenewal: true,
    offeringEndAt: new Date('2026-04-08T23:59:59+09:00'),
  })
  const { id, account } = await applyAndConfirm(member, { fundId, amount: 300_000 })
  await pay(world, account, 300_000)
  await world.moveTo('2026-04-09T10:00:00+09:00')
  expect(await enterBoth(fundId, { unyo_start_at: '2026-04-09' })).toEqual(['ok', 'ok'])
  const choose = (client: WorldMember, choice: string) =>
    post(client, { query: `mutation { chooseRenewal(input: { invest_id: "${id}", choice: ${choice} }) { ok } }` })
  expect((await choose(member, 'leave')).errors).toEqual([])
  expect((await choose(second, 'continue')).errors[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  const { myInvests } = await member.query<{ myInvests: { id: string; renewal: unknown }[] }>(
    '{ myInvests { id renewal { term start_at end_at choice_until is_open choice is_ended dividend_due_at next_start_at next_end_at } } }',
  )
  expect(myInvests.find((invest) => invest.id === id)?.renewal).toEqual({
    term: 1,
    start_at: '2026-04-09',
    end_at: '2026-10-08',
    choice_until: '2026-08-08',
    is_open: true,
    choice: 'leave',
    is_ended: false,
    dividend_due_at: '2026-11-06',
    next_start_at: '2026-10-09',
    next_end_at: '2027-04-08',
  })
  const { adminPerformance } = await world.operator.query<{ adminPerformance: unknown }>(
    `{ adminPerformance(project_id: "${fundId}") { terms { term amount people leaving_amount leaving_people is_ended } } }`,
  )
  expect(adminPerformance).toEqual({
    terms: [{ term: 1, amount: 300_000, people: 1, leaving_amount: 300_000, leaving_people: 1, is_ended: false }],
  })
  await world.expectSound()
})

test(
  'a dividend that lacks the operator’s money is refused, paid in at the bank, and then arrives on the member’s account',
  { tags: ['course'] },
  async () => {
    const investor = await world.member()
    await world.database
      .insertInto('bank_account')
      .values({
        member_id: investor.memberId,
        bank_code: '0001',
        bank_name: 'みずほ',
        branch_code: '001',
        branch_name: '東京営業部',
        account_number: '7654321',
        registered_at: new Date('2026-03-01T10:00:00+09:00'),
      })
      .execute()
    const day = (offset: number) => addDays(japanDateOf(world.services.clock.now()), offset)
    const [closes, begins, ends, payday] = [day(1), day(2), day(4), day(20)]
    const fundId = await world.fund({
      fundTotal: 1_000_000,
      subordinatedAmount: 200_000,
      offeringEndAt: endOfDay(closes),
    })
    const { id: investId, account } = await applyAndConfirm(investor, { fundId, amount: 600_000 })
    await pay(world, account, 600_000)
    await world.moveTo(`${begins}T10:00:00+09:00`)
    expect(await enterBoth(fundId, { unyo_start_at: begins })).toEqual(['ok', 'ok'])
    await world.moveTo(`${ends}T10:00:00+09:00`)
    expect(await enterBoth(fundId, { unyo_end_at: ends })).toEqual(['ok', 'ok'])
    // The operator has taken out all that is not owed to anybody.
    const operators = [viewerOf(world.operator.memberId), viewerOf(second.memberId)] as const
    const { available: all, besides: owed } = await coverage()
    await moveOperatorMoney(world.services, world.product.deskUrl, operators, owed - all)
    expect(await enterBoth(fundId, { dividend: 300, payday })).toEqual(['ok', 'ok'])

    const { adminPayables } = await world.operator.query<{
      adminPayables: { rows: { kind: string; id: string; amount: number }[] }
    }>(`{ adminPayables(filter: { project_id: "${fundId}" }) { rows { kind id amount } } }`)
    // 300 yen less 61 of tax.
    expect(adminPayables.rows).toMatchObject([{ kind: 'distribution', amount: 600_239 }])
    const prepare =
      'mutation ($input: PreparePayoutBatchInput!) { preparePayoutBatch(input: $input) { id content_hash pay_on coverage { missing refusal } } }'
    const { preparePayoutBatch: batch } = await world.operator.query<{
      preparePayoutBatch: {
        id: string
        content_hash: string
        pay_on: string
        coverage: { missing: number; refusal: string }
      }
    }>(prepare, {
      input: { method: 'transfer', obligations: adminPayables.rows.map(({ kind, id }) => ({ kind, id })) },
    })
    const missing = 600_300 + 1_000 - owed
    expect(batch.coverage).toEqual({
      missing,
      refusal: expect.stringContaining(`先に${missing.toLocaleString('ja-JP')}円を口座に入金してください`),
    })
    const approveBatch = async (): Promise<string> => {
      const { errors } = await post(second, {
        query: 'mutation ($input: ApprovePayoutBatchInput!) { approvePayoutBatch(input: $input) { status } }',
        variables: { input: { id: batch.id, content_hash: batch.content_hash } },
      })
      return errors[0] ? `${String(errors[0].extensions?.['code'])} ${errors[0].message}` : 'ok'
    }
    expect(await approveBatch()).toMatch(
      new RegExp(`^CONFLICT 運営者の資金が${missing.toLocaleString('ja-JP')}円不足しています`),
    )
    expect((await world.product.desk.transfers()).filter(({ account_number: number }) => number === '7654321')).toEqual(
      [],
    )
    await world.expectSound()

    // Somebody pays in at the bank; the line is read, and two operators say what it was.
    await makeBankLine(world.product.deskUrl, { direction: 'in', amount: missing, counterparty: 'イトファンディング' })
    await world.operator.query('mutation { readAccountEntries { ok } }')
    const line = await vi.waitFor(
      async () => {
        const { adminAccountEntries } = await world.operator.query<{
          adminAccountEntries: { rows: { id: string; amount: number }[] }
        }>('{ adminAccountEntries(size: 5) { rows { id amount } } }')
        return adminAccountEntries.rows.find(({ amount }) => amount === missing) ?? raise('the line has not been read')
      },
      { timeout: 20_000, interval: 300 },
    )
    expect(
      await decide(
        second,
        `mutation { explainAccountEntry(input: { id: "${line.id}", kind: float_in, reason: "分配金の原資" }) { id: proposal_id } }`,
      ),
    ).toBe('ok')
    expect(await coverage()).toMatchObject({ available: owed + missing })
    expect(await approveBatch()).toBe('ok')

    await world.settle()
    await world.moveTo(`${payday}T16:00:00+09:00`)
    await vi.waitFor(
      async () => {
        const { myInvests } = await investor.query<{
          myInvests: {
            id: string
            redeemed_at: string | null
            result: { pay_amount: number; paid_at: string | null } | null
          }[]
        }>('{ myInvests { id redeemed_at result { pay_amount paid_at } } }')
        expect(myInvests.find(({ id }) => id === investId)).toMatchObject({
          redeemed_at: expect.stringContaining(batch.pay_on),
          result: { pay_amount: 600_239, paid_at: expect.stringContaining(batch.pay_on) },
        })
      },
      { timeout: 20_000, interval: 300 },
    )
    expect(
      (await world.product.desk.transfers()).filter(({ account_number: number }) => number === '7654321'),
    ).toMatchObject([{ amount: 600_239, status: '20', trouble: null }])
    await world.product.desk.mailTo(investor.email, '分配金')
    await world.settle()
    await world.expectSound()
  },
)

const coverage = async () =>
  (
    await world.operator.query<{ adminDistributionCoverage: { available: number; besides: number } }>(
      '{ adminDistributionCoverage { available besides } }',
    )
  ).adminDistributionCoverage

function raise(message: string): never {
  throw new Error(message)
}
