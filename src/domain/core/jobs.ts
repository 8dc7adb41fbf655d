import type { Id } from '../id.ts'

/** What a job is given: for each field the id of a row, several of them, or a text. */
type FieldKind = `id of ${string}` | `ids of ${string}` | 'text'

type PayloadShape = Readonly<Record<string, FieldKind>>

interface JobDefinition {
  /** What it is called on every page of the back office. */
  title: string
  /** What running it once more does; every job is safe to repeat, and does only what is still to be done. */
  effect: string
  payload: PayloadShape
}

/** Every job of the queue. Names stay as they are: jobs of an older release may wait under them. */
export const jobs = {
  'close-lottery': {
    title: '抽選の締め切り',
    effect: '名簿を確定して、抽選を待ちます',
    payload: { fundId: 'id of fund' },
  },
  'draw-lottery': { title: '抽選', effect: '抽選して、結果をメールで通知します', payload: { fundId: 'id of fund' } },
  'fill-account-pool': {
    title: '振込入金口座の用意',
    effect: '振込入金口座が足りなければ、銀行に発行を依頼します',
    payload: {},
  },
  'follow-payouts': { title: '振込結果の確認', effect: '銀行から振込の結果を読み取ります', payload: {} },
  'forget-expired': { title: '期限切れの記録の整理', effect: '期限の切れた記録を消します', payload: {} },
  'issue-fund-documents': {
    title: 'ファンドの書面の作成',
    effect: 'ファンドの書面を作ります',
    payload: { fundId: 'id of fund', reason: 'text', actor: 'text' },
  },
  'play-drill': {
    title: '募集のリハーサル',
    effect: 'リハーサルを行います。本番のデータには触れません',
    payload: { id: 'id of drill' },
  },
  'print-management-report': {
    title: '財産管理報告書の作成',
    effect: '財産管理報告書のPDFを作ります',
    payload: { id: 'id of management_report_copy' },
  },
  'read-account': { title: '口座の明細の読み取り', effect: '口座の明細を読み取ります', payload: {} },
  'read-deposits': { title: '入金の読み取り', effect: '入金を読み取り、申込に充てます', payload: {} },
  'reconcile-identity': { title: '本人確認の結果の確認', effect: '本人確認の結果を読み取ります', payload: {} },
  'remind-missing-bank-accounts': {
    title: 'お支払いできていないお金のお知らせ',
    effect: '受取口座の登録や確認をお願いするメールを送ります',
    payload: {},
  },
  'render-contract': {
    title: '契約成立時書面の作成',
    effect: '契約成立時書面のPDFを作ります',
    payload: { id: 'id of contract_document' },
  },
  'render-contracts': {
    title: '契約成立時書面の作成',
    effect: '契約成立時書面のPDFを作ります',
    payload: { ids: 'ids of contract_document' },
  },
  'repeat-scheduled-task': {
    title: '定時の処理のやり直し',
    effect: '予定の時刻に終わらなかった処理を、もう一度行います',
    payload: { task: 'text', dueAt: 'text' },
  },
  'send-campaign': {
    title: 'メール配信',
    effect: 'まだ送っていない人にメールを送ります',
    payload: { id: 'id of mail_campaign' },
  },
  'send-mail': {
    title: 'メールの送信',
    effect: 'まだ送っていないメールを送ります',
    payload: { id: 'id of mail_outbox' },
  },
  'send-mails': {
    title: 'メールの送信',
    effect: 'まだ送っていないメールを送ります',
    payload: { ids: 'ids of mail_outbox' },
  },
  'send-payout-batch': {
    title: '振込の依頼',
    effect: '承認済みの振込を銀行に依頼します（重複依頼は行いません）',
    payload: { id: 'id of payout_batch' },
  },
  'send-push': { title: '端末への通知', effect: '端末に通知を送ります', payload: { id: 'id of push_message' } },
  'subscribe-bank-notices': { title: '入金通知の登録', effect: '銀行に入金の通知を依頼します', payload: {} },
  'write-papers': {
    title: '申込みが集中した後の書類とメールの用意',
    effect: '申込みの書面とメールを用意します',
    payload: { fundId: 'id of fund' },
  },
} as const satisfies Readonly<Record<string, JobDefinition>>

export type JobName = keyof typeof jobs

type FieldType<Kind> = Kind extends `id of ${infer Of}`
  ? Id<Of>
  : Kind extends `ids of ${infer Of}`
    ? readonly Id<Of>[]
    : string

export type JobPayload<Name extends JobName> = {
  readonly [Field in keyof (typeof jobs)[Name]['payload']]: FieldType<(typeof jobs)[Name]['payload'][Field]>
}

const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)

/** A job of a release that is no more keeps its name. */
export const jobTitle = (name: string): string => (isJobName(name) ? jobs[name].title : name)
export const jobEffect = (name: string): string => (isJobName(name) ? jobs[name].effect : '')

export const jobTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(jobs).map(([name, { title }]) => [name, title]),
)

function isOf(kind: FieldKind, value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string'
  if (kind.startsWith('id of ')) return Number.isSafeInteger(value)
  return Array.isArray(value) && value.every(Number.isSafeInteger)
}

/**
 * What the queue hands out, as the job's definition says.
 * @throws Error where a field is missing or of another kind: what enqueued it was no program of ours, or an older one.
 */
export function readJobPayload<Name extends JobName>(name: Name, payload: unknown): JobPayload<Name> {
  const given = (payload ?? {}) as Readonly<Record<string, unknown>>
  const shape: PayloadShape = jobs[name].payload
  for (const [field, kind] of Object.entries(shape)) {
    if (!isOf(kind, given[field]))
      throw new Error(`job ${name}: ${field} is no ${kind}: ${JSON.stringify(given[field])}`)
  }
  return given as JobPayload<Name>
}
