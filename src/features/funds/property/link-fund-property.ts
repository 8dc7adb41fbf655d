import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { relationsOf } from './load-parties.ts'
import { NEEDED, optionalProblem, problemsAmong, textProblem } from './record-words.ts'
import { isShare } from './record-deal.ts'

export interface FundPropertyInput {
  fundId: Id<'fund'>
  partId: Id<'property_part'>
  shareNumerator: number
  shareDenominator: number
  sellerId: Id<'party'>
  /** Whole yen, without consumption tax. */
  price: number
  priceBasis: string
  priceReason: string
  actor: string
}

/**
 * What a fund is about: this part, from this seller, at this price. Of a fund that was published before properties were recorded, too: what is
 * said then is what its papers said. CONFLICT where the fund has it already.
 */
export async function linkFundProperty(
  services: Services,
  input: FundPropertyInput,
): Promise<Outcome<{ linkId: Id<'fund_property'> }>> {
  const at = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    if (!(await lockFund(transaction, input.fundId))) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
    const seller = (await relationsOf(transaction, [input.sellerId])).get(input.sellerId)
    const problems = problemsAmong({
      seller_id: seller === undefined || seller.fundId === input.fundId ? '選択してください' : undefined,
      share: isShare(input) ? undefined : '1以下の割合を入力してください',
      price: Number.isSafeInteger(input.price) && input.price > 0 ? undefined : NEEDED,
      price_basis: textProblem(input.priceBasis, 1000),
      price_reason:
        seller !== undefined && seller.relation !== 'third' && input.priceReason.trim() === ''
          ? NEEDED
          : optionalProblem(input.priceReason, 1000),
    })
    if (Object.keys(problems).length > 0) return badInput(problems)
    const part = await transaction
      .selectFrom('property_part')
      .select('property_id')
      .where('id', '=', input.partId)
      .executeTakeFirst()
    if (!part) return refusal('NOT_FOUND', '物件の対象が見つかりません。')
    const row = await transaction
      .insertInto('fund_property')
      .values({
        fund_id: input.fundId,
        part_id: input.partId,
        share_numerator: input.shareNumerator,
        share_denominator: input.shareDenominator,
        seller_id: input.sellerId,
        price: input.price,
        price_basis: input.priceBasis.trim(),
        price_reason: input.priceReason.trim(),
        recorded_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return refusal('CONFLICT', 'このファンドには、すでに結び付けられています。')
    await recordAudit(transaction, {
      at,
      actor: input.actor,
      action: 'property.fund_linked',
      objectType: 'property',
      objectId: part.property_id,
      detail: { fund_id: input.fundId, amount: input.price },
    })
    return success({ linkId: row.id })
  })
}
