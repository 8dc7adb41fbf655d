import { formatDate, japanDateOf, parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import {
  entryProblems,
  eventMoneyText,
  isImportantEvent,
  momentWord,
  OPERATION_EVENT_KINDS,
  type EventEntry,
  type EventPicture,
} from '../../../domain/funds/operation-event.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { photographUrl } from '../fund/to-graphql.ts'
import { loadInvestors, type Investor } from '../fund-course/load-investors.ts'
import { areOfFund, completePicture, type TypedEventPicture } from './event-pictures.ts'
import { loadEvents, type OperationEvent } from './load-events.ts'
import { sendEvent } from './send-event.ts'

type EntryContent = Omit<EventEntry, 'pictures'> & {
  eventId: Id<'operation_event'>
  /** How many entries its author had read: another one meanwhile refuses it. */
  seen: number
  pictures: EventPicture[]
}

/** What is important is told by two operators, in exactly the words that the second one read. */
const operationEventKind = defineProposalKind<EntryContent>({
  kind: 'fund.operation_event',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    return judged.ok ? success(effectOf(judged.value, content)) : judged
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    await keepEntry(transaction, services, content, { ...judged.value, proposalId, operatorId, now })
    return success(null)
  },
})

/** As it comes from a form: days as they were typed, empty where none is meant. */
export interface TypedEntry {
  eventId: Id<'operation_event'>
  seen: number
  happening: FreeText
  measures: FreeText
  effect: FreeText
  touchesPayments: boolean
  plannedEndOn: string
  endedOn: string
  budget: number | null
  cost: number | null
  nextWordOn: string
  pictures: readonly TypedEventPicture[]
}

/**
 * Tells investors of an event, or proposes to where it is important. `proposalId` is null where it was told at once. BAD_USER_INPUT by field; CONFLICT where the
 * event is over, or another entry came meanwhile.
 */
export async function announceEvent(
  services: Services,
  viewer: Viewer,
  typed: TypedEntry,
): Promise<Outcome<{ proposalId: Id<'proposal'> | null }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const read = readEntry(typed)
  if (!read.ok) return read
  const content = read.value
  const announced = await inTransaction(services.database, async (transaction) => {
    const judged = await judge(transaction, services, content)
    if (!judged.ok || judged.value.isImportant) return judged
    const now = services.clock.now()
    await keepEntry(transaction, services, content, {
      ...judged.value,
      proposalId: null,
      operatorId: viewer.memberId,
      now,
    })
    return judged
  })
  if (!announced.ok) return announced
  if (!announced.value.isImportant) return success({ proposalId: null })
  const subject = `operation_event:${content.eventId}`
  return propose(services, viewer, operationEventKind, { subject, content, reason: '' })
}

function readEntry({ plannedEndOn, endedOn, nextWordOn, pictures, ...typed }: TypedEntry): Outcome<EntryContent> {
  const days = { planned_end_on: plannedEndOn, ended_on: endedOn, next_word_on: nextWordOn }
  const wrong = Object.entries(days).filter(([, text]) => text !== '' && parseJapanDate(text) === null)
  const problems = {
    ...Object.fromEntries(wrong.map(([name]) => [name, '日付を入力してください'])),
    ...(typed.budget !== null && typed.budget <= 0 && { budget: '1円以上の金額を入力してください' }),
    ...(typed.cost !== null && typed.cost < 0 && { cost: '0円以上の金額を入力してください' }),
  }
  if (Object.keys(problems).length > 0) return badInput(problems)
  return success({
    ...typed,
    happening: typed.happening.trim(),
    measures: typed.measures.trim(),
    effect: typed.effect.trim(),
    plannedEndOn: parseJapanDate(plannedEndOn),
    endedOn: parseJapanDate(endedOn),
    nextWordOn: parseJapanDate(nextWordOn),
    pictures: pictures.map(completePicture),
  })
}

interface Judged {
  event: OperationEvent
  isImportant: boolean
  investors: readonly Investor[]
}

