import * as v from 'valibot'
import { prefectures } from '../../domain/funds/municipalities.ts'
import { askPublicData, type PublicDataSettings } from './ask-public-data.ts'

const municipalities = v.object({ data: v.array(v.object({ id: v.string(), name: v.string() })) })
const deals = v.object({
  data: v.array(
    v.object({ DistrictName: v.optional(v.string(), ''), TradePrice: v.string(), Area: v.string(), Type: v.string() }),
  ),
})

/** Of land without a house the price of a square metre is another thing. */
const comparedTypes = ['宅地(土地と建物)', '中古マンション等']

/** So few say nothing of a quarter. */
const fewestDeals = 3

/**
 * What houses and flats of a quarter were sold for in a year: '12件、中央値 98万円／㎡（74万〜121万円、2025年、三軒茶屋）'. Null where the address names no
 * municipality or hardly anything was sold.
 */
export async function dealsText(
  settings: PublicDataSettings,
  { address, year }: { address: string; year: number },
): Promise<string | null> {
  const prefecture = prefectures.findIndex((name) => address.startsWith(name))
  if (prefecture < 0) return null
  const rest = address.slice((prefectures[prefecture] ?? '').length)
  const known = await askPublicData(
    `${settings.landDataUrl}/XIT002?area=${String(prefecture + 1).padStart(2, '0')}`,
    municipalities,
    settings,
  )
  const [municipality] = (known?.data ?? [])
    .filter(({ name }) => rest.startsWith(name))
    .toSorted((one, other) => other.name.length - one.name.length)
  if (municipality === undefined) return null
  const last = year - 1
  const answer = await askPublicData(
    `${settings.landDataUrl}/XIT001?year=${last}&area=${municipality.id}&priceClassification=01`,
    deals,
    settings,
  )
  const inMunicipality = rest.slice(municipality.name.length)
  const near = (answer?.data ?? []).filter(
    ({ DistrictName: quarter, Type: type }) =>
      quarter !== '' && inMunicipality.startsWith(quarter) && comparedTypes.includes(type),
  )
  const prices = near
    .map(({ TradePrice: price, Area: area }) => Number(price) / Number(area))
    .filter((price) => Number.isFinite(price) && price > 0)
    .toSorted((one, other) => one - other)
  if (prices.length < fewestDeals) return null
  const at = (share: number): string => `${Math.round((prices[Math.floor(share)] ?? 0) / 10_000)}万`
  const quarter = near[0]?.DistrictName ?? ''
  return `${prices.length}件、中央値 ${at((prices.length - 1) / 2)}円／㎡（${at(0)}〜${at(prices.length - 1)}円、${last}年、${quarter}）`
}
