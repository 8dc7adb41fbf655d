import { addDays, addMonths, endOfDay, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import { lastDayOf } from '../../../domain/people/identity-method.ts'
import { openIdentityStatuses } from '../../../domain/lifecycles/identity-check.ts'
import type { Services } from '../../core/services.ts'
import type { WorkQueue } from './work-queue.ts'

/** From so many months before a method ends it is a task. */
const monthsAhead = 3

/**
 * What still hangs on photographs when they are about to end as a method: checks that are under way, and the setting. From the day after, the
 * setting does no harm any more: its successor is asked for.
 */
export async function listIdentityMethodQueue({ database, clock, config }: Services): Promise<WorkQueue> {
  const lastDay = lastDayOf('image')
  const today = japanDateOf(clock.now())
  const begin = lastDay === null ? null : addMonths(addDays(lastDay, 1), -monthsAhead)
  const none = { name: 'identity_method', count: 0, oldestAt: null, dueAt: null, yen: null, detail: null } as const
  if (lastDay === null || begin === null || today < begin) return none
  const { open } = await database
    .selectFrom('identity_check')
    .select((expression) => expression.fn.countAll<number>().as('open'))
    .where('status', 'in', openIdentityStatuses)
    .where('method', '=', 'image')
    .executeTakeFirstOrThrow()
  const isSet = config.EKYC_METHOD === 'image' && today <= lastDay
  if (open === 0 && !isSet) return none
  const parts = [...(isSet ? ['設定が画像のままです'] : []), ...(open > 0 ? [`画像で手続き中 ${open}人`] : [])]
  return {
    ...none,
    count: open + (isSet ? 1 : 0),
    oldestAt: startOfDay(begin),
    dueAt: endOfDay(lastDay),
    detail: parts.join('・'),
  }
}
