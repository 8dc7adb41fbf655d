import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPdfText } from '../../../src/adapters/pdf/fixtures/read-pdf-text.ts'
import type { Id } from '../../../src/domain/id.ts'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import { listRiskPapers } from '../../../src/features/back-office/risk-paper/list-risk-papers.ts'
import { printRiskPaper, type WishedPaper } from '../../../src/features/back-office/risk-paper/print-risk-paper.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { readDeposits } from '../../../src/features/investing/deposit/read-deposits.ts'
import { issueVirtualAccounts } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { actAsOperator } from '../../../src/platform/database/acting-operator.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { must } from '../../support/must.ts'
import { askAs } from '../../support/operator-api.ts'
import { consent } from '../../support/second-consent.ts'

// A year is over: the paper on the risk of money laundering is written from its records, with what an operator judges, and two approve it.

let world: DepositWorld
let maker: Viewer
let checker: Viewer
let member: Viewer
beforeEach(async () => {
  world = await openDepositWorld()
  maker = await world.addMember({ role: 'admin' })
  checker = await world.addMember({ role: 'admin' })
  member = await world.addMember()
  await issueVirtualAccounts(world.services, 10)
})
afterEach(async () => {
  await world.expectSoundBook()
  await world.close()
})

const words = {
  year: 2026,
  national_year: 2026,
  national: '不動産の取引は、多額の資金を移転できるため、悪用される危険性がある。',
  product_level: 'low',
  product_reason: '1人100万円が上限で、譲渡できない。',
  transaction_level: 'medium',
  transaction_reason: 'すべて非対面の取引である。',
  customer_level: 'low',
  customer_reason: '国内に住む個人に限っている。',
  country_level: 'low',
  country_reason: '国外に住む会員はいない。',
  measures: '非対面の取引のため、ICチップの読み取りによる本人確認を行う。',
}
const newYear = () => world.at('2027-01-04T10:00:00+09:00')
const propose = (changes: Record<string, unknown> = {}) =>
  actAsOperator(`operator:${maker.memberId}`, () =>
    askAs(world.services, maker, 'mutation ($input: RiskPaperInput!) { proposeRiskPaper(input: $input) { id } }', {
      input: { ...words, ...changes },
    }),
  )
const queue = async () => (await listQueues(world.services)).find(({ name }) => name === 'risk_paper')
const print = async (wish: WishedPaper, by = maker) => printRiskPaper(world.services, by, wish)
const textOf = async (wish: WishedPaper) => readPdfText(must(await print(wish)).bytes).join('')
const mark = async () =>
  (
    await sql<{
      mark: string
    }>`select content ->> 'mark' as mark from proposal where kind = 'risk_paper' order by id desc limit 1`.execute(
      world.database,
    )
  ).rows[0]?.mark ?? ''

async function invests(): Promise<void> {
  world.at(openingDay)
  const investmentId = await world.apply(await world.addFund(), member, 300_000)
  const accountNumber = await world.confirm(investmentId, member)
  const at = new Date('2026-04-02T10:00:00+09:00')
  world.bank.pay({ accountNumber, amount: 300_000, at, remitterName: 'ﾀﾁﾊﾞﾅ ｺｳｲﾁ' })
  world.at(at)
  await readDeposits(world.services)
  await sql`insert into dealing_finding (member_id, rule, subject, words, limits_from, found_at)
    values (${member.memberId}, 'third_party_payer', 'a', '第三者', '2026-01-01', ${at})`.execute(world.database)
  await askAs(
    world.services,
    member,
    'mutation ($input: LawAnswersInput!) { answerLawQuestions(input: $input) { ok } }',
    {
      input: { purpose: 'assets', occupation: 'student', foreign_official: 'none' },
    },
  )
}

