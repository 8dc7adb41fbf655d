import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { check, checkList } from '../../scripts/check-fund.mjs'
import { checkLines } from '../../scripts/check-lines.mjs'
import type { PrintedDocument } from '../../src/adapters/pdf/printed-document.ts'
import type { Id } from '../../src/domain/id.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { showFundProof } from '../../src/features/funds/fund-proof/show-fund-proof.ts'
import { notifyOfOperation } from '../../src/features/funds/fund/notify-of-operation.ts'
import { publishManagementReport } from '../../src/features/funds/management-report/publish-management-report.ts'
import { writeManagementReport } from '../../src/features/funds/management-report/write-management-report.ts'
import { proposeReversal } from '../../src/features/investing/reversal/reverse-distribution.ts'
import { downloadPeriodList } from '../../src/features/investing/investment/download-period-list.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { keepLinesBeside } from '../support/lines-beside.ts'
import { askAs } from '../support/operator-api.ts'
import { enterDays, enterTwice, liveUntil, payEverything, smallFund } from '../support/operation-world.ts'
import { packed } from '../support/packed-register.ts'
import { must, openPayoutWorld, type PayoutWorld } from '../support/payout-world.ts'

// What page, member's page, mail, report, published data and inspection pack tell of the same dividend is the same, and can be followed to the bank.

let world: PayoutWorld
let fundId: Id<'fund'>
let investor: Viewer
let classified: Awaited<ReturnType<typeof keepLinesBeside>>

