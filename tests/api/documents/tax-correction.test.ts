import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLocalFileStore } from '../../../src/adapters/files/local-file-store.ts'
import { createTypstPdfRenderer } from '../../../src/adapters/pdf/typst-pdf-renderer.ts'
import { japanDateOf } from '../../../src/domain/calendar.ts'
import { issueAnnualReportTicket } from '../../../src/features/documents/annual-report/issue-annual-report.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { proposeTaxCorrection } from '../../../src/features/documents/tax-correction/propose-tax-correction.ts'
import { listQueues } from '../../../src/features/back-office/dashboard/list-queues.ts'
import { checkMoney } from '../../../src/ledger/check-money.ts'
import { insertApplication, insertFund } from '../../support/deposit-rows.ts'
import { must } from '../../support/must.ts'
import { consent } from '../../support/second-consent.ts'
import { testSigner } from '../../support/test-signer.ts'
import { joinAsMember, logIn, goodPassword } from '../support/account-people.ts'
import { createWorld, type Browser, type World } from '../support/account-world.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'
import { insertDividend } from '../../support/insert-dividend.ts'

const files = mkdtempSync(path.join(tmpdir(), 'tax-correction-'))
let world: World
let operator: Browser & { email: string }
let member: Browser & { email: string }
let first: Viewer
let second: Viewer
let viewer: Viewer

