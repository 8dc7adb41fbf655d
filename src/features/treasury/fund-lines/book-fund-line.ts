import type { FundLine, FundLinePart } from '../../../domain/treasury/fund-lines.ts'
import type { Id } from '../../../domain/id.ts'
import type { Account } from '../../../ledger/chart.ts'
import type { EntryKind } from '../../../ledger/entry-kinds.ts'
import { inOpenMonth } from '../../../ledger/open-month.ts'
import { post, type Line } from '../../../ledger/post.ts'
import { throughBank } from '../../../ledger/through-bank.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Services } from '../../core/services.ts'
import { lineOf, type EntryRow } from '../operator-account/book-entry.ts'

interface ClassifiedLine {
  entry: EntryRow
  line: FundLine
  key: string
  planId: Id<'outgoing_plan'> | null
  /** Of a correction: when what it takes back is taken back. */
  takenBackAt: Date | null
}

/**
 * Takes a line out of what nobody had explained into the books of the funds that it is of. The line itself is booked already; a correction reverses this
 * entry and leaves the line's. Where the line's own moment is closed, it counts beside what it takes back: else a period that ends between the two would
 * lose the one and not get the other.
 */
export async function bookFundLine(
  transaction: Transaction,
  { clock }: Services,
  { entry, line, key, planId, takenBackAt }: ClassifiedLine,
): Promise<Id<'journal_entry'>> {
  const books = line.parts.map(({ fundId }) => ({ book: `fund:${fundId}` }))
  const own = lineOf(entry).transactedAt
  return post(transaction, {
    kind: entryKindOf(entry.amount, line),
    key,
    effectiveAt: await inOpenMonth(transaction, books, own, takenBackAt ?? own),
    recordedAt: clock.now(),
    lines: throughBank(entry.real_account_id, [
      unexplained(entry.amount),
      ...line.parts.flatMap(linesOf(line)),
      ...(planId === null ? [] : line.parts.flatMap(setAsideFor(planId))),
    ]),
  })
}

function entryKindOf(amount: number, { paidBy }: FundLine): EntryKind {
  if (paidBy === 'operator') return 'operator_paid_cost'
  return amount > 0 ? 'income_line' : 'outgoing_line'
}

const unexplained = (amount: number): Line =>
  amount > 0 ? { account: { kind: 'suspense' }, debit: amount } : { account: { kind: 'unexplained' }, credit: -amount }

const linesOf =
  ({ paidBy }: FundLine) =>
  (part: FundLinePart): Line[] => {
    const { fundId, amount } = part
    const own = sided(accountOf(part), amount)
    if (paidBy === 'fund') return [own]
    return [
      own,
      { account: { kind: 'owed_to_operator', fundId }, credit: -amount },
      { account: { kind: 'advanced', fundId }, debit: -amount },
    ]
  }

/** What was kept for the payment is kept no more. What goes back to a tenant is held for him without that. */
const setAsideFor =
  (planId: Id<'outgoing_plan'>) =>
  ({ fundId, kind, amount }: FundLinePart): Line[] =>
    kind === 'tenant_deposit'
      ? []
      : [
          { account: { kind: 'set_aside', fundId, planId }, debit: -amount },
          { account: { kind: 'earmarked', fundId, planId }, credit: -amount },
        ]

/** What the fund received is credited to what it was for, what it paid is debited. */
const sided = (account: Account, amount: number): Line =>
  amount > 0 ? { account, credit: amount } : { account, debit: -amount }

function accountOf({ fundId, kind, costKind }: FundLinePart): Account {
  switch (kind) {
    case 'rent':
      return { kind: 'rent_income', fundId }
    case 'other_income':
      return { kind: 'other_income', fundId }
    case 'sale':
      return { kind: 'sale_proceeds', fundId }
    case 'sale_deposit':
      return { kind: 'sale_deposit', fundId }
    // What the seller gives back covers a purchase no more.
    case 'purchase':
    case 'purchase_return':
      return { kind: 'advance_paid', fundId }
    case 'tenant_deposit':
    case 'taken_over_deposit':
      return { kind: 'tenant_deposit', fundId }
    case 'fee_tax':
    case 'loan':
      return { kind, fundId }
    case 'advance_rent':
      return { kind: 'advance_rent', fundId }
    case 'cost':
    case 'accrued_cost':
      return { kind, fundId, costKind: costKind ?? 'other' }
  }
}
