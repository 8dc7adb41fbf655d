import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPdfText } from '../../../src/adapters/pdf/fixtures/read-pdf-text.ts'
import { japanDate } from '../../../src/domain/calendar.ts'
import { issueVirtualAccounts } from '../../../src/features/treasury/bank/fill-account-pool.ts'
import { fixDistribution } from '../../../src/features/investing/distribution/fix-distribution.ts'
import { startOperation } from '../../support/record-purchase.ts'
import { deliverByTicket } from '../../../src/features/documents/document/deliver-by-ticket.ts'
import type { Viewer } from '../../../src/features/core/graphql/context.ts'
import { myInvestments } from '../../../src/features/investing/investment/my-investments.ts'
import { issueReportTicket } from '../../../src/features/funds/management-report/issue-report-ticket.ts'
import { listManagementReports } from '../../../src/features/funds/management-report/list-management-reports.ts'
import {
  openReportPreview,
  previewManagementReport,
} from '../../../src/features/funds/management-report/preview-management-report.ts'
import { chooseDelivery } from '../../../src/features/documents/paper-delivery/choose-delivery.ts'
import { publishManagementReport } from '../../../src/features/funds/management-report/publish-management-report.ts'
import { writeManagementReport } from '../../../src/features/funds/management-report/write-management-report.ts'
import { post } from '../../../src/ledger/post.ts'
import { throughBank } from '../../../src/ledger/through-bank.ts'
import { inTransaction } from '../../../src/platform/database/transaction.ts'
import { allowAmountsAlone } from '../../support/amounts-alone.ts'
import { openDepositWorld, openingDay, type DepositWorld } from '../../support/deposit-world.ts'
import { must } from '../../support/must.ts'
import { verifySignedPdf } from '../../support/verify-signed-pdf.ts'
import { idOf, type Id } from '../../../src/domain/id.ts'

let world: DepositWorld
let operator: Viewer
let member: Viewer
let other: Viewer
let fundId: Id<'fund'>
let investmentId: Id<'investment'>

const request = { ipAddress: '192.0.2.1', device: 'Safari' }
const facts = {
  income: [{ label: '賃料', amount: 1_320_000 }],
  costs: [{ label: '管理費', amount: 240_000 }],
  remarks: ['18戸中17戸が入居していました。'],
}
const draft = (changes = {}) => ({
  fundId,
  periodStartOn: '2026-05-01',
  periodEndOn: '2026-10-31',
  facts,
  reason: '',
  operatorId: operator.memberId,
  ...changes,
})
const write = (changes = {}) => writeManagementReport(world.services, draft(changes))
const publish = (reportId: Id<'management_report'>, revision = 1) =>
  publishManagementReport(world.services, { reportId, revision, operatorId: operator.memberId })

beforeEach(async () => {
  world = await openDepositWorld()
  await allowAmountsAlone(world.database)
  await issueVirtualAccounts(world.services, 5)
  world.at(openingDay)
  fundId = await world.addFund()
  operator = await world.addMember({ role: 'admin' })
  member = await world.addMember()
  other = await world.addMember()
  investmentId = await join(member, 300_000)
  await join(other, 200_000)
  await startOperation(world.services, { fundId, startOn: japanDate('2026-05-01') })
  world.at('2026-11-20T10:00:00+09:00')
})
afterEach(() => world.close())

/** Takes part, without the way of the money, which this is not about: it is there. */
async function join(viewer: Viewer, amount: number): Promise<Id<'investment'>> {
  const id = await world.apply(fundId, viewer, amount)
  const now = world.services.clock.now()
  await world.database
    .updateTable('investment')
    .set({ contract_confirmed_at: now, status: 'participating', status_at: now })
    .where('id', '=', id)
    .execute()
  const at = { effectiveAt: now, recordedAt: now }
  const account = { fundId, investmentId: id }
  await inTransaction(world.database, async (transaction) => {
    await post(transaction, {
      kind: 'deposit',
      key: `deposit:${id}`,
      ...at,
      lines: throughBank('company', [{ account: { kind: 'deposit', ...account }, credit: amount }]),
    })
    await post(transaction, {
      kind: 'capital_paid_in',
      key: `capital:${id}`,
      ...at,
      lines: [
        { account: { kind: 'deposit', ...account }, debit: amount },
        { account: { kind: 'capital', ...account }, credit: amount },
      ],
    })
  })
  return id
}

async function textOfMine(): Promise<string> {
  const value = must(await issueReportTicket(world.services, member, investmentId))
  const { bytes } = must(await deliverByTicket(world.services, 'management_report', { value, viewer: member, request }))
  expect(await verifySignedPdf(bytes)).toMatchObject({ isIntact: true })
  return readPdfText(bytes).join('')
}

