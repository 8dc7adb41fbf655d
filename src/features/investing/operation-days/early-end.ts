import { sql } from 'kysely'
import { formatDate, japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { allowsDeclaredIncome, type Config } from '../../../platform/config.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'

/** The end of an operation that was to last longer. */
export interface EarlyEnd {
  plannedOn: JapanDate
  endedOn: JapanDate
  words: FreeText
}

/** Where the books do not bind, nobody is asked for words by the published API. */
const WITHOUT_WORDS = '予定の運用終了日より前に、運用を終了しました。'

/** An operation that ends before its plan earns less than was promised: investors read why. Null where it lasts as planned; see decision 0488. */
export async function judgeEarlyEnd(
  database: Queryable,
  config: Config,
  { fundId, endOn, words = '' }: { fundId: Id<'fund'>; endOn: string; words?: FreeText | undefined },
): Promise<Outcome<EarlyEnd | null>> {
  const { rows } = await sql<{ planned: string | null }>`select planned_end_of(${fundId})::text as planned`.execute(
    database,
  )
  const planned = rows[0]?.planned ?? null
  if (planned === null || endOn >= planned) return success(null)
  const [plannedOn, endedOn] = [japanDate(planned), japanDate(endOn)]
  if (words.trim().length > 500) return badInput({ unyo_end_words: '500文字以内で入力してください' })
  if (words.trim() !== '') return success({ plannedOn, endedOn, words: words.trim() })
  if (allowsDeclaredIncome(config)) return success({ plannedOn, endedOn, words: WITHOUT_WORDS })
  return badInput({
    unyo_end_words: `予定の${formatDate(plannedOn)}より早く運用を終了する理由を入力してください。投資家に表示します。`,
  })
}

/** Beside the end itself, in its transaction. */
export async function recordEarlyEnd(
  transaction: Transaction,
  { fundId, early, now }: { fundId: Id<'fund'>; early: EarlyEnd; now: Date },
): Promise<void> {
  const { plannedOn, endedOn, words } = early
  await transaction
    .insertInto('early_end')
    .values({ fund_id: fundId, planned_on: plannedOn, ended_on: endedOn, words, recorded_at: now })
    .execute()
}
