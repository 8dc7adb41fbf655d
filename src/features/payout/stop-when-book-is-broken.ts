import { japanDateOf } from '../../domain/calendar.ts'
import { checkMoney } from '../../ledger/check-money.ts'
import { notifyOperators } from '../notification/notify-operators.ts'
import type { Services } from '../services.ts'

/** Says that something is late, not that the book is wrong; a batch that waits too long would keep itself from ever leaving. */
const onlyLate = new Set(['M20'])

/**
 * Whether an invariant of the book is broken: then no money leaves until somebody has found out why. The operators are told, once a day.
 */
export async function isBookBroken(services: Services): Promise<boolean> {
  const broken = (await checkMoney(services.database)).filter(({ id, rows }) => rows.length > 0 && !onlyLate.has(id))
  if (broken.length === 0) return false
  const ids = broken.map(({ id }) => id)
  services.log.error({ checks: ids }, 'money invariants are broken: nothing is sent to the bank')
  await notifyOperators(services, {
    key: `payouts-stopped:${japanDateOf(services.clock.now())}:${ids.join(',')}`,
    title: '帳簿の検査に合わないため、支払いを止めています',
    body: `検査 ${ids.join('、')} に合わない記録があります。原因が分かるまで、銀行への振込依頼を止めています。`,
  })
  return true
}
