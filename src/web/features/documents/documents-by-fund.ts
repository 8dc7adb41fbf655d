import type { DocumentedInvestment } from './document-queries.ts'

export interface FundDocuments {
  fundId: string
  fundName: string
  /** Documents that everybody gets before a contract. */
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
    const fund = funds.get(id) ?? { fundId: id, fundName: name, shared: contracts, investments: [] }
    fund.investments.push(investment)
    funds.set(id, fund)
  }
  return [...funds.values()]
}
