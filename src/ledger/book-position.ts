import { ACCOUNTS, type AccountKind } from './chart.ts'

/** What a book has, whole yen. */
export interface BookPosition {
  /** At the bank, or what the bank has to give back. */
  cash: number
  /** Of it owed to somebody by name, or fixed for the fund's investors: nobody else is paid with it. */
  tied: number
  /** What a decision may spend. */
  free: number
  /** What is to be paid in before a decision may spend anything; 0 where the book has what it owes by name. */
  short: number
}

/**
 * Of the balances of one book, debit positive. The database adds the same up in free_of_book, and spendable_of_fund.
 * @param forDistributions what of a fund's cash is fixed for its investors, as the database has it.
 */
export function positionOf(
  balances: readonly { kind: AccountKind; amount: number }[],
  forDistributions = 0,
): BookPosition {
  const sumOf = (counts: (kind: AccountKind) => boolean): number =>
    balances.reduce((sum, { kind, amount }) => (counts(kind) ? sum + amount : sum), 0)
  const cash = sumOf((kind) => ACCOUNTS[kind].isCash)
  const owed = sumOf((kind) => ACCOUNTS[kind].isTied) - forDistributions
  const free = cash + owed
  return { cash, tied: owed === 0 ? 0 : -owed, free, short: Math.max(0, -free) }
}
