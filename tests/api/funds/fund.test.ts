import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addFundDocument } from '../../../src/features/funds/fund/add-fund-document.ts'
import { addFundMessage } from '../../../src/features/funds/fund/add-fund-message.ts'
import { createFund } from '../../../src/features/funds/fund/create-fund.ts'
import { warnFailingFunds } from '../../../src/features/funds/fund/warn-failing-funds.ts'
import { gapKind } from '../../../src/features/investing/fund-closing/gap-proposal.ts'
import { joinWaitlist } from '../../../src/features/investing/waitlist/join-waitlist.ts'
import { refreshWaitlists } from '../../../src/features/investing/waitlist/refresh-waitlists.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { failDueFunds } from '../../../src/features/investing/fund-closing/fail-fund.ts'
import { findFundDocument } from '../../../src/features/funds/fund/find-fund-document.ts'
import { recordOfferings } from '../../../src/features/funds/fund/record-offerings.ts'
import { showFundProof } from '../../../src/features/funds/fund-proof/show-fund-proof.ts'
import { publishFund } from '../../../src/features/funds/fund/publish-fund.ts'
import { setFundResult } from '../../support/set-fund-result.ts'
import { applyToFund } from '../../../src/features/investing/application/apply-to-fund.ts'
import { confirmContract } from '../../../src/features/investing/contract-confirmation/confirm-contract.ts'
import { cancelOverdue } from '../../../src/features/investing/deposit/cancel-overdue.ts'
import { bookDeposit } from '../../../src/features/investing/deposit/book-deposit.ts'
import { completeFund } from '../../support/complete-fund.ts'
import { askApi, tryApi } from '../support/ask-api.ts'
import {
  brokenInvariants,
  createFundWorld,
  DURING_OFFERING,
  exampleDraft,
  examplePdf,
  OPERATOR,
  valueOf,
  type FundWorld,
} from '../support/fund-world.ts'
import type { Id } from '../../../src/domain/id.ts'

let world: FundWorld

beforeEach(async () => {
  world = await createFundWorld()
})
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await world.end()
})

async function applied(
  fundId: Id<'fund'>,
  amount: number,
): Promise<{ memberId: Id<'member'>; investmentId: Id<'investment'> }> {
  const memberId = await world.member()
  return { memberId, investmentId: valueOf(await applyAs(memberId, fundId, amount)).investmentId }
}

const applyAs = async (memberId: Id<'member'>, fundId: Id<'fund'>, amount: number) =>
  applyToFund(world.services, {
    memberId,
    fundId,
    amount,
    special: null,
    method: 'first_come',
    idempotencyKey: undefined,
  })

const operator = async () => {
  const memberId = await world.member()
  await world.pool.query(`update member set role = 'admin' where id = $1`, [memberId])
  return memberId
}

/** The member reads and confirms the document and pays in, as the bank tells it. */
async function pay(
  { memberId, investmentId }: { memberId: Id<'member'>; investmentId: Id<'investment'> },
  amount: number,
): Promise<void> {
  const now = world.services.clock.now()
  const vaId = `va-${investmentId}`
  await world.pool.query(
    `insert into virtual_account (va_id, branch_code, branch_name, account_number, account_name, issued_at)
     values ($1, '101', 'フリコミ', lpad($2::text, 7, '0'), 'イトファンディング', $3) on conflict do nothing`,
    [vaId, investmentId, now],
  )
  await world.pool.query(
    `update contract_document set delivered_at = $2 where investment_id = $1 and delivered_at is null`,
    [investmentId, now],
  )
  valueOf(await confirmContract(world.services, { memberId, investmentId }))
  const { rows } = await world.pool.query(
    `insert into bank_line (real_account_id, item_key, va_id, amount, transacted_on, transacted_at, remitter_name_kana, recorded_at)
     select '1', gen_random_uuid()::text, account.va_id, $2, ($3::timestamptz)::date, $3, 'サトウ ミサキ', $3
     from virtual_account_assignment a join virtual_account account on account.id = a.virtual_account_id where a.investment_id = $1 returning id`,
    [investmentId, amount, now],
  )
  await bookDeposit(world.services, rows[0].id)
}

