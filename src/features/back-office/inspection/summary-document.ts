import { sql } from 'kysely'
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts'
import { formatDate, formatDateTime, japanDateOf } from '../../../domain/calendar.ts'
import { DEFAULT_OPERATOR_CEILING } from '../../../domain/funds/fund.ts'
import { addYen, formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { issuerOf } from '../../documents/contract/document/issuer.ts'
import { loadEntrustedAmounts } from '../../funds/fund/load-entrusted-amounts.ts'
import { operatorProfile, type OperatorProfile } from '../../core/operator/operator-profile.ts'
import type { Services } from '../../core/services.ts'
import type { PackedFile } from '../../../platform/packed-files.ts'
import type { InspectionPeriod } from './register.ts'

export interface InspectionSummary {
  operator: OperatorProfile
  period: InspectionPeriod
  now: Date
  files: readonly PackedFile[]
  /** Whole yen. */
  ceiling: number
  entrusted: number
  members: number
  investors: number
  /** The most that one member has in applications and investments, whole yen. */
  largestHolding: number
  complaints: number
  checks: number
  brokenChecks: number
  checkedAt: Date | null
  chainLength: number
  chainHead: string
  funds: readonly { name: string; total: number; invested: number; investors: number; unread: number }[]
}

interface Figures {
  members: number
  investors: number
  largest: number
  complaints: number
  checks: number
  broken: number
  checked_at: Date | null
  length: number
  head: string
}

/** What the summary says, of the same moment as the registers. */
export async function loadSummary(
  services: Services,
  transaction: Transaction,
  facts: { period: InspectionPeriod; files: readonly PackedFile[]; now: Date },
): Promise<InspectionSummary> {
  const held = sql`investment where status in ('lottery_pending', 'awaiting_deposit', 'participating') and redeemed_at is null`
  const { rows } = await sql<Figures>`
    select (select count(*) from member where role = 'member') as members, (select count(distinct member_id) from ${held}) as investors,
      (select coalesce(max(total), 0) from (select sum(amount) as total from ${held} group by member_id) holding) as largest,
      (select count(*) from enquiry where is_complaint) as complaints, (select count(*) from money_check) as checks,
      (select count(*) from money_check where violations > 0) as broken, (select max(checked_at) from money_check) as checked_at,
      chain.seq as length, encode(chain.hash, 'hex') as head
    from audit_chain chain`.execute(transaction)
  const [figures] = rows
  if (!figures) throw new Error('the chain of the audit log has no end')
  const { rows: funds } = await sql<InspectionSummary['funds'][number]>`
    select fund.name, fund.fund_total as total, coalesce(sum(investment.amount), 0)::bigint as invested, count(investment.id) as investors,
      count(investment.id) filter (where document.delivered_at is null) as unread
    from fund left join investment on investment.fund_id = fund.id and investment.status = 'participating'
    left join contract_document document on document.investment_id = investment.id
    where fund.status = 'published' group by fund.id order by fund.id`.execute(transaction)
  return {
    ...facts,
    operator: operatorProfile(services.config),
    ceiling: services.config.OPERATOR_CEILING ?? DEFAULT_OPERATOR_CEILING,
    entrusted: addYen(...(await loadEntrustedAmounts(transaction))),
    members: figures.members,
    investors: figures.investors,
    largestHolding: figures.largest,
    complaints: figures.complaints,
    checks: figures.checks,
    brokenChecks: figures.broken,
    checkedAt: figures.checked_at,
    chainLength: figures.length,
    chainHead: figures.head,
    funds,
  }
}

const people = (count: number): string => `${count.toLocaleString('ja-JP')}人`

function periodText({ from, until }: InspectionPeriod): string {
  if (from === null && until === null) return 'すべての期間'
  return `${from === null ? '開業' : formatDate(from)} から ${until === null ? '作成の時点' : formatDate(until)} まで`
}

/** The pack's first sheet: what is in it, the caps, the checks, and how anyone verifies the audit log. */
export function summaryDocument(summary: InspectionSummary): PrintedDocument {
  const { operator, now } = summary
  return {
    brand: operator.brand,
    title: '検査対応資料の概要',
    subtitle: '不動産特定共同事業法 第40条にもとづく報告・立入検査のための資料',
    documentNumber: `I-${japanDateOf(now).replaceAll('-', '')}`,
    formVersion: '第1版',
    createdAt: now.toISOString(),
    createdAtText: formatDateTime(now),
    addressee: null,
    issuer: issuerOf(operator),
    lead: 'この概要と同じ時点の帳簿を、CSVとJSONの両方で収めています。金額は円、日時は日本時間です。',
    sections: [
      { kind: 'facts', heading: '資料の範囲と上限の確認', rows: factsOf(summary) },
      {
        kind: 'table',
        heading: 'ファンド',
        columns: [
          { label: '名称', align: 'left' },
          { label: '募集総額', align: 'right' },
          { label: '投資家の出資', align: 'right' },
          { label: '投資家', align: 'right' },
          { label: '書面の未受領', align: 'right' },
        ],
        rows: summary.funds.map((fund) => [
          fund.name,
          formatYen(yen(fund.total)),
          formatYen(yen(fund.invested)),
          people(fund.investors),
          people(fund.unread),
        ]),
        total: null,
      },
      {
        kind: 'table',
        heading: '収めたファイル',
        columns: [
          { label: 'ファイル', align: 'left' },
          { label: '行数', align: 'right' },
          { label: 'バイト', align: 'right' },
        ],
        rows: summary.files.map((file) => [
          file.name,
          file.rows === null ? '—' : file.rows.toLocaleString('ja-JP'),
          file.bytes.toLocaleString('ja-JP'),
        ]),
        total: null,
      },
      {
        kind: 'text',
        heading: '確かめ方',
        paragraphs: [
          '「00_ファイルの一覧.json」に、すべてのファイルのSHA-256があります。監査ログは、1行ごとに前の行のハッシュを含む連鎖です。「30_監査ログ_連鎖.jsonl」だけで、当社のデータベースなしに計算し直せます。',
        ],
        items: [
          'ハッシュ＝SHA-256（previous_hashのバイト列と、contentのUTF-8をつないだもの）',
          '次の行のprevious_hashは、前の行のhashと一致します',
          '末尾のhashが、この概要の「監査ログの末尾」と一致します',
        ],
      },
    ],
    footer: ['この資料には個人情報が含まれます。取り扱いに注意してください。'],
  }
}

function factsOf(summary: InspectionSummary) {
  const { operator } = summary
  return [
    { label: '会社', value: `${operator.companyName}\n${operator.licence}` },
    { label: '期間', value: periodText(summary.period) },
    { label: '会員', value: `${people(summary.members)}（出資・申込中 ${people(summary.investors)}）` },
    {
      label: '会社全体の上限',
      figure: formatYen(yen(summary.entrusted)),
      value: `／ 上限 ${formatYen(yen(summary.ceiling))}${summary.entrusted <= summary.ceiling ? '（上限以内）' : '（上限を超えています）'}`,
    },
    {
      label: '1人の上限',
      figure: formatYen(yen(summary.largestHolding)),
      value: `が最も多い会員の合計 ／ 上限 1,000,000円${summary.largestHolding <= 1_000_000 ? '（上限以内）' : '（上限を超えています）'}`,
    },
    { label: '苦情', value: `${summary.complaints}件（27_お問い合わせと苦情）` },
    {
      label: '帳簿の検査',
      value: `${summary.checks}項目のうち不一致 ${summary.brokenChecks}項目${summary.checkedAt === null ? '' : `（${formatDateTime(summary.checkedAt)}）`}`,
    },
    { label: '監査ログの末尾', value: `${summary.chainLength.toLocaleString('ja-JP')}行\n${summary.chainHead}` },
  ]
}
