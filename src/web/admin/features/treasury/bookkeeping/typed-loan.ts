import type { FreeText } from '../../../../../domain/free-text.ts'
import type { LenderKind } from '../../../../../domain/funds/loan.ts'

/** A loan as it stands in the form. */
export interface TypedLoan {
  fundId: string
  lender: string
  kind: LenderKind | ''
  isRelated: boolean
  amount: string
  /** In percent. */
  rate: string
  contractedOn: string
  maturesOn: string
  /** How the plan was proposed last. */
  repayment: string
  rows: readonly TypedInstalment[]
  paper: string
  reason: FreeText
}

export interface TypedInstalment {
  key: number
  dueOn: string
  principal: string
  interest: string
}

export const untypedLoan: TypedLoan = {
  fundId: '',
  lender: '',
  kind: '',
  isRelated: false,
  amount: '',
  rate: '',
  contractedOn: '',
  maturesOn: '',
  repayment: 'equal_principal',
  rows: [],
  paper: '',
  reason: '',
}

/** '2.5' → 250; null where it is no rate with up to two decimals. */
export function typedRate(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text.trim().normalize('NFKC')) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