test('a fund tells how it is to end and who manages the property as its pre-contract document does, where that says anything', async () => {
  const saidOf = async (exitPlan: string, management: string) => {
    const id = await world.fund({ disclosure: { exitPlan, management } })
    return askApi(world.services, `{ project(id: "${id}") { exit_plan management } }`)
  }
  const exitPlan = '運用期間の終わりまでに、第三者へ売却します。'
  const management = '建物の管理を、白壁管理株式会社に委託します。'
  expect(await saidOf(` ${exitPlan}`, `${management} `)).toEqual({ project: { exit_plan: exitPlan, management } })
  expect(await saidOf(' ', '')).toEqual({ project: { exit_plan: null, management: null } })
})

test('a fund says why its property was chosen, where the operator has written it', async () => {
  const reasonOf = async (fundId: Id<'fund'>) =>
    askApi(world.services, `{ project(id: "${fundId}") { selection_reason } }`)
  const selectionReason = '駅から平坦な道で6分です。\n築年数は気をつけている点です。'
  expect(await reasonOf(await world.fund({ selectionReason }))).toEqual({
    project: { selection_reason: selectionReason },
  })
  expect(await reasonOf(await world.fund({ selectionReason: ' \n' }))).toEqual({ project: { selection_reason: null } })
  expect(await reasonOf(await world.fund())).toEqual({ project: { selection_reason: null } })
  const tooLong = { ...exampleDraft, selectionReason: '字'.repeat(601) }
  expect(await createFund(world.services, { draft: tooLong, actor: OPERATOR })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { selectionReason: '600文字以内で入力してください。' },
  })
})

test('a fund says the same for and against its property on its page and in its published data', async () => {
  const { sourcedFacts, weakPoints } = completeFund
  const fundId = await world.fund({ sourcedFacts, weakPoints })
  const query = `{ project(id: "${fundId}") { facts { title text source as_of } weak_points { title text } } }`
  const { project } = (await askApi(world.services, query)) as { project: object }
  expect(project).toEqual({
    facts: sourcedFacts.map(({ asOf, ...fact }) => ({ ...fact, as_of: asOf })),
    weak_points: weakPoints,
  })
  expect(await showFundProof(world.services, fundId)).toMatchObject(project)
  const silent = await showFundProof(world.services, await world.fund())
  expect(silent).toMatchObject({ facts: [], weak_points: [] })
})