describe('a published report', () => {
  it('reaches every investor of the period, signed, with the own share and what the books say', async () => {
    await fixDistribution(world.services, {
      fundId,
      period: 1,
      totalDividend: 17_500,
      redeems: false,
      payday: japanDate('2026-11-30'),
    })
    const { reportId } = must(await write())
    expect(must(await publish(reportId))).toEqual({ reportId, copies: 2 })
    const text = await textOfMine()
    for (const part of [
      '賃料1,320,000円',
      '18戸中17戸が入居していました。',
      '運用中の出資金500,000円',
      'あなたの分配金10,500円（源泉徴収2,144円）',
      'お支払い8,356円を2026年11月30日（月）に登録口座へ（予定）',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('訂正について')
    for (const viewer of [member, other]) expect(await world.mailsTo(viewer)).toEqual(['management-report'])
    expect(await world.mailsTo(operator)).toEqual([])
  })

  it('says to whoever takes paper that a letter follows, and to the others where it lies', async () => {
    must(await chooseDelivery(world.services, member, false))
    must(await publish(must(await write()).reportId))
    const mailOf = async ({ memberId }: Viewer) =>
      (
        await world.database
          .selectFrom('mail_outbox')
          .select('text_body')
          .where('member_id', '=', memberId)
          .where('template', '=', 'management-report')
          .executeTakeFirstOrThrow()
      ).text_body
    const [byPost, onSite] = await Promise.all([mailOf(member), mailOf(other)])
    expect(byPost).toContain('登録のご住所に郵送します')
    expect(byPost).not.toContain('マイページに掲載しました')
    expect(onSite).toContain('マイページに掲載しました')
    expect(onSite).not.toContain('郵送')
  })

  it('has the dividend that was fixed and paid on the very last day, the raised amounts, and the yield on them', async () => {
    await world.database
      .updateTable('fund_result')
      .set({ operation_end_on: '2026-10-31' })
      .where('fund_id', '=', fundId)
      .execute()
    world.at('2026-10-31T18:00:00+09:00')
    await fixDistribution(world.services, {
      fundId,
      period: 1,
      totalDividend: 17_500,
      redeems: true,
      payday: japanDate('2026-10-31'),
    })
    world.at('2026-11-20T10:00:00+09:00')
    must(await publish(must(await write()).reportId))
    const text = await textOfMine()
    for (const part of [
      '出資の総額8,900,000円（優先出資500,000円、劣後出資8,400,000円）',
      '募集に満たなかった額33,100,000円を当社が負担しています。',
      '運用中の出資金500,000円（期間の末日）',
      '分配金の総額17,500円（税引前）',
      '実績年利6.9％',
      'あなたの分配金10,500円',
      '2026年10月31日（土）に登録口座へ（予定）',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('まだ確定していません')
  })

  it('says that a dividend is open only where its period is over, and that a part of a period has none', async () => {
    const half = must(await write({ periodEndOn: '2026-07-31' }))
    must(await publish(half.reportId))
    const early = await textOfMine()
    expect(early).toContain('対象の期間に終わる計算期間はないため、分配はありません。')
    expect(early).not.toContain('まだ確定していません')
    must(await publish(must(await write({ periodStartOn: '2026-08-01' })).reportId))
    expect(await textOfMine()).toContain('まだ確定していません。確定した後にお知らせします。')
  })

  it('answers every item of rule article 50 from the records, with the periods before', async () => {
    must(await publish(must(await write()).reportId))
    const first = await textOfMine()
    for (const part of [
      'あなたの持分300,000円（出資の総額の3.3707％）',
      '直前の3期該当なし（最初の計算期間です。）',
      '期間の末日の所有所有しています。',
      '期間の末日の賃貸賃貸借契約の記録はありません。',
      '公認会計士などの監査を受けていません。',
      '期間中の借入れ該当なし（帳簿に借入金はありません。）',
    ])
      expect(first).toContain(part)
    expect(first).toMatch(/期間中の不動産の取引2026年\d+月\d+日（.）土地と建物.*?の取得42,000,000円（税抜/)
    expect(first).toMatch(/利害関係人との取引2026年.*?相手は当社または当社の関係者/)
    // The next days follow the first period, of which the books say nothing and its report does.
    must(await publish(must(await write({ periodStartOn: '2026-11-01', periodEndOn: '2026-11-19' })).reportId))
    const next = await textOfMine()
    expect(next).toContain('期間中の不動産の取引該当なし')
    expect(next).toContain('利害関係人との取引帳簿に金額の記録はありません。')
    expect(next).toContain('「直前の3期の損益」と「直前の3期の末日の対象不動産」に記載しています。')
    for (const part of ['1,320,000円', '240,000円', '1,080,000円', '2026年10月31日（土）']) expect(next).toContain(part)
  })

  it('is found among the own investments, and every opening is on record', async () => {
    expect((await myInvestments(world.services, member.memberId)).map((one) => one.report_copy_id)).toEqual([null])
    must(await publish(must(await write()).reportId))
    const [mine] = await myInvestments(world.services, member.memberId)
    expect(mine?.report_copy_id).toEqual(expect.any(Number))
    await textOfMine()
    await textOfMine()
    const rows = await world.database
      .selectFrom('document_delivery')
      .select(['management_report_copy_id', 'member_id', 'ip_address', 'device'])
      .execute()
    expect(rows).toEqual(
      Array.from({ length: 2 }, () => ({
        management_report_copy_id: mine?.report_copy_id,
        member_id: member.memberId,
        ip_address: '192.0.2.1',
        device: 'Safari',
      })),
    )
    expect(await listManagementReports(world.services, fundId)).toMatchObject([{ copies: 2, opened: 1 }])
  })

  it('cannot be read by others, exactly as one that does not exist', async () => {
    must(await publish(must(await write()).reportId))
    expect(await issueReportTicket(world.services, other, investmentId)).toEqual(
      await issueReportTicket(world.services, other, idOf(999_999)),
    )
    const value = must(await issueReportTicket(world.services, member, investmentId))
    expect(await deliverByTicket(world.services, 'management_report', { value, viewer: other, request })).toMatchObject(
      { ok: false, code: 'NOT_FOUND' },
    )
    expect(await deliverByTicket(world.services, 'contract', { value, viewer: member, request })).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    })
  })

  it('is corrected by a new version with its reason; the old one stays and cannot be changed', async () => {
    const first = must(await write())
    expect(await publish(first.reportId, first.revision + 1)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: expect.stringContaining('ほかの運営者が先に変更しました'),
    })
    must(await publish(first.reportId))
    expect(await publish(first.reportId)).toMatchObject({ ok: false, code: 'CONFLICT' })
    expect(await write()).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: { reason: '訂正の理由を入力してください' },
    })
    const second = must(
      await write({
        reason: '管理費に誤りがありました。',
        facts: { ...facts, costs: [{ label: '管理費', amount: 250_000 }] },
      }),
    )
    must(await publish(second.reportId))
    const text = await textOfMine()
    expect(text).toContain('前に交付した第1版に代わる、第2版です。訂正の理由：管理費に誤りがありました。')
    expect(text).toContain('250,000円')
    const reports = await listManagementReports(world.services, fundId)
    expect(reports.map((report) => [report.version, report.facts.costs[0]?.amount])).toEqual([
      [2, 250_000],
      [1, 240_000],
    ])
    await expect(
      world.database.updateTable('management_report').set({ reason: 'x' }).where('id', '=', first.reportId).execute(),
    ).rejects.toThrow('published and fixed')
    expect(await world.mailsTo(member)).toEqual(['management-report', 'management-report'])
  })

  it('can be read for five years, also by a suspended member, then no longer', async () => {
    must(await publish(must(await write()).reportId))
    await world.database.updateTable('member').set({ status: 'suspended' }).where('id', '=', member.memberId).execute()
    member = { ...member, status: 'suspended' }
    world.at('2031-11-20T23:59:59+09:00')
    expect(await textOfMine()).toContain('財産管理報告書')
    world.at('2031-11-21T00:00:00+09:00')
    expect(await issueReportTicket(world.services, member, investmentId)).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      message: 'この書面は、交付の日から5年の閲覧期間（2031年11月20日まで）が終わったため、表示できません。',
    })
  })
})

