import type { Id } from '../../../domain/id.ts'
import {
  DEAL_KIND,
  dealKind,
  isTaxOfBuilding,
  needsPriceReason,
  type PropertyKind,
} from '../../../domain/funds/property.ts'
import { apiProblems, complete, rowOf, type Values } from '../../../domain/records/field.ts'
import { NEEDED } from '../../../domain/records/kinds.ts'
import { dealFields, shareProblem, type DealFacts } from '../../../domain/records/property-records.ts'
import { sqlState, inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { ONE_OF_OURS, relationsOf } from './load-parties.ts'
import { dayProblem, NO_PART } from './property-of-part.ts'

/**
 * What changed hands: a fact of the past, which is kept as it was. CONFLICT where a part would then be held by two funds on one day, in more
 * than its whole, or sold by a fund that does not hold it.
 */
export async function recordDeal(
  services: Services,
  { actor, ...facts }: DealFacts & { actor: string },
): Promise<Outcome<{ dealId: Id<'property_deal'> }>> {
  const deal = complete(dealFields, facts)
  const { sellerId, buyerId } = deal
  const at = services.clock.now()
  try {
    return await inTransaction(services.database, async (transaction) => {
      const part = await transaction
        .selectFrom('property_part')
        .innerJoin('property', 'property.id', 'property_part.property_id')
        .select(['property_part.property_id', 'property.kind'])
        .where('property_part.id', '=', deal.partId)
        .forNoKeyUpdate('property_part')
        .executeTakeFirst()
      const sides = await relationsOf(transaction, [sellerId, buyerId])
      const seller = sides.get(sellerId)
      const buyer = sides.get(buyerId)
      const kind = seller && buyer && sellerId !== buyerId ? dealKind(seller.relation, buyer.relation) : null
      const needsReason = seller && buyer && needsPriceReason(seller.relation, buyer.relation)
      const problems = apiProblems(dealFields, deal, {
        settled_on: dayProblem(deal.settledOn, at),
        seller_id: seller ? (seller.isOfOurs ? ONE_OF_OURS : undefined) : '選択してください',
        buyer_id: buyer
          ? kind === null
            ? '当社かファンドが、売主か買主になる取引を記録します'
            : buyer.isOfOurs
              ? ONE_OF_OURS
              : undefined
          : '選択してください',
        share: shareProblem(deal),
        ...taxProblems(deal, part?.kind),
        price_reason: needsReason === true && deal.priceReason.trim() === '' ? NEEDED : null,
      })
      if (Object.keys(problems).length > 0 || kind === null) return badInput(problems)
      if (!part) return NO_PART
      const { id: dealId } = await transaction
        .insertInto('property_deal')
        .values({ ...rowOf(dealFields, deal), kind, recorded_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(transaction, {
        at,
        actor,
        action: 'property.deal_recorded',
        objectType: 'property',
        objectId: part.property_id,
        detail: { kind: DEAL_KIND[kind], amount: deal.price },
      })
      return success({ dealId })
    })
  } catch (error) {
    // The database looks at all deals of the part together.
    if (sqlState(error) !== '23000') throw error
    return refusal(
      'CONFLICT',
      'この取引では、同じ対象を二つのファンドが同じ日に持つか、持っていない持分を売ることになります。取引の記録を確認してください。',
    )
  }
}

/** Land carries no consumption tax, and a building a tenth of its part of the price. */
function taxProblems(
  { price, priceWithTax, buildingPrice }: Values<typeof dealFields>,
  propertyKind: PropertyKind | undefined,
): Record<'price_with_tax' | 'building_price', string | undefined> {
  const none = { price_with_tax: undefined, building_price: undefined }
  if (buildingPrice !== null && !(Number.isSafeInteger(buildingPrice) && buildingPrice >= 0 && buildingPrice <= price))
    return { ...none, building_price: '税抜の価格までの金額を入力してください' }
  if (priceWithTax < price) return { ...none, price_with_tax: '税抜の価格以上の金額を入力してください' }
  if (priceWithTax === price || propertyKind === undefined) return none
  if (propertyKind === 'land') return { ...none, price_with_tax: '土地の売買に消費税はかかりません' }
  if (buildingPrice === null) return { ...none, building_price: NEEDED }
  return isTaxOfBuilding({ propertyKind, price, priceWithTax, buildingPrice })
    ? none
    : { ...none, price_with_tax: '税抜の価格に、建物の価格の消費税（10％以内）を加えた金額を入力してください' }
}
