import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadAnnualReport } from '../../src/features/documents/annual-report/load-annual-report.ts'
import { japanDate } from '../../src/domain/calendar.ts'
import { NO_ROW, type Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { investingAmount } from '../../src/features/investing/investment/sums.ts'
import { listLegalDeadlines } from '../../src/features/back-office/dashboard/legal-deadlines.ts'
import { listTermsDue } from '../../src/features/investing/dividend/list-terms-due.ts'
import { startOperation } from '../support/record-purchase.ts'
import { loadFundResult } from '../../src/features/investing/fund-result/load-fund-result.ts'
import { declineProposal } from '../../src/features/people/approval/decline-proposal.ts'
import { loadScheduleRecords } from '../../src/features/funds/fund/load-schedule-records.ts'
import { findOpenProposals, listProposals } from '../../src/features/people/approval/list-proposals.ts'
import { actAsOperator } from '../../src/platform/database/acting-operator.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { Services } from '../../src/features/core/services.ts'
import { databaseDigest } from '../support/database-digest.ts'
import { askAs } from '../support/operator-api.ts'
import { productionSettings } from '../support/production-settings.ts'
import {
  enter,
  enterDays,
  enterTwice,
  explainLoss,
  liveUntil,
  payEverything,
  sharesOf,
  smallFund,
} from '../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

let world: PayoutWorld
let fundId: Id<'fund'>
let aya: { viewer: Viewer; investmentId: Id<'investment'> }
let ken: { viewer: Viewer; investmentId: Id<'investment'> }

/** Aya has paid 500,000 yen, Ken 300,000: the offering is over on 10 April. */
beforeEach(async () => {
  world = await openPayoutWorld()
  fundId = await smallFund(world)
  aya = await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  ken = await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
})
afterEach(() => world.close())

const progress = async () => must(await loadFundResult(world.services, fundId))
const result = () =>
  world.database.selectFrom('fund_result').selectAll().where('fund_id', '=', fundId).executeTakeFirst()

async function operate(): Promise<void> {
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
}

describe('a fund', () => {
  it('goes from the offering to redemption with a profit, step by step', { tags: ['course'] }, async () => {
    expect(await enterDays(world, fundId, { operationEndOn: '2026-10-31' })).toContain(
      'BAD_USER_INPUT 運用開始日を先に',
    )
    await liveUntil(world, '2026-04-11T10:00:00+09:00')
    expect(
      await enterDays(world, fundId, {
        offeringEndAt: new Date('2026-04-10T23:59:59+09:00'),
        operationStartOn: '2026-05-01',
      }),
    ).toBe('ok')
    expect((await progress()).is_operation_booked).toBe(false)
    expect(await enterDays(world, fundId, { operationStartOn: '2026-05-02' })).toBe(
      'CONFLICT 一度設定した実績は変更できません。',
    )
    await world.expectSoundBook()

    // The day comes: the schedule hands the money over, once.
    await liveUntil(world, '2026-05-03T10:00:00+09:00')
    expect((await progress()).is_operation_booked).toBe(true)
    // Everybody is told of whose money the fund was made: 800,000 yen of 1,000,000 came from investors.
    expect((await loadScheduleRecords(world.database, fundId)).composition).toMatchObject({
      senior: 800_000,
      subordinated: 200_000,
      fillIn: 0,
    })
    await world.expectSoundBook()
    await world.moveOperatorMoney(-800_000)

    expect(await enterDays(world, fundId, { operationEndOn: '2026-04-30' })).toContain('BAD_USER_INPUT 運用終了日は')
    expect(await enterDays(world, fundId, { operationEndOn: '2026-10-31', payday: '2026-11-30' })).toBe('ok')
    expect(await enter(world, world.maker, fundId, { dividend: 28_301 })).toContain('CONFLICT 運用は2026年10月31日')
    await liveUntil(world, '2026-11-04T10:00:00+09:00')
    expect(await listTermsDue(world.services)).toMatchObject([
      { kind: 'dividend', fund_id: fundId, term: null, due_on: '2026-11-30', is_overdue: false, is_pending: false },
    ])

    // One operator proposes, and sees what everybody would get; nothing is owed yet.
    expect(await enter(world, world.maker, fundId, { dividend: 28_301 })).toBe('ok')
    expect(await enter(world, world.maker, fundId, { dividend: 28_301 })).toBe('ok')
    const { pending } = await progress()
    expect(pending?.proposal.proposed_by_id).toBe(world.maker.memberId)
    expect(
      pending?.decided?.shares.map((share) => [
        share.amount,
        share.dividend,
        share.tax,
        share.redeemedPrincipal,
        share.payAmount,
      ]),
    ).toEqual([
      [500_000, 17_688, 3_611, 500_000, 514_077],
      [300_000, 10_612, 2_166, 300_000, 308_446],
    ])
    expect(await sharesOf(world, fundId)).toEqual([])
    // The other one mistypes, and is told what stands; then enters the same.
    expect(await enter(world, world.checker, fundId, { dividend: 283_010 })).toMatch(
      /^CONFLICT 佐藤 美咲さんが入力した分配金（総額 28,301円、支払日 2026年11月30日（月））が、承認を待っています/,
    )
    expect(await listTermsDue(world.services)).toMatchObject([{ is_pending: true }])
    expect(await enter(world, world.checker, fundId, { dividend: 28_301, payday: '2026-11-30' })).toBe('ok')
    // What is fixed stays among the duties until the last of it is paid.
    const owed = [
      {
        kind: 'payment',
        fund_id: fundId,
        due_on: '2026-11-30',
        is_overdue: false,
        unpaid_people: 2,
        unpaid_amount: 514_077 + 308_446,
      },
    ]
    expect(await listTermsDue(world.services)).toMatchObject(owed)
    const deadlines = await listLegalDeadlines(world.services)
    expect(deadlines.find(({ kind }) => kind === 'dividend_payment')).toMatchObject({
      dueOn: '2026-11-30',
      detail: '確定済み・未払い 2人（822,523円）',
    })
    expect(await result()).toMatchObject({ rate_bp: 700, rate_after_loss_bp: null, payday: '2026-11-30' })
    // A repeat changes nothing; anything else is refused.
    expect(await enter(world, world.checker, fundId, { dividend: 28_301 })).toBe('ok')
    expect(await enter(world, world.maker, fundId, { dividend: 28_302 })).toContain(
      'CONFLICT このファンドの分配金は、確定しています（総額 28,301円',
    )
    expect(await sharesOf(world, fundId)).toHaveLength(2)
    await world.expectSoundBook()

    await world.moveOperatorMoney(830_000)
    expect(await investingAmount(world.database, aya.viewer.memberId)).toBe(500_000)
    await payEverything(world, async () => expect(await listTermsDue(world.services)).toMatchObject(owed))
    expect(await listTermsDue(world.services)).toEqual([])
    // Room for something new from the day on which the principal is back.
    expect(await investingAmount(world.database, aya.viewer.memberId)).toBe(0)
    expect(must(await loadAnnualReport(world.services, aya.viewer.memberId, '2026'))).toMatchObject({
      year: 2026,
      dividend: 17_688,
      tax: 3_611,
      payAmount: 514_077,
      loss: 0,
    })
    await world.expectSoundBook()
  })

  it(
    'with a loss beyond the subordinated part gives back what is left of the principal',
    { tags: ['course'] },
    async () => {
      await operate()
      const entry = { dividend: 0, loss: 280_001, payday: '2026-11-30' }
      expect(await enter(world, world.maker, fundId, { ...entry, dividend: 10 })).toContain('商法第538条')
      expect(await enter(world, world.maker, fundId, { ...entry, loss: 1_000_001 })).toContain(
        'BAD_USER_INPUT 損失が、ファンドの総額を超えています',
      )
      expect(await enter(world, world.maker, fundId, { ...entry, saleProfit: 5 })).toContain(
        'BAD_USER_INPUT 売却益の分配は',
      )
      expect(await enter(world, world.maker, fundId, { ...entry, loss: -1 })).toContain('BAD_USER_INPUT')
      expect(await enter(world, world.maker, fundId, { loss: 5 })).toContain('BAD_USER_INPUT 損失や売却益は')
      await enterTwice(world, fundId, entry)
      expect(await sharesOf(world, fundId)).toMatchObject([
        { gross: 0, withholding: 0, principal: 450_000, loss: 50_000 },
        { gross: 0, withholding: 0, principal: 270_000, loss: 30_000 },
      ])
      // Nothing earned, a tenth lost in 184 days: the second figure says what the first one hides.
      expect(await result()).toMatchObject({ rate_bp: 0, rate_after_loss_bp: -1_990 })
      await world.expectSoundBook()
      // With the bank's fees.
      await world.moveOperatorMoney(721_000)
      await explainLoss(world, fundId)
      await liveUntil(world, '2026-11-05T10:05:00+09:00')
      await payEverything(world)
      expect(must(await loadAnnualReport(world.services, ken.viewer.memberId, '2026'))).toMatchObject({
        dividend: 0,
        payAmount: 270_000,
        loss: 30_000,
      })
      expect(await investingAmount(world.database, ken.viewer.memberId)).toBe(0)
      const { text_body: told } = await world.database
        .selectFrom('mail_outbox')
        .select('text_body')
        .where('template', '=', 'distribution-paid')
        .where('member_id', '=', ken.viewer.memberId)
        .executeTakeFirstOrThrow()
      expect(told).toContain('元本の損失を含む実績（年利・税引前）：−19.9％')
      await world.expectSoundBook()
    },
  )

  it(
    'with a loss that the subordinated part bears gives dividend and the whole principal',
    { tags: ['course'] },
    async () => {
      await operate()
      await enterTwice(world, fundId, { dividend: 8_000, loss: 200_000, payday: '2026-11-30' })
      expect(await sharesOf(world, fundId)).toMatchObject([
        { gross: 5_000, principal: 500_000, loss: 0 },
        { gross: 3_000, principal: 300_000, loss: 0 },
      ])
      await world.expectSoundBook()
    },
  )
})

describe('two operators', () => {
  it('who enter the same dividend in one moment fix it together, once', { tags: ['course'] }, async () => {
    await operate()
    const entry = { dividend: 28_301, payday: '2026-11-30' }
    expect(
      await Promise.all([enter(world, world.maker, fundId, entry), enter(world, world.checker, fundId, entry)]),
    ).toEqual(['ok', 'ok'])
    // Where both spoke before either was heard, the first to repeat it is the second word.
    expect(await enter(world, world.checker, fundId, entry)).toBe('ok')
    expect(await enter(world, world.maker, fundId, entry)).toBe('ok')
    expect(await sharesOf(world, fundId)).toHaveLength(2)
    await world.expectSoundBook()
  })

  it('agree on the payday too: a dividend that is sent back leaves none behind', { tags: ['course'] }, async () => {
    await operate()
    const payday = async () =>
      (await world.database.selectFrom('fund_result').select('payday').where('fund_id', '=', fundId).executeTakeFirst())
        ?.payday ?? null
    expect(await enter(world, world.maker, fundId, { dividend: 28_301, payday: '2026-11-27' })).toBe('ok')
    expect(await payday()).toBeNull()
    const [proposal] = await listProposals(world.database, { status: 'open' })
    expect(
      await actAsOperator(`operator:${world.checker.memberId}`, () =>
        declineProposal(world.services, world.checker, {
          proposalId: proposal?.id ?? NO_ROW,
          reason: '支払日が計算書と違います。',
        }),
      ),
    ).toMatchObject({ ok: true })
    expect(await payday()).toBeNull()
    await enterTwice(world, fundId, { dividend: 28_301, payday: '2026-11-30' })
    expect(await payday()).toBe('2026-11-30')
    await world.expectSoundBook()
  })

  it('who enter different dividends in one moment fix none', { tags: ['course'] }, async () => {
    await operate()
    const answers = await Promise.all([
      enter(world, world.maker, fundId, { dividend: 28_301, payday: '2026-11-30' }),
      enter(world, world.checker, fundId, { dividend: 28_302, payday: '2026-11-30' }),
    ])
    expect(answers.filter((answer) => answer === 'ok').length).toBe(1)
    expect(answers.find((answer) => answer !== 'ok')).toMatch(/^CONFLICT/)
    expect(await sharesOf(world, fundId)).toEqual([])
    await world.expectInvariants()
  })

  it('need a fresh login for the second word', async () => {
    await operate()
    const entry = { dividend: 28_301, payday: '2026-11-30' }
    const stale = { ...world.checker, authenticatedAt: new Date(world.checker.authenticatedAt.getTime() - 11 * 60_000) }
    expect(await enter(world, world.maker, fundId, entry)).toBe('ok')
    expect(await enter(world, stale, fundId, entry)).toContain('REAUTH_REQUIRED')
    expect(await enter(world, aya.viewer, fundId, entry)).toContain('FORBIDDEN')
    expect(await sharesOf(world, fundId)).toEqual([])
  })

  it('are not needed where there is only one, who sleeps on it', { tags: ['course'] }, async () => {
    await operate()
    await world.database
      .updateTable('member')
      .set({ status: 'left' })
      .where('id', '=', world.checker.memberId)
      .execute()
    const entry = { dividend: 28_301, payday: '2026-11-30' }
    expect(await enter(world, world.maker, fundId, entry)).toBe('ok')
    expect(await enter(world, world.maker, fundId, entry)).toContain('1時間')
    await world.pass(60 * 60_000)
    expect(await enter(world, world.maker, fundId, entry)).toBe('ok')
    expect(await sharesOf(world, fundId)).toHaveLength(2)
    await world.expectSoundBook()
  })
})

it('of a fund that everybody has left begins without a book, and stops nothing', { tags: ['course'] }, async () => {
  const empty = await smallFund(world)
  await startOperation(world.services, { fundId: empty, startOn: japanDate('2026-04-01') })
  const started = await world.database
    .selectFrom('fund_result')
    .select('operation_booked_at')
    .where('fund_id', '=', empty)
    .executeTakeFirstOrThrow()
  expect(started.operation_booked_at).toBeInstanceOf(Date)
  await world.expectInvariants()
})

describe('operation does not begin', () => {
  it('while the offering runs or somebody has still to pay', async () => {
    expect(await enterDays(world, await smallFund(world), { operationStartOn: '2026-05-01' })).toContain(
      'CONFLICT 運用開始日は、募集が終わってから',
    )
    await liveUntil(world, '2026-04-09T10:00:00+09:00')
    // Full before the end: nobody can come in any more.
    expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
  })
})

it(
  'in production, a dividend that no line of the bank gives is refused, whoever enters or approves it',
  { tags: ['course'] },
  async () => {
    await operate()
    const settings = productionSettings()
    const config = readConfig({
      DATABASE_URL: 'postgres://localhost/ito',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      SMTP_URL: 'smtps://mail.example.jp',
      MAIL_FROM: 'ito@example.jp',
      DATA_DIR: '/nowhere',
      BANK_ACCOUNT_ID: world.services.config.BANK_ACCOUNT_ID,
      ...settings.env,
    })
    settings.remove()
    const production = { ...world.services, config }
    const entry =
      'mutation ($id: ID!, $input: PerformanceInput!) { adminUpdateProjectPerformance(project_id: $id, input: $input) { ok } }'
    const enterAs = (services: Services, operator: Viewer, dividend: number, words: string | null = null) =>
      askAs(services, operator, entry, {
        id: String(fundId),
        input: { dividend, payday: '2026-11-30', dividend_words: words },
      })
    const refused = {
      code: 'BAD_USER_INPUT',
      fields: { dividend: expect.stringMatching(/^この期間の収入と費用が、帳簿にまだありません。/) },
    }

    const before = await databaseDigest(world.database)
    for (const operator of [world.maker, world.checker])
      expect(await enterAs(production, operator, 1)).toMatchObject(refused)
    expect(await databaseDigest(world.database)).toEqual(before)
    // Entered where it is allowed, it is decided where it is not.
    expect(await enterAs(world.services, world.maker, 1)).toEqual({ ok: true })
    expect(await enterAs(production, world.checker, 1)).toMatchObject(refused)
    const [proposal] = await findOpenProposals(world.database, `fund:${fundId}`)
    const approval = 'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }'
    const answers = [
      { name: 'dividend', value: String(1) },
      { name: 'payday', value: '2026-11-30' },
    ]
    expect(
      await askAs(production, world.checker, approval, {
        input: { id: String(proposal?.id), effect_hash: proposal?.effect_hash, answers },
      }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await sharesOf(world, fundId)).toEqual([])
    must(
      await actAsOperator(`operator:${world.maker.memberId}`, () =>
        declineProposal(world.services, world.maker, {
          proposalId: proposal?.id ?? NO_ROW,
          reason: '帳簿に収入がありません。',
        }),
      ),
    )

    // Nothing earned and nothing given out is what the books say; it is less than planned, and investors read why.
    expect(await enterAs(production, world.maker, 0)).toMatchObject({
      fields: { dividend_words: expect.stringMatching(/^予定分配率で計算した分配金より.*理由を入力してください/) },
    })
    for (const operator of [world.maker, world.checker])
      expect(await enterAs(production, operator, 0, '賃料の入金がなかったため')).toEqual({ ok: true })
    expect(await sharesOf(world, fundId)).toHaveLength(2)
    await world.expectInvariants()
  },
)
