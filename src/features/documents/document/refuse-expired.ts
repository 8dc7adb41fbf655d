import { formatDateWithoutWeekday } from '../../../domain/calendar.ts'
import { isViewingOver, lastViewingDay } from '../../../domain/documents/viewing-period.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'

/** What was delivered can be viewed for five years, then no longer; null while it can. */
export function refuseExpired(deliveredAt: Date | null, now: Date): Refusal | null {
  if (deliveredAt === null || !isViewingOver(deliveredAt, now)) return null
  return refusal(
    'CONFLICT',
    `この書面は、交付の日から5年の閲覧期間（${formatDateWithoutWeekday(lastViewingDay(deliveredAt))}まで）が終わったため、表示できません。`,
  )
}