const idOfMember = async (email: string) =>
  (await world.database.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const viewerOf = async (email: string, role: Viewer['role']): Promise<Viewer> => {
  const id = await idOfMember(email)
  return {
    memberId: id,
    role,
    status: 'active',
    isVerified: true,
    sessionHash: Buffer.alloc(32, id),
    authenticatedAt: world.now.machine,
  }
}

beforeAll(async () => {
  world = await createWorld({ files: createLocalFileStore(files), pdf: createTypstPdfRenderer(), signer: testSigner })
  operator = await joinAsMember(world)
  const other = await joinAsMember(world)
  await world.database
    .updateTable('member')
    .set({ role: 'admin' })
    .where('email', 'in', [operator.email, other.email])
    .execute()
  await operator.ask(logIn, { identifier: operator.email, password: goodPassword })
  first = await viewerOf(operator.email, 'admin')
  second = await viewerOf(other.email, 'admin')
})
beforeEach(async () => {
  member = await joinAsMember(world)
  viewer = await viewerOf(member.email, 'member')
})
afterAll(async () => {
  await world.close()
  rmSync(files, { recursive: true, force: true })
})

/** A dividend of 60,000 yen, fixed on Christmas Day of 2025; its share. */
async function fix(
  paidAt: string | null = null,
): Promise<{ distributionId: Id<'fixed_distribution'>; shareId: Id<'fixed_distribution_share'>; fundId: Id<'fund'> }> {
  const fundId = await insertFund(world.database, {})
  const investmentId = await insertApplication(world.services, { fundId, memberId: viewer.memberId, amount: 500_000 })
  const fixed = await insertDividend(world.database, {
    fundId,
    fixedAt: '2025-12-25T10:00:00+09:00',
    investment_id: investmentId,
    gross: 60_000,
    withholding: 12_252,
    paid_at: paidAt,
    withheld_on: paidAt === null ? null : japanDateOf(new Date(paidAt)),
  })
  return { ...fixed, fundId }
}

/** The member takes the report, and the operator the file for the tax office: the year is told. */
async function reportYear(): Promise<void> {
  must(await issueAnnualReportTicket(world.services, viewer, '2025'))
  await operator.download('/admin/export/payment-report/2025.csv')
}

const rowsOf = async (address: string) =>
  (await operator.download(`/admin/export/${address}.csv`)).text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .filter((row) => row.includes(`会員番号${memberNumber}`))
let memberNumber = ''
const learnNumber = async () => {
  memberNumber = (
    await world.database
      .selectFrom('member')
      .select('member_number')
      .where('id', '=', viewer.memberId)
      .executeTakeFirstOrThrow()
  ).member_number
}

const differing = async () =>
  (
    await operator.ask(
      '{ adminClosedTaxYears(year: "2025", filter: { is_different: true }) { total rows { member_id name papers { paper number } differences { label told now } } } }',
    )
  ).data?.['adminClosedTaxYears'] as { total: number; rows: { member_id: string; differences: object[] }[] }
const ownRow = async () => (await differing()).rows.find(({ member_id: id }) => id === String(viewer.memberId))
const propose = (reason: string, memberIds = [viewer.memberId], yearText = '2025') =>
  proposeTaxCorrection(world.services, first, { yearText, memberIds, reason })
const closings = () =>
  world.database
    .selectFrom('tax_year_closing')
    .select(['paper', 'number', 'dividend', 'tax', 'unpaid_dividend', 'uncollected_tax', 'payee_name', 'reason'])
    .where('member_id', '=', viewer.memberId)
    .orderBy('number')
    .orderBy('paper')
    .execute()
const mails = () =>
  world.database
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body'])
    .where('template', '=', 'tax-year-corrected')
    .where('member_id', '=', viewer.memberId)
    .execute()
const reports = () =>
  world.database
    .selectFrom('annual_report')
    .select(['version', 'data'])
    .where('member_id', '=', viewer.memberId)
    .orderBy('version')
    .execute()
const broken = async () =>
  (await checkMoney(world.database))
    .filter(({ id, rows }) => ['M38', 'M45'].includes(id) && rows.length > 0)
    .map(({ id }) => id)

describe('documents of a year that is over', () => {
  test('that no longer say what the books say are found, corrected by two, made anew, filed anew and mailed', async () => {
    await learnNumber()
    const { shareId } = await fix()
    await reportYear()
    expect(await ownRow()).toBeUndefined()

    // The bank had carried the transfer out on 30 December; it was read three weeks later.
    await world.database
      .updateTable('distribution_share')
      .set({ paid_at: '2025-12-30T10:00:00+09:00', withheld_on: '2025-12-30' })
      .where('id', '=', shareId)
      .execute()
    expect(await ownRow()).toMatchObject({
      papers: [
        { paper: 'annual_report', number: 0 },
        { paper: 'payment_report', number: 0 },
      ],
      differences: [
        { label: 'うち未払', told: '60,000円', now: '0円' },
        { label: 'うち未徴収', told: '12,252円', now: '0円' },
      ],
    })
    expect((await listQueues(world.services)).find(({ name }) => name === 'tax_papers')).toMatchObject({ count: 1 })
    expect(await rowsOf('payment-report/2025')).toEqual([expect.stringContaining(',60000,60000,12252,12252,500000,')])

    const { proposalId } = must(await propose('12月30日の振込の記録が年明けに届いたため。'))
    expect(await consent(world.services, first, proposalId)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await closings()).toHaveLength(2)
    must(await consent(world.services, second, proposalId))

    const figures = { dividend: 60_000, tax: 12_252, unpaid_dividend: 0, uncollected_tax: 0 }
    expect((await closings()).slice(2)).toEqual([
      {
        paper: 'annual_report',
        number: 1,
        ...figures,
        payee_name: '山田 花子',
        reason: '12月30日の振込の記録が年明けに届いたため。',
      },
      {
        paper: 'payment_report',
        number: 1,
        ...figures,
        payee_name: '山田 花子',
        reason: '12月30日の振込の記録が年明けに届いたため。',
      },
    ])
    const made = await reports()
    expect(made.map(({ version }) => version)).toEqual([1, 2])
    expect(JSON.stringify(made[1]?.data)).toContain('第1回の訂正')
    expect(await mails()).toEqual([
      {
        subject: '2025年分の年間取引報告書の訂正',
        text_body: expect.stringMatching(/60,000円 → 0円[^]*12月30日の振込|12月30日の振込[^]*60,000円 → 0円/),
      },
    ])

    // The tax office gets what it was told taken back, and the right one; the file of the year holds the right one alone.
    const pair = await rowsOf(`payment-report-correction/${proposalId}`)
    expect(pair).toEqual([
      expect.stringContaining(',60000,60000,12252,12252,500000,'),
      expect.stringContaining(',60000,0,12252,0,500000,'),
    ])
    expect(pair.map((row) => /,"([01])","07",/.exec(row)?.[1])).toEqual(['1', '0'])
    const file = await operator.download(`/admin/export/form-320-correction/${proposalId}.txt`)
    const told = new TextDecoder('shift_jis').decode(file.bytes).trimEnd().split('\r\n')
    expect(told.map((line) => line.split(',')).map((line) => [line[9], line[10], line[20], line[21]])).toEqual([
      ['1', '07', '60000', '12252'],
      ['0', '07', '60000', '12252'],
    ])
    expect(await rowsOf('payment-report/2025')).toEqual([expect.stringContaining(',"0","07",')])
    expect(
      (await operator.ask('{ adminTaxCorrections(year: "2025") { id reason people reports proposed_by decided_by } }'))
        .data?.['adminTaxCorrections'],
    ).toMatchObject([{ id: String(proposalId), people: 1, reports: 1 }])
    expect(await ownRow()).toBeUndefined()
    expect((await listQueues(world.services)).find(({ name }) => name === 'tax_papers')).toMatchObject({ count: 0 })
    expect(await broken()).toEqual([])
  })

  test('keep the name under which they were issued, until that is corrected', async () => {
    await learnNumber()
    await fix('2025-12-26T10:00:00+09:00')
    await reportYear()
    await world.database
      .updateTable('member')
      .set({ family_name: '佐々木' })
      .where('id', '=', viewer.memberId)
      .execute()
    expect(await ownRow()).toMatchObject({ differences: [{ label: '氏名', told: '山田 花子', now: '佐々木 花子' }] })
    expect(await rowsOf('payment-report/2025')).toEqual([expect.stringContaining('"山田 花子"')])
    const { proposalId } = must(await propose('改姓の届け出があったため。'))
    must(await consent(world.services, second, proposalId))
    expect(await rowsOf(`payment-report-correction/${proposalId}`)).toEqual([
      expect.stringContaining('"山田 花子"'),
      expect.stringContaining('"佐々木 花子"'),
    ])
    expect(await rowsOf('payment-report/2025')).toEqual([expect.stringContaining('"佐々木 花子"')])
    expect(await mails()).toEqual([
      { subject: expect.anything(), text_body: expect.stringContaining('山田 花子 → 佐々木 花子') },
    ])
  })

  test('are corrected for what they do not say either: an individual number that was filled in wrongly', async () => {
    await learnNumber()
    await fix('2025-12-26T10:00:00+09:00')
    await reportYear()
    const { proposalId } = must(await propose('支払調書の個人番号に誤りがあったため。'))
    must(await consent(world.services, second, proposalId))
    expect(await rowsOf(`payment-report-correction/${proposalId}`)).toHaveLength(2)
    expect(await mails()).toEqual([
      { subject: expect.anything(), text_body: expect.stringContaining('金額・氏名・住所に変更はありません') },
    ])
    expect(await broken()).toEqual([])
  })

  test('are not corrected without a reason, before they are out, in a year that runs, or twice at once', async () => {
    await fix('2025-12-26T10:00:00+09:00')
    expect(await propose('誤り')).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('まだ発行されていない会員'),
    })
    await reportYear()
    expect(await propose(' ')).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: '必須です' } })
    expect(await propose('誤り', [])).toMatchObject({ fields: { member_ids: '訂正する会員を選択してください' } })
    expect(
      await propose(
        '誤り',
        Array.from({ length: 101 }, (_, index) => idOf<'member'>(index + 1)),
      ),
    ).toMatchObject({ fields: { member_ids: '一度に訂正できるのは100人までです' } })
    expect(await propose('誤り', [viewer.memberId], '2026')).toMatchObject({
      fields: { year: '終わっていない年は訂正できません' },
    })
    must(await propose('誤り'))
    expect(await propose('誤り')).toMatchObject({ code: 'CONFLICT' })
  })

  test('are shown and given out to operators alone', async () => {
    expect((await member.ask('{ adminClosedTaxYears(year: "2025") { total } }')).errors).toHaveLength(1)
    expect((await member.download('/admin/export/payment-report-correction/1.csv')).status).toBe(404)
    expect((await operator.download('/admin/export/payment-report-correction/999999.csv')).status).toBe(404)
  })
})

