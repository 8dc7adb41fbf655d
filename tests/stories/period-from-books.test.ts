import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Id } from '../../src/domain/id.ts'
import { reverse } from '../../src/ledger/reverse.ts'
import { readConfig } from '../../src/platform/config.ts'
import { readAccount } from '../../src/features/investing/deposit/read-account.ts'
import { proposeOperatorShare } from '../../src/features/investing/distribution/take-operator-share.ts'
import { decideDividend } from '../../src/features/investing/dividend/decide-dividend.ts'
import { proposeReversal } from '../../src/features/investing/reversal/reverse-distribution.ts'
import { inBookOf } from '../support/book-balances.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { isCaughtBy, type CheckId } from '../support/count-violations.ts'
import { askAs } from '../support/operator-api.ts'
import {
  enter,
  enterDays,
  enterTwice,
  liveUntil,
  payEverything,
  sharesOf,
  smallFund,
} from '../support/operation-world.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'
import { productionSettings } from '../support/production-settings.ts'
import { keepStatementBeside, type LineBeside } from '../support/statement-beside.ts'
import { askedAnswers } from '../support/asked-answers.ts'

// A dividend is what the fund's own lines of the bank give: rents and costs of half a year, at most 28,230 yen for 800,000 at 7 %.
let world: PayoutWorld
let fundId: Id<'fund'>
let beside: LineBeside[]

beforeEach(async () => {
  world = await openPayoutWorld()
  beside = keepStatementBeside(world)
  await readAccount(world.services)
  fundId = await smallFund(world)
  await world.investor({ amount: 500_000, paysIn: 500_000, fundId })
  await world.investor({ amount: 300_000, paysIn: 300_000, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await liveUntil(world, '2026-06-15T10:00:00+09:00')
})
afterEach(() => world.close())

/** A line of the company's account that two operators classify as the fund's. */
async function classified(kind: string, amount: number, more: Record<string, unknown> = {}): Promise<void> {
  const remarks = `beside ${beside.length}`
  beside.push({
    itemKey: `beside-${beside.length}`,
    transactionDate: world.services.clock.now().toISOString().slice(0, 10),
    direction: amount > 0 ? 'in' : 'out',
    amount: Math.abs(amount),
    remarks,
  })
  await readAccount(world.services)
  const { id } = await world.database
    .selectFrom('bank_statement_line')
    .select('id')
    .where('remarks', '=', remarks)
    .executeTakeFirstOrThrow()
  const { counterparty = 'third_party', paid_by = 'fund', ...part } = more
  const { proposal_id: proposal } = await askAs(
    world.services,
    world.maker,
    'mutation ($input: ExplainFundLineInput!) { explainFundLine(input: $input) { ok proposal_id } }',
    {
      input: {
        id: String(id),
        counterparty,
        paid_by,
        reason: '賃貸借契約書で確認しました',
        parts: [{ project_id: String(fundId), kind, amount, ...part }],
      },
    },
  )
  if (proposal !== null) await approve(proposal)
}

async function approve(id: string): Promise<void> {
  const { rows } = await askAs(
    world.services,
    world.checker,
    'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }',
    { id },
  )
  expect(
    await askAs(
      world.services,
      world.checker,
      'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }',
      {
        input: { id, effect_hash: rows[0].effect_hash, answers: await askedAnswers(world.database, id) },
      },
    ),
  ).toEqual({ ok: true })
}

const inBook = (kind: Parameters<typeof inBookOf>[2]) => inBookOf(world.database, fundId, kind)
/** What investors read where the published API asked for no words. */
const onlyProfit = 'この計算期間の収入から費用を差し引いた利益で分配できる額が、28,000円であったためです。'
const closings = () =>
  world.database
    .selectFrom('period_closing as closing')
    .innerJoin('fixed_distribution as distribution', 'distribution.id', 'closing.distribution_id')
    .select(['number', 'income', 'related_income', 'costs', 'priority', 'less_words'])
    .where('closing.fund_id', '=', fundId)
    .where('closing.reversed_at', 'is', null)
    .execute()
const sources = () =>
  world.database
    .selectFrom('distribution_source as source')
    .innerJoin('distribution', 'distribution.id', 'source.distribution_id')
    .select(['source.kind', 'source.yen', 'source.related_yen'])
    .where('distribution.fund_id', '=', fundId)
    .orderBy('source.kind')
    .execute()
const concerns = async (dividend: number, payday = '2026-11-30', services = world.services) => {
  const entry = { dividend, loss: 0, saleProfit: 0, payday }
  const decided = await decideDividend(services.database, services.config, { fundId, entry, now: services.clock.now() })
  return decided.ok ? decided.value.concerns.map(({ code }) => code) : decided
}

/** 40,000 yen of rent and more, 10,000 of it from the operator itself, 12,000 of costs; the fund has ended. */
async function earn(more = 0): Promise<void> {
  await classified('rent', 30_000 + more)
  await classified('rent', 10_000, { counterparty: 'related_party' })
  await classified('cost', -12_000, { cost_kind: 'management' })
  expect([await inBook('rent_income'), await inBook('cost')]).toEqual([-40_000 - more, 12_000])
  expect(await inBook('bank')).toBe(28_000 + more)
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
}

it('a dividend comes out of the rents, is paid with the fund’s own cash, and says where every yen is from', async () => {
  await earn()
  expect(await concerns(28_000)).toEqual(['below_plan'])
  await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
  expect(await sharesOf(world, fundId)).toMatchObject([{ gross: 17_500 }, { gross: 10_500 }])
  expect(await closings()).toEqual([
    { number: 1, income: 40_000, related_income: 10_000, costs: 12_000, priority: 28_000, less_words: onlyProfit },
  ])
  expect(await sources()).toEqual([{ kind: 'rent', yen: 28_000, related_yen: 7_000 }])
  expect([await inBook('rent_income'), await inBook('cost'), await inBook('undistributed')]).toEqual([0, 0, 0])
  await world.expectInvariants()
  // Only the principal and the fees come from the operator: the dividend has its money already.
  await world.moveOperatorMoney(802_000)
  await payEverything(world)
  expect([await inBook('declared_income'), await inBook('bank')]).toEqual([0, await inBook('tax').then((tax) => -tax)])
  await world.expectInvariants()
})

it(
  'what is entered beyond the books is declared where that is allowed, and refused in production',
  { tags: ['course'] },
  async () => {
    await earn()
    expect(await concerns(28_200)).toEqual(['above_books', 'below_plan'])
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
    expect(await concerns(28_001, '2026-11-30', { ...world.services, config })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        dividend:
          '帳簿から計算した分配金は28,000円です（収入 40,000円、費用 12,000円、契約の上限 28,230円）。これを超える分配金は確定できません。',
      },
    })
    // All that the books give, and still less than planned: why is for the operators to say.
    expect(await concerns(28_000, '2026-11-30', { ...world.services, config })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        dividend_words: '予定分配率で計算した分配金より230円少なくする理由を入力してください。投資家に表示します。',
      },
    })
    const less =
      '帳簿から計算した分配金は28,000円です（収入 40,000円、費用 12,000円、契約の上限 28,230円）。契約により、これより少ない分配金は確定できません。'
    for (const services of [world.services, { ...world.services, config }])
      expect(await concerns(27_999, '2026-11-30', services)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { dividend: less },
      })
    await enterTwice(world, fundId, { dividend: 28_200, payday: '2026-11-30' })
    expect(await sources()).toEqual([
      { kind: 'declared', yen: 200, related_yen: 200 },
      { kind: 'rent', yen: 28_000, related_yen: 7_000 },
    ])
    await world.expectInvariants()
  },
)

