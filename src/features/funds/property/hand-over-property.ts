import { sql } from 'kysely'
import { formatDateWithoutWeekday, japanDate, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { idOf, type Id } from '../../../domain/id.ts'
import { formatYen, multiplyThenFloor, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { hasFailed } from '../fund/fund-record.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { loadParties } from './load-parties.ts'

type Handover = { dealId: Id<'property_deal'> }

/** Of a fund's recorded sale. */
const handoverKey = (dealId: Id<'property_deal'>): string => `property-handed-over:${dealId}`

/**
 * What a fund has sold leaves its book at what it stands there for, once the price is seen on the bank: the difference is the profit or loss of the sale.
 * The deal says what was sold and for how much, lines of the bank that it was paid; two operators say that the one belongs to the other.
 */
const propertyHandover = defineProposalKind<Handover>({
  kind: 'property_handover',
  async foresee(transaction, _services, content) {
    const judged = await judge(transaction, content)
    return judged.ok ? success(effectOf(judged.value)) : judged
  },
  async carryOut(transaction, _services, { dealId }, { operatorId, now }) {
    const judged = await judge(transaction, { dealId })
    if (!judged.ok) return judged
    const { fundId, propertyId, settledOn, bookValue } = judged.value
    await post(transaction, {
      kind: 'property_handed_over',
      key: handoverKey(dealId),
      effectiveAt: startOfDay(settledOn),
      recordedAt: now,
      lines: [
        { account: { kind: 'sale_cost', fundId }, debit: bookValue },
        { account: { kind: 'property', fundId }, credit: bookValue },
      ],
    })
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${operatorId}`,
      action: 'property.handed_over',
      objectType: 'property',
      objectId: propertyId,
      detail: { amount: bookValue },
    })
    return success(null)
  },
})

/** The first operator's word. CONFLICT where the price has not been seen on the bank, or the fund's book does not have what was sold. */
export async function proposePropertyHandover(
  services: Services,
  viewer: Viewer,
  { dealId, reason }: Handover & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  return propose(services, viewer, propertyHandover, {
    subject: `property_record:deal-${dealId}`,
    content: { dealId },
    reason: reason.trim(),
  })
}

interface Sale {
  fundId: Id<'fund'>
  propertyId: Id<'property'>
  partName: string
  settledOn: JapanDate
  /** As it was paid. */
  price: Yen
  buyer: string
  isToOperator: boolean
}

interface Judged extends Sale {
  fundName: string
  /** What it stands for in the fund's book, and all that stands there. */
  bookValue: Yen
  property: Yen
}

async function judge(transaction: Transaction, { dealId }: Handover): Promise<Outcome<Judged>> {
  const sale = await loadSale(transaction, dealId)
  if (!sale) return refusal('NOT_FOUND', 'ファンドが売却した取引が見つかりません。')
  const fund = await lockFund(transaction, sale.fundId)
  if (!fund || hasFailed(fund)) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  if (sale.isToOperator)
    return refusal(
      'CONFLICT',
      '当社が買い取る物件は、元本の支払いを承認したときに、当社の資金で引き取ったものとして帳簿に記録されます。',
    )
  const stand = await loadStand(transaction, sale.fundId, dealId)
  const refused = refuseUnbooked(sale, stand)
  if (refused) return refused
  const { property, cost, heldCost } = stand
  return success({ ...sale, fundName: fund.name, property, bookValue: multiplyThenFloor(property, cost, heldCost) })
}

async function loadSale(transaction: Transaction, dealId: Id<'property_deal'>): Promise<Sale | null> {
  const row = await transaction
    .selectFrom('standing_property_deal as deal')
    .innerJoin('property_part as part', 'part.id', 'deal.part_id')
    .select([
      'deal.seller_fund_id',
      'part.property_id',
      'part.name as part_name',
      'deal.settled_on',
      'deal.price_with_tax',
      'deal.buyer_relation',
      'deal.buyer_id',
    ])
    .where('deal.id', '=', dealId)
    .executeTakeFirst()
  if (!row || row.seller_fund_id === null || row.settled_on === null || row.price_with_tax === null) return null
  const parties = await loadParties(transaction)
  return {
    fundId: idOf(row.seller_fund_id),
    propertyId: row.property_id,
    partName: row.part_name,
    settledOn: japanDate(row.settled_on),
    price: yen(row.price_with_tax),
    buyer: parties.find(({ id }) => id === row.buyer_id)?.name ?? '',
    isToOperator: row.buyer_relation === 'self',
  }
}

interface Stand {
  isHandedOver: boolean
  /** In the fund's book. */
  property: Yen
  /** What the fund had paid for what it sold here, and for all that is not handed over yet. */
  cost: Yen
  heldCost: Yen
  /** Whether the deal is all that the fund held of the part, and every part that the fund is about was bought by a recorded deal. */
  isWhole: boolean
  isRecorded: boolean
  /** Of the lines of the bank, what no other sale has used. */
  paid: Yen
}

async function loadStand(transaction: Transaction, fundId: Id<'fund'>, dealId: Id<'property_deal'>): Promise<Stand> {
  const { rows } = await sql<{
    is_handed_over: boolean
    property: number
    cost: number
    held_cost: number
    is_whole: boolean
    is_recorded: boolean
    paid: number
  }>`
    with stay as (
      select property_stay.*, bought.share_numerator::numeric / bought.share_denominator as share
      from property_stay join property_deal bought on bought.id = property_stay.acquisition_id
      where property_stay.fund_id = ${fundId}
        and (exit_id is null or exit_id not in (select deal_id from property_handover))
    )
    select exists (select from property_handover where deal_id = ${dealId}) as is_handed_over,
      (select coalesce(sum(amount), 0) from account_balance where book = 'fund:' || ${fundId}::bigint and account_kind = 'property')::bigint as property,
      coalesce(sum(acquired_for) filter (where exit_id = ${dealId}), 0)::bigint as cost,
      coalesce(sum(acquired_for), 0)::bigint as held_cost,
      coalesce(sum(share) filter (where exit_id = ${dealId}), 0)
        = (select share_numerator::numeric / share_denominator from property_deal where id = ${dealId}) as is_whole,
      not exists (
        select from fund_property link where link.fund_id = ${fundId} and link.struck_by is null
          and not exists (select from property_stay held where held.fund_id = link.fund_id and held.part_id = link.part_id)) as is_recorded,
      sale_lines_of_fund(${fundId}) - coalesce((
        select sum(deal.price_with_tax) from property_handover handed join property_deal deal on deal.id = handed.deal_id
        where handed.fund_id = ${fundId}), 0)::bigint as paid
    from stay`.execute(transaction)
  const [row] = rows
  if (!row) throw new Error(`nothing is said of fund ${fundId}`)
  return {
    isHandedOver: row.is_handed_over,
    property: yen(row.property),
    cost: yen(row.cost),
    heldCost: yen(row.held_cost),
    isWhole: row.is_whole,
    isRecorded: row.is_recorded,
    paid: yen(row.paid),
  }
}

function refuseUnbooked({ price }: Sale, stand: Stand): Refusal | null {
  if (stand.isHandedOver) return refusal('CONFLICT', 'この売却は、すでに帳簿に記録されています。')
  if (stand.property <= 0)
    return refusal(
      'CONFLICT',
      'このファンドの帳簿に対象不動産がありません。運用を開始したファンドの売却を記録できます。',
    )
  if (!stand.isRecorded)
    return refusal('CONFLICT', '取得の取引が記録されていない対象があります。先に、取得の取引を記録してください。')
  if (!stand.isWhole || stand.cost <= 0)
    return refusal('CONFLICT', '持分の一部だけの売却は、帳簿に記録できません。取引の記録を確認してください。')
  if (stand.paid < price)
    return refusal(
      'CONFLICT',
      `売却代金${formatYen(price)}のうち、口座の明細で確かめた額は${formatYen(stand.paid)}です。先に、入金の明細を「売却代金」として登録してください。`,
    )
  return null
}

function effectOf({ fundName, partName, buyer, settledOn, price, bookValue, property }: Judged): Effect {
  const gain = subtractYen(price, bookValue)
  return {
    title: `${fundName}の物件の売却を帳簿に記録`,
    people: 0,
    yen: price,
    changes: [
      { label: '売却した物件', before: null, after: partName },
      { label: '決済日と買主', before: null, after: `${formatDateWithoutWeekday(settledOn)}　${buyer}` },
      { label: '売却代金', before: null, after: formatYen(price) },
      {
        label: '対象不動産（帳簿の額）',
        before: formatYen(property),
        after: formatYen(subtractYen(property, bookValue)),
      },
      {
        label: gain < zeroYen ? '売却による損失' : '売却による利益',
        before: null,
        after: formatYen(gain < zeroYen ? subtractYen(zeroYen, gain) : gain),
      },
    ],
  }
}