describe('a fund on the API', () => {
  test('shows what the page needs; a draft is for operators alone', async () => {
    const fundId = await world.fund({
      rateBreakdown: [
        { label: '賃料', rateBp: 350 },
        { label: '売却益', rateBp: 470 },
      ],
      earlyAccessCode: 'ITO-EARLY',
    })
    const { fundId: draftId } = valueOf(await createFund(world.services, { draft: exampleDraft, actor: OPERATOR }))
    world.moveTo(DURING_OFFERING)
    await applied(fundId, 300_000)
    const { projects } = await askApi(
      world.services,
      `{ projects { id name start_at end_at price_estate subordination_amount lower_invest higher_invest rimawari unyo_term_month unyo_start_at
         goal_type recruit_type is_auto_continue image_main { url facts { kind } } images_sub { url } file { name } contracts { name url size }
         stats { paid_total invest_total is_goaled } performance { progress isFail start_at } rimawari_breakdown { label rate } lottery_proof { seed } } }`,
    )
    expect(projects).toEqual([
      {
        id: String(fundId),
        name: exampleDraft.name,
        start_at: '2026-04-01T19:00:00+09:00',
        end_at: '2026-04-10T23:59:59+09:00',
        price_estate: 1_000_000,
        subordination_amount: 200_000,
        lower_invest: 100_000,
        higher_invest: null,
        rimawari: 8.2,
        unyo_term_month: 6,
        unyo_start_at: '2026-05-01',
        goal_type: 'AllOrNothing',
        recruit_type: 'firstCome',
        is_auto_continue: false,
        image_main: { url: '/pictures/none.svg', facts: null },
        images_sub: [],
        file: [],
        contracts: [
          {
            name: '契約成立前書面',
            url: expect.stringMatching(/^\/documents\/\d+\/%E5%A5.*\.pdf$/),
            size: examplePdf.length,
          },
        ],
        stats: { paid_total: 200_000, invest_total: 500_000, is_goaled: false },
        performance: { progress: '02:募集中', isFail: false, start_at: null },
        rimawari_breakdown: [
          { label: '賃料', rate: 3.5 },
          { label: '売却益', rate: 4.7 },
        ],
        lottery_proof: null,
      },
    ])
    const draftQuery = `{ project(id: ${draftId}) { id } }`
    expect(await askApi(world.services, draftQuery)).toEqual({ project: null })
    expect(await askApi(world.services, draftQuery, { role: 'admin' })).toEqual({ project: { id: String(draftId) } })
    expect(await askApi(world.services, '{ project(id: "abc") { id } }')).toEqual({ project: null })
  })

  test('messages come when their time has come; operators also read their own', async () => {
    const fundId = await world.fund()
    const message = { fundId, content: '本文', actor: OPERATOR }
    const at = (time: string) => new Date(`2026-04-0${time}:00+09:00`)
    valueOf(await addFundMessage(world.services, { ...message, title: '一', showAt: at('1T10:00') }))
    valueOf(await addFundMessage(world.services, { ...message, title: '二', showAt: at('2T12:00') }))
    valueOf(await addFundMessage(world.services, { ...message, title: '未来', showAt: at('2T12:01') }))
    valueOf(await addFundMessage(world.services, { ...message, title: '社内', showAt: at('1T11:00'), adminOnly: true }))
    const { messageId } = valueOf(
      await addFundMessage(world.services, { ...message, title: '誤り', showAt: at('1T12:00') }),
    )
    valueOf(
      await addFundMessage(world.services, {
        ...message,
        messageId,
        title: '誤り',
        showAt: at('1T12:00'),
        isDeleted: true,
      }),
    )
    world.moveTo(DURING_OFFERING)
    const query = `{ projectMessages(project_id: ${fundId}) { title a } }`
    expect(await askApi(world.services, query)).toEqual({
      projectMessages: [
        { title: '二', a: false },
        { title: '一', a: false },
      ],
    })
    expect(await askApi(world.services, query, { role: 'admin' })).toMatchObject({
      projectMessages: [{ title: '二' }, { title: '社内', a: true }, { title: '一' }],
    })
  })

  test('a document of a draft is not for the public', async () => {
    const { fundId } = valueOf(await createFund(world.services, { draft: exampleDraft, actor: OPERATOR }))
    const { documentId } = valueOf(
      await addFundDocument(world.services, {
        fundId,
        kind: 'pre_contract',
        name: '契約成立前書面',
        bytes: examplePdf,
        actor: OPERATOR,
      }),
    )
    expect(await findFundDocument(world.services, documentId)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    expect(await findFundDocument(world.services, documentId, { isOperator: true })).toMatchObject({
      value: { name: '契約成立前書面' },
    })
    valueOf(await publishFund(world.services, { fundId, actor: OPERATOR }))
    expect(await findFundDocument(world.services, documentId)).toMatchObject({
      value: { mediaType: 'application/pdf', bytes: examplePdf },
    })
  })

  test('a member applies with the header that makes a second click harmless; nobody else sees the investment', async () => {
    const fundId = await world.fund()
    const [memberId, stranger] = (await world.members(2)) as [Id<'member'>, Id<'member'>]
    world.moveTo(DURING_OFFERING)
    const mutation = `mutation { createInvest(project_id: ${fundId}, amount: 200000) { id } }`
    expect((await tryApi(world.services, mutation)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED')
    expect(
      (await tryApi(world.services, mutation, { memberId, isVerified: false })).errors?.[0]?.extensions['code'],
    ).toBe('FORBIDDEN')
    const first = await tryApi(world.services, mutation, { memberId }, 'one click')
    expect(first.errors).toBeUndefined()
    expect(await tryApi(world.services, mutation, { memberId }, 'one click')).toEqual(first)
    expect((await tryApi(world.services, mutation, { memberId }, 'another')).errors?.[0]?.extensions['code']).toBe(
      'CONFLICT',
    )
    const mine =
      '{ investingAmount { amount } myInvests { amount status contract_confirm_at transfer_limit_at transfer_account { va_id } result { id } project { id } } }'
    expect(await askApi(world.services, mine, { memberId })).toEqual({
      investingAmount: { amount: 200_000 },
      myInvests: [
        {
          amount: 200_000,
          status: 'Entry',
          contract_confirm_at: null,
          transfer_limit_at: '2026-04-05T23:59:59+09:00',
          transfer_account: null,
          result: null,
          project: { id: String(fundId) },
        },
      ],
    })
    expect(await askApi(world.services, mine, { memberId: stranger })).toEqual({
      investingAmount: { amount: 0 },
      myInvests: [],
    })
    expect(await askApi(world.services, '{ investingAmount { amount } }')).toEqual({ investingAmount: { amount: 0 } })
  })

  test('the deposit account is shown after the contract is confirmed, with what has arrived', async () => {
    const fundId = await world.fund()
    world.moveTo(DURING_OFFERING)
    const investment = await applied(fundId, 200_000)
    await pay(investment, 50_000)
    const { myInvests } = await askApi(
      world.services,
      '{ myInvests { status transfer_account { va_id bank_name transfers { amount transfer_at } } } }',
      investment,
    )
    expect(myInvests).toEqual([
      {
        status: 'Entry',
        transfer_account: {
          va_id: `va-${investment.investmentId}`,
          bank_name: 'GMOあおぞらネット銀行',
          transfers: [{ amount: 50_000, transfer_at: DURING_OFFERING }],
        },
      },
    ])
  })
})

describe('publishing', () => {
  const draft = { ...exampleDraft, fundTotal: 60_200_000 }

  test('needs the pre-contract document and an offering that is not over', async () => {
    const { fundId } = valueOf(await createFund(world.services, { draft, actor: OPERATOR }))
    expect(await publishFund(world.services, { fundId, actor: OPERATOR })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('契約成立前書面'),
    })
    valueOf(
      await addFundDocument(world.services, {
        fundId,
        kind: 'pre_contract',
        name: '書面',
        bytes: examplePdf,
        actor: OPERATOR,
      }),
    )
    world.moveTo('2026-04-11T00:00:00+09:00')
    expect(await publishFund(world.services, { fundId, actor: OPERATOR })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('募集終了'),
    })
  })

  test('two funds that together pass 100,000,000 yen are not both published, even at once', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const { fundId } = valueOf(await createFund(world.services, { draft, actor: OPERATOR }))
        valueOf(
          await addFundDocument(world.services, {
            fundId,
            kind: 'pre_contract',
            name: '書面',
            bytes: examplePdf,
            actor: OPERATOR,
          }),
        )
        return fundId
      }),
    )
    const outcomes = await Promise.all(ids.map((fundId) => publishFund(world.services, { fundId, actor: OPERATOR })))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(outcomes.find((outcome) => !outcome.ok)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('残りは40,000,000円'),
    })
    await world.fund({ fundTotal: 40_200_000 })
  })

  test('opened and closed when the clock says, or as operators record it: everywhere the same moment, beside the plan', async () => {
    const fundId = await world.fund()
    const told = async () => {
      const answer = await askApi(
        world.services,
        `{ project(id: ${fundId}) { performance { start_at end_at } milestones { key recorded first_planned } } }`,
      )
      const { project } = answer as { project: { performance: object; milestones: object[] } }
      return { ...project, milestones: project.milestones.slice(0, 2) }
    }
    const [plannedStart, plannedEnd] = ['2026-04-01T19:00:00+09:00', '2026-04-10T23:59:59+09:00']
    world.moveTo('2026-05-01T00:00:00+09:00')
    await recordOfferings(world.services, world.services.clock.now())
    expect(await told()).toEqual({
      performance: { start_at: plannedStart, end_at: plannedEnd },
      milestones: [
        { key: 'offering_open', recorded: plannedStart, first_planned: null },
        { key: 'offering_close', recorded: plannedEnd, first_planned: null },
      ],
    })
    const real = '2026-04-01T19:30:00+09:00'
    await setFundResult(world.services, { fundId, result: { offeringStartAt: new Date(real) }, actor: OPERATOR })
    expect(await told()).toMatchObject({
      performance: { start_at: real, end_at: plannedEnd },
      milestones: [
        { recorded: real, first_planned: plannedStart },
        { recorded: plannedEnd, first_planned: null },
      ],
    })
  })

  test('what really happened is set once', async () => {
    const fundId = await world.fund()
    const set = (result: object) => setFundResult(world.services, { fundId, result, actor: OPERATOR })
    expect(await set({ operationStartOn: '2026-05-01' })).toMatchObject({ ok: true })
    expect(await set({ operationStartOn: '2026-05-01', payday: '2026-11-30' })).toMatchObject({ ok: true })
    expect(await set({ operationStartOn: '2026-05-02' })).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await set({ operationEndOn: '2026-04-30' })).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' })
    world.moveTo('2026-05-01T00:00:00+09:00')
    expect(await askApi(world.services, `{ project(id: ${fundId}) { performance { unyo_start_at payday } } }`)).toEqual(
      {
        project: { performance: { unyo_start_at: '2026-05-01', payday: '2026-11-30' } },
      },
    )
  })
})