it('lines that nobody has explained are asked about, each with its yen, before a dividend is fixed', async () => {
  await earn()
  const beginning = world.services.clock.now().toISOString().slice(0, 10)
  for (const [amount, remarks] of [
    [-9_000, 'シュウゼン'],
    [400, 'リソク'],
  ] as const) {
    beside.push({
      itemKey: `waiting-${remarks}`,
      transactionDate: beginning,
      direction: amount > 0 ? 'in' : 'out',
      amount: Math.abs(amount),
      remarks,
    })
  }
  await readAccount(world.services)
  const entry = { dividend: 28_000, loss: 0, saleProfit: 0, payday: '2026-11-30' }
  const { database, config, clock } = world.services
  const decided = await decideDividend(database, config, { fundId, entry, now: clock.now() })
  expect(decided.ok && decided.value.concerns).toMatchObject([
    { code: 'below_plan' },
    {
      code: 'open_question',
      expected:
        '2026年11月4日（水）の出金9,000円（シュウゼン）の内容が、まだ登録されていません。このファンドの収入や費用でないことを確かめてください',
      entered: '回答なし（このまま確定します）',
    },
    {
      code: 'open_question',
      expected:
        '2026年11月4日（水）の入金400円（リソク）の内容が、まだ登録されていません。このファンドの収入や費用でないことを確かめてください',
      entered: '回答なし（このまま確定します）',
    },
  ])

  // Classified as money of unknown owner it may be the fund's still.
  const { id } = await database
    .selectFrom('bank_statement_line')
    .select('id')
    .where('remarks', '=', 'リソク')
    .executeTakeFirstOrThrow()
  const explain = 'mutation ($input: ExplainAccountEntryInput!) { explainAccountEntry(input: $input) { ok } }'
  const input = { id: String(id), kind: 'suspense', reason: '振込人が分かりません' }
  expect(await askAs(world.services, world.maker, explain, { input })).toEqual({ ok: true })
  const later = await decideDividend(database, config, { fundId, entry, now: clock.now() })
  expect(later.ok && later.value.concerns.map(({ expected }) => expected)).toContain(
    '2026年11月4日（水）の入金400円（リソク）は、入金者が分からないままです。このファンドの収入でないことを確かめてください',
  )
})