async function judge(transaction: Transaction, services: Services, content: EntryContent): Promise<Outcome<Judged>> {
  const today = japanDateOf(services.clock.now())
  const [known] = await loadEvents(transaction, { eventId: content.eventId })
  const fund = known && (await lockFund(transaction, known.fundId))
  // Read again behind the lock.
  const [event] = fund ? await loadEvents(transaction, { eventId: content.eventId }) : []
  if (!fund || event === undefined) return refusal('NOT_FOUND', '出来事が見つかりません。')
  if (event.entries.at(-1)?.endedOn) return refusal('CONFLICT', 'この出来事は、完了をお知らせしています。')
  if (event.entries.length !== content.seen)
    return refusal('CONFLICT', 'ほかの運営者が続報を登録しました。内容を確認してから、もう一度お試しください。')
  const problems = entryProblems(content, { event, earlier: event.entries, today })
  if (Object.keys(problems).length > 0) return badInput(problems)
  if (!(await areOfFund(transaction, event.fundId, content.pictures)))
    return badInput({ pictures: 'このファンドに追加した写真を選択してください' })
  const { budget, cost, touchesPayments } = content
  const isImportant =
    event.isImportant ||
    isImportantEvent({ kind: event.kind, touchesPayments, budget }, { cost, fundTotal: fund.fund.fundTotal })
  return success({ event, isImportant, investors: isImportant ? await loadInvestors(transaction, event.fundId) : [] })
}

/** Everything that investors will read, letter for letter. */
function effectOf({ event, investors }: Judged, entry: EventEntry): Effect {
  const shown = (label: string, after: string) => ({ label, before: null, after, isShown: true })
  const day = (label: string, on: JapanDate | null) => (on === null ? [] : [shown(label, formatDate(on))])
  const money = eventMoneyText(entry)
  return {
    title: `${event.fundName}：${event.title}のお知らせ`,
    people: new Set(investors.map(({ memberId }) => memberId)).size,
    yen: entry.cost ?? entry.budget ?? 0,
    changes: [
      { label: '種類', before: null, after: OPERATION_EVENT_KINDS[event.kind] },
      ...day('発生・開始', event.happenedOn),
      shown('内容', entry.happening),
      shown('対応', entry.measures),
      shown('分配と元本への影響', entry.effect),
      ...(money === null ? [] : [shown('費用', money)]),
      ...day('完了の予定', entry.plannedEndOn),
      ...day('完了', entry.endedOn),
      ...day('次のお知らせの期限', entry.nextWordOn),
      ...entry.pictures.map((picture) =>
        shown(
          `写真（${momentWord(event.kind, picture.moment)}）`,
          `${picture.caption}（代替テキスト：${picture.alt}）`,
        ),
      ),
    ],
    exhibits: entry.pictures.map(({ id, caption }) => ({
      kind: 'picture',
      name: caption,
      url: photographUrl(event.fundId, id),
    })),
  }
}

interface Announcement extends Judged {
  proposalId: Id<'proposal'> | null
  operatorId: Id<'member'>
  now: Date
}

async function keepEntry(
  transaction: Transaction,
  services: Services,
  entry: EntryContent,
  { event, isImportant, investors, proposalId, operatorId, now }: Announcement,
): Promise<void> {
  const seq = event.entries.length + 1
  await transaction
    .insertInto('operation_event_entry')
    .values({
      event_id: event.id,
      seq,
      happening: entry.happening,
      measures: entry.measures,
      effect: entry.effect,
      touches_payments: entry.touchesPayments,
      planned_end_on: entry.plannedEndOn,
      ended_on: entry.endedOn,
      budget: entry.budget,
      cost: entry.cost,
      next_word_on: entry.nextWordOn,
      pictures: JSON.stringify(entry.pictures),
      is_important: isImportant,
      people: new Set(investors.map(({ memberId }) => memberId)).size,
      proposal_id: proposalId,
      told_by: operatorId,
      told_at: now,
    })
    .execute()
  await recordAudit(transaction, {
    at: now,
    actor: `operator:${operatorId}`,
    action: 'fund.event_announced',
    objectType: 'fund',
    objectId: event.fundId,
    detail: { subject: event.title },
  })
  if (isImportant) await sendEvent(transaction, services, { event, entry, seq, investors })
}
