import type { JapanDate } from '../../calendar.ts'

/** One account of a voucher as the accounting program knows it. */
export interface VoucherSide {
  account: string
  /** Empty where the account has none. */
  subAccount: string
  /** Word for word as the program's own list of tax classes has it. */
  taxClass: string
  /** Whether there was a qualified invoice, for programs that ask it beside the class; empty where it says nothing. */
  invoice?: string
  /** Whole yen, above zero. */
  amount: number
}

/** What one entry moved within one book: both sides come to the same sum. */
export interface Voucher {
  /** The entry's number in the ledger. */
  id: number
  day: JapanDate
  debits: readonly VoucherSide[]
  credits: readonly VoucherSide[]
  /** 摘要. */
  remark: string
}

export interface VoucherRow {
  debit: VoucherSide | null
  credit: VoucherSide | null
}

/** The sides beside each other, one row for each pair; where one side has more accounts, the other is empty. */
export function rowsOf({ debits, credits }: Voucher): VoucherRow[] {
  return Array.from({ length: Math.max(debits.length, credits.length) }, (_, row) => ({
    debit: debits[row] ?? null,
    credit: credits[row] ?? null,
  }))
}

/** The entry's number as it stands in the other program, by which a posting is found again there. */
export const voucherKey = ({ id }: Voucher): string => `L${id}`

/** Whole yen. */
export const sumOf = (sides: readonly VoucherSide[]): number => sides.reduce((sum, { amount }) => sum + amount, 0)