it(
  'what is taken back leaves its period open, and is fixed again from the same books',
  { tags: ['course'] },
  async () => {
    await earn()
    await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30', words: '修繕が多かったため' })
    expect(await closings()).toMatchObject([{ priority: 28_000, less_words: '修繕が多かったため' }])
    await world.expectInvariants()

    const [distribution] = await world.database
      .selectFrom('distribution')
      .select('id')
      .where('fund_id', '=', fundId)
      .execute()
    if (!distribution) throw new Error('nothing is fixed')
    const reversal = { distributionId: distribution.id, reason: '支払日の誤り' }
    const { proposalId } = must(await proposeReversal(world.services, world.maker, reversal))
    await approve(String(proposalId))
    expect([await inBook('rent_income'), await inBook('cost')]).toEqual([-40_000, 12_000])
    expect(await closings()).toEqual([])
    await world.expectInvariants()
    expect(await concerns(28_000)).toEqual(['below_plan'])
    // Where the books do not bind, investors read what they gave where nobody gives a reason.
    await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-29' })
    expect(await closings()).toMatchObject([{ priority: 28_000, less_words: onlyProfit }])
    await world.expectInvariants()

    const unseen: [check: CheckId, plant: string][] = [
      // One yen more than the books left.
      ['M54', `update posting set amount = amount + 1 where account_kind = 'undistributed' and amount > 0`],
      // The rate of another fund.
      ['M55', `update fund set planned_rate_bp = planned_rate_bp + 10`],
      // A figure that somebody typed.
      ['M55', `update period_closing set priority = priority - 1`],
      ['M55', `update period_closing set income = income + 1`],
      // A plan that is smaller than the contract's, so that nobody has to say why less was given; less than the books, with its reason.
      ['M55', `update fixed_distribution set planned = planned - 1`],
      ['M55', `update fixed_distribution_share set gross = gross - 2`],
      // A yen that came from nowhere; more rent than there was; a rent that no line of the bank shows.
      ['M56', `update distribution_source set yen = yen - 1`],
      ['M56', `update period_closing set income = 13000`],
      ['M56', `delete from fund_line`],
      // A list that is not the one whose hash was published; one whose hash fits and whose figures do not.
      ['M75', `update period_line set amount = amount + 1 where seq = 1`],
      ['M75', `delete from period_line where seq = 1`],
      ['M75', `update period_closing set income = income + 1`],
    ]
    const { DATABASE_URL } = world.services.config
    for (const [check, plant] of unseen)
      expect(await isCaughtBy(DATABASE_URL, check, plant), `${check}: ${plant}`).toBe(true)
  },
)

it(
  'the operator takes what is left of the result after everybody is paid, and then its distribution stands',
  { tags: ['course'] },
  async () => {
    await earn(8_230)
    await enterTwice(world, fundId, { dividend: 28_230, payday: '2026-11-30' })
    const take = () => proposeOperatorShare(world.services, world.maker, { fundId, reason: '' })
    expect(await take()).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^投資家への支払いなどに必要な資金が先です。.*800,000円不足しています。$/),
    })
    await world.moveOperatorMoney(802_000)
    await payEverything(world)
    await approve(String(must(await take()).proposalId))
    expect(await inBook('operator_share')).toBe(0)
    await world.expectInvariants()
    expect(await take()).toMatchObject({ message: '受け取っていない当社の取り分はありません。' })
  },
)

