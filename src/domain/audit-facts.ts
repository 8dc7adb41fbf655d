import { ACCOUNT_ENTRY_KINDS } from './account-entry-words.ts'
import { AUDIT_FIELDS, type AuditField } from './audit-fields.ts'
import { objectName } from './audit-words.ts'
import { CASE_STEPS, GUIDED_CASES } from './guided-case.ts'
import type { CancelReason, InvestmentStatus } from './investment.ts'
import { jobWords } from './job-words.ts'
import { identityMethodWords, memberStatusWords, screeningWords, wordOf } from './people-words.ts'

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

const campaignStates = { draft: '下書き', scheduled: '予約済み', sending: '送信中', sent: '送信済み', canceled: '取り消し' }
const applicationStates: Record<InvestmentStatus, string> = {
  lottery_pending: '抽選待ち', awaiting_deposit: '入金待ち', participating: '参加中', not_selected: '落選', fund_failed: '不成立', canceled: '取消',
}
const applicationReasons: Record<CancelReason | string, string> = {
  applied: '申し込み', deposit_completed: '入金の完了', deadline_passed: '入金期限の経過', deadline: '入金期限の経過', cooling_off: 'クーリング・オフ', 'lottery won': '当選', 'lottery lost': '落選', 'fund failed': 'ファンドの不成立',
  fund_failed: 'ファンドの不成立', member_before_deposit: '本人の申し出', operator: '運営者の取り消し', in_time_deposit_found: '期限内の入金の判明',
}
const states = { ...memberStatusWords, ...campaignStates, ...ACCOUNT_ENTRY_KINDS, ...applicationStates }
const steps = Object.fromEntries(Object.values(CASE_STEPS).flatMap((each) => each.map(({ key, text }) => [key, text])))

/** What the values of a fact are called where they are words of the code. */
export const auditValues: Readonly<Partial<Record<AuditField, Readonly<Record<string, string>>>>> = {
  from: states,
  to: states,
  kind: { ...ACCOUNT_ENTRY_KINDS, ...GUIDED_CASES },
  field: { email: 'メールアドレス', tel: '電話番号', birthday: '生年月日', address: '住所', pending_address: '手続き中の住所', bank_account_number: '受取口座の番号' },
  method: { ...identityMethodWords, transfer: '銀行のAPI', file: '総合振込ファイル' },
  reason: applicationReasons,
  result: screeningWords,
  outcome: {
    part_payment: '一部の入金', completed: '入金の完了', reinstated: '申し込みの復活', no_room_to_reinstate: '復活の枠なし', in_time_but_short: '期限内だが不足', late: '期限後',
    already_paid: '入金済み', not_payable: '支払いの対象外', unknown_account: '宛先の口座が不明',
  },
  reasons: {
    document_unclear: '書類が不鮮明', face_mismatch: '顔写真の不一致', name_mismatch: '氏名の不一致', birthday_mismatch: '生年月日の不一致', address_mismatch: '住所の不一致', document_expired: '書類の期限切れ',
  },
  notice: {
    new_device: '新しい端末からのログイン', password_changed: 'パスワードの変更', bank_account_changed: '受取口座の変更', address_changed: '住所の変更', email_change_asked: 'メールアドレス変更の申し込み',
    email_changed: 'メールアドレスの変更', passkey_added: 'パスキーの追加', passkey_removed: 'パスキーの削除',
  },
  choice: { continue: '継続', leave: '解約' },
  audience: { everyone: '全会員', fund: 'ファンドの参加者', nobody: '未定' },
  by: { link: 'メールのリンク' },
  step: steps,
  task: jobWords,
  table: {
    members: '会員', enquiries: 'お問い合わせ', audit: '監査ログ', funds: 'ファンド', applications: '申込', deliveries: '書面の交付と閲覧', deposits: '入金照合', payables: '支払い待ち', day: '日報', entries: '仕訳', identity: '本人確認', messages: 'お知らせ', mails: 'メール配信', 'payout-batches': '支払いの記録', payouts: '会員ごとの支払い', proposals: '承認', draws: '抽選', accounts: '振込入金口座', 'account-entries': '口座の入出金', drills: '予行演習', undelivered: '不達メール', jobs: '失敗したジョブ', 'audit-chain': '監査ログ（連鎖つき）', inspection: '点検資料',
  },
  filters: {
    actor: '操作した人', action: '操作', object: '対象', request: '受付ID', from: 'から', until: 'まで', view: '表示', search: '検索', status: '状態', identity: '本人確認', screening: '反社チェック', kind: '種類', state: '状態',
    topic: '種類', project_id: 'ファンド', fund: 'ファンド', judgement: '判定', method: '募集方式', early: '優先受付', due: '入金期限', amount: '金額', id: '番号', batch: '支払いのまとまり', sort: '並び順', order: '並び順', account: '勘定', year: '年',
  },
}

const lists: ReadonlySet<string> = new Set<AuditField>(['reasons', 'filters', 'checks', 'same_person_as'])
const isDay = /^\d{4}-\d{2}-\d{2}$/
const isInstant = /^\d{4}-\d{2}-\d{2}T/

function valueText(field: string, value: unknown, show: FactFormat): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  if (typeof value === 'number') return /(?:_id|Id)$/.test(field) || field === 'proposed_by' || field === 'year' || field === 'check' || field === 'replaces' ? String(value) : show.figure(value)
  const text = String(value)
  if (isDay.test(text)) return show.day(text)
  if (isInstant.test(text)) return show.time(text)
  const [, person, number] = /^(operator|member):(\d+)$/.exec(text) ?? []
  if (number !== undefined) return `${person === 'operator' ? '運営者' : '会員'}（ID ${number}）`
  const [type = '', id] = text.split(':')
  if (field === 'subject' && id !== undefined) return objectName(type, id)
  const words = auditValues[field as AuditField] ?? {}
  return lists.has(field) ? text.split(',').map((one) => wordOf(words, one)).join('、') : wordOf(words, text)
}

/** The facts of a line in words, from what to what first. */
export function factsOf(facts: Readonly<Record<string, unknown>>, show: FactFormat): AuditFact[] {
  const { from, to, ...others } = facts
  const change = from === undefined && to === undefined ? [] : [{ label: '変更', value: `${valueText('from', from, show)} → ${valueText('to', to, show)}` }]
  return [...change, ...Object.entries(others).map(([field, value]) => ({ label: wordOf(AUDIT_FIELDS, field), value: valueText(field, value, show) }))]
}