describe('a draft', () => {
  it('is changed until it is published, and is told to nobody but operators', async () => {
    const { reportId } = must(await write())
    expect(must(await write({ facts: { ...facts, remarks: [] } })).reportId).toBe(reportId)
    expect(await issueReportTicket(world.services, member, investmentId)).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    })
    const value = must(await previewManagementReport(world.services, operator, reportId))
    expect(await openReportPreview(world.services, { value, viewer: member })).toMatchObject({ ok: false })
    const preview = must(await openReportPreview(world.services, { value, viewer: operator }))
    expect(readPdfText(preview.bytes).join('')).toContain('財産管理報告書（下書き）')
    expect(await openReportPreview(world.services, { value, viewer: operator })).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    })
    expect(await world.database.selectFrom('document_delivery').select('id').execute()).toEqual([])
  })

  it.each([
    ['before its period is over', '2026-10-31T23:59:59+09:00', '対象の期間がまだ終わっていないため、交付できません。'],
  ])('is not published %s', async (_, now, message) => {
    const { reportId } = must(await write())
    world.at(now)
    expect(await publish(reportId)).toMatchObject({ ok: false, code: 'CONFLICT', message })
  })

  it.each([
    ['a period that ends before it begins', { periodEndOn: '2026-04-30' }, 'period_end'],
    ['a fraction of a yen', { facts: { ...facts, income: [{ label: '賃料', amount: 0.5 }] } }, 'income.0.amount'],
    ['an income without a name', { facts: { ...facts, income: [{ label: ' ', amount: 1 }] } }, 'income.0.label'],
    ['no income at all', { facts: { ...facts, income: [] } }, 'income'],
  ])('with %s is refused', async (_, changes, field) => {
    expect(await write(changes)).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    })
  })

  it('is published once, however many publish it at the same time', async () => {
    const { reportId } = must(await write())
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => publish(reportId)))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(await world.database.selectFrom('management_report_copy').select('id').execute()).toHaveLength(2)
  })
})
