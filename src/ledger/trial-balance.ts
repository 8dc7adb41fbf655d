import { ACCOUNTS, type AccountKind } from './chart.ts'
import { EARNINGS, OWN_PARTS } from './fund-statement.ts'

/** Where an account stands in a trial balance, in this order. */
export const SECTIONS = {
  assets: '資産',
  debts: '負債',
  equity: '出資・純資産',
  income: '収益',
  costs: '費用',
} as const

export type Section = keyof typeof SECTIONS

/** Accounts that begin anew with each span of days: what moved on them before is the result of before. */
const COSTS = ['cost', 'sale_cost', 'fee', 'surcharge'] as const satisfies AccountKind[]
const EQUITY = [
  'deployed',
  ...OWN_PARTS,
  'undistributed',
  'own_equity',
  'retained_earnings',
] as const satisfies AccountKind[]

const isOneOf = (kinds: readonly AccountKind[], kind: AccountKind): boolean => kinds.includes(kind)

export function sectionOf(kind: AccountKind): Section {
  if (isOneOf([...EARNINGS, 'fund_result'], kind)) return 'income'
  if (isOneOf(COSTS, kind)) return 'costs'
  if (isOneOf(EQUITY, kind)) return 'equity'
  return ACCOUNTS[kind].side === 'debit' ? 'assets' : 'debts'
}

/** Whether it stands in the statement of income; the balance sheet has the others. */
export const isOfIncome = (section: Section): boolean => section === 'income' || section === 'costs'

/** Whether a balance on the debit side is shown above zero. */
export const isDebitSection = (section: Section): boolean => section === 'assets' || section === 'costs'

/** What was posted on an account of a book before some days and in them, without the entries that close periods; debit positive, whole yen. */
export interface Moved {
  kind: AccountKind
  /** The account as a row of its own: a bank's account, a kind of cost. */
  account: string
  text: string
  before: number
  debit: number
  credit: number
}

export interface TrialRow {
  section: Section
  account: string
  text: string
  /** On the section's own side, whole yen: what stood at the first day's beginning. */
  opening: number
  debit: number
  credit: number
  /** At the last day's end. */
  closing: number
}

export interface TrialBalance {
  rows: TrialRow[]
  assets: number
  debts: number
  equity: number
  income: number
  costs: number
  /** Of the days: income less costs. What the book has is what it owes, the equity and this together. */
  result: number
}

/** The row in which the result of the time before stands. */
const RESULT_BEFORE = { account: 'result_before', text: '前期までの損益' } as const

/**
 * A book's trial balance of some days. Income and costs begin at nothing; what they had come to before stands in a row of the equity, so that the statement of income and
 * the balance sheet fit together whichever days are asked for.
 */
export function trialBalance(moved: readonly Moved[]): TrialBalance {
  const own = moved.map(rowOf)
  const before = -moved.filter(({ kind }) => isResult(kind)).reduce((sum, each) => sum + each.before, 0)
  const rows = [
    ...own,
    ...(before === 0
      ? []
      : [{ section: 'equity' as const, ...RESULT_BEFORE, opening: before, debit: 0, credit: 0, closing: before }]),
  ]
    .filter(({ opening, debit, credit }) => opening !== 0 || debit !== 0 || credit !== 0)
    .toSorted((one, other) => placeOf(one.section) - placeOf(other.section))
  const total = (section: Section) =>
    rows.filter((row) => row.section === section).reduce((sum, { closing }) => sum + closing, 0)
  const [income, costs] = [total('income'), total('costs')]
  return {
    rows,
    assets: total('assets'),
    debts: total('debts'),
    equity: total('equity'),
    income,
    costs,
    result: income - costs,
  }
}

const isResult = (kind: AccountKind): boolean => isOfIncome(sectionOf(kind))

function rowOf({ kind, account, text, before, debit, credit }: Moved): TrialRow {
  const section = sectionOf(kind)
  const side = isDebitSection(section) ? 1 : -1
  const opening = isResult(kind) || before === 0 ? 0 : side * before
  return { section, account, text, opening, debit, credit, closing: opening + side * (debit - credit) }
}

const order = Object.keys(SECTIONS) as Section[]
const placeOf = (section: Section): number => order.indexOf(section)
