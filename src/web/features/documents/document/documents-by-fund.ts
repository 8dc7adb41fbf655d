import type { DocumentedInvestment } from './document-queries.ts'

export interface FundDocuments {
  fundId: string
  fundName: string
  /** Documents delivered before the contract: the versions on which the member's applications stood, each once. */
  shared: DocumentedInvestment['project']['contracts']
  /** The member's own investments that have come to a contract, newest first. */
  investments: DocumentedInvestment[]
}

/** A member's documents, fund by fund, in the order of the newest investment. Applications without a contract have none. */
export function documentsByFund(investments: readonly DocumentedInvestment[]): FundDocuments[] {
  const funds = new Map<string, FundDocuments>()
  for (const investment of investments) {
    if (investment.contract_id === null) continue
    const { id, name, contracts } = investment.project
    const fund = funds.get(id) ?? { fundId: id, fundName: name, shared: [], investments: [] }
    fund.investments.push(investment)
    // Applications from before the versions were kept have none of their own.
    const delivered = investment.pre_contract_documents.length > 0 ? investment.pre_contract_documents : contracts
    fund.shared.push(...delivered.filter((document) => !fund.shared.some((known) => known.id === document.id)))
    funds.set(id, fund)
  }
  return [...funds.values()]
}
