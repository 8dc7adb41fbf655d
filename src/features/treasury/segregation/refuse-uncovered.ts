import { formatDateWithoutWeekday, type JapanDate } from '../../../domain/calendar.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { coverageOf, type Coverage, type OutgoingAct } from '../../../domain/treasury/segregation.ts'
import { lockSegregation } from '../../../ledger/lock-segregation.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { isOpened, loadPosition } from './load-position.ts'

/** What stands against an act by which money leaves. */
export interface ActCoverage extends Coverage {
  /** Whether the bank's own balance is booked; refunds and tax do not wait for it. */
  isOpened: boolean
  /** As it was classified. */
  due: JapanDate | null
  /** In Japanese, with the figures; null where the act may go on. */
  refusal: string | null
}

/**
 * By the books of this moment; for a screen that shows it, or under the lock.
 * @param due of a distribution: the first day on which any of it is to be paid.
 */
export async function coverAct(
  database: Queryable,
  services: Services,
  act: OutgoingAct,
  due: JapanDate | null = null,
): Promise<ActCoverage> {
  const opened = await isOpened(database, services.config.BANK_ACCOUNT_ID)
  const coverage = coverageOf(await loadPosition(database), act)
  const waitsForOpening = !opened && (act.kind === 'distribution' || act.kind === 'own_money')
  return {
    ...coverage,
    isOpened: opened,
    due,
    refusal: waitsForOpening ? openingFirst : coverage.missing > 0 ? shortageText(coverage, due) : null,
  }
}

/**
 * CONFLICT, with how much must be paid in first, where members' money would pay for the act, and for distributions until the bank's own balance
 * is booked. From here to the end of the transaction no other such act goes on; the database checks again at commit.
 */
export async function refuseUncovered(
  transaction: Transaction,
  services: Services,
  act: OutgoingAct,
  due: JapanDate | null = null,
): Promise<Refusal | null> {
  await lockSegregation(transaction)
  const { refusal: message } = await coverAct(transaction, services, act, due)
  return message === null ? null : refusal('CONFLICT', message)
}

const openingFirst =
  '銀行口座の開始残高が、まだ帳簿に記録されていません。帳簿の「残高と突合」で開始残高を記録してから、お進みください。'

const yenText = (amount: number): string => formatYen(yen(amount))

function shortageText({ available, needed, missing }: Coverage, due: JapanDate | null): string {
  const payday = due === null ? '' : `支払日${formatDateWithoutWeekday(due)}、`
  return `運営者の資金が${yenText(missing)}不足しています。先に${yenText(missing)}を口座に入金してください（${payday}使える資金${yenText(available)}、必要な資金${yenText(needed)}）。会員からお預かりしたお金は、支払いに使えません。`
}
