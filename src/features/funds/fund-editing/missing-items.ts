import type { Id } from '../../../domain/id.ts'
import { japanDate, type JapanDate } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { disclosedOperator } from '../../core/operator/disclosed-operator.ts'
import type { Services } from '../../core/services.ts'
import { loadFundFacts } from '../../documents/contract/load-contract-facts.ts'
import type { DisclosedOperator, FundFacts } from '../../documents/contract/document/document-facts.ts'
import { preContractParts } from '../../documents/contract/document/pre-contract-document.ts'
import { contractStatute, preContractStatute, type StatutoryItem } from '../../../domain/tables/statutory-items.ts'
import { contractParts } from '../../documents/contract/document/contract-items.ts'
import {
  itemText,
  missingItems,
  type ItemPart,
  type MissingItem,
} from '../../documents/contract/document/document-items.ts'

/**
 * The items of the law that a fund's pre-contract or contract document leaves out. A draft's form asks for its own by itself: of a draft they are those whose
 * data are typed elsewhere.
 */
export async function itemsLeftOut(
  database: Queryable,
  services: Services,
  { fundId, isPublished }: { fundId: Id<'fund'>; isPublished: boolean },
): Promise<string[]> {
  const fund = (await loadFundFacts(database, [fundId])).get(fundId)
  if (!fund) return []
  const operator = await disclosedOperator(database, services)
  return missingOf(fund, operator).flatMap(({ text, isOfForm }) => (isOfForm && !isPublished ? [] : [text]))
}

/** An item that is left out, named with its article, and the day on which it was bound to its datum: nobody looked for it before. */
export interface MissingText extends Omit<MissingItem, 'item'> {
  text: string
  askedSince: JapanDate
}

/** The day on which every item of a statute was bound to its datum. Whoever adds an item to one of them later gives that item a day of its own. */
const BOUND_SINCE = { preContract: japanDate('2026-11-28'), contract: japanDate('2026-11-30') }

/** All that the documents of a fund leave out of what the law asks for, wherever it is typed. */
export const missingOf = (fund: FundFacts, operator: DisclosedOperator): MissingText[] => [
  ...textsOfMissing(preContractParts(fund, operator), preContractStatute, BOUND_SINCE.preContract),
  ...textsOfMissing(contractParts(fund, operator), contractStatute, BOUND_SINCE.contract),
]

const textsOfMissing = <Item extends string>(
  parts: readonly ItemPart<Item>[],
  statute: Readonly<Record<Item, StatutoryItem>>,
  askedSince: JapanDate,
): MissingText[] =>
  missingItems(parts, statute).map(({ item, isOfForm }) => ({ text: itemText(statute[item]), isOfForm, askedSince }))
