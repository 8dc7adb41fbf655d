import { sql } from 'kysely'
import { formatDateWithoutWeekday, startOfDay } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { idIfGiven, type Id } from '../../../domain/id.ts'
import { addYen, formatYen, subtractYen, zeroYen, type Yen } from '../../../domain/money.ts'
import { bookValueByDeal, bookValueOfWhole } from '../../../domain/funds/property-book.ts'
import { post } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { hasFailed, type FundRecord } from '../fund/fund-record.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { confirmAppraisals, type ConfirmedAppraisals } from './confirm-appraisals.ts'
import { refuseBelowWorth, refuseUnproved } from './prove-purchase.ts'
import { bookSaleBetweenBooks, payerText, refuseUnpaidSale } from './book-sale-between-books.ts'
import { isPaidByBank } from '../../../domain/funds/ready-purchases.ts'
import { loadPropertyBook, partsInBook, type FundDeal, type PropertyBook } from './load-property-book.ts'

type Handover = { dealId: Id<'property_deal'> }

/** Of a fund's recorded sale. */
const handoverKey = (dealId: Id<'property_deal'>): string => `property-handed-over:${dealId}`

/**
 * What a fund has sold leaves its book at what it stands there for, once the price is seen on the bank: the difference is the profit or loss of the sale.
 * The deal says what was sold and for how much, lines of the bank that it was paid; two operators say that the one belongs to the other. Where the operator
 * or another fund of ours has bought it, the price passes out of their book in the same moment.
 */
