import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { disclosedOperator } from '../../core/operator/disclosed-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadFundFacts } from '../../documents/contract/load-contract-facts.ts'
import { preContractParts } from '../../documents/contract/document/pre-contract-document.ts'
import { contractStatute, preContractStatute } from '../../../domain/tables/statutory-items.ts'
import { contractParts } from '../../documents/contract/document/contract-items.ts'
import { itemText, missingItems } from '../../documents/contract/document/document-items.ts'

/** The items of the law that a fund's pre-contract or contract document leaves out, and whose data are not typed in the fund's own form. */
export async function itemsMissingElsewhere(
  database: Queryable,
  services: Services,
  fundId: Id<'fund'>,
): Promise<string[]> {
  const fund = (await loadFundFacts(database, [fundId])).get(fundId)
  if (!fund) return []
  const operator = await disclosedOperator(database, services)
  const before = missingItems(preContractParts(fund, operator), preContractStatute).map((missing) => ({
    ...missing,
    ...preContractStatute[missing.item],
  }))
  const concluded = missingItems(contractParts(fund, operator), contractStatute).map((missing) => ({
    ...missing,
    ...contractStatute[missing.item],
  }))
  return [...before, ...concluded].flatMap((missing) => (missing.isOfForm ? [] : [itemText(missing)]))
}