interface Published {
  periods: {
    number: number
    has_ended: boolean
    income: { rent: number; other: number; related: number } | null
    costs: { kind: string; yen: number }[] | null
    corrections: { kind: string; name: string; yen: number }[] | null
    lines: { count: number; sha256: string } | null
    distribution: { why_less: object | null } | null
  }[]
  composition: { senior: number; subordinated: number; fill_in: number }[]
  taken_back: object[]
}
const published = async () => JSON.parse(JSON.stringify(await showFundProof(world.services, fundId))) as Published

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The report of some days as the first investor gets it. */
async function report(periodStartOn: string, periodEndOn: string): Promise<PrintedDocument> {
  const by = { operatorId: world.maker.memberId }
  const facts = { income: [], costs: [], remarks: [] }
  const draft = must(
    await writeManagementReport(world.services, { fundId, periodStartOn, periodEndOn, facts, reason: '', ...by }),
  )
  must(await publishManagementReport(world.services, { ...draft, ...by }))
  const { data } = await world.database
    .selectFrom('management_report_copy')
    .select('data')
    .where('report_id', '=', draft.reportId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return data as unknown as PrintedDocument
}

const figuresOf = (paper: PrintedDocument): string[][] =>
  paper.sections.flatMap((section) =>
    section.kind === 'table' && section.heading.startsWith('収入と費用（損益計算書）')
      ? section.rows.map((row) => [...row])
      : [],
  )

async function begin(endOn: string, amounts = [500_000, 300_000]): Promise<void> {
  world = await openPayoutWorld()
  classified = await keepLinesBeside(world)
  fundId = await smallFund(world)
  await changeFundUnseen(world.database, fundId, { operation_start_on: '2026-05-01', operation_end_on: endOn })
  const [first = 0, ...others] = amounts
  investor = (await world.investor({ amount: first, paysIn: first, fundId })).viewer
  for (const amount of others) await world.investor({ amount, paysIn: amount, fundId })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
}
afterEach(() => world.close())

describe('of half a year', () => {
  beforeEach(async () => {
    await begin('2026-10-31')
    expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
    await world.moveOperatorMoney(-800_000)
    await liveUntil(world, '2026-06-15T10:00:00+09:00')
    await classified(fundId, [
      { kind: 'rent', amount: 30_000 },
      { kind: 'cost', amount: -2_000, cost_kind: 'management' },
    ])
    await classified(fundId, [{ kind: 'rent', amount: 10_000 }], { counterparty: 'related_party' })
    await classified(fundId, [{ kind: 'cost', amount: -10_000, cost_kind: 'repair' }])
    await classified(fundId, [{ kind: 'tenant_deposit', amount: 5_000 }])
    await liveUntil(world, '2026-11-04T10:00:00+09:00')
  })

  it('all that the books give, and less than planned, says why to page, member, report, mail, published data and pack', async () => {
    await enterTwice(world, fundId, {
      dividend: 28_000,
      payday: '2026-11-30',
      words: '修繕が多く、利益が少なかったため',
    })
    const sentence =
      '予定分配率で計算した分配金の総額は28,230円でしたが、28,000円を分配しました（予定より230円少ない額です）。理由：修繕が多く、利益が少なかったため'
    const query = 'query ($id: ID!) { project(id: $id) { dividend_sources { notes } } }'
    const project = await askAs(world.services, investor, query, { id: String(fundId) })
    expect(project.dividend_sources[0].notes).toContain(sentence)
    const [own] = await askAs(world.services, investor, '{ myInvests { result { sources } } }')
    expect(own.result.sources).toContain(sentence)
    const fund = await published()
    expect(fund.periods[0]?.distribution?.why_less).toEqual({
      planned: 28_230,
      computed: 28_000,
      words: '修繕が多く、利益が少なかったため',
    })
    expect(check(fund).problems).toEqual([])
    const [source] = await packed(world.services, '46_配当の原資')
    expect(source).toMatchObject({ 予定や計算より少ない理由: '修繕が多く、利益が少なかったため' })
    const paper = await report('2026-05-01', '2026-10-31')
    const facts = paper.sections.flatMap((section) => (section.kind === 'facts' ? section.rows : []))
    expect(facts.find(({ label }) => label === '予定より少ない分配')?.value).toBe(sentence)
    await world.moveOperatorMoney(802_000)
    await payEverything(world)
    const mails = await world.database
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('template', '=', 'distribution-paid')
      .execute()
    expect(mails.map(({ text_body: text }) => text?.replaceAll(/\s/g, '').includes(sentence))).toEqual([true, true])
    await world.expectInvariants()
  })

  it(
    'from the pack one dividend is followed to its bank lines, and its list cannot be exchanged',
    { tags: ['course'] },
    async () => {
      await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
      const [source] = await packed(world.services, '46_配当の原資')
      expect(source).toMatchObject({
        計算期間: '1',
        原資: '賃料',
        '金額（円）': 28_000,
        'うち当社・関係者の支払い（円）': 7_000,
        '根拠の明細（47の行番号）': '1、2、3、4',
      })
      const rows = (await packed(world.services, '47_計算期間の明細')).filter(
        (row) => row['締めの番号'] === source?.['締めの番号'],
      )
      expect(
        rows.map((row) => [row['内容'], row['金額（円）'], row['相手'], row['摘要'], row['明細の金額（円）']]),
      ).toEqual([
        ['管理費', -2_000, '第三者', 'beside 0', 28_000],
        ['賃料収入', 30_000, '第三者', 'beside 0', 28_000],
        ['賃料収入', 10_000, '当社または関係者', 'beside 1', 10_000],
        ['修繕費', -10_000, '第三者', 'beside 2', -10_000],
      ])
      // With the salt every line is the bank's own, and nothing else.
      for (const row of rows) {
        const bank = [row['口座'], row['銀行の日'], row['明細の金額（円）'], row['摘要']]
        expect(sha256([row['ソルト'], ...bank].join(','))).toBe(row['ハッシュ'])
      }

      const share = await world.database
        .selectFrom('distribution_share')
        .innerJoin('investment', 'investment.id', 'distribution_share.investment_id')
        .select('distribution_share.id')
        .where('investment.member_id', '=', investor.memberId)
        .executeTakeFirstOrThrow()
      const list = await downloadPeriodList(world.services, investor.memberId, share.id)
      expect(await downloadPeriodList(world.services, world.checker.memberId, share.id)).toBeNull()
      const fund = await published()
      expect(fund.periods[0]?.lines).toEqual({ count: 4, sha256: sha256(list?.text ?? '') })
      expect(source?.['明細の一覧のSHA-256']).toBe(sha256(list?.text ?? ''))
      const { detail } = await world.database
        .selectFrom('audit_log')
        .select('detail')
        .where('action', '=', 'distribution.list_published')
        .executeTakeFirstOrThrow()
      expect(detail).toEqual({ term: 1, count: 4, sha256: sha256(list?.text ?? '') })

      const checked = await checkList(fund, list?.text ?? '')
      expect([checked.problems, checked.agrees.length]).toEqual([[], 9])
      const shown = await world.database
        .selectFrom('bank_statement_line')
        .select(['transacted_on', 'amount', 'remarks'])
        .execute()
      const statement = shown.map((line) => `${line.transacted_on},${line.amount},"${line.remarks}"`).join('\n')
      const [salts, ledger] = [
        await packed(world.services, '47_計算期間の明細'),
        await packed(world.services, '16_口座の明細'),
      ]
      const opened = await checkLines(list?.text ?? '', salts, statement, ledger)
      expect([opened.problems, opened.agrees.length]).toEqual([[], 4])
      // A list, and salts, from which a rent was taken out: the statement has it, and the books say whose it is.
      const shorter = (list?.text ?? '').split('\n').toSpliced(2, 1).join('\n')
      const hidden = await checkLines(shorter, salts, statement, ledger)
      expect(hidden.problems).toContainEqual(
        expect.stringMatching(/leaves out what is this fund's: .*ファンド\d+ 賃料/),
      )
      // Of figures that were changed after the closing the list knows better; another list is none.
      const [period] = fund.periods
      const changed = { ...fund, periods: [{ ...period, income: { ...period?.income, rent: 39_999 } }] }
      expect((await checkList(changed, list?.text ?? '')).problems).toEqual(['list of period 1: rent'])
      expect(
        (await checkList(fund, `${list?.text ?? ''}2026-06-15,1,rent_income,none,${'0'.repeat(64)}\n`)).problems,
      ).toEqual([expect.stringContaining('no period was closed with the list')])

      const paper = await report('2026-05-01', '2026-10-31')
      const lines = paper.sections.find((section) => section.kind === 'table' && section.heading === '収入と費用の明細')
      expect(lines).toMatchObject({
        rows: [
          ['2026年6月15日（月） 管理費', '第三者', '−2,000円'],
          ['2026年6月15日（月） 賃料収入', '第三者', '30,000円'],
          ['2026年6月15日（月） 賃料収入', '当社または関係者', '10,000円'],
          ['2026年6月15日（月） 修繕費', '第三者', '−10,000円'],
        ],
        total: ['差引', '', '28,000円'],
      })
      expect(JSON.stringify(paper)).toContain(sha256(list?.text ?? ''))
    },
  )

  it('what was told before a distribution was taken back remains with its days', { tags: ['course'] }, async () => {
    await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-29', words: '誤った支払日です' })
    const before = await published()
    const { id } = await world.database.selectFrom('distribution').select('id').executeTakeFirstOrThrow()
    const { proposalId } = must(
      await proposeReversal(world.services, world.maker, { distributionId: id, reason: '支払日の誤り' }),
    )
    const query = 'query ($id: ID!) { adminProposals(filter: { id: $id }) { rows { effect_hash } } }'
    const { rows } = await askAs(world.services, world.checker, query, { id: String(proposalId) })
    const input = { id: String(proposalId), effect_hash: rows[0].effect_hash }
    const approve = 'mutation ($input: ApproveProposalInput!) { approveProposal(input: $input) { ok } }'
    expect(await askAs(world.services, world.checker, approve, { input })).toEqual({ ok: true })
    await enterTwice(world, fundId, { dividend: 28_000, payday: '2026-11-30' })
    const after = await published()
    expect(after.taken_back).toEqual([
      {
        period: 1,
        fixed_at: expect.any(String),
        reversed_at: expect.any(String),
        total: 28_000,
        dividend: 28_000,
        sources: { rent: 28_000, sale: 0, reserve: 0, declared: 0 },
        books: {
          income: 40_000,
          related_income: 10_000,
          costs: 12_000,
          sale_proceeds: 0,
          related_sale: 0,
          sale_cost: 0,
          lines_sha256: before.periods[0]?.lines?.sha256,
        },
      },
    ])
    expect(check(after).problems).toEqual([])
    const wrong = { ...after, taken_back: [{ ...after.taken_back[0], dividend: 27_999 }] }
    expect(check(wrong).problems).toHaveLength(1)
  })
})

it(
  'whose money the fund is made of is one record for everything that tells or uses it',
  { tags: ['course'] },
  async () => {
    await begin('2026-10-31', [500_000])
    expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01', operationEndOn: '2026-10-31' })).toBe('ok')
    await notifyOfOperation(world.services, new Date('2026-05-01T10:00:00+09:00'))
    await liveUntil(world, '2026-06-15T10:00:00+09:00')
    await classified(fundId, [{ kind: 'rent', amount: 40_000 }])
    await liveUntil(world, '2026-11-04T10:00:00+09:00')
    await enterTwice(world, fundId, { dividend: 17_643, payday: '2026-11-30' })
    const row = await world.database
      .selectFrom('fund_composition')
      .select(['senior', 'subordinated', 'fill_in', 'taken_over'])
      .where('cause', '=', 'operation_started')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ senior: 500_000, subordinated: 200_000, fill_in: 300_000, taken_over: 0 })
    const query = 'query ($id: ID!) { project(id: $id) { raised { label amount } performance { rimawari } } }'
    const project = await askAs(world.services, investor, query, { id: String(fundId) })
    const fund = await published()
    const register = (await packed(world.services, '01_ファンド')).find((one) => one['ファンド番号'] === Number(fundId))
    const paper = await report('2026-05-01', '2026-10-31')
    const facts = paper.sections.flatMap((section) => (section.kind === 'facts' ? section.rows : []))
    const started = await world.database
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('template', '=', 'operation-started')
      .executeTakeFirstOrThrow()
    const amounts = (text: string): number[] =>
      [...text.matchAll(/([\d,]+)円/g)].map(([, yen = '']) => Number(yen.replaceAll(',', '')))
    const inMail = started.text_body?.split('募集の結果')[1]?.split('\n\n')[0] ?? ''
    const { senior, subordinated, fill_in: fillIn } = row
    expect({
      page: project.raised.map(({ amount }: { amount: number }) => amount),
      published: fund.composition
        .map((classified) => [classified.senior, classified.subordinated, classified.fill_in])
        .at(-1),
      register: [
        register?.['確定した優先出資（円）'],
        register?.['確定した劣後出資（円）'],
        register?.['未達分の補填（円）'],
      ],
      report: amounts(
        facts
          .flatMap(({ label, value }) => (['出資の総額', '募集に満たなかった額'].includes(label) ? [value] : []))
          .join(' '),
      ),
      mail: amounts(inMail),
    }).toEqual({
      page: [senior, subordinated, fillIn, 1_000_000],
      published: [senior, subordinated, fillIn],
      register: [senior, subordinated, fillIn],
      report: [senior + subordinated, senior, subordinated, fillIn],
      mail: [senior, subordinated, fillIn, 1_000_000],
    })
    // The contract's limit is of what investors really put in, and so is the yield: 7 % of 500,000 in 184 days.
    expect(fund.periods[0]?.distribution).toMatchObject({ invested: senior, cap: 17_643 })
  },
)