describe('the database', () => {
  test('refuses to take a distribution of a told year back without a correction', async () => {
    const { distributionId, fundId } = await fix()
    await reportYear()
    const takeBack = world.database.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      const { rows } = await sql<{ id: number }>`
        insert into performance_correction (fund_id, kind, proposal_id, reason, corrected_at, transaction_id) values (${fundId}, 'distribution', 0, '誤り', now(), pg_current_xact_id()) returning id`.execute(
        transaction,
      )
      await sql`set local session_replication_role = origin`.execute(transaction)
      await sql`update fixed_distribution set reversed_at = '2026-11-21', correction_id = ${rows[0]?.id} where id = ${distributionId}`.execute(
        transaction,
      )
      await sql`update fixed_distribution_share set reversed_at = '2026-11-21' where distribution_id = ${distributionId}`.execute(
        transaction,
      )
    })
    await expect(takeBack).rejects.toThrow(/changes by a numbered correction alone/)
  })

  test.each([
    ['that nobody approved', `1, 60000, 12252, null`, /rests on a proposal/],
    [
      'of other figures than the books have',
      `1, 50000, 10210, (select min(id) from proposal where status = 'approved')`,
      /other figures than the books/,
    ],
    ['out of order', `2, 60000, 12252, (select min(id) from proposal where status = 'approved')`, /out of order/],
  ])('refuses a correction %s', async (_what, values, message) => {
    await fix('2025-12-26T10:00:00+09:00')
    await reportYear()
    const insert = sql.raw(`
      insert into tax_year_closing (member_id, year, paper, number, dividend, tax, proposal_id, loss, pay_amount, unpaid_dividend, uncollected_tax, reason, actor, closed_at, payee_name, payee_zipcode, payee_address, contribution, basis, fixed_days)
      select ${viewer.memberId}, 2025, 'payment_report', ${values}, 0, 47748, 0, 0, '誤り', 'operator:1', '2026-11-21', '', '', '', 0, '', ''`)
    await expect(insert.execute(world.database)).rejects.toThrow(message)
  })
})
