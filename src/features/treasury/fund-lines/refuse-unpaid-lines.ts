import { sql } from 'kysely'
import { fundsOf, type FundLine, type FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import { isHeldForOthers, isPrice } from '../../../domain/treasury/money-given-back.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import type { EntryRow } from '../operator-account/book-entry.ts'
import { refuseBeyondAccount, refuseShortCorrection, takenBack } from '../segregation/refuse-short-correction.ts'
import { refuseShortBook } from '../segregation/refuse-short-book.ts'
import { refuseUncovered } from '../segregation/refuse-uncovered.ts'

/** A line that somebody pays for. */
interface PayingLine {
  entry: EntryRow
  line: FundLine
  planId: Id<'outgoing_plan'> | null
}

/**
 * Where what pays for them all is not there.
 * @param classified what a correction takes back of the funds' own cash.
 */
export async function refuseUnpaid(
  transaction: Transaction,
  services: Services,
  [first, ...others]: readonly [PayingLine, ...PayingLine[]],
  classified: readonly FundLinePart[],
): Promise<Refusal | null> {
  const lines = [first, ...others]
  const parts = lines.flatMap(({ line }) => line.parts)
  // What was planned has its money set aside.
  if (first.planId !== null) return refuseBeyondAccount(transaction, parts, first.entry.real_account_id)
  if (first.line.paidBy === 'fund') {
    const net = [...parts, ...takenBack(classified)]
    return (
      (await refuseShortCorrection(transaction, classified, parts)) ??
      (await refuseBeyondFunds(transaction, net)) ??
      (await refuseBeyondAccount(transaction, net, first.entry.real_account_id))
    )
  }
  const amount = lines.reduce((sum, { entry }) => sum - entry.amount, 0)
  return refuseUncovered(transaction, services, { kind: 'own_money', amount })
}

/**
 * What leaves a fund in all, beyond what the same lines bring it. What is held for others goes back out of what is there, and pays for nothing else.
 * A purchase may take what the fund's capital is there for; with anything else in the line, that is left to it.
 */
async function refuseBeyondFunds(transaction: Transaction, parts: readonly FundLinePart[]): Promise<Refusal | null> {
  for (const fundId of fundsOf(parts)) {
    const own = parts.filter((part) => part.fundId === fundId && !isHeldForOthers(part))
    let [all, costs] = [0, 0]
    for (const part of own) {
      all += part.amount
      if (!(await isForPurchase(transaction, part))) costs += part.amount
    }
    const refused =
      (all < 0 ? await refuseShortBook(transaction, fundId, -all, 'spendable') : null) ??
      (all < 0 && costs < 0 ? await refuseShortBook(transaction, fundId, -costs) : null)
    if (refused) return refused
  }
  return null
}

async function isForPurchase(
  transaction: Transaction,
  { fundId, kind, costKind, dealId = null }: FundLinePart,
): Promise<boolean> {
  if (kind !== 'cost' || dealId === null) return isPrice({ kind })
  const { rows } = await sql<{
    is: boolean
  }>`select is_cost_of_purchase(${fundId}, ${dealId}, ${costKind}) as is`.execute(transaction)
  return rows[0]?.is === true
}