describe('a fund that is not reached', () => {
  const judge = (time: string) => {
    world.moveTo(time)
    return failDueFunds(world.services, new Date(time))
  }
  const statuses = async () =>
    (await world.pool.query('select status from investment order by id')).rows.map((row) => row.status)

  test('all or nothing: everyone hears of it and gets everything back, once', async () => {
    const fundId = await world.fund()
    world.moveTo('2026-04-09T12:00:00+09:00')
    const paid = await applied(fundId, 300_000)
    const part = await applied(fundId, 400_000)
    await pay(paid, 300_000)
    await pay(part, 150_000)
    await judge('2026-04-10T23:59:59+09:00')
    expect(await statuses()).toEqual(['participating', 'awaiting_deposit'])
    await judge('2026-04-11T01:10:00+09:00')
    await judge('2026-04-12T01:10:00+09:00')
    expect(await statuses()).toEqual(['fund_failed', 'fund_failed'])
    const refunds = await world.pool.query('select investment_id, amount, reason from refund order by id')
    expect(refunds.rows).toEqual([
      { investment_id: paid.investmentId, amount: 300_000, reason: 'fund_failed' },
      { investment_id: part.investmentId, amount: 150_000, reason: 'fund_failed' },
    ])
    const mails = await world.pool.query(`select member_id from mail_outbox where template = 'fund-failed' order by id`)
    expect(mails.rows.map((row) => row.member_id)).toEqual([paid.memberId, part.memberId])
    expect(
      await askApi(
        world.services,
        `{ project(id: ${fundId}) { performance { progress isFail } } myInvests { status } }`,
        paid,
      ),
    ).toEqual({
      project: { performance: { progress: '05:不成立', isFail: true } },
      myInvests: [{ status: 'Lose' }],
    })
  })

  test('all or nothing: waits for a deposit that may still complete it', async () => {
    const fundId = await world.fund()
    world.moveTo('2026-04-10T12:00:00+09:00')
    await pay(await applied(fundId, 300_000), 300_000)
    await applied(fundId, 500_000)
    await judge('2026-04-11T01:10:00+09:00')
    expect(await statuses()).toEqual(['participating', 'awaiting_deposit'])
    world.moveTo('2026-04-14T00:00:00+09:00')
    await cancelOverdue(world.services, new Date('2026-04-14T00:00:00+09:00'))
    await judge('2026-04-14T01:10:00+09:00')
    expect(await statuses()).toEqual(['fund_failed', 'canceled'])
  })

  describe('with closing days', () => {
    /** 800,000 yen of investors, offered to 10 April, the last payment by 13 April, judged by 16 April; the operator may put in 320,000 yen or less. */
    const closing = { closingDays: 3, fillInPercent: 40 } as const
    const resultOf = async (fundId: Id<'fund'>) => {
      const query = `{ project(id: ${fundId}) { judged_at closing_days fill_in_percent stats { invest_total held_total } performance { progress isFail } } }`
      const { project } = (await askApi(world.services, query)) as { project: Record<string, unknown> }
      return project
    }
    const mailsOf = async (template: string) =>
      (
        await world.pool.query<{ key: string }>('select key from mail_outbox where template = $1 order by id', [
          template,
        ])
      ).rows.map(({ key }) => key.split(':')[0])
    const midnight = async (day: string) => {
      world.moveTo(`${day}T00:00:00+09:00`)
      await cancelOverdue(world.services, new Date(`${day}T00:00:00+09:00`))
      await refreshWaitlists(world.services)
      await failDueFunds(world.services, new Date(`${day}T00:00:00+09:00`))
    }
    /** 300,000 yen are paid and 500,000 yen lapse at midnight to 14 April. */
    const shortFund = async () => {
      const fundId = await world.fund(closing)
      world.moveTo('2026-04-10T12:00:00+09:00')
      const paid = await applied(fundId, 300_000)
      await pay(paid, 300_000)
      await applied(fundId, 500_000)
      await midnight('2026-04-14')
      return { fundId, paid }
    }

    test('waits for its judgement, tells everybody once, and is closed by whoever gets into the line', async () => {
      await operator()
      const { fundId } = await shortFund()
      const judging = {
        judged_at: '2026-04-16T23:59:59+09:00',
        closing_days: 3,
        fill_in_percent: 40,
        stats: { invest_total: 500_000, held_total: 0 },
        performance: { progress: '03:募集終了', isFail: false },
      }
      expect(await resultOf(fundId)).toEqual(judging)
      await judge('2026-04-14T00:00:05+09:00')
      expect([await mailsOf('operator-notice'), await mailsOf('fund-short')]).toEqual([['fund-short'], ['fund-short']])
      await warnFailingFunds(world.services, new Date('2026-04-14T09:00:00+09:00'))
      await warnFailingFunds(world.services, new Date('2026-04-14T10:00:00+09:00'))
      await warnFailingFunds(world.services, new Date('2026-04-15T09:00:00+09:00'))
      expect(await mailsOf('operator-notice')).toEqual(['fund-short', 'fund-about-to-fail', 'fund-about-to-fail'])

      world.moveTo('2026-04-15T12:00:00+09:00')
      await expect(applied(fundId, 500_000)).rejects.toThrow('CONFLICT')
      const memberId = await world.member()
      valueOf(await joinWaitlist(world.services, { memberId, fundId, amount: 500_000 }))
      expect((await resultOf(fundId))['stats']).toEqual({ invest_total: 500_000, held_total: 500_000 })
      const late = { memberId, ...valueOf(await applyAs(memberId, fundId, 500_000)) }
      const { rows } = await world.pool.query('select deposit_deadline_at from investment where id = $1', [
        late.investmentId,
      ])
      expect(rows).toEqual([{ deposit_deadline_at: new Date('2026-04-15T23:59:59+09:00') }])
      await pay(late, 500_000)
      await midnight('2026-04-17')
      expect((await resultOf(fundId))['performance']).toEqual({ progress: '03:募集終了', isFail: false })
      expect(await statuses()).toEqual(['participating', 'canceled', 'participating'])
    })

    test('fails with the end of its days, members and fund in one transaction', async () => {
      const { fundId } = await shortFund()
      await judge('2026-04-16T23:59:59+09:00')
      expect((await resultOf(fundId))['performance']).toEqual({ progress: '03:募集終了', isFail: false })
      await judge('2026-04-17T00:00:00+09:00')
      expect((await resultOf(fundId))['performance']).toEqual({ progress: '05:不成立', isFail: true })
      expect(await statuses()).toEqual(['fund_failed', 'canceled'])
    })

    test('may be filled by the operator up to the printed share and no further, once his own money is on record', async () => {
      const { fundId } = await shortFund()
      const keep = () =>
        world.pool.query(`update fund_result set gap_kept_at = $2 where fund_id = $1`, [fundId, new Date()])
      await expect(keep()).rejects.toThrow('lacks more than the operator may put in')
      const decided = () =>
        inTransaction(world.services.database, (transaction) =>
          gapKind.foresee(transaction, world.services, { fundId, decision: 'keep' }),
        )
      expect(await decided()).toMatchObject({ ok: false, code: 'CONFLICT' })
      const memberId = await world.member()
      valueOf(await joinWaitlist(world.services, { memberId, fundId, amount: 200_000 }))
      const late = { memberId, ...valueOf(await applyAs(memberId, fundId, 200_000)) }
      expect(await decided()).toMatchObject({ ok: false, message: expect.stringContaining('入金を待っている') })
      await pay(late, 200_000)
      // The filling itself, with money of the operator's own: the story of substitutes.
      expect(await decided()).toMatchObject({ ok: false, message: expect.stringContaining('開始残高') })
      await expect(keep()).resolves.toMatchObject({ rowCount: 1 })
    })

    test('keeps what was printed once somebody has applied', async () => {
      const { fundId } = await shortFund()
      for (const change of ['closing_days = 14', 'fill_in_percent = 100'])
        await expect(world.pool.query(`update fund set ${change} where id = $1`, [fundId])).rejects.toThrow(
          'was printed',
        )
    })
  })

  test('all in: one paid investment carries the fund', async () => {
    const fundId = await world.fund({ goal: 'all_in' })
    world.moveTo('2026-04-10T12:00:00+09:00')
    await pay(await applied(fundId, 300_000), 300_000)
    await judge('2026-04-11T01:10:00+09:00')
    expect(await statuses()).toEqual(['participating'])
    expect((await world.pool.query('select from fund_result where fund_id = $1', [fundId])).rows).toEqual([])
  })

  test('all in: without one yen it fails, after the last deposit that might have come', async () => {
    const fundId = await world.fund({ goal: 'all_in' })
    const hasFailed = async () =>
      (await world.pool.query('select from fund_result where fund_id = $1', [fundId])).rows.length > 0
    world.moveTo('2026-04-10T12:00:00+09:00')
    await applied(fundId, 300_000)
    await judge('2026-04-11T01:10:00+09:00')
    expect(await hasFailed()).toBe(false)
    await cancelOverdue(world.services, new Date('2026-04-14T00:00:00+09:00'))
    await judge('2026-04-14T01:10:00+09:00')
    expect(await hasFailed()).toBe(true)
  })
})
