import { sql } from 'kysely'
import { formatYen, yen, type Yen } from '../../../domain/money.ts'
import { isTaxOfBuilding } from '../../../domain/funds/property.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'
import type { FundDeal } from './load-property-book.ts'

/** What a stranger found the share of a deal to be worth last, whole yen. Null where nobody but ourselves has appraised it within the year up to the deal. */
async function loadAppraisedValue(database: Queryable, { id }: Pick<FundDeal, 'id'>): Promise<Yen | null> {
  const { rows } = await sql<{ value: number | null }>`select appraised_for_deal(${id}) as value`.execute(database)
  const value = rows[0]?.value ?? null
  return value === null ? null : yen(value)
}

/**
 * CONFLICT where a purchase rests on no contract, is not what investors were told, or where one of ours would be paid more than somebody else has found the
 * property to be worth.
 */
export async function refuseUnproved(database: Queryable, purchase: FundDeal): Promise<Refusal | null> {
  if (purchase.basisSha256 === null)
    return refusal(
      'CONFLICT',
      `「${nameOf(purchase)}」の取得に、売買契約書のファイルが登録されていません。「物件」の画面で、取引を取り消し、契約書のファイルを指定して登録し直してください。`,
    )
  const other = await refuseUntold(database, purchase)
  if (other) return other
  if (purchase.otherRelation === 'third') return null
  const appraised = await loadAppraisedValue(database, purchase)
  if (appraised === null)
    return refusal(
      'CONFLICT',
      `「${nameOf(purchase)}」の売主は、当社または関係者です。先に「物件」の画面で、第三者による評価を登録してください（評価日が、取引の決済日までの1年以内のもの）。`,
    )
  // Appraisals are without consumption tax, as the price is that investors are told.
  if (!isTaxOfBuilding({ ...purchase, price: purchase.priceWithoutTax, priceWithTax: purchase.price }))
    return refusal(
      'CONFLICT',
      `「${nameOf(purchase)}」の税込の価格が、税抜の価格に建物の価格の消費税（10％）を加えた額を超えています。建物の価格が記録されていないときは、「物件」の画面で、取引を取り消し、登録し直してください。`,
    )
  if (purchase.priceWithoutTax <= appraised) return null
  return refusal(
    'CONFLICT',
    `「${nameOf(purchase)}」の価格${formatYen(purchase.priceWithoutTax)}が、第三者による評価額${formatYen(appraised)}を超えています。当社または関係者からは、評価額を超えて取得できません。`,
  )
}

/** CONFLICT where one of ours would have a fund's property for less than a stranger has found it to be worth: what is missing would be its investors' money. */
export async function refuseBelowWorth(database: Queryable, sale: FundDeal): Promise<Refusal | null> {
  if (sale.otherRelation === 'third') return null
  const appraised = await loadAppraisedValue(database, sale)
  if (appraised === null)
    return refusal(
      'CONFLICT',
      `「${nameOf(sale)}」の買主は、当社または関係者です。先に「物件」の画面で、第三者による評価を登録してください（評価日が、取引の決済日までの1年以内のもの）。`,
    )
  if (sale.priceWithoutTax >= appraised) return null
  return refusal(
    'CONFLICT',
    `「${nameOf(sale)}」の価格${formatYen(sale.priceWithoutTax)}が、第三者による評価額${formatYen(appraised)}を下回っています。当社または関係者には、評価額より安く売却できません。`,
  )
}

/** Another property, another seller, more of it, or dearer than the fund's page says. */
async function refuseUntold(database: Queryable, purchase: FundDeal): Promise<Refusal | null> {
  const { rows } = await sql<{
    deal_seller: string
    deal_price: number
    told_seller: string
    told_price: number | null
  }>`
    select coalesce(seller.name, '当社') as deal_seller, deal.price as deal_price, coalesce(told_seller.name, '当社') as told_seller, told.price as told_price
    from standing_property_deal deal
    join party seller on seller.id = deal.seller_id
    left join fund_property told on told.fund_id = deal.buyer_fund_id and told.part_id = deal.part_id and told.struck_by is null
    left join party told_seller on told_seller.id = told.seller_id
    where deal.id = ${purchase.id} and not is_purchase_as_told(deal.id)`.execute(database)
  const [row] = rows
  if (!row) return null
  if (row.told_price === null)
    return refusal(
      'CONFLICT',
      `「${nameOf(purchase)}」は、ファンドの説明にない物件です。先に「物件」の画面で、ファンドとの結び付きを二人で登録し、投資家に示してください。`,
    )
  const words = (seller: string, price: number): string => `${seller}から${formatYen(yen(price))}（税抜）`
  return refusal(
    'CONFLICT',
    `「${nameOf(purchase)}」の取引（${words(row.deal_seller, row.deal_price)}）が、ファンドの説明（${words(row.told_seller, row.told_price)}）と異なります。取引の記録が誤っているときは、取り消して登録し直してください。説明を変えるときは、先に「物件」の画面で、ファンドとの結び付きを改めてください。`,
  )
}

const nameOf = ({ partName }: Pick<FundDeal, 'partName'>): string => (partName === '' ? '対象不動産' : partName)
