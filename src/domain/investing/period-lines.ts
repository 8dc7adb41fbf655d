import type { JapanDate } from '../calendar.ts'
import { COST_KINDS, COUNTERPARTIES, type CostKind, type Counterparty } from '../treasury/fund-lines.ts'

/** What a line of a period's list was. */
export type PeriodLineKind = 'rent_income' | 'other_income' | 'sale_proceeds' | 'sale_cost' | CostKind
export const PERIOD_LINE_KINDS: Readonly<Record<PeriodLineKind, string>> = {
  rent_income: '賃料収入',
  other_income: 'その他の収入',
  sale_proceeds: '売却収入',
  sale_cost: '売却原価',
  ...COST_KINDS,
}

/** Who stood at the other end; `none` where no line of the bank stands behind it. */
export type PeriodLinePayer = Counterparty | 'none'
export const PERIOD_LINE_PAYERS: Readonly<Record<PeriodLinePayer, string>> = {
  ...COUNTERPARTIES,
  none: '相手なし（帳簿の記録）',
}

/** One line of what a closing took, as investors read it: who paid stands in none. */
export type PeriodLine = {
  readonly day: JapanDate
  /** Positive: earned, negative: spent. */
  readonly amount: number
  readonly kind: PeriodLineKind
  readonly payer: PeriodLinePayer
  /** Of the salt and the bank's own line. */
  readonly hash: string
}

/** The list as its SHA-256 is computed: a line each, and a line feed after each. */
export const listText = (lines: readonly PeriodLine[]): string =>
  lines.map(({ day, amount, kind, payer, hash }) => `${day},${amount},${kind},${payer},${hash}\n`).join('')

/** A line as the bank lists it. */
export type BankLine = {
  readonly realAccountId: string
  readonly day: JapanDate
  /** Of the whole line; a list may have a part of it. */
  readonly amount: number
  readonly remarks: string
}

/** What a line's hash is of: with the salt, whoever has the bank's statement computes it again. */
export const sealedText = (salt: string, line: BankLine | { readonly entryId: string }): string =>
  'entryId' in line
    ? `${salt},${line.entryId}`
    : `${salt},${line.realAccountId},${line.day},${line.amount},${line.remarks}`
