import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import type { FundRecord } from '../fund/fund-record.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { ONE_OF_OURS, relationsOf } from './load-parties.ts'
import { NEEDED, optionalProblem, problemsAmong, textProblem } from './record-words.ts'
import { isShare } from './record-deal.ts'

/** What a fund is said to be about: this part, from this seller, at this price. */
export type FundLink = {
  fundId: Id<'fund'>
  partId: Id<'property_part'>
  shareNumerator: number
  shareDenominator: number
  sellerId: Id<'party'>
  /** Whole yen, without consumption tax. */
  price: number
  priceBasis: FreeText
  priceReason: FreeText
}

/** Says what a draft is about. CONFLICT where it says so already, or where the public has seen the fund: then two operators say it (proposeFundLink). */
export async function linkFundProperty(
  services: Services,
  { actor, ...link }: FundLink & { actor: string },
): Promise<Outcome<{ linkId: Id<'fund_property'> }>> {
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const judged = await judgeLink(transaction, link)
    if (!judged.ok) return judged
    if (judged.value.fund.isPublished)
      return refusal('CONFLICT', '公開済みのファンドです。結び付けには、ほかの運営者の承認が必要です。')
    return success({ linkId: await insertLink(transaction, link, { propertyId: judged.value.propertyId, actor, at }) })
  })
}

/** Whether the fund can be said to be about the part; under the fund's lock. */
export async function judgeLink(
  transaction: Transaction,
  link: FundLink,
): Promise<Outcome<{ fund: FundRecord; propertyId: Id<'property'> }>> {
  const fund = await lockFund(transaction, link.fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const seller = (await relationsOf(transaction, [link.sellerId])).get(link.sellerId)
  const problems = problemsAmong({
    seller_id:
      seller === undefined || seller.fundId === link.fundId
        ? '選択してください'
        : seller.isOfOurs
          ? ONE_OF_OURS
          : undefined,
    share: isShare(link) ? undefined : '1以下の割合を入力してください',
    price: Number.isSafeInteger(link.price) && link.price > 0 ? undefined : NEEDED,
    price_basis: textProblem(link.priceBasis, 1000),
    price_reason:
      seller !== undefined && seller.relation !== 'third' && link.priceReason.trim() === ''
        ? NEEDED
        : optionalProblem(link.priceReason, 1000),
  })
  if (Object.keys(problems).length > 0) return badInput(problems)
  const part = await transaction
    .selectFrom('property_part')
    .select('property_id')
    .where('id', '=', link.partId)
    .executeTakeFirst()
  if (!part) return refusal('NOT_FOUND', '物件の対象が見つかりません。')
  const taken = await transaction
    .selectFrom('fund_property')
    .select('id')
    .where('fund_id', '=', link.fundId)
    .where('part_id', '=', link.partId)
    .where('struck_by', 'is', null)
    .executeTakeFirst()
  if (taken) return refusal('CONFLICT', 'このファンドには、すでに結び付けられています。')
  return success({ fund, propertyId: part.property_id })
}

/** Writes down what was judged, in the same transaction. */
export async function insertLink(
  transaction: Transaction,
  link: FundLink,
  { propertyId, actor, at }: { propertyId: Id<'property'>; actor: string; at: Date },
): Promise<Id<'fund_property'>> {
  const { id } = await transaction
    .insertInto('fund_property')
    .values({
      fund_id: link.fundId,
      part_id: link.partId,
      share_numerator: link.shareNumerator,
      share_denominator: link.shareDenominator,
      seller_id: link.sellerId,
      price: link.price,
      price_basis: link.priceBasis.trim(),
      price_reason: link.priceReason.trim(),
      recorded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(transaction, {
    at,
    actor,
    action: 'property.fund_linked',
    objectType: 'property',
    objectId: propertyId,
    detail: { fund_id: link.fundId, amount: link.price },
  })
  return id
}
