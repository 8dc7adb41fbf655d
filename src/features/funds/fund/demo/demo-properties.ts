import { idOf, type Id } from '../../../../domain/id.ts'
import { furtherProperty } from './further-funds.ts'
import type { PropertyKind } from '../../../../domain/funds/property.ts'

/** What an invented fund is about: where it stands, what of it the fund buys and from whom. All numbers of houses are made up. */
export interface DemoProperty {
  readonly kind: PropertyKind
  /** Down to the house; the fund's own text stops at the quarter. */
  readonly address: string
  readonly buildingName: string
  /** The parts, with hundredths of a square metre each. */
  readonly parts: readonly { readonly name: string; readonly areaCenti: number }[]
  /** The fund holds one of so many equal shares: a flat of a city costs more than a small fund raises. The other co-owners are nobody's fund. */
  readonly shares: number
  /** Who sold it: to the fund, or to the operator, who sells it on to the fund; or the fund from which the operator bought it, to bring it into this one. */
  readonly from: { readonly seller: string; readonly isDirect: boolean } | { readonly fund: Id<'fund'> }
  /** Who rents all of it; only where the past tells of an operation, and nobody rents land. */
  readonly tenant?: string
  /** Only where the past tells of a sale: to whom, the operator where it is null, and for how many thousandths of what it had cost. */
  readonly sold?: { readonly to: string | null; readonly permille: number }
}

const unit = (
  address: string,
  buildingName: string,
  parts: readonly (readonly [name: string, areaCenti: number])[],
): Pick<DemoProperty, 'kind' | 'address' | 'buildingName' | 'parts'> => ({
  kind: 'unit',
  address,
  buildingName,
  parts: parts.map(([name, areaCenti]) => ({ name, areaCenti })),
})

const whole = (
  kind: 'building' | 'land',
  address: string,
  areaCenti: number,
): Pick<DemoProperty, 'kind' | 'address' | 'buildingName' | 'parts'> => ({
  kind,
  address,
  buildingName: '',
  parts: [{ name: '', areaCenti }],
})

const from = (seller: string) => ({ from: { seller, isDirect: false } })
const sold = (to: string | null, permille: number) => ({ sold: { to, permille } })

/** A flat that two funds held, one after the other. */
const terrace = {
  ...unit('神奈川県横浜市中区元町四丁目199番', '元町テラス', [['305号室', 3140]]),
  shares: 8,
}

/** By the number of the fund. */
const demoProperties: Readonly<Record<number, DemoProperty>> = {
  1: {
    shares: 7,
    ...unit('東京都世田谷区代田三丁目99番1号', '代田アパート', [['201号室', 2480]]),
    ...from('代田商事株式会社'),
    tenant: '代田ライフ株式会社',
    ...sold('株式会社城南ハウジング', 1012),
  },
  2: {
    shares: 16,
    ...whole('building', '東京都台東区谷中七丁目99番2号', 6820),
    // Paid by lines of the account.
    from: { seller: '谷中まち株式会社', isDirect: true },
    tenant: '谷中手仕事の店合同会社',
    ...sold('有限会社谷根千工房', 1052),
  },
  3: {
    ...terrace,
    ...from('横浜山手不動産株式会社'),
    tenant: '港湾物流株式会社',
    // Bought by the operator, who brings it into fund 5.
    ...sold(null, 1150),
  },
  4: {
    shares: 5,
    ...unit('北海道札幌市中央区北四条西二十五丁目9番', '円山レジデンス', [
      ['502号室', 2930],
      ['503号室', 2930],
    ]),
    ...from('円山地所株式会社'),
  },
  5: {
    ...terrace,
    from: { fund: idOf(3) },
    ...sold('株式会社港湾ハウジング', 996),
  },
  6: {
    shares: 9,
    ...whole('building', '京都府京都市上京区大宮通今出川上る観世町999番地', 7450),
    ...from('西陣町家株式会社'),
    tenant: '西陣工房合同会社',
    ...sold('株式会社織元', 1020),
  },
  7: {
    shares: 7,
    ...whole('land', '長野県北佐久郡軽井沢町大字長倉9990番地7', 41_200),
    ...from('浅間開発株式会社'),
    ...sold('株式会社軽井沢別荘', 1030),
  },
  8: {
    shares: 5,
    ...unit('福岡県福岡市中央区平尾二丁目99番8号', '平尾アパート', [
      ['101号室', 2315],
      ['102号室', 2315],
    ]),
    ...from('平尾商事株式会社'),
    tenant: '福岡みなみ商会株式会社',
  },
  9: {
    shares: 4,
    ...unit('神奈川県鎌倉市小町二丁目99番9号', '小町通りビル', [['1階B区画', 3670]]),
    ...from('鎌倉小町株式会社'),
    tenant: '小町菓子舗株式会社',
  },
  10: {
    shares: 10,
    ...whole('building', '京都府京都市東山区大和大路通五条上る山崎町999番地', 8210),
    ...from('東山町家株式会社'),
    tenant: '東山の宿合同会社',
  },
  11: {
    shares: 9,
    ...unit('東京都台東区花川戸二丁目99番11号', '浅草ゲストハウス', [['4階', 6120]]),
    ...from('花川戸商事株式会社'),
  },
  12: {
    shares: 2,
    ...unit('東京都世田谷区三軒茶屋二丁目99番12号', '三軒茶屋レジデンス', [['402号室', 2840]]),
    ...from('三軒茶屋地所株式会社'),
  },
  13: {
    shares: 3,
    ...unit('大阪府大阪市中央区本町三丁目99番13号', '本町オフィスビル', [['7階B区画', 5580]]),
    ...from('本町ビルディング株式会社'),
  },
  14: {
    shares: 2,
    ...whole('building', '石川県金沢市東山一丁目99番14号', 9160),
    ...from('ひがし茶屋株式会社'),
  },
  15: {
    shares: 8,
    ...unit('沖縄県那覇市牧志二丁目99番15号', '国際通りホテル', [
      ['701号室', 2200],
      ['702号室', 2200],
    ]),
    ...from('牧志観光株式会社'),
  },
  16: {
    shares: 5,
    ...unit('宮城県仙台市青葉区一番町二丁目99番16号', '青葉通りマンション', [
      ['803号室', 2645],
      ['804号室', 2645],
    ]),
    ...from('青葉地所株式会社'),
  },
  17: {
    shares: 3,
    ...unit('兵庫県神戸市中央区北野町二丁目99番17号', '北野商業ビル', [
      ['1階A区画', 4980],
      ['2階A区画', 3850],
    ]),
    ...from('北野商事株式会社'),
  },
}

/** 'YYYY-MM' of the completion, where the fund's text names the month; else an empty text. */
export function builtInOf(detail: string): string {
  const [, year, month = ''] = /^築年月：(\d{4})年(\d{1,2})月/m.exec(detail) ?? []
  return year === undefined ? '' : `${year}-${month.padStart(2, '0')}`
}

/** Of a fund that is offered later it follows from its number. */
export function demoPropertyOf(fundId: Id<'fund'>): DemoProperty {
  return demoProperties[fundId] ?? furtherProperty(fundId)
}
