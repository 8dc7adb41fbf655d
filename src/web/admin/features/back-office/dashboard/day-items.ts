import {
  addMonths,
  daysBetween,
  endOfDay,
  japanDate,
  japanDateOf,
  type JapanDate,
} from '../../../../../domain/calendar.ts'
import { QUEUE_TITLES } from '../../../../../domain/core/queue-words.ts'
import { placeOfApproval, type WaitingApproval } from '../../../shell/approvals.ts'
import { approvalQueues, queuePlaces, type WorkQueue, type WorkQueueName } from '../../../shell/queues.ts'
import { figure, waitingFor } from '../../../ui/admin-format.ts'
import { deadlinePlaces } from './deadline-places.ts'
import type { LegalDeadline } from './dashboard-queries.ts'

/** The kinds of work, as the filter names them. */
export const dayParts = ['承認', '運用', 'お金', '会員', '書面'] as const
export type DayPart = (typeof dayParts)[number]

/** One of what waits in a line of the day's work. */
export interface DayEntry {
  title: string
  facts: string
  to: string
}

/** One line of the day's work. */
export interface DayItem {
  key: string
  part: DayPart
  title: string
  /** '3件・820,693円' */
  facts: string
  /** Where it is worked off, and the word on its button. */
  to: string | null
  act: string
  /** What it consists of, each at its own place; empty where it has one place for all. */
  entries: readonly DayEntry[]
  /** An instant; null where nothing sets a day. */
  dueAt: string | null
  /** An instant since which the oldest has waited. */
  since: string | null
  /** Whose work it is; null where it is no queue. */
  queue: WorkQueue | null
  /** Who prepared it, of an approval. */
  preparedBy: string | null
}

const works: Readonly<
  Record<Exclude<WorkQueueName, 'payout_to_approve' | 'proposal'>, readonly [part: DayPart, act: string]>
> = {
  identity_submitted: ['会員', '一覧を見る'],
  identity_stuck: ['会員', '照会する'],
  identity_method: ['会員', '確認する'],
  member_held: ['会員', '確認する'],
  suspicious_dealing: ['会員', '確認する'],
  screening_due: ['会員', '照会する'],
  foreign_official: ['会員', '確認する'],
  law_unanswered: ['会員', '一覧を見る'],
  incident: ['会員', '対応する'],
  paper_to_post: ['書面', '発送する'],
  vendor_check: ['書面', '点検する'],
  risk_paper: ['書面', '作成する'],
  law_change: ['書面', '確認する'],
  enquiry: ['会員', '回答する'],
  mail_undeliverable: ['会員', '確認する'],
  deposit_unknown: ['お金', '照合する'],
  account_unexplained: ['お金', '記帳する'],
  statement_difference: ['お金', '確認する'],
  deposit_due_today: ['お金', '一覧を見る'],
  refund: ['お金', '準備する'],
  payout_to_prepare: ['お金', '準備する'],
  payout_file: ['お金', '出力する'],
  payout_unconfirmed: ['お金', '確認する'],
  unclaimed_letter: ['お金', '手紙を送る'],
  payout_unclear: ['お金', '確認する'],
  plan_overdue: ['お金', '確認する'],
  tax_instalment: ['お金', '納付を予定する'],
  loan_instalment: ['お金', '返済を用意する'],
  rent_arrears: ['お金', '確認する'],
  tax: ['お金', '納付する'],
  tax_papers: ['お金', '訂正する'],
  property_unrecorded: ['運用', '記録する'],
  party_without_kana: ['運用', '振込名義を登録する'],
  party_ours_later: ['運用', '確認する'],
  lottery: ['運用', '一覧を見る'],
  fund_delay: ['運用', '確認する'],
  fund_word: ['運用', '説明する'],
  operation_event: ['運用', 'お知らせする'],
  operation_start: ['運用', '開始を記録'],
  dividend_due: ['運用', '入力する'],
  loss_statement: ['運用', '説明する'],
  term_end: ['運用', '確認する'],
  report_due: ['書面', '作成する'],
  documents_outdated: ['書面', '作り直す'],
  contract_unread: ['書面', '一覧を見る'],
  contract_unprinted: ['書面', '一覧を見る'],
  job_failed: ['書面', '確認する'],
}