describe('of two periods', () => {
  beforeEach(async () => {
    await begin('2027-06-30')
    expect(await enterDays(world, fundId, { operationStartOn: '2026-05-01' })).toBe('ok')
    await world.moveOperatorMoney(-800_000)
    await liveUntil(world, '2026-06-15T10:00:00+09:00')
  })

  /** What each closing took, from the journal alone: what was written before its entry and after the one before. */
  async function taken(): Promise<{ income: number; costs: number }[]> {
    const { rows } = await sql<{ id: number; kind: string; account: string; amount: number }>`
      select entry.id, entry.kind, posting.account_kind as account, posting.amount from journal_entry entry join posting on posting.entry_id = entry.id
      where posting.book = 'fund:' || ${fundId}::text order by entry.id`.execute(world.database)
    const closings = [...new Set(rows.filter(({ kind }) => kind === 'period_closed').map(({ id }) => id))]
    return closings.map((closing, place) => {
      const before = closings[place - 1] ?? 0
      const of = (accounts: string[]) =>
        rows
          .filter(({ id, account }) => id > before && id < closing && accounts.includes(account))
          .reduce((sum, { amount }) => sum + amount, 0)
      return { income: -of(['rent_income', 'other_income']), costs: of(['cost']) }
    })
  }

  it(
    'report, page and published data tell a late entry in the period whose closing took it, as a correction',
    { tags: ['course'] },
    async () => {
      await classified(fundId, [{ kind: 'rent', amount: 60_000 }])
      await classified(fundId, [{ kind: 'cost', amount: -7_000, cost_kind: 'insurance' }])
      // The second year has not begun, and nothing is told of it.
      expect((await published()).periods.map(({ number }) => number)).toEqual([1])
      await liveUntil(world, '2027-05-03T10:00:00+09:00')
      expect((await published()).periods.map((period) => [period.number, period.has_ended])).toEqual([
        [1, true],
        [2, false],
      ])
      // Of the first year and before its closing: it is its own.
      await classified(fundId, [{ kind: 'other_income', amount: 1_000 }], { on: '2027-04-20' })
      await enterTwice(world, fundId, { dividend: 54_000, payday: '2027-05-31' })
      // Of the first year, told by the bank after its closing.
      await liveUntil(world, '2027-06-11T10:00:00+09:00')
      await classified(fundId, [{ kind: 'rent', amount: 4_000 }], { on: '2027-04-28', counterparty: 'related_party' })
      // What is fixed for the first year is tied: the insurance is paid out of what came since.
      await classified(fundId, [{ kind: 'cost', amount: -3_000, cost_kind: 'insurance' }], { on: '2027-04-28' })
      await classified(fundId, [{ kind: 'rent', amount: 20_000 }])
      await liveUntil(world, '2027-06-30T10:00:00+09:00')
      expect(await enterDays(world, fundId, { operationEndOn: '2027-06-30' })).toBe('ok')
      await enterTwice(world, fundId, { dividend: 9_358, payday: '2027-07-30' })
      // On the last day itself, but after its closing: no period has it.
      await classified(fundId, [{ kind: 'other_income', amount: 500 }])
      await liveUntil(world, '2027-07-02T10:00:00+09:00')

      expect(await taken()).toEqual([
        { income: 61_000, costs: 7_000 },
        { income: 24_000, costs: 3_000 },
      ])
      const fund = await published()
      expect(fund.periods).toMatchObject([
        {
          income: { rent: 60_000, other: 1_000, related: 0 },
          costs: [{ kind: 'insurance', yen: 7_000 }],
          corrections: [],
        },
        {
          income: { rent: 24_000, other: 0, related: 4_000 },
          costs: [{ kind: 'insurance', yen: 3_000 }],
          corrections: [
            { kind: 'rent_income', name: '賃料収入（前期の訂正）', yen: 4_000 },
            { kind: 'insurance', name: '保険料（前期の訂正）', yen: 3_000 },
          ],
        },
      ])
      expect(check(fund).problems).toEqual([])
      const ofYears = [await report('2026-05-01', '2027-04-30'), await report('2027-05-01', '2027-06-30')]
      expect(ofYears.map(figuresOf)).toEqual([
        [
          ['賃料収入', '60,000円', ''],
          ['その他の収入', '1,000円', ''],
          ['保険料', '', '7,000円'],
        ],
        [
          ['賃料収入', '20,000円', ''],
          ['賃料収入（前期の訂正）', '4,000円', ''],
          ['保険料（前期の訂正）', '', '3,000円'],
        ],
      ])
      const query = 'query ($id: ID!) { project(id: $id) { dividend_sources { books figures { label value } } } }'
      const { dividend_sources: page } = await askAs(world.services, investor, query, { id: String(fundId) })
      expect(page.map(({ books }: { books: string }) => books.split('\n').slice(0, 2))).toEqual([
        ['収入：賃料収入 60,000円、その他の収入 1,000円', '費用：保険料 7,000円'],
        ['収入：賃料収入 20,000円、賃料収入（前期の訂正） 4,000円', '費用：保険料（前期の訂正） 3,000円'],
      ])
      expect(page[1].figures).toEqual([
        { label: '利回り', value: expect.stringMatching(/^予定 7.0％、実績 [67].\d％$/) },
        { label: '分配金', value: '9,357円（契約の上限 9,358円）。予定どおり、上限まで分配しました' },
        { label: '収入', value: '賃料収入 20,000円、賃料収入（前期の訂正） 4,000円' },
        { label: '費用', value: '保険料（前期の訂正） 3,000円' },
        { label: '差引の利益', value: '21,000円' },
        { label: '明細の一覧', value: `3行　SHA-256 ${fund.periods[1]?.lines?.sha256 ?? ''}` },
      ])
      expect(
        (await packed(world.services, '40_ファンドの損益計算書')).map((row) => [
          row['計算期間'],
          row['科目'],
          row['金額（円）'],
          row['前期の訂正'],
        ]),
      ).toEqual([
        [1, '賃料収入', 60_000, 'いいえ'],
        [1, 'その他の収入', 1_000, 'いいえ'],
        [1, '保険料', 7_000, 'いいえ'],
        [2, '賃料収入', 20_000, 'いいえ'],
        [2, '賃料収入', 4_000, 'はい'],
        [2, '保険料', 3_000, 'はい'],
        [null, 'その他の収入', 500, 'はい'],
      ])
    },
  )
})
