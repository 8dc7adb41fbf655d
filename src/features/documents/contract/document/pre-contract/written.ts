import { disclosureFields, type DisclosureKey } from '../../../../../domain/funds/fund-disclosure.ts'
import type { PreContractItem } from '../../../../../domain/tables/statutory-items.ts'
import type { FundFacts } from '../document-facts.ts'
import type { ItemRow } from '../document-items.ts'

/** What the operator wrote about this fund alone; an empty value where nothing is written yet. */
export function written({ disclosure }: FundFacts, key: DisclosureKey, ...items: PreContractItem[]): ItemRow {
  return { items, label: disclosureFields[key].label, value: (disclosure?.[key] ?? '').trim(), isOfForm: true }
}
