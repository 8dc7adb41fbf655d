import type { FreeText } from '../../../domain/free-text.ts'
import { parseJapanDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { DEAL_KIND, dealKind, isTaxAtMost10Percent, needsPriceReason } from '../../../domain/property.ts'
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
        price_with_tax:
          input.priceWithTax < input.price
            ? '税抜の価格以上の金額を入力してください'
            : isTaxAtMost10Percent(input)
              ? undefined
              : '税抜の価格に消費税（10％以内）を加えた金額を入力してください',
        price_reason:
          needsReason === true && input.priceReason.trim() === '' ? NEEDED : optionalProblem(input.priceReason, 1000),
        basis: textProblem(input.basis, 200),
        basis_sha256:
          input.basisSha256 === null || /^[0-9a-f]{64}$/.test(input.basisSha256)
            ? undefined
            : '契約書のファイルを選び直してください',
      })
      if (Object.keys(problems).length > 0 || settledOn === null || kind === null) return badInput(problems)
      const part = await transaction
        .selectFrom('property_part')
        .select('property_id')
        .where('id', '=', input.partId)
        .forNoKeyUpdate()
        .executeTakeFirst()
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

export const isShare = ({ shareNumerator, shareDenominator }: Pick<DealInput, 'shareNumerator' | 'shareDenominator'>) =>
  Number.isInteger(shareNumerator) &&
  Number.isInteger(shareDenominator) &&
  shareNumerator >= 1 &&
  shareDenominator >= shareNumerator &&
  shareDenominator <= 1_000_000
