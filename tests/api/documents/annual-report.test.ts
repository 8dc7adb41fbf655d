import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLocalFileStore } from '../../../src/adapters/files/local-file-store.ts'
import { readPdfText } from '../../../src/adapters/pdf/fixtures/read-pdf-text.ts'
import { createTypstPdfRenderer } from '../../../src/adapters/pdf/typst-pdf-renderer.ts'
import { japanDateOf } from '../../../src/domain/calendar.ts'
import { issueAnnualReportTicket } from '../../../src/features/documents/annual-report/issue-annual-report.ts'
import { deliverByTicket } from '../../../src/features/documents/document/deliver-by-ticket.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { proposeTaxCorrection } from '../../../src/features/documents/tax-correction/propose-tax-correction.ts'
import { must } from '../../support/must.ts'
import { consent } from '../../support/second-consent.ts'
import { testSigner } from '../../support/test-signer.ts'
import { verifySignedPdf } from '../../support/verify-signed-pdf.ts'
import { insertApplication, insertFund } from '../../support/deposit-rows.ts'
import { joinAsMember } from '../support/account-people.ts'
import { createWorld, type Browser, type World } from '../support/account-world.ts'
import type { Id } from '../../../src/domain/id.ts'
import { insertDividend } from '../../support/insert-dividend.ts'

const annualReport = `query ($year: String!) { annualReport(year: $year) { year dividend pay_amount tax loss unpaid_dividend uncollected_tax paid_in_year } }`

let world: World
let member: Browser & { email: string }
let start: Date
const files = mkdtempSync(path.join(tmpdir(), 'annual-report-'))
beforeAll(async () => {
  world = await createWorld({ files: createLocalFileStore(files), pdf: createTypstPdfRenderer(), signer: testSigner })
  start = world.now.business
})
beforeEach(async () => {
  world.now.business = start
  member = await joinAsMember(world)
})
afterAll(async () => {
  await world.close()
  rmSync(files, { recursive: true, force: true })
})

interface Share {
  gross: number
  withholding: number
  principal?: number
  loss?: number
  /** The second operator's consent. */
  fixedAt: string
  /** As `fixedAt`; null: not yet transferred. */
  paidAt?: string | null
}

/** One more fund in which this member took part, and what it brought. */
async function receive(email: string, share: Share): Promise<void> {
  const fundId = await insertFund(world.database, {})
  const { id: memberId } = await world.database
    .selectFrom('member')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const investmentId = await insertApplication(world.services, { fundId, memberId, amount: 300_000 })
  const { fixedAt, paidAt = fixedAt, ...figures } = share
  await insertDividend(world.database, {
    fundId,
    fixedAt,
    ...figures,
    investment_id: investmentId,
    paid_at: paidAt,
    withheld_on: paidAt === null ? null : japanDateOf(new Date(paidAt)),
  })
}

/** What no code can do: a fixed share is changed. */
async function changeShare(memberId: Id<'member'>, values: { gross: number; withholding: number }): Promise<void> {
  await world.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await transaction.updateTable('distribution_share').set(values).where('member_id', '=', memberId).execute()
  })
}

const reportOf = async (browser: Browser, year: string) =>
  (await browser.ask(annualReport, { year })).data?.annualReport

const nothing = { dividend: 0, pay_amount: 0, tax: 0, loss: 0, unpaid_dividend: 0, uncollected_tax: 0, paid_in_year: 0 }

test('a year adds up everything that was fixed in it, in whole yen: dividend before tax, tax, what is transferred, and losses', async () => {
  await receive(member.email, { gross: 10_500, withholding: 2_144, fixedAt: '2026-03-31T10:00:00+09:00' })
  await receive(member.email, {
    gross: 7_123,
    withholding: 1_454,
    principal: 290_000,
    loss: 10_000,
    fixedAt: '2026-09-30T10:00:00+09:00',
  })
  expect(await reportOf(member, '2026')).toEqual({
    ...nothing,
    year: 2026,
    dividend: 17_623,
    tax: 3_598,
    pay_amount: 8_356 + 5_669 + 290_000,
    loss: 10_000,
    paid_in_year: 8_356 + 5_669 + 290_000,
  })
})

test('the year turns at midnight in Japan, not in London', async () => {
  await receive(member.email, { gross: 1, withholding: 0, fixedAt: '2024-12-31T23:59:59.999+09:00' })
  await receive(member.email, { gross: 20, withholding: 4, fixedAt: '2025-01-01T00:00:00+09:00' })
  await receive(member.email, { gross: 300, withholding: 61, fixedAt: '2025-12-31T23:59:59.999+09:00' })
  await receive(member.email, { gross: 4_000, withholding: 816, fixedAt: '2026-01-01T00:00:00+09:00' })
  const dividends = []
  for (const year of ['2023', '2024', '2025', '2026']) dividends.push((await reportOf(member, year)).dividend)
  expect(dividends).toEqual([0, 1, 320, 4_000])
})

