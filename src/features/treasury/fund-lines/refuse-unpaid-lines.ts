import { sql } from 'kysely'
import { writtenId } from '../../../domain/company-account.ts'
import { fundsOf, type FundLine, type FundLinePart } from '../../../domain/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import type { EntryRow } from '../operator-account/book-entry.ts'
import { refuseShortBook } from '../segregation/refuse-short-book.ts'
import { refuseUncovered } from '../segregation/refuse-uncovered.ts'

/** A line that somebody pays for. */
interface PayingLine {
  entry: EntryRow
  line: FundLine
  planId: Id<'outgoing_plan'> | null
}

const size = (amount: number): string => formatYen(yen(Math.abs(amount)))

/** Where what pays for them all is not there. */
export async function refuseUnpaid(
  transaction: Transaction,
  services: Services,
  [first, ...others]: readonly [PayingLine, ...PayingLine[]],
): Promise<Refusal | null> {
  const lines = [first, ...others]
  const parts = lines.flatMap(({ line }) => line.parts)
  // What was planned has its money set aside.
  if (first.planId !== null) return refuseBeyondAccount(transaction, parts, first.entry.real_account_id)
  if (first.line.paidBy === 'fund')
    return (
      (await refuseBeyondFunds(transaction, parts)) ??
      (await refuseBeyondAccount(transaction, parts, first.entry.real_account_id))
    )
  const amount = lines.reduce((sum, { entry }) => sum - entry.amount, 0)
  return refuseUncovered(transaction, services, { kind: 'own_money', amount })
}

/** What leaves a fund in all, beyond what the same lines bring it. A tenant's deposit is his: it goes back out of what is held for him, and pays for nothing else. */
async function refuseBeyondFunds(transaction: Transaction, parts: readonly FundLinePart[]): Promise<Refusal | null> {
  for (const fundId of fundsOf(parts)) {
    const moved = parts
      .filter((part) => part.fundId === fundId && part.kind !== 'tenant_deposit')
      .reduce((sum, { amount }) => sum + amount, 0)
    const refused = moved < 0 ? await refuseShortBook(transaction, fundId, -moved) : null
    if (refused) return refused
  }
  return null
}

/** Where the line is of an account on which a fund does not have so much: its money is moved there first. */
async function refuseBeyondAccount(
  transaction: Transaction,
  parts: readonly FundLinePart[],
  realAccountId: string,
): Promise<Refusal | null> {
  for (const fundId of fundsOf(parts)) {
    const moved = parts.filter((part) => part.fundId === fundId).reduce((sum, { amount }) => sum + amount, 0)
    if (moved >= 0) continue
    const { rows } = await sql<{ held: number; name: string }>`
      select coalesce((select sum(amount) from account_balance
        where book = 'fund:' || fund.id and account_kind = 'bank' and account_ref = ${realAccountId}), 0)::bigint as held, fund.name
      from fund where fund.id = ${fundId}`.execute(transaction)
    const [fund] = rows
    if (fund && fund.held < -moved)
      return refusal(
        'CONFLICT',
        `口座${writtenId(realAccountId)}にある「${fund.name}」の資金は${size(fund.held)}で、${size(moved)}に足りません。「会社の口座」で先に振り替えてください。`,
      )
  }
  return null
}