it('a distribution whose share the operator has taken is not taken back, by nobody', { tags: ['course'] }, async () => {
  await classified('rent', 48_230)
  await classified('cost', -12_000, { cost_kind: 'management' })
  await liveUntil(world, '2026-11-04T10:00:00+09:00')
  await world.moveOperatorMoney(802_000)
  await enterTwice(world, fundId, { dividend: 28_230, payday: '2026-11-30' })
  await payEverything(world)
  const { proposalId } = must(await proposeOperatorShare(world.services, world.maker, { fundId, reason: '' }))
  await approve(String(proposalId))
  const entry = await world.database
    .selectFrom('journal_entry')
    .select('id')
    .where('kind', '=', 'distribution_fixed')
    .executeTakeFirstOrThrow()
  const by = { reason: '誤り', actor: 'operator:1', at: world.services.clock.now() }
  await expect(
    world.database.transaction().execute((transaction) => reverse(transaction, { entryId: entry.id, ...by })),
  ).rejects.toThrow(/8001 yen of the operator's share of book fund:\d+ are taken/)
})

it(
  'a year that lost is carried, and what the next one earns goes to investors before the operator’s money is made good',
  { tags: ['course'] },
  async () => {
    const other = await smallFund(world)
    await changeFundUnseen(world.database, other, { operation_start_on: '2026-07-01', operation_end_on: '2027-08-30' })
    await world.investor({ amount: 500_000, paysIn: 500_000, fundId: other })
    await world.investor({ amount: 300_000, paysIn: 300_000, fundId: other })
    fundId = other
    await liveUntil(world, '2026-07-01T10:00:00+09:00')
    expect(await enterDays(world, fundId, { operationStartOn: '2026-07-01' })).toBe('ok')
    await world.moveOperatorMoney(-800_000)
    await classified('rent', 10_000)
    await classified('cost', -50_000, { cost_kind: 'repair', paid_by: 'operator' })
    await liveUntil(world, '2027-07-02T10:00:00+09:00')
    expect(await concerns(0, '2027-07-30')).toEqual(['below_plan'])
    await enterTwice(world, fundId, { dividend: 0, payday: '2027-07-30' })
    const losses = async () =>
      (
        await world.database
          .selectFrom('period_closing')
          .select(['loss_carried', 'loss_left', 'priority'])
          .where('fund_id', '=', fundId)
          .orderBy('number')
          .execute()
      ).map((row) => [row.loss_carried, row.priority, row.loss_left])
    expect(await losses()).toEqual([[0, 0, 40_000]])
    expect(await inBook('undistributed')).toBe(40_000)
    await world.expectInvariants()

    // 800,000 yen at 7 % for the 61 days that are left: 9,358 at most. The rest makes good what the operator's money bore.
    await classified('rent', 60_000)
    await liveUntil(world, '2027-08-30T10:00:00+09:00')
    expect(await enterDays(world, fundId, { operationEndOn: '2027-08-30' })).toBe('ok')
    await enterTwice(world, fundId, { dividend: 9_358, payday: '2027-09-30' })
    expect(await losses()).toEqual([
      [0, 0, 40_000],
      [40_000, 9_358, 0],
    ])
    // 60,000 less 9,357 paid and 40,000 made good.
    expect([await inBook('operator_share'), await inBook('undistributed')]).toEqual([-10_643, 0])
    await world.expectInvariants()
  },
)

it('a last year in which nothing was booked ends with the loss of the year before', { tags: ['course'] }, async () => {
  const other = await smallFund(world)
  await changeFundUnseen(world.database, other, { operation_start_on: '2026-07-01', operation_end_on: '2027-08-30' })
  await world.investor({ amount: 800_000, paysIn: 800_000, fundId: other })
  fundId = other
  await liveUntil(world, '2026-07-01T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationStartOn: '2026-07-01' })).toBe('ok')
  await world.moveOperatorMoney(-800_000)
  await classified('cost', -40_000, { cost_kind: 'repair', paid_by: 'operator' })
  await liveUntil(world, '2027-07-02T10:00:00+09:00')
  await enterTwice(world, fundId, { dividend: 0, payday: '2027-07-30' })
  await liveUntil(world, '2027-08-30T10:00:00+09:00')
  expect(await enterDays(world, fundId, { operationEndOn: '2027-08-30' })).toBe('ok')
  await enterTwice(world, fundId, { dividend: 0, loss: 40_000, payday: '2027-09-30' })
  expect([await inBook('undistributed'), await sharesOf(world, fundId)]).toEqual([0, expect.anything()])
  await world.expectInvariants()
})

it('is not fixed while the fund’s cash for it is missing', { tags: ['course'] }, async () => {
  await earn()
  // Nothing that the product books can take it; somebody's hand did.
  await world.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`update posting set amount = amount - 10_000 where book = 'fund:' || ${fundId}::bigint and account_kind = 'bank' and amount = 30_000`.execute(
      transaction,
    )
  })
  const short =
    'CONFLICT 「第12号　世田谷区三軒茶屋レジデンス」の資金が10,000円不足しています（分配と償還に使える資金18,000円、必要な資金28,000円）。入金を確認してから、分配金を確定してください。'
  expect(await enter(world, world.maker, fundId, { dividend: 28_000, payday: '2026-11-30' })).toBe(short)
  expect(await sharesOf(world, fundId)).toEqual([])
})