test('what is fixed in a year and paid in the next belongs to the first, told inside as unpaid and not withheld', async () => {
  const other = await joinAsMember(world)
  await receive(member.email, {
    gross: 5_000,
    withholding: 1_021,
    fixedAt: '2025-11-24T10:00:00+09:00',
    paidAt: '2026-01-04T10:00:00+09:00',
  })
  await receive(member.email, { gross: 3_000, withholding: 612, fixedAt: '2026-04-01T10:00:00+09:00', paidAt: null })
  await receive(other.email, { gross: 9_000, withholding: 1_837, fixedAt: '2026-05-01T10:00:00+09:00' })
  expect(await reportOf(member, '2025')).toEqual({
    ...nothing,
    year: 2025,
    dividend: 5_000,
    tax: 1_021,
    pay_amount: 3_979,
    unpaid_dividend: 5_000,
    uncollected_tax: 1_021,
  })
  expect(await reportOf(member, '2026')).toEqual({
    ...nothing,
    year: 2026,
    dividend: 3_000,
    tax: 612,
    pay_amount: 2_388,
    unpaid_dividend: 3_000,
    uncollected_tax: 612,
    paid_in_year: 3_979,
  })
  expect(await reportOf(other, '2026')).toMatchObject({ dividend: 9_000, pay_amount: 7_163, unpaid_dividend: 0 })
})

test.each(['2022', '2027', '', 'abcd', '2026.0', '２０２６', "2026'--", '99999999999999999999'])(
  'the year %o is refused',
  async (year) => {
    const answer = await member.ask(annualReport, { year })
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { year: '2023年から今年までの年を指定してください' },
    })
  },
)

