import { setImmediate } from 'node:timers/promises'
import { japanDateOf } from '../../../domain/calendar.ts'
import { dealingLimitsOn } from '../../../domain/back-office/dealing-watch/limits.ts'
import { watchDealings, type DealingFinding } from '../../../domain/back-office/dealing-watch/watch.ts'
import { actAsProduct } from '../../../platform/database/acting-operator.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { loadDealings } from './load-dealings.ts'

/** So many members are looked at before the worker's other work has its turn. */
const step = 200

/** Looks at the dealings of all members and keeps what is suspicious. What was found on an earlier night is not found again; it may run twice. */
export const findSuspiciousDealings = (services: Services, dueAt: Date): Promise<void> =>
  actAsProduct(() => watchAll(services, dueAt))

async function watchAll(services: Services, dueAt: Date): Promise<void> {
  const version = dealingLimitsOn(japanDateOf(dueAt))
  const members = await loadDealings(services.database)
  let found: DealingFinding[] = []
  let seen = 0
  for (const findings of watchDealings(members, version.limits, dueAt)) {
    found.push(...findings)
    seen += 1
    if (seen % step !== 0) continue
    await keep(services, found, version.from)
    found = []
    await setImmediate()
  }
  await keep(services, found, version.from)
}

async function keep(services: Services, found: readonly DealingFinding[], limitsFrom: string): Promise<void> {
  if (found.length === 0) return
  const rows = found.map(({ memberId, rule, subject, words, at }) => ({
    member_id: memberId,
    rule,
    subject,
    words,
    dealt_at: at,
    limits_from: limitsFrom,
    found_at: services.clock.now(),
  }))
  await inTransaction(services.database, (transaction) =>
    transaction
      .insertInto('dealing_finding')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['member_id', 'rule', 'subject']).doNothing())
      .execute(),
  )
}