function ofQueue(queue: WorkQueue, now: number): DayItem[] {
  if (queue.name === 'payout_to_approve' || queue.name === 'proposal') return []
  const [part, act] = works[queue.name]
  const facts = [
    `${figure(queue.count)}件`,
    queue.yen === null ? null : `${figure(queue.yen)}円`,
    queue.detail,
    queue.oldest_at === null || Date.parse(queue.oldest_at) > now
      ? null
      : `最も古いもの ${waitingFor(queue.oldest_at, now)}前`,
  ]
  const entries = queue.entries.map(({ fund_id, title, detail }) => ({
    title,
    facts: detail,
    to: `/itoadmintool/funds/${fund_id}#documents`,
  }))
  return [
    {
      key: queue.name,
      part,
      act,
      title: QUEUE_TITLES[queue.name],
      facts: facts.filter((fact) => fact !== null).join('・'),
      to: entries[0]?.to ?? placeOf(queue),
      entries,
      dueAt: queue.due_at,
      since: queue.oldest_at,
      queue,
      preparedBy: null,
    },
  ]
}

/** Of the tax: the month that is due next, whose payment is recorded there. It is due in the month after it. */
function placeOf({ name, due_at: dueAt }: WorkQueue): string | null {
  const { to } = queuePlaces[name]
  if (name !== 'tax' || dueAt === null) return to
  const due = japanDateOf(new Date(dueAt))
  return `${to}?month=${addMonths(japanDate(`${due.slice(0, 7)}-01`), -1).slice(0, 7)}`
}

const ofApproval = (item: WaitingApproval): DayItem => ({
  key: item.key,
  part: '承認',
  title: item.title,
  facts: [`${figure(item.people)}${item.kind === 'payout_batch' ? '件' : '人'}`, `${figure(item.yen)}円`].join('・'),
  to: placeOfApproval(item),
  act: '内容を確認',
  entries: [],
  dueAt: item.due_at,
  since: item.since,
  queue: null,
  preparedBy: `${item.prepared_by}${item.is_own ? '（あなた）' : ''}`,
})

/** A deadline of law or contract enters the day's work so many days ahead. */
export const lawDaysAhead = 14
/** These stand in the day's work as queues of their own. */
const inQueues: ReadonlySet<LegalDeadline['kind']> = new Set([
  'tax',
  'dividend',
  'term_end',
  'incident',
  'vendor_check',
])

function ofDeadline(deadline: LegalDeadline, now: number): DayItem[] {
  const day = deadline.due_on as JapanDate
  if (inQueues.has(deadline.kind) || daysBetween(japanDateOf(new Date(now)), day) > lawDaysAhead) return []
  const place = deadlinePlaces[deadline.kind]
  return [
    {
      key: `${deadline.due_on} ${deadline.title}`,
      part: deadline.kind === 'dividend_payment' ? 'お金' : '書面',
      title: deadline.title,
      facts: `${deadline.detail}（${deadline.source}）`,
      to: place?.to ?? null,
      act: place === null ? '' : '確認する',
      entries: [],
      dueAt: endOfDay(day).toISOString(),
      since: null,
      queue: null,
      preparedBy: null,
    },
  ]
}

const far = Number.MAX_SAFE_INTEGER
const rankOf = ({ dueAt, since, part }: DayItem): readonly number[] => [
  dueAt === null ? far : Date.parse(dueAt),
  dayParts.indexOf(part),
  since === null ? far : Date.parse(since),
]

function byDeadline(one: DayItem, other: DayItem): number {
  const [first, second] = [rankOf(one), rankOf(other)]
  const place = first.findIndex((value, index) => value !== second[index])
  return place < 0 ? 0 : (first[place] ?? 0) - (second[place] ?? 0)
}

/** Whether the machine or another house works it off, and nobody here has to do anything. */
const isAutomatic = ({ name }: WorkQueue): boolean => queuePlaces[name].note !== undefined

/** The day's work: what waits for an operator by its deadline, the overdue first; what goes on by itself; and what is done. */
export function dayItems(
  {
    queues,
    approvals,
    deadlines,
  }: { queues: readonly WorkQueue[]; approvals: readonly WaitingApproval[]; deadlines: readonly LegalDeadline[] },
  now: number,
): { waiting: DayItem[]; automatic: DayItem[]; empty: WorkQueue[] } {
  const full = queues.filter(({ count }) => count > 0)
  const empty = queues.filter(({ count, name }) => count === 0 && !approvalQueues.includes(name))
  return {
    waiting: [
      ...approvals.map(ofApproval),
      ...full.filter((queue) => !isAutomatic(queue)).flatMap((queue) => ofQueue(queue, now)),
      ...deadlines.flatMap((deadline) => ofDeadline(deadline, now)),
    ].toSorted(byDeadline),
    automatic: full.filter(isAutomatic).flatMap((queue) => ofQueue(queue, now)),
    empty,
  }
}