const propertyHandover = defineProposalKind<Handover>({
  kind: 'property_handover',
  async foresee(transaction, services, content) {
    const judged = await judge(transaction, services, content)
    if (!judged.ok) return judged
    return success(effectOf(judged.value, await confirmAppraisals(transaction, [judged.value.sale])))
  },
  async carryOut(transaction, services, { dealId }, { operatorId, now }) {
    const judged = await judge(transaction, services, { dealId })
    if (!judged.ok) return judged
    const { fundId, sale, bookValue } = judged.value
    if (!isPaidByBank(sale.otherRelation)) await bookSaleBetweenBooks(transaction, services, { fundId, sale, now })
    await post(transaction, {
      kind: 'property_handed_over',
      key: handoverKey(dealId),
      effectiveAt: startOfDay(sale.settledOn),
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
      objectId: sale.propertyId,
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

interface Judged {
  fundId: Id<'fund'>
  fundName: string
  sale: FundDeal
  /** What it stands for in the fund's book, and all that stands there. */
  bookValue: Yen
  property: Yen
}

async function judge(transaction: Transaction, services: Services, { dealId }: Handover): Promise<Outcome<Judged>> {
  const deal = await transaction
    .selectFrom('standing_property_deal')
    .select(['seller_fund_id', 'buyer_fund_id'])
    .where('id', '=', dealId)
    .executeTakeFirst()
  const fundId = deal ? idIfGiven<'fund'>(deal.seller_fund_id) : null
  if (fundId === null) return refusal('NOT_FOUND', 'ファンドが売却した取引が見つかりません。')
  const fund = await lockSides(transaction, fundId, deal ? idIfGiven<'fund'>(deal.buyer_fund_id) : null)
  if (!fund || hasFailed(fund)) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const book = await loadPropertyBook(transaction, fundId)
  const sale = book.deals.find(({ id }) => id === dealId)
  if (!sale) return refusal('NOT_FOUND', 'ファンドが売却した取引が見つかりません。')
  const bookValue = await valueOf(transaction, services, { fundId, book, sale })
  if (!bookValue.ok) return bookValue
  return success({
    fundId,
    fundName: fund.name,
    sale,
    property: book.property,
    bookValue: bookValue.value,
  })
}

/** In one order, whoever sells: two sales against each other wait for nobody in a circle. */
async function lockSides(
  transaction: Transaction,
  seller: Id<'fund'>,
  buyer: Id<'fund'> | null,
): Promise<FundRecord | null> {
  if (buyer !== null && buyer < seller) await lockFund(transaction, buyer)
  const fund = await lockFund(transaction, seller)
  if (buyer !== null && buyer > seller) await lockFund(transaction, buyer)
  return fund
}

/** At what the sold share leaves the book, or why it does not yet. */
async function valueOf(
  transaction: Transaction,
  services: Services,
  { fundId, book, sale }: { fundId: Id<'fund'>; book: PropertyBook; sale: FundDeal },
): Promise<Outcome<Yen>> {
  if (sale.booked !== null) return refusal('CONFLICT', 'この売却は、すでに帳簿に記録されています。')
  const { buysByDeal, property, saleReceived } = book
  if (property <= 0 && !buysByDeal)
    return refusal(
      'CONFLICT',
      'このファンドの帳簿に対象不動産がありません。運用を開始したファンドの売却を記録できます。',
    )
  if (!buysByDeal && !(await hasAllPurchases(transaction, fundId)))
    return refusal('CONFLICT', '取得の取引が記録されていない対象があります。先に、取得の取引を記録してください。')
  const parts = partsInBook(book)
  const part = parts.get(sale.partId)
  const value =
    part === undefined
      ? null
      : buysByDeal
        ? bookValueByDeal(part, sale.share)
        : bookValueOfWhole(property, [...parts.values()], { part, share: sale.share })
  if (value === null)
    return refusal('CONFLICT', '売却した持分が、ファンドの帳簿にありません。先に、取得の取引を帳簿に記録してください。')
  const cheap = await refuseBelowWorth(transaction, sale)
  if (cheap) return cheap
  if (!isPaidByBank(sale.otherRelation)) {
    // The investors of the fund that buys are not to pay more than it is worth.
    const refused =
      (sale.otherRelation === 'fund' ? await refuseUnproved(transaction, sale) : null) ??
      (await refuseUnpaidSale(transaction, services, sale))
    return refused ?? success(value)
  }
  if (saleReceived < sale.price)
    return refusal(
      'CONFLICT',
      `売却代金${formatYen(sale.price)}のうち、口座の明細で確かめた額は${formatYen(saleReceived)}です。先に、入金の明細を「売却代金」として登録してください。`,
    )
  return success(value)
}

/** Of a book that bought its whole sum at once: the prices of all parts divide it. */
async function hasAllPurchases(transaction: Transaction, fundId: Id<'fund'>): Promise<boolean> {
  const { rows } = await sql`
    select from fund_property link
    where link.fund_id = ${fundId} and link.struck_by is null
      and not exists (select from property_stay held where held.fund_id = link.fund_id and held.part_id = link.part_id)
    limit 1`.execute(transaction)
  return rows.length === 0
}

/** What a sale brings: its price, less what the property stood for in the book, less the costs of the lines of the bank that were classified with it. */
export const gainOf = ({ price, costs }: Pick<FundDeal, 'price' | 'costs'>, bookValue: Yen): Yen =>
  subtractYen(price, addYen(bookValue, costs))

function effectOf({ fundName, sale, bookValue, property }: Judged, { changes, ...asked }: ConfirmedAppraisals): Effect {
  const gain = gainOf(sale, bookValue)
  const row = (label: string, after: string) => ({ label, before: null, after })
  return {
    title: `${fundName}の物件の売却を帳簿に記録`,
    people: 0,
    yen: sale.price,
    changes: [
      row('売却した物件', sale.partName),
      row('決済日と買主', `${formatDateWithoutWeekday(sale.settledOn)}　${sale.other}`),
      row('売却代金', formatYen(sale.price)),
      ...(isPaidByBank(sale.otherRelation)
        ? []
        : [row('代金の支払い', payerText(sale)), row('この価格の理由', sale.priceReason)]),
      ...changes,
      {
        label: '対象不動産（帳簿の額）',
        before: formatYen(property),
        after: formatYen(subtractYen(property, bookValue)),
      },
      row('売却原価', formatYen(bookValue)),
      row('売却の費用（この取引の明細）', formatYen(sale.costs)),
      row(
        gain < zeroYen ? '売却による損失' : '売却による利益',
        formatYen(gain < zeroYen ? subtractYen(zeroYen, gain) : gain),
      ),
    ],
    ...asked,
  }
}
