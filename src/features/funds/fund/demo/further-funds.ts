import type { Id } from '../../../../domain/id.ts'
import { closesAt, commonTerms, opensAt, type DemoFund } from './demo-fund.ts'
import type { DemoProperty } from './demo-properties.ts'

/** How a fund is offered. */
export type Opening = Pick<DemoFund, 'offeringMethod' | 'offeringStart' | 'offeringEnd' | 'earlyAccessCode'>

/** The offers that come again once the ones before have gone by. */
export const openings = {
  firstCome: {
    offeringMethod: 'first_come',
    offeringStart: opensAt(-1),
    offeringEnd: closesAt(30),
    earlyAccessCode: null,
  },
  lottery: { offeringMethod: 'lottery', offeringStart: opensAt(-1), offeringEnd: closesAt(14), earlyAccessCode: null },
  // Another one follows each hour: they end soon, so that the law's ceiling holds a few of them at a time.
  soon: {
    offeringMethod: 'first_come',
    offeringStart: { minutesFromNow: 50 },
    offeringEnd: { minutesFromNow: 170 },
    earlyAccessCode: null,
  },
  byCode: {
    offeringMethod: 'first_come',
    offeringStart: opensAt(10),
    offeringEnd: closesAt(30),
    earlyAccessCode: 'ITO-PREMIUM',
  },
} as const satisfies Record<string, Opening>

/** Several stand there at a time: each is another house. */
const places = [
  {
    name: '吉祥寺北町アパート',
    address: '東京都武蔵野市吉祥寺北町一丁目',
    station: 'JR中央線「吉祥寺」駅 徒歩12分',
    seller: '北町商事株式会社',
  },
  {
    name: '荻窪天沼アパート',
    address: '東京都杉並区天沼三丁目',
    station: 'JR中央線「荻窪」駅 徒歩9分',
    seller: '天沼地所株式会社',
  },
  {
    name: '赤羽西アパート',
    address: '東京都北区赤羽西二丁目',
    station: 'JR京浜東北線「赤羽」駅 徒歩11分',
    seller: '赤羽西不動産株式会社',
  },
  {
    name: '蒲田本町アパート',
    address: '東京都大田区蒲田本町一丁目',
    station: 'JR京浜東北線「蒲田」駅 徒歩8分',
    seller: '蒲田本町開発株式会社',
  },
] as const

const placeOf = (id: Id<'fund'>): (typeof places)[number] => places[id % places.length] ?? places[0]

/**
 * A small fund that is offered when the demo's past is over. All or nothing: what not enough people take ends with its offering, and leaves its part of the
 * law's ceiling to the next.
 */
export function furtherFund(id: Id<'fund'>, opening: Opening): DemoFund {
  const place = placeOf(id)
  return {
    ...commonTerms,
    ...opening,
    id,
    name: `第${id}号　${place.name}`,
    detail: [
      `所在地：${place.address}`,
      '種類：アパート（木造・2階建て）の1住戸',
      `交通：${place.station}`,
      '専有面積：22.70㎡',
      '取得する権利：所有権の共有持分 4分の1',
      '築年月：2016年9月',
      '賃貸の状況：入居中です。',
    ].join('\n'),
    fundTotal: 3_000_000,
    subordinatedAmount: 1_000_000,
    plannedRateBp: 650,
    operationTermMonths: 6,
    goal: 'all_or_nothing',
    operationStartDay: 45,
    operationEndDay: 228,
  }
}

/** What such a fund is about: a house number of its own, by the number of the fund. */
export function furtherProperty(id: Id<'fund'>): DemoProperty {
  const { name, address, seller } = placeOf(id)
  return {
    kind: 'unit',
    address: `${address}99番${id}号`,
    buildingName: name,
    parts: [{ name: '101号室', areaCenti: 2270 }],
    shares: 4,
    from: { seller, isDirect: false },
  }
}
