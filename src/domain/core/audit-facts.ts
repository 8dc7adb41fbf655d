import { TAX_CLASSES } from '../treasury/consumption-tax/classes.ts'
import { programWords } from '../treasury/accounting/journal-layouts.ts'
import { ACCOUNT_ENTRY_KINDS } from '../treasury/account-entry-words.ts'
import { AUDIT_FIELDS, type AuditField } from './audit-fields.ts'
import { objectName } from './audit-words.ts'
import { CASE_STEPS, GUIDED_CASES } from '../communication/guided-case.ts'
import { jobTitles } from './jobs.ts'
import {
  identityMethodWords,
  identityRejectWords,
  memberStatusWords,
  screeningWords,
  wordOf,
} from '../people/people-words.ts'
import {
  CAMPAIGN_STATUS,
  CANCEL_REASON,
  DEPOSIT_OUTCOME,
  INVESTMENT_EVENT_REASON,
  INVESTMENT_STATUS,
  REFUND_REASON,
} from '../back-office/state-words.ts'

export interface AuditFact {
  label: string
  value: string
}

/** How days ('YYYY-MM-DD'), instants (RFC 3339) and figures are written: shortly on a screen, in full in a file. */
export interface FactFormat {
  day(text: string): string
  time(text: string): string
  figure(value: number): string
}

const states = { ...memberStatusWords, ...CAMPAIGN_STATUS, ...ACCOUNT_ENTRY_KINDS, ...INVESTMENT_STATUS }
const steps = Object.fromEntries(Object.values(CASE_STEPS).flatMap((each) => each.map(({ key, text }) => [key, text])))

/** What the values of a fact are called where they are words of the code. */
export const auditValues: Readonly<Partial<Record<AuditField, Readonly<Record<string, string>>>>> = {
  from: states,
  to: states,
  kind: { ...ACCOUNT_ENTRY_KINDS, ...GUIDED_CASES },
  field: {
    email: 'メールアドレス',
    tel: '電話番号',
    birthday: '生年月日',
    address: '住所',
    pending_address: '手続き中の住所',
    bank_account_number: '受取口座の番号',
  },
  method: { ...identityMethodWords, ...programWords, transfer: '銀行のAPI', file: '総合振込ファイル' },
  reason: { ...CANCEL_REASON, ...INVESTMENT_EVENT_REASON, ...REFUND_REASON },
  tax_class: TAX_CLASSES,
  result: screeningWords,
  outcome: DEPOSIT_OUTCOME,
  reasons: identityRejectWords,
  notice: {
    new_device: '新しい端末からのログイン',
    password_changed: 'パスワードの変更',
    bank_account_changed: '受取口座の変更',
    address_changed: '住所の変更',
    password_off: 'パスワードの利用の停止',
    recovery_asked: 'パスキーをなくした方の手続き',
    email_change_asked: 'メールアドレス変更の申込',
    email_changed: 'メールアドレスの変更',
    passkey_added: 'パスキーの追加',
    passkey_removed: 'パスキーの削除',
  },
  choice: { continue: '継続', leave: '解約' },
  audience: { everyone: '全会員', fund: 'ファンドの参加者', nobody: '未定' },
  by: { link: 'メールのリンク' },
  step: steps,
  task: jobTitles,
  table: {
    members: '会員',
    enquiries: 'お問い合わせ',
    audit: '監査ログ',
    funds: 'ファンド',
    properties: '物件',
    applications: '申込',
    deliveries: '書面の交付と閲覧',
    deposits: '入金照合',
    payables: '支払い待ち',
    day: '日報',
    entries: '仕訳',
    'tenant-deposits': '敷金・保証金',
    loans: '借入金',
    'fee-payees': '報酬の支払先',
    'trial-balance': '試算表',
    'general-ledger': '総勘定元帳',
    'book-statements': '損益計算書・貸借対照表',
    journals: '仕訳帳',
    'year-package': '年次資料',
    'consumption-tax': '消費税の集計',
    'consumption-tax-lines': '消費税の明細',
    identity: '本人確認',
    messages: 'お知らせ',
    mails: 'メール配信',
    'payout-batches': '支払いの記録',
    payouts: '会員ごとの支払い',
    proposals: '承認',
    draws: '抽選',
    accounts: '振込入金口座',
    'account-entries': '口座の入出金',
    drills: 'リハーサル',
    undelivered: '不達メール',
    jobs: '失敗したジョブ',
    'audit-chain': '監査ログ（改ざん検知用データ付き）',
    inspection: '検査対応資料',
  },
  filters: {
    actor: '操作者',
    action: '操作',
    object: '対象',
    request: 'リクエストID',
    from: '期間（開始）',
    until: '期間（終了）',
    view: '表示',
    search: '検索',
    status: '状態',
    identity: '本人確認',
    screening: '反社チェック',
    kind: '種類',
    state: '状態',
    topic: '種類',
    project_id: 'ファンド',
    fund: 'ファンド',
    judgement: '判定',
    method: '募集方式',
    early: '優先受付',
    due: '入金期限',
    amount: '金額',
    id: '番号',
    batch: '支払いバッチ',
    sort: '並び順',
    order: '並び順',
    account: '勘定',
    year: '年',
  },
}

const lists: ReadonlySet<string> = new Set<AuditField>(['reasons', 'filters', 'checks', 'same_person_as'])
const isDay = /^\d{4}-\d{2}-\d{2}$/
const isInstant = /^\d{4}-\d{2}-\d{2}T/

function valueText(field: string, value: unknown, show: FactFormat): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  if (typeof value === 'number')
    return /(?:_id|Id)$/.test(field) ||
      field === 'proposed_by' ||
      field === 'year' ||
      field === 'check' ||
      field === 'replaces'
      ? String(value)
      : show.figure(value)
  const text = String(value)
  if (isDay.test(text)) return show.day(text)
  if (isInstant.test(text)) return show.time(text)
  const [, person, number] = /^(operator|member):(\d+)$/.exec(text) ?? []
  if (number !== undefined) return `${person === 'operator' ? '運営者' : '会員'}（ID ${number}）`
  const [type = '', id] = text.split(':')
  if (field === 'subject' && id !== undefined) return objectName(type, id)
  const words = auditValues[field as AuditField] ?? {}
  return lists.has(field)
    ? text
        .split(',')
        .map((one) => wordOf(words, one))
        .join('、')
    : wordOf(words, text)
}

/** The facts of a line in words, from what to what first. */
export function factsOf(facts: Readonly<Record<string, unknown>>, show: FactFormat): AuditFact[] {
  const { from, to, ...others } = facts
  const change =
    from === undefined && to === undefined
      ? []
      : [{ label: '変更', value: `${valueText('from', from, show)} → ${valueText('to', to, show)}` }]
  return [
    ...change,
    ...Object.entries(others).map(([field, value]) => ({
      label: wordOf(AUDIT_FIELDS, field),
      value: valueText(field, value, show),
    })),
  ]
}
