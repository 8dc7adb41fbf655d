import { sql } from 'kysely'
import { expect } from 'vitest'
import { inspectionQuestions } from '../../../src/features/back-office/inspection/inspection-questions.ts'
import type { Database } from '../../../src/platform/database/connect.ts'

type InspectionQuestionName = keyof typeof inspectionQuestions
type Row = Readonly<Record<string, string | number | null>>
/** The rows of the registers to which a question leads, in the order in which it names them. */
type Answer = (...registers: Row[][]) => unknown

const amount = (value: Row[string] | undefined): number => Number(value ?? 0)
const sum = (rows: readonly Row[], column: string): number =>
  rows.reduce((total, row) => total + amount(row[column]), 0)
const count = (rows: readonly Row[], column: string, value: string): number =>
  rows.filter((row) => row[column] === value).length
const different = (rows: readonly Row[], column: string): number => new Set(rows.map((row) => row[column])).size

/** What an inspector works out of the registers, and the same out of the tables themselves, by a statement that shares nothing with the pack. */
const inspected: Readonly<Record<InspectionQuestionName, { answer: Answer; truth: string }>> = {
  participants: {
    answer: (people) => {
      const now = people.filter((row) => row['状態'] === '参加中')
      return [different(now, '申込番号'), sum(now, '出資額（円）')]
    },
    truth: `select json_build_array(count(*), sum(amount)) from investment where status = 'participating'`,
  },
  personalLimit: {
    answer: (people) => Math.max(...people.map((row) => amount(row['申込中と出資中の合計（円）']))),
    truth: `select to_json(max(total)) from (select sum(amount) as total from investment
      where status in ('lottery_pending', 'awaiting_deposit', 'participating') and redeemed_at is null group by member_id) live`,
  },
  companyLimit: {
    answer: (people, funds) => [sum(people, '申込中と出資中の合計（円）'), sum(funds, '投資家の出資（円）')],
    truth: `select json_build_array(sum(amount) filter (where redeemed_at is null), sum(amount) filter (where status = 'participating'))
      from investment where status in ('lottery_pending', 'awaiting_deposit', 'participating')`,
  },
  failedOfferings: {
    answer: (funds, refunds) => [
      funds.filter((row) => row['不成立'] !== null).length,
      sum(
        refunds.filter((row) => row['理由'] === 'ファンドの不成立' && row['支払い'] !== null),
        '金額（円）',
      ),
    ],
    truth: `select json_build_array((select count(*) from fund_result where failed_at is not null),
      (select coalesce(sum(amount), 0) from refund where reason = 'fund_failed' and paid_at is not null))`,
  },
  preContract: {
    answer: (shown) => shown.filter((row) => row['書面'] === '契約成立前書面' && amount(row['版']) > 0).length,
    truth: `select to_json(count(*)) from application_document join fund_document on fund_document.id = fund_document_id where name = '契約成立前書面'`,
  },
  paperVersions: {
    answer: (papers) => [different(papers, 'SHA-256'), papers.filter((row) => row['差し替え'] !== null).length],
    truth: `select json_build_array(count(distinct file_sha256), count(replaced_at)) from fund_document`,
  },
  contracts: {
    answer: (contracts, deliveries) => [
      contracts.filter((row) => row['書面番号'] !== null && row['書面の交付'] !== null).length,
      count(deliveries, '種類', '契約成立時書面'),
    ],
    truth: `select json_build_array((select count(*) from contract_document where delivered_at is not null),
      (select count(*) from document_delivery where contract_document_id is not null))`,
  },
  electronicConsent: {
    answer: (words, letters) => [count(words, '承諾', 'いいえ'), letters.length],
    truth: `select json_build_array((select count(*) from delivery_consent where not is_given), (select count(*) from paper_posting))`,
  },
  coolingOff: {
    answer: (notices, refunds) => [notices.length, count(refunds, '理由', 'クーリング・オフ')],
    truth: `select json_build_array((select count(*) from cooling_off_notice), (select count(*) from refund where reason = 'cooling_off'))`,
  },
  reports: {
    answer: (reports) => sum(reports, '交付した人数'),
    truth: `select to_json(count(*)) from management_report_copy`,
  },
  deposits: {
    answer: (deposits) => [sum(deposits, '入金額（円）'), sum(deposits, '出資に充てた額（円）')],
    truth: `select json_build_array(sum(line.amount), sum(toward_investment)) from deposit join bank_line line on line.id = bank_line_id`,
  },
  otherPayers: {
    answer: (deposits) => count(deposits, '名義の相違', 'はい'),
    truth: `select to_json(count(*)) from deposit where name_differs`,
  },
  separation: {
    answer: (balances, sheets) => [
      [...new Set(balances.map((row) => row['帳簿']))].filter(
        (book) =>
          sum(
            balances.filter((row) => row['帳簿'] === book),
            '残高（円・借方が正）',
          ) !== 0,
      ),
      sheets.length > 0,
    ],
    truth: `select json_build_array(coalesce((select json_agg(book) from (select book from account_balance group by book having sum(amount) <> 0) uneven), '[]'::json), true)`,
  },
  bankLines: {
    answer: (lines) => [lines.length, sum(lines, '金額（円）')],
    truth: `select json_build_array(count(*), sum(amount)) from bank_line`,
  },
  deals: {
    answer: (deals) => {
      const bought = deals.filter((row) => row['取引'] === '取得' && row['取り消し済み'] === 'いいえ')
      return [bought.length, sum(bought, '価格（円・税抜）'), bought.every((row) => row['売主'] !== null)]
    },
    truth: `select json_build_array(count(*), sum(price), true) from property_deal where kind = 'purchase' and struck_by is null`,
  },
  relatedSellers: {
    answer: (stays) => stays.filter((row) => row['売主との関係'] !== '第三者').length,
    truth: `select to_json(count(*)) from property_stay stay join property_deal deal on deal.id = stay.acquisition_id
      join party seller on seller.id = deal.seller_id where seller.relation <> 'third'`,
  },
  appraisals: {
    answer: (appraisals) => sum(appraisals, '評価額（円）'),
    truth: `select to_json(sum(value)) from property_appraisal`,
  },
  leases: {
    answer: (leases) =>
      sum(
        leases.filter((row) => row['終了の記録'] === null && row['取り消し済み'] === 'いいえ'),
        '賃料（円／月）',
      ),
    truth: `select to_json(coalesce(sum(rent), 0)) from lease where struck_by is null and not exists (select from lease_end where lease_id = lease.id)`,
  },
  relatedCosts: {
    answer: (parts) =>
      sum(
        parts.filter((row) => row['相手'] !== '第三者' && row['費用の種類'] !== null),
        '金額（円）',
      ),
    truth: `select to_json(coalesce(sum(amount), 0)) from fund_line_part part join fund_line line on line.explanation_id = part.explanation_id
      where line.counterparty = 'related_party' and part.cost_kind is not null`,
  },
  dividendSources: {
    answer: (sources, lines) => [
      sum(sources, '金額（円）'),
      sum(sources, 'うち当社・関係者の支払い（円）'),
      lines.length > 0,
    ],
    truth: `select json_build_array(sum(yen), sum(related_yen), true) from distribution_source`,
  },
  dividends: {
    answer: (shares) => {
      const paid = shares.filter((row) => row['支払い'] !== null)
      return [paid.length, sum(paid, '分配金（円）')]
    },
    truth: `select json_build_array(count(*), sum(share.gross)) from fixed_distribution_share share
      where exists (select from payout where distribution_share_id = share.id and paid_at is not null)`,
  },
  withholding: {
    answer: (shares, payments) => [sum(shares, '源泉徴収（円）'), sum(payments, '納付額（円）')],
    truth: `select json_build_array((select sum(withholding) from fixed_distribution_share), (select sum(amount) from tax_payment))`,
  },
  payers: {
    answer: (payouts) =>
      payouts.filter((row) => row['準備した人'] !== row['承認した人'] && row['一人での承認'] === 'いいえ').length,
    truth: `select to_json(count(*)) from payout join payout_batch batch on batch.id = batch_id where approved_by is distinct from prepared_by and not sole_operator`,
  },
  twoPeople: {
    answer: (acts) =>
      acts.filter((row) => row['状態'] === '承認済み' && row['提案した人'] !== row['決定した人']).length,
    truth: `select to_json(count(*)) from proposal where status = 'approved' and decided_by <> proposed_by`,
  },
  bookChecks: {
    answer: (checks) => [checks.length, sum(checks, '不一致の数')],
    truth: `select json_build_array(count(*), sum(violations)) from money_check`,
  },
  auditTrail: {
    // The newest lines wait for their link; those of one moment may be linked in another order than they were written in.
    answer: (log) => {
      const linked = log.filter((row) => row['連番'] !== null)
      const places = linked.map((row) => amount(row['連番'])).toSorted((one, other) => one - other)
      return [places.every((place, index) => place === index + 1), different(linked, 'ハッシュ') === linked.length]
    },
    truth: `select json_build_array(count(*) = max(seq), count(distinct hash) = count(*)) from audit_link`,
  },
  identity: {
    answer: (checks) => count(checks, '結果', '完了'),
    truth: `select to_json(count(*)) from identity_check where status = 'approved'`,
  },
  purpose: {
    answer: (answers) => [answers.length, answers.filter((row) => row['承認した人'] !== null).length],
    truth: `select json_build_array((select count(*) from law_answer), (select count(*) from foreign_official_approval))`,
  },
  screening: {
    answer: (screenings, findings) => [screenings.length, findings.filter((row) => row['判断'] !== null).length],
    truth: `select json_build_array((select count(*) from screening_record), (select count(*) from dealing_finding_decision))`,
  },
  complaints: {
    answer: (enquiries) => count(enquiries, '苦情', 'はい'),
    truth: `select to_json(count(*)) from enquiry where is_complaint`,
  },
  managers: {
    answer: (managers) =>
      managers
        .filter((row) => row['やめた日'] === null)
        .map((row) => row['氏名'])
        .toSorted(),
    truth: `select json_agg(entry ->> 'name' order by entry ->> 'name' collate "C") from (select content from company_facts_version order by version desc limit 1) latest, jsonb_array_elements(content -> 'managers') entry`,
  },
}

/** Asks everything that an inspector asks, and takes the answers out of the pack alone. */
export async function expectAnswers(files: ReadonlyMap<string, Buffer>, database: Database): Promise<void> {
  for (const [name, { question, answers }] of Object.entries(inspectionQuestions)) {
    const { answer, truth } = inspected[name as InspectionQuestionName]
    const registers = Object.keys(answers).map(
      (file) => JSON.parse(files.get(`${file}.json`)?.toString() ?? 'null') as Row[],
    )
    const { rows } = await sql<{ truth: unknown }>`select (${sql.raw(truth)}) as truth`.execute(database)
    expect(answer(...registers), question).toEqual(rows[0]?.truth)
  }
}
