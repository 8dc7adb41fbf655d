import type { Id } from '../../../domain/id.ts'
import { apiProblems, rowOf } from '../../../domain/records/field.ts'
import { NEEDED } from '../../../domain/records/kinds.ts'
import { linkFields, shareProblem, type FundLink } from '../../../domain/records/property-records.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import type { FundRecord } from '../fund/fund-record.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { ONE_OF_OURS, relationsOf } from './load-parties.ts'
import { propertyOfPart } from './property-of-part.ts'

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
  const problems = apiProblems(linkFields, link, {
    seller_id:
      seller === undefined || seller.fundId === link.fundId
        ? '選択してください'
        : seller.isOfOurs
          ? ONE_OF_OURS
          : undefined,
    share: shareProblem(link),
    price_reason: seller !== undefined && seller.relation !== 'third' && link.priceReason.trim() === '' ? NEEDED : null,
  })
  if (Object.keys(problems).length > 0) return badInput(problems)
  const part = await propertyOfPart(transaction, link.partId)
  if (!part.ok) return part
  const taken = await transaction
    .selectFrom('fund_property')
    .select('id')
    .where('fund_id', '=', link.fundId)
    .where('part_id', '=', link.partId)
    .where('struck_by', 'is', null)
    .executeTakeFirst()
  if (taken) return refusal('CONFLICT', 'このファンドには、すでに結び付けられています。')
  return success({ fund, propertyId: part.value })
}

/** Writes down what was judged, in the same transaction. */
export async function insertLink(
  transaction: Transaction,
  link: FundLink,
  { propertyId, actor, at }: { propertyId: Id<'property'>; actor: string; at: Date },
): Promise<Id<'fund_property'>> {
  const { id } = await transaction
    .insertInto('fund_property')
    .values({ ...rowOf(linkFields, link), recorded_at: at })
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
