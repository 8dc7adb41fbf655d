import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { disclosedOperator } from '../../core/operator/disclosed-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadFundFacts } from '../../documents/contract/load-contract-facts.ts'
import { preContractParts } from '../../documents/contract/document/pre-contract-document.ts'
import { itemText, missingItems } from '../../documents/contract/document/pre-contract-items.ts'

/** The items of rule article 43 that a fund's pre-contract document leaves out, and whose data are not typed in the fund's own form. */
export async function itemsMissingElsewhere(
  database: Queryable,
  services: Services,
  fundId: Id<'fund'>,
): Promise<string[]> {
  const fund = (await loadFundFacts(database, [fundId])).get(fundId)
  if (!fund) return []
  const parts = preContractParts(fund, await disclosedOperator(database, services))
  return missingItems(parts).flatMap(({ item, isOfForm }) => (isOfForm ? [] : [itemText(item)]))
}
