/** Documents of one person that go by post to whoever took the consent to electronic delivery back. */
export const PAPER_KINDS = {
  contract: '契約成立時書面',
  management_report: '財産管理報告書',
  annual_report: '年間取引報告書',
} as const
export type PaperKind = keyof typeof PAPER_KINDS

export const PAPER_OUTCOMES = { received: '受領', assumed: '受領（みなし）', returned: '返戻' } as const
export type PaperOutcome = keyof typeof PAPER_OUTCOMES

/** Where nobody knows of the receipt, so many days after posting count as it (decisions: Papers by post). */
export const ASSUMED_AFTER_DAYS = 7
/** Days from the contract to the deposit's deadline where the contract goes by post: a week to arrive, and time to confirm and pay. */
export const PAPER_DEADLINE_DAYS = 14
