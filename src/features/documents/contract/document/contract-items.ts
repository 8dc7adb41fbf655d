import type { ContractItem } from '../../../../domain/tables/statutory-items.ts'
import { contractRows, coolingOffSection, propertyRows } from './contract-document.ts'
import { contractTermsSection, hasArticle } from './contract-terms.ts'
import type { FundFacts, OperatorFacts } from './document-facts.ts'
import type { ItemPart, ItemRow } from './document-items.ts'

/** The articles of the terms that answer items of act article 25; an item with several needs all of them. */
const articleItems: Readonly<Record<string, readonly ContractItem[]>> = {
  purpose: ['con-1'],
  contribution: ['con-8-4', 'con-8-6'],
  'cooling-off': ['con-7'],
  business: ['con-2', 'con-4', 'con-8-9', 'con-8-12'],
  segregation: ['con-8-11', 'con-8-12', 'con-min-2'],
  'accounting-period': ['con-5'],
  profit: ['con-3', 'con-8-5'],
  loss: ['con-8-4', 'con-8-7'],
  distribution: ['con-3'],
  costs: ['con-8-5', 'con-min-2'],
  reports: ['con-8-8'],
  inspection: ['con-8-4', 'con-8-8'],
  transfer: ['con-8-10'],
  'unavoidable-termination': ['con-7'],
  termination: ['con-6'],
  redemption: ['con-6'],
  risks: ['con-min-3'],
}

/** Any day: whether an item is answered does not depend on it. */
const aDay = { concludedAt: new Date(0), depositDeadline: new Date(0) }

/** Every part of a fund's contract document (契約成立時書面) with the items of the act that it answers. */
export function contractParts(fund: FundFacts, operator: OperatorFacts): ItemPart<ContractItem>[] {
  const terms = contractTermsSection(fund, operator)
  return [
    { heading: '', rows: [...headRows(operator), ...contractRows(fund, operator, aDay), ...propertyRows(fund)] },
    { items: ['con-7'], section: coolingOffSection },
    ...Object.entries(articleItems).map(([key, items]) => ({
      items,
      section: hasArticle(key, fund, operator) ? terms : null,
    })),
  ]
}

/** What the head of the document says of the company; the member stands beside it. */
const headRows = ({
  companyName,
  address,
  representative,
  licence,
  businessManager,
}: OperatorFacts): ItemRow<ContractItem>[] => [
  { items: ['con-8-1'], label: '商号', value: companyName },
  { items: ['con-8-1'], label: '所在地', value: address },
  { items: ['con-8-1'], label: '代表者', value: representative },
  { items: ['con-8-2'], label: '登録の番号', value: licence },
  { items: ['con-sig'], label: '業務管理者', value: businessManager },
]
