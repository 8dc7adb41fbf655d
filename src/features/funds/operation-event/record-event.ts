import { japanDateOf, parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import {
  EVENT_TITLE_MOST,
  eventDueOn,
  isImportantEvent,
  type OperationEventKind,
} from '../../../domain/funds/operation-event.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { loadNextReports } from '../fund/load-next-reports.ts'

export interface RecordedEvent {
  fundId: Id<'fund'>
  /** Null where it is about the fund itself, or all that it holds. */
  partId: Id<'property_part'> | null
  kind: OperationEventKind
  title: FreeText
  /** 'YYYY-MM-DD', both. */
  happenedOn: string
  learnedOn: string
  /** Whole yen. */
  budget: number | null
  touchesPayments: boolean
}

/**
 * Writes down that something has happened, on the day on which the operator learned of it: from it runs the time until investors hear of it. Nobody but
 * operators sees it yet. BAD_USER_INPUT by field; CONFLICT where the fund is not at work.
 */
export async function recordEvent(
  services: Services,
  viewer: Viewer,
  event: RecordedEvent,
): Promise<Outcome<{ eventId: Id<'operation_event'>; isImportant: boolean; dueOn: JapanDate }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const now = services.clock.now()
  const today = japanDateOf(now)
  const happenedOn = parseJapanDate(event.happenedOn)
  const learnedOn = parseJapanDate(event.learnedOn)
  const problems = problemsOf(event, today)
  if (happenedOn === null || learnedOn === null || Object.keys(problems).length > 0) return badInput(problems)
  return inTransaction(services.database, async (transaction) => {
    const fund = await lockFund(transaction, event.fundId)
    if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    if (!(await isAtWork(transaction, event.fundId)))
      return refusal('CONFLICT', '運用中のファンドではないため、出来事を記録できません。')
    if (event.partId !== null && !(await holds(transaction, event.fundId, event.partId)))
      return badInput({ part_id: 'このファンドの物件を選択してください' })
    const isImportant = isImportantEvent(event, { fundTotal: fund.fund.fundTotal })
    const report = (await loadNextReports(transaction, today)).find(({ fund_id: fundId }) => fundId === event.fundId)
    const dueOn = eventDueOn({ learnedOn, isImportant }, report?.due_on ?? null)
    const { id: eventId } = await transaction
      .insertInto('operation_event')
      .values({
        fund_id: event.fundId,
        part_id: event.partId,
        kind: event.kind,
        title: event.title.trim(),
        happened_on: happenedOn,
        learned_on: learnedOn,
        budget: event.budget,
        touches_payments: event.touchesPayments,
        is_important: isImportant,
        due_on: dueOn,
        recorded_by: viewer.memberId,
        recorded_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'fund.event_recorded',
      objectType: 'fund',
      objectId: event.fundId,
      detail: { subject: event.title.trim() },
    })
    return success({ eventId, isImportant, dueOn })
  })
}

function problemsOf({ title, happenedOn, learnedOn, budget }: RecordedEvent, today: JapanDate): Record<string, string> {
  const learned = parseJapanDate(learnedOn)
  return {
    ...(title.trim() === '' && { title: '必須です' }),
    ...(title.trim().length > EVENT_TITLE_MOST && { title: `${EVENT_TITLE_MOST}文字以内で入力してください` }),
    ...(parseJapanDate(happenedOn) === null && { happened_on: '日付を入力してください' }),
    ...((learned === null || learned > today) && { learned_on: '今日までの日付を入力してください' }),
    ...(budget !== null && budget <= 0 && { budget: '1円以上の金額を入力してください' }),
  }
}

/** Its operation has begun, and somebody's principal is not paid back yet. */
async function isAtWork(transaction: Transaction, fundId: Id<'fund'>): Promise<boolean> {
  const found = await transaction
    .selectFrom('fund_result as result')
    .select('result.fund_id')
    .where('result.fund_id', '=', fundId)
    .where('result.operation_booked_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('investment')
          .select('investment.id')
          .whereRef('investment.fund_id', '=', 'result.fund_id')
          .where('investment.status', '=', 'participating')
          .where('investment.redeemed_at', 'is', null),
      ),
    )
    .executeTakeFirst()
  return found !== undefined
}

async function holds(transaction: Transaction, fundId: Id<'fund'>, partId: Id<'property_part'>): Promise<boolean> {
  const found = await transaction
    .selectFrom('fund_property')
    .select('id')
    .where('fund_id', '=', fundId)
    .where('part_id', '=', partId)
    .executeTakeFirst()
  return found !== undefined
}
