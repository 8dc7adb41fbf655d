import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { disclosedOperator } from '../../core/operator/disclosed-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadFundFacts } from '../../documents/contract/load-contract-facts.ts'
import { preContractParts } from '../../documents/contract/document/pre-contract-document.ts'
import { contractStatute, preContractStatute, type StatutoryItem } from '../../../domain/tables/statutory-items.ts'
import { contractParts } from '../../documents/contract/document/contract-items.ts'
import { itemText, missingItems, type ItemPart } from '../../documents/contract/document/document-items.ts'

/** The items of the law that a fund's pre-contract or contract document leaves out, and whose data are not typed in the fund's own form. */
export async function itemsMissingElsewhere(
  database: Queryable,
  services: Services,
  fundId: Id<'fund'>,
): Promise<string[]> {
  const fund = (await loadFundFacts(database, [fundId])).get(fundId)
  if (!fund) return []
  const operator = await disclosedOperator(database, services)
  return [
    ...textsOfMissing(preContractParts(fund, operator), preContractStatute),
    ...textsOfMissing(contractParts(fund, operator), contractStatute),
  ]
}

const textsOfMissing = <Item extends string>(
  parts: readonly ItemPart<Item>[],
  statute: Readonly<Record<Item, StatutoryItem>>,
): string[] => missingItems(parts, statute).flatMap(({ item, isOfForm }) => (isOfForm ? [] : [itemText(statute[item])]))
