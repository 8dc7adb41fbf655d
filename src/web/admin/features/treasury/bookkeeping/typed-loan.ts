import type { FreeText } from '../../../../../domain/free-text.ts'
import type { LenderKind, Repayment } from '../../../../../domain/funds/loan.ts'

/** A loan as it stands in the form. */
export interface TypedLoan {
  project_id: string
  lender: string
  lender_kind: LenderKind | ''
  is_related: boolean
  amount: string
  /** In percent. */
  rate_bp: string
  contracted_on: string
  matures_on: string
  /** How the plan was proposed last. */
  repayment: Repayment
  plan: readonly TypedInstalment[]
  contract_sha256: string
  reason: FreeText
}

export interface TypedInstalment {
  key: number
  due_on: string
  principal: string
  interest: string
}

export const untypedLoan: TypedLoan = {
  project_id: '',
  lender: '',
  lender_kind: '',
  is_related: false,
  amount: '',
  rate_bp: '',
  contracted_on: '',
  matures_on: '',
  repayment: 'equal_principal',
  plan: [],
  contract_sha256: '',
  reason: '',
}

/** '2.5' → 250; null where it is no rate with up to two decimals. */
export function typedRate(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text.trim().normalize('NFKC')) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