test('the new year’s report begins with the new year in Japan', async () => {
  world.now.business = new Date('2026-12-31T23:59:59+09:00')
  expect((await member.ask(annualReport, { year: '2027' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  world.now.business = new Date('2027-01-01T00:00:00+09:00')
  expect(await reportOf(member, '2027')).toMatchObject({ year: 2027, dividend: 0 })
})

test('a visitor gets none', async () => {
  expect((await world.browser().ask(annualReport, { year: '2026' })).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  )
})

describe('the report as a PDF', () => {
  const viewerOf = async (email: string): Promise<Viewer> => {
    const { id } = await world.database
      .selectFrom('member')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return {
      memberId: id,
      role: 'member',
      status: 'active',
      isVerified: true,
      sessionHash: Buffer.alloc(32, id),
      authenticatedAt: start,
    }
  }
  const newOperator = async (): Promise<Viewer> => {
    const { email } = await joinAsMember(world)
    await world.database
      .updateTable('member')
      .set({ role: 'admin', status: 'active' })
      .where('email', '=', email)
      .execute()
    return { ...(await viewerOf(email)), role: 'admin', authenticatedAt: world.now.machine }
  }
  const request = { ipAddress: '192.0.2.1', device: 'Safari' }
  const download = async (viewer: Viewer, year: string): Promise<Uint8Array> => {
    const value = must(await issueAnnualReportTicket(world.services, viewer, year))
    return must(await deliverByTicket(world.services, 'annual_report', { value, viewer, request })).bytes
  }

  test('says what the page says, distribution by distribution, and is signed', async () => {
    await receive(member.email, { gross: 10_500, withholding: 2_144, fixedAt: '2026-03-31T10:00:00+09:00' })
    await receive(member.email, {
      gross: 7_123,
      withholding: 1_454,
      principal: 290_000,
      loss: 10_000,
      fixedAt: '2026-09-30T10:00:00+09:00',
    })
    const bytes = await download(await viewerOf(member.email), '2026')
    const text = readPdfText(bytes).join('')
    for (const part of [
      '17,623円',
      '3,598円',
      '304,025円',
      '10,000円',
      '3月31日3月31日10,5002,144008,356',
      '9月30日9月30日7,1231,454290,00010,000295,669',
      '合計17,6233,598290,00010,000304,025',
    ]) {
      expect(text).toContain(part)
    }
    expect(await verifySignedPdf(bytes)).toMatchObject({ isIntact: true, coversWholeFile: true })
  })

  test('is the same file as long as its figures are the same, and a new version once they change', async () => {
    const viewer = await viewerOf(member.email)
    const first = await download(viewer, '2026')
    expect(readPdfText(first).join('')).toContain('この期間に確定した分配はありません。')
    world.now.business = new Date('2026-12-01T10:00:00+09:00')
    expect(Buffer.from(await download(viewer, '2026')).equals(first)).toBe(true)
    await receive(member.email, { gross: 1_000, withholding: 204, fixedAt: '2026-11-30T10:00:00+09:00' })
    const texts = await Promise.all(
      Array.from({ length: 3 }, async () => readPdfText(await download(viewer, '2026')).join('')),
    )
    for (const text of texts) expect(text).toContain('前に発行した2026年分の報告書に代わるものです（第2回の発行）。')
    const versions = await world.database
      .selectFrom('annual_report')
      .select(['version', 'file_sha256'])
      .where('member_id', '=', viewer.memberId)
      .orderBy('version')
      .execute()
    expect(versions.map((row) => row.version)).toEqual([1, 2])
    expect(Buffer.from(await world.services.files.get(versions[0]?.file_sha256 ?? '')).equals(first)).toBe(true)
  })

  test('of a year that is over is closed by its first issue; what changes it is a numbered correction that the member is sent', async () => {
    const viewer = await viewerOf(member.email)
    await receive(member.email, {
      gross: 60_000,
      withholding: 12_252,
      fixedAt: '2025-11-24T10:00:00+09:00',
      paidAt: null,
    })
    const status = async () =>
      (
        await member.ask(
          '{ annualReport(year: "2025") { dividend correction correction_reason differs_from_issued is_running } }',
        )
      ).data?.annualReport
    expect(await status()).toEqual({
      dividend: 60_000,
      correction: null,
      correction_reason: null,
      differs_from_issued: false,
      is_running: false,
    })
    await download(viewer, '2025')
    await download(viewer, '2025')
    expect(await status()).toMatchObject({ correction: 0, differs_from_issued: false })
    // The running year is closed by nobody.
    await download(viewer, '2026')
    const closings = () =>
      world.database
        .selectFrom('tax_year_closing')
        .select(['year', 'paper', 'number', 'dividend', 'tax', 'reason'])
        .where('member_id', '=', viewer.memberId)
        .orderBy('id')
        .execute()
    expect(await closings()).toEqual([
      { year: 2025, paper: 'annual_report', number: 0, dividend: 60_000, tax: 12_252, reason: '' },
    ])
    await expect(world.database.updateTable('tax_year_closing').set({ dividend: 1 }).execute()).rejects.toThrow(
      /append-only/,
    )

    // A distribution of the closed year is changed by hand: the page says so before anybody has numbered it.
    await changeShare(viewer.memberId, { gross: 50_000, withholding: 10_210 })
    expect(await status()).toMatchObject({ dividend: 50_000, correction: 0, differs_from_issued: true })
    const [maker, checker] = await Promise.all([newOperator(), newOperator()])
    const { proposalId } = must(
      await proposeTaxCorrection(world.services, maker, {
        yearText: '2025',
        memberIds: [viewer.memberId],
        reason: '分配の計算に誤りがあったため。',
      }),
    )
    expect(await status()).toMatchObject({ correction: 0, differs_from_issued: true })
    must(await consent(world.services, checker, proposalId))
    expect((await closings()).at(-1)).toEqual({
      year: 2025,
      paper: 'annual_report',
      number: 1,
      dividend: 50_000,
      tax: 10_210,
      reason: '分配の計算に誤りがあったため。',
    })
    expect(await status()).toEqual({
      dividend: 50_000,
      correction: 1,
      correction_reason: '分配の計算に誤りがあったため。',
      differs_from_issued: false,
      is_running: false,
    })
    expect(readPdfText(await download(viewer, '2025')).join('')).toContain('第1回の訂正')
    const mails = await world.database
      .selectFrom('mail_outbox')
      .select(['subject', 'text_body'])
      .where('template', '=', 'tax-year-corrected')
      .where('member_id', '=', viewer.memberId)
      .execute()
    expect(mails).toEqual([
      {
        subject: expect.stringContaining('2025年分の年間取引報告書の訂正'),
        text_body: expect.stringContaining('60,000円 → 50,000円'),
      },
    ])
  })

  test('each download is on record, and five years after the first one it is over', async () => {
    const viewer = await viewerOf(member.email)
    await download(viewer, '2025')
    world.now.business = new Date('2031-11-21T23:59:00+09:00')
    await download(viewer, '2025')
    const rows = await world.database
      .selectFrom('document_delivery')
      .select(['at', 'ip_address', 'device'])
      .where('member_id', '=', viewer.memberId)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { at: start, ip_address: '192.0.2.1', device: 'Safari' },
      { at: world.now.business, ip_address: '192.0.2.1', device: 'Safari' },
    ])
    world.now.business = new Date('2031-11-22T00:00:00+09:00')
    expect(await issueAnnualReportTicket(world.services, viewer, '2025')).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('2031年11月21日まで'),
    })
  })

  test.each(['2022', '2027', '２０２６'])('there is none of %s', async (year) => {
    expect(await issueAnnualReportTicket(world.services, await viewerOf(member.email), year)).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
    })
  })
})
