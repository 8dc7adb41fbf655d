import type { FreeText } from '../../../domain/free-text.ts'
import { parseJapanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import {
  DEAL_KIND,
  dealKind,
  isTaxOfBuilding,
  needsPriceReason,
  type PropertyKind,
} from '../../../domain/funds/property.ts'
import { sqlState, inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { ONE_OF_OURS, relationsOf } from './load-parties.ts'
import { NEEDED, optionalProblem, problemsAmong, textProblem } from './record-words.ts'

export interface DealInput {
  partId: Id<'property_part'>
  /** 決済日, 'YYYY-MM-DD'. */
  settledOn: string
  sellerId: Id<'party'>
  buyerId: Id<'party'>
  shareNumerator: number
  shareDenominator: number
  /** Whole yen, without and with consumption tax. */
  price: number
  priceWithTax: number
  /** Of the price without tax: what of it is for the building. Needed where there is tax. */
  buildingPrice?: number | null
  priceReason: FreeText
  basis: FreeText
  basisSha256: string | null
  actor: string
}

/**
 * What changed hands: a fact of the past, which is kept as it was. CONFLICT where a part would then be held by two funds on one day, in more
 * than its whole, or sold by a fund that does not hold it.
 */
export async function recordDeal(
  services: Services,
  input: DealInput,
): Promise<Outcome<{ dealId: Id<'property_deal'> }>> {
  const at = services.clock.now()
  const settledOn = parseJapanDate(input.settledOn)
  try {
    return await inTransaction(services.database, async (transaction) => {
      const part = await transaction
        .selectFrom('property_part')
        .innerJoin('property', 'property.id', 'property_part.property_id')
        .select(['property_part.property_id', 'property.kind'])
        .where('property_part.id', '=', input.partId)
        .forNoKeyUpdate('property_part')
        .executeTakeFirst()
      const sides = await relationsOf(transaction, [input.sellerId, input.buyerId])
      const seller = sides.get(input.sellerId)
      const buyer = sides.get(input.buyerId)
      const kind =
        seller && buyer && input.sellerId !== input.buyerId ? dealKind(seller.relation, buyer.relation) : null
      const needsReason = seller && buyer && needsPriceReason(seller.relation, buyer.relation)
      const problems = problemsAmong({
        settled_on:
          settledOn === null ? NEEDED : settledOn > japanDateOf(at) ? '今日までの日を入力してください' : undefined,
        seller_id: seller ? (seller.isOfOurs ? ONE_OF_OURS : undefined) : '選択してください',
        buyer_id: buyer
          ? kind === null
            ? '当社かファンドが、売主か買主になる取引を記録します'
            : buyer.isOfOurs
              ? ONE_OF_OURS
              : undefined
          : '選択してください',
        share: isShare(input) ? undefined : '1以下の割合を入力してください',
        price: Number.isSafeInteger(input.price) && input.price >= 0 ? undefined : NEEDED,
        ...taxProblems(input, part?.kind),
        price_reason:
          needsReason === true && input.priceReason.trim() === '' ? NEEDED : optionalProblem(input.priceReason, 1000),
        basis: textProblem(input.basis, 200),
        basis_sha256:
          input.basisSha256 === null || /^[0-9a-f]{64}$/.test(input.basisSha256)
            ? undefined
            : '契約書のファイルを選び直してください',
      })
      if (Object.keys(problems).length > 0 || settledOn === null || kind === null) return badInput(problems)
      if (!part) return refusal('NOT_FOUND', '物件の対象が見つかりません。')
      const { id: dealId } = await transaction
        .insertInto('property_deal')
        .values({
          part_id: input.partId,
          kind,
          settled_on: settledOn,
          seller_id: input.sellerId,
          buyer_id: input.buyerId,
          share_numerator: input.shareNumerator,
          share_denominator: input.shareDenominator,
          price: input.price,
          price_with_tax: input.priceWithTax,
          building_price: input.buildingPrice ?? null,
          price_reason: input.priceReason.trim(),
          basis: input.basis.trim(),
          basis_sha256: input.basisSha256,
          recorded_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(transaction, {
        at,
        actor: input.actor,
        action: 'property.deal_recorded',
        objectType: 'property',
        objectId: part.property_id,
        detail: { kind: DEAL_KIND[kind], amount: input.price },
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
  { price, priceWithTax, buildingPrice = null }: DealInput,
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

export const isShare = ({ shareNumerator, shareDenominator }: Pick<DealInput, 'shareNumerator' | 'shareDenominator'>) =>
  Number.isInteger(shareNumerator) &&
  Number.isInteger(shareDenominator) &&
  shareNumerator >= 1 &&
  shareDenominator >= shareNumerator &&
  shareDenominator <= 1_000_000
