/** Every kind of act that takes two operators. Names stay as they are: proposals are kept under them, and the audit log names their steps by them. */
export const proposalKinds = [
  'account_entry',
  'account_entry_correction',
  'bank_opening',
  'fund.dividend',
  'fund.dividend_reversal',
  'fund.gap',
  'fund.operation_correction',
  'fund.operation_days',
  'fund_change',
  'fund_document',
  'fund_line',
  'fund_publication',
  'member_suspension',
  'operator_enrolment',
  'operator_removal',
  'posted_cooling_off',
  'refund.payee',
  'tax_payment',
  'tax_year.correction',
] as const

export type ProposalKindName = (typeof proposalKinds)[number]
