import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { areaText, shareText } from '../../../domain/funds/property.ts'
import { NEEDED } from '../../../domain/records/kinds.ts'
import type { FundLink } from '../../../domain/records/property-records.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { insertLink, judgeLink } from './link-fund-property.ts'
import { loadParties } from './load-parties.ts'

/** What the public reads of a fund that it has seen: two operators say what that fund is about, and its papers have said so before. */
const fundPropertyLink = defineProposalKind<FundLink>({
  kind: 'property_link',
  async foresee(transaction, _services, link) {
    const judged = await judge(transaction, link)
    if (!judged.ok) return judged
    const { fundName, partText, seller } = judged.value
    const share = shareText(link.shareNumerator, link.shareDenominator)
    return success({
      title: `${fundName}に物件を結び付け`,
      people: 0,
      yen: link.price,
      changes: [
        { label: '対象不動産', before: null, after: partText, isShown: true },
        ...(share === null ? [] : [{ label: '持分', before: null, after: share, isShown: true }]),
        { label: '売主', before: null, after: seller },
        { label: '取得価格', before: null, after: `${formatYen(yen(link.price))}（税抜）`, isShown: true },
        { label: '価格の根拠', before: null, after: link.priceBasis.trim(), isShown: true },
        ...(link.priceReason.trim() === ''
          ? []
          : [{ label: '価格の理由', before: null, after: link.priceReason.trim(), isShown: true }]),
      ],
    })
  },
  async carryOut(transaction, _services, link, { operatorId, now }) {
    const judged = await judge(transaction, link)
    if (!judged.ok) return judged
    const { propertyId } = judged.value
    await insertLink(transaction, link, { propertyId, actor: `operator:${operatorId}`, at: now })
    return success(null)
  },
})

interface Judged {
  propertyId: Id<'property'>
  fundName: string
  partText: string
  seller: string
}

async function judge(transaction: Transaction, link: FundLink): Promise<Outcome<Judged>> {
  const judged = await judgeLink(transaction, link)
  if (!judged.ok) return judged
  const { fund, propertyId } = judged.value
  if (!fund.isPublished)
    return refusal('CONFLICT', 'このファンドは公開されていません。承認なしで、そのまま結び付けられます。')
  const part = await transaction
    .selectFrom('property_part as part')
    .innerJoin('property', 'property.id', 'part.property_id')
    .select(['property.address', 'property.building_name', 'part.name', 'part.area_centi'])
    .where('part.id', '=', link.partId)
    .executeTakeFirstOrThrow()
  const seller = (await loadParties(transaction)).find(({ id }) => id === link.sellerId)
  return success({
    propertyId,
    fundName: fund.name,
    partText: [part.address, part.building_name, part.name, areaText(part.area_centi)]
      .filter((word) => word !== '')
      .join('　'),
    seller: seller?.name ?? '',
  })
}

/** The first operator's word about a fund that the public has seen, and how he knows. */
export async function proposeFundLink(
  services: Services,
  viewer: Viewer,
  { reason, ...link }: FundLink & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  if (reason.trim() === '') return badInput({ reason: NEEDED })
  return propose(services, viewer, fundPropertyLink, {
    subject: `fund_property:${link.fundId}-${link.partId}`,
    content: link,
    reason: reason.trim(),
  })
}
