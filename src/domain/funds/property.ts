import type { FreeText } from '../free-text.ts'
import { daysBetween, type JapanDate } from '../calendar.ts'
import { formatYen, yen, type Yen } from '../money.ts'

/** What a property is, who deals in it and where it went, in the words of operators and visitors. */

export const PROPERTY_KIND = { land: '土地', building: '土地と建物', unit: '区分所有建物' } as const
export type PropertyKind = keyof typeof PROPERTY_KIND

export const OWNERSHIP = { freehold: '所有権', leasehold: '借地権', shared: '共有持分' } as const
export type Ownership = keyof typeof OWNERSHIP

/** What somebody is to the operator. */
export const PARTY_RELATION = {
  third: '第三者',
  self: '当社',
  officer: '当社の役員',
  group: '当社のグループ会社',
  fund: '当社の別のファンド',
} as const
export type PartyRelation = keyof typeof PARTY_RELATION

/** Whom operators write down: the company and its funds are known. */
const { third, officer, group } = PARTY_RELATION
export const NAMED_RELATION = { third, officer, group } as const

export const DEAL_KIND = {
  purchase: '取得',
  in_kind: '当社からの持ち込み',
  sale: '売却',
  between_funds: 'ファンド間の売買',
} as const
export type DealKind = keyof typeof DEAL_KIND

export const APPRAISAL_METHOD = { licensed: '不動産鑑定評価', assessment: '査定', own: '当社の評価' } as const
export type AppraisalMethod = keyof typeof APPRAISAL_METHOD

/** What a deal between two sides is; null where neither is the operator or one of its funds. */
export function dealKind(seller: PartyRelation, buyer: PartyRelation): DealKind | null {
  const isOurs = (relation: PartyRelation): boolean => relation === 'self' || relation === 'fund'
  if (seller === 'fund' && buyer === 'fund') return 'between_funds'
  if (seller === 'self' && buyer === 'fund') return 'in_kind'
  if (isOurs(seller)) return 'sale'
  return isOurs(buyer) ? 'purchase' : null
}

/** What a price says of itself, whole yen. */
export interface TaxedPrice {
  propertyKind: PropertyKind
  price: number
  priceWithTax: number
  /** Of the price without tax; null where nothing is said. */
  buildingPrice: number | null
}

/** Consumption tax is at most a tenth of what is paid for the building: land carries none. */
export const isTaxOfBuilding = ({ propertyKind, price, priceWithTax, buildingPrice }: TaxedPrice): boolean =>
  priceWithTax === price ||
  (propertyKind !== 'land' && buildingPrice !== null && (priceWithTax - price) * 10 <= Math.min(buildingPrice, price))

/** Whether a value lies more than 30 % from another. */
export const isFarFrom = (value: number, other: number): boolean =>
  BigInt(Math.abs(value - other)) * 10n > BigInt(other) * 3n

/** '+12.5％': how far a value lies above another, in tenths of a percent towards zero. */
export function aboveText(value: number, other: number): string {
  if (other === 0) return '—'
  const permille = Number((BigInt(value - other) * 1000n) / BigInt(other))
  const sign = permille < 0 ? '−' : permille > 0 ? '+' : '±'
  return `${sign}${(Math.abs(permille) / 10).toFixed(1)}％`
}

/** '−8,000,000円、−47.0％': how far a price lies above another, in yen and in percent. */
export function differenceText(price: Yen, other: Yen): string {
  const sign = price < other ? '−' : price > other ? '+' : '±'
  return `${sign}${formatYen(yen(Math.abs(price - other)))}、${aboveText(price, other)}`
}

/** Where neither side is a stranger, the price needs a reason. */
export const needsPriceReason = (seller: PartyRelation, buyer: PartyRelation): boolean =>
  seller !== 'third' && buyer !== 'third'

/** One stay of a part in a fund. Prices are whole yen without consumption tax. */
export interface Stay {
  heldFrom: JapanDate
  heldUntil: JapanDate | null
  acquiredFor: number
  soldFor: number | null
  /** What the operator itself had paid, where it brought the part in. */
  own: { price: number; on: JapanDate } | null
}

/** What the price of a fund lay above the operator's own: yen, and tenths of a percent towards zero; null where the operator did not own it. */
export function ownMargin({
  acquiredFor,
  own,
}: Pick<Stay, 'acquiredFor' | 'own'>): { yen: number; permille: number } | null {
  if (own === null) return null
  const difference = acquiredFor - own.price
  return {
    yen: difference,
    permille: own.price === 0 ? 0 : Number((BigInt(difference) * 1000n) / BigInt(own.price)),
  }
}

/** How long the operator itself held it before. */
export const ownDays = ({ heldFrom, own }: Pick<Stay, 'heldFrom' | 'own'>): number | null =>
  own === null ? null : daysBetween(own.on, heldFrom)

/** '1／2' of a share; null for all of it. */
export const shareText = (numerator: number, denominator: number): string | null =>
  numerator === denominator ? null : `${numerator}／${denominator}`

/** The two numbers of '1/2' or '１／２', both one where nothing is typed; null where it says no share. */
export function parseShare(text: string): { numerator: number; denominator: number } | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '')
  if (plain === '') return { numerator: 1, denominator: 1 }
  const [, numerator, denominator] = /^(\d{1,7})\/(\d{1,7})$/.exec(plain) ?? []
  return numerator === undefined ? null : { numerator: Number(numerator), denominator: Number(denominator) }
}

/** '24.80㎡' of 2480 hundredths of a square metre. */
export const areaText = (centi: number): string =>
  `${Math.floor(centi / 100)}.${String(centi % 100).padStart(2, '0')}㎡`

/** Whole yen, rounded down, of a square metre of what the price is for: of a half, half of the area. */
export const pricePerSquareMetre = (bought: {
  price: number
  areaCenti: number
  shareNumerator: number
  shareDenominator: number
}): Yen =>
  yen(
    Number(
      (BigInt(bought.price) * 100n * BigInt(bought.shareDenominator)) /
        (BigInt(bought.areaCenti) * BigInt(bought.shareNumerator)),
    ),
  )

/** Hundredths of a square metre of '24.8' or '２４．８０'; null where it says no area. */
export function parseArea(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?(?:㎡|m2)?$/.exec(text.normalize('NFKC').trim()) ?? []
  if (whole === undefined) return null
  const centi = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return centi > 0 ? centi : null
}

/** What the gate of publication asks of one part that a fund is about. */
export interface LinkedPart {
  name: string
  sellerRelation: PartyRelation
  price: number
  priceReason: FreeText
  /** What the operator last paid for it itself; null where no purchase is recorded. */
  ownPrice: number | null
  hasAppraisal: boolean
}

/** What is missing before a fund may be published with this part, in a sentence; null where nothing is. */
export function partProblem({
  name,
  sellerRelation,
  price,
  priceReason,
  ownPrice,
  hasAppraisal,
}: LinkedPart): string | null {
  if (sellerRelation !== 'third' && priceReason === '') return `${name}：価格の理由を記録してください。`
  if (sellerRelation !== 'self') return null
  if (ownPrice === null) return `${name}：当社が取得したときの取引を記録してください。`
  return price > ownPrice && !hasAppraisal
    ? `${name}：当社の取得価格を上回るため、鑑定評価または査定を記録してください。`
    : null
}
