import { bookOf, type Book } from './chart.ts'
import type { Line } from './post.ts'

/**
 * The lines with the bank's side of each book: what a book's lines leave open came onto the account for it, or left it. Money that passes between books
 * by claims on both sides moves nothing at the bank, and its lines there come to nothing together.
 */
export function throughBank(realAccountId: string, lines: readonly Line[]): Line[] {
  const open = new Map<Book, number>()
  for (const { account, debit = 0, credit = 0 } of lines) {
    const book = bookOf(account)
    open.set(book, (open.get(book) ?? 0) + debit - credit)
  }
  const bank = [...open]
    .filter(([, amount]) => amount !== 0)
    .map(([book, amount]): Line => {
      const account = { kind: 'bank', book, realAccountId } as const
      return amount > 0 ? { account, credit: amount } : { account, debit: -amount }
    })
  return [...lines, ...bank]
}
