import { addDays, formatDate, japanDateOf, parseJapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { courseOf } from '../../../domain/funds/fund-course.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadCourses } from '../fund/load-courses.ts'
import { lockFund } from '../fund/lock-fund.ts'

/** Whole yen: beyond it somebody has mistyped. */
const HIGHEST_PRICE = 1_000_000_000_000

/** What is promised lies no further ahead: whoever waits hears something each quarter. */
const PROMISE_AHEAD = 92

/**
 * The company's words on a delay or an extension: on the page at once, and with the next notice by mail. With `nextNoticeOn`, of a fund that was extended or
 * is in talks, investors are promised the next ones until then and get these the next morning. `askingPrice`: for how much the property is offered for sale
 * by now, whole yen; null where it stays as it was told.
 */
export async function explainDelay(
  services: Services,
  viewer: Viewer,
  {
    fundId,
    text,
    nextNoticeOn: given,
    askingPrice = null,
  }: { fundId: Id<'fund'>; text: FreeText; nextNoticeOn?: string | null; askingPrice?: number | null },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  if (text.trim() === '') return badInput({ text: '必須です' })
  if (text.length > 2000) return badInput({ text: '2000文字以内で入力してください' })
  if (askingPrice !== null && !(askingPrice > 0 && askingPrice <= HIGHEST_PRICE))
    return badInput({ asking_price: '1円から1兆円までの金額を入力してください' })
  const now = services.clock.now()
  const isPromise = (given ?? '') !== ''
  const nextNoticeOn = isPromise ? parseJapanDate(given ?? '') : null
  const last = addDays(japanDateOf(now), PROMISE_AHEAD)
  if (isPromise && (nextNoticeOn === null || nextNoticeOn <= japanDateOf(now) || nextNoticeOn > last))
    return badInput({ next_notice_on: `明日から${formatDate(last)}までの日付を入力してください` })
  return inTransaction(services.database, async (transaction) => {
    const today = japanDateOf(now)
    const [record] = (await lockFund(transaction, fundId)) ? await loadCourses(transaction, today, fundId) : []
    if (!record) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    const course = courseOf(record, today)
    if (course === null || (course.late === null && course.decided === null && course.unreported.length === 0))
      return refusal('CONFLICT', '予定どおりのファンドには、遅れの説明を登録できません。')
    if (nextNoticeOn !== null && course.decided === null)
      return badInput({ next_notice_on: '次のお知らせの日を設定できるのは、延長または協議中のファンドだけです' })
    await transaction
      .insertInto('delay_explanation')
      .values({
        fund_id: fundId,
        text: text.trim(),
        written_by: viewer.memberId,
        written_at: now,
        next_notice_on: nextNoticeOn,
        asking_price: askingPrice,
      })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${viewer.memberId}`,
      action: 'fund.explained',
      objectType: 'fund',
      objectId: fundId,
    })
    return success(null)
  })
}
