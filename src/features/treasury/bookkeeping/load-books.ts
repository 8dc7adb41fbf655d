import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import { positionOf, type BookPosition } from '../../../ledger/book-position.ts'
import { ACCOUNTS, type AccountKind, type Book } from '../../../ledger/chart.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { accountKinds } from './account-text.ts'
import { bookInWords } from './book-text.ts'

export interface BookBalance {
  kind: AccountKind
  /** Whole yen on the account's own side: positive as it should be. */
  balance: number
  is_debit: boolean
  /** Of how many owners. */
  owners: number
}

/** A fund's own book, the operator's, or that of money whose owner is unknown. */
export interface BookSummary extends BookPosition {
  book: Book
  fund_id: Id<'fund'> | null
  /** As operators call it. */
  name: string
  /** In the order of a balance sheet. */
  balances: BookBalance[]
}

/** Every book in which something stands: the operator's, what is unexplained, then the funds' with the latest first. The chapter of before is closed and left out. */
export async function loadBooks(database: Queryable): Promise<BookSummary[]> {
  const { rows } = await sql<{
    book: Book
    fund_id: Id<'fund'> | null
    name: string
    kind: AccountKind
    amount: number
    owners: number
    forDistributions: number
  }>`
    select balance.book, fund.id as fund_id,
      ${bookInWords(sql`balance.book`)} as name,
      balance.account_kind as kind, sum(balance.amount)::bigint as amount, count(*) as owners,
      case balance.account_kind when 'payable' then tied_for_distributions(fund.id) else 0 end as "forDistributions"
    from account_balance balance
    left join fund on 'fund:' || fund.id = balance.book
    where balance.amount <> 0 and balance.book <> 'legacy'
    group by balance.book, fund.id, balance.account_kind
    order by fund.id desc nulls first, balance.book`.execute(database)
  const books = new Map<Book, typeof rows>()
  for (const row of rows) books.set(row.book, [...(books.get(row.book) ?? []), row])
  return [...books].map(([book, balances]) => ({
    book,
    fund_id: balances[0]?.fund_id ?? null,
    name: balances[0]?.name ?? book,
    balances: balances.toSorted((one, other) => orderOf(one.kind) - orderOf(other.kind)).map(onOwnSide),
    ...positionOf(
      balances,
      balances.reduce((sum, { forDistributions }) => sum + forDistributions, 0),
    ),
  }))
}

const orderOf = (kind: AccountKind): number => accountKinds.indexOf(kind)

function onOwnSide({ kind, amount, owners }: { kind: AccountKind; amount: number; owners: number }): BookBalance {
  const { side } = ACCOUNTS[kind]
  const isDebit = side === 'debit' || (side === 'either' && amount > 0)
  return { kind, is_debit: isDebit, owners, balance: isDebit ? amount : -amount }
}