describe('the yearly risk paper', () => {
  it('is owed from the end of a year with customers until two have approved it', async () => {
    expect(await queue()).toMatchObject({ count: 0 })
    newYear()
    expect(await queue()).toMatchObject({
      count: 1,
      detail: '2026年分',
      oldestAt: new Date('2027-01-01T00:00:00+09:00'),
      dueAt: new Date('2027-03-31T23:59:59+09:00'),
    })
    const { id } = await propose()
    expect(await queue()).toMatchObject({ count: 1 })
    expect(await consent(world.services, maker, id)).toMatchObject({ ok: false })
    must(await consent(world.services, checker, id))
    expect(await queue()).toMatchObject({ count: 0 })
    expect(await listRiskPapers(world.database)).toMatchObject([
      { year: 2026, proposed_by: '佐藤 美咲', approved_by: '佐藤 美咲' },
    ])
    world.at('2028-01-04T10:00:00+09:00')
    expect(await queue()).toMatchObject({ count: 1, detail: '2027年分' })
  })

  it('says what the records say, what the operator judged, what is not kept, and who approved it', async () => {
    await invests()
    newYear()
    const { id } = await propose()
    const before = await textOf({ mark: await mark() })
    expect(before).not.toContain('（運営者が1人')
    must(await consent(world.services, checker, id))
    const [paper] = await listRiskPapers(world.database)
    const text = (await textOf({ id: paper?.id ?? (0 as Id<'risk_paper'>) })).replaceAll(/\s/g, '')
    for (const said of [
      '2026年分',
      '申込み1件300,000円',
      'うち1件が10万円超50万円以下1件300,000円',
      '第三者からの入金1001',
      '学生1人100.0%',
      '東京都1人100.0%',
      '中1人100.0%',
      '悪用される危険性がある',
      'すべて非対面の取引である。',
      'ICチップの読み取りによる本人確認を行う。',
      '反社チェックを12か月ごとに行います。',
      '国籍',
      '以前の書面はありません',
      '承認',
    ])
      expect(text).toContain(said)
    // Figures alone: nobody is named but those who wrote it.
    expect(text).not.toMatch(/ﾀﾁﾊﾞﾅ|2-0-0/)
  })

  it('keeps the figures that were proposed, and names the papers before it', async () => {
    newYear()
    must(await consent(world.services, checker, (await propose()).id))
    world.at('2027-06-01T10:00:00+09:00')
    const { id } = await propose({ measures: '見直した措置。' })
    await world.addMember()
    must(await consent(world.services, checker, id))
    const [again, first] = await listRiskPapers(world.database)
    expect([again?.year, first?.year]).toEqual([2026, 2026])
    const text = await textOf({ id: again?.id ?? (0 as Id<'risk_paper'>) })
    expect(text).toContain('見直した措置。')
    expect(text).toContain('1人（退会した方を除きます）')
    expect(text).not.toContain('以前の書面はありません')
  })

  it.each([
    ['a year that is not over', { year: 2027 }, { year: '終わった年を入力してください' }],
    [
      'no survey',
      { national: ' ', national_year: 0 },
      { national: '必須です', national_year: '調査書の年を4桁で入力してください' },
    ],
    ['a judgement without a reason', { country_reason: '' }, { country_reason: '必須です' }],
    ['too much', { measures: '長'.repeat(2001) }, { measures: '2000文字以内で入力してください' }],
  ])('is refused for %s', async (_, changes, fields) => {
    newYear()
    expect(await propose(changes)).toMatchObject({ code: 'BAD_USER_INPUT', fields })
  })

  it('is printed for operators alone, as a draft before anything was written', async () => {
    newYear()
    expect(await textOf('draft')).toContain('（まだ記入していません）')
    expect(await print('draft', member)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await print({ id: 99 as Id<'risk_paper'> })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await print({ mark: '0'.repeat(64) })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['changed', 'update risk_paper set year = 2025', 'append-only'],
    ['deleted', 'delete from risk_paper', 'append-only'],
    [
      'written without two',
      `insert into risk_paper (year, document, proposal_id, approved_by, approved_at) select 2025, document, proposal_id, approved_by, approved_at from risk_paper`,
      'two operators',
    ],
  ])('is not %s', async (_, statement, why) => {
    newYear()
    must(await consent(world.services, checker, (await propose()).id))
    await expect(sql.raw(statement).execute(world.database)).rejects.toThrow(why)
  })
})
