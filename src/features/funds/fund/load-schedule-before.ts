import type { EarlierSchedule } from '../../../domain/funds/fund-schedule.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { JsonObject } from '../../../platform/database/types.ts'
import { fromStoredContent } from './fund-content.ts'
import type { Id } from '../../../domain/id.ts'

const names = ['offeringStartAt', 'offeringEndAt', 'operationStartOn', 'operationEndOn'] as const

/**
 * The dates that were published first, where two operators changed them: after a second change a delay is still told from the first plan. Of a date that is
 * the first one again the last that differed. Null where nobody has changed a date. Drafts before the publication count for nothing: nobody has relied on them.
 */
export async function loadScheduleBefore(database: Queryable, fundId: Id<'fund'>): Promise<EarlierSchedule | null> {
  const rows = await database
    .selectFrom('fund_version')
    .select(['content', 'proposal_id'])
    .where('fund_id', '=', fundId)
    .orderBy('number', 'desc')
    .execute()
  const firstAgreed = rows.findLastIndex((row) => row.proposal_id !== null)
  const [current, ...earlier] = rows
    .slice(0, firstAgreed + 2)
    .map(({ content }) => fromStoredContent(content as JsonObject))
  if (current === undefined || earlier.length === 0 || firstAgreed < 0) return null
  const first = earlier.at(-1) ?? current
  const before = Object.fromEntries(
    names.map((name) => {
      const isChanged = (plan: typeof current) => !isSame(plan[name], current[name])
      return [name, (isChanged(first) ? first : earlier.find(isChanged))?.[name] ?? null]
    }),
  ) as EarlierSchedule
  return names.every((name) => before[name] === null) ? null : before
}

const isSame = (one: Date | string | null, other: Date | string | null): boolean => one?.valueOf() === other?.valueOf()
