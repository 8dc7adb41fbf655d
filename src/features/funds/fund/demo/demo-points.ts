import type { JapanDate } from '../../../../domain/calendar.ts'
import { formatYen } from '../../../../domain/money.ts'
import type { FundPoints, SourcedFact, WeakPoint } from '../../../../domain/records/fund-points.ts'
import { acquisitionPrice } from './demo-disclosure.ts'
import type { DemoFund } from './demo-fund.ts'
import { demoPropertyOf } from './demo-properties.ts'

interface DemoPoints {
  /** How it is let, as the fund's text says it too. */
  lease: Pick<SourcedFact, 'title' | 'text' | 'source'>
  weak: WeakPoint
}

const lease = (title: string, text: string, source = '賃貸借契約書'): DemoPoints['lease'] => ({ title, text, source })

const oneTenant: WeakPoint = {
  title: '借主は1社です',
  text: '退去があると、次の借主が決まるまで賃料は0円になり、分配金が予定を下回ります。',
}
const oneFlat: WeakPoint = {
  title: '1住戸だけに投資します',
  text: '空室になると、次の入居者が決まるまで賃料は0円になり、分配金が予定を下回ります。',
}
const twoFlats: WeakPoint = {
  title: '2住戸だけに投資します',
  text: '1住戸が空室になると、賃料はおよそ半分になり、分配金が予定を下回ります。',
}
const oldTimber = (year: number, renewed: number): WeakPoint => ({
  title: `${year}年に建てられた木造の建物です`,
  text: `${renewed}年に改修しましたが、予備費を超える修繕が必要になることがあります。`,
})
const bothLet = lease('2住戸とも入居中です', '2住戸とも賃貸中で、空室はありません。')

/** The first fund that was asked for it, and for its rents; those before have ended. */
export const FIRST_ASKED = 8

/** Of the funds of the demo's past that are on offer or at work. */
const pointsByFund: Readonly<Record<number, DemoPoints>> = {
  8: { lease: bothLet, weak: twoFlats },
  9: {
    lease: lease('和菓子店に賃貸しています', '契約は2029年までで、運用期間の終わりより後に満了します。'),
    weak: oneTenant,
  },
  10: {
    lease: lease('宿の運営会社に一括で賃貸しています', '賃料は、宿の運営会社が1棟分をまとめて支払います。'),
    weak: oldTimber(1931, 2023),
  },
  11: {
    lease: lease(
      '固定の賃料で賃貸します',
      '宿の売上げで増減しない固定の賃料で、宿の運営会社に賃貸します。',
      '賃貸借の条件書',
    ),
    weak: oneTenant,
  },
  12: { lease: lease('入居中の住戸です', '現在の入居者との契約は、2年ごとに更新します。'), weak: oneFlat },
  13: { lease: lease('設計事務所に賃貸しています', '対象の1区画は、設計事務所が使用しています。'), weak: oneTenant },
  14: {
    lease: lease('5年間の賃貸の予約があります', '喫茶の店と、5年間の賃貸の予約をしています。', '賃貸借の予約契約書'),
    weak: oldTimber(1925, 2024),
  },
  15: {
    lease: lease(
      '固定の賃料で賃貸しています',
      '客室の稼働で増減しない固定の賃料で、ホテルの運営会社に賃貸しています。',
    ),
    weak: oneTenant,
  },
  16: { lease: bothLet, weak: twoFlats },
  17: {
    lease: lease('2区画とも賃貸しています', '洋菓子店と雑貨店に、1区画ずつ賃貸しています。'),
    weak: {
      title: '駅から徒歩13分かかります',
      text: '退去があったときに、駅に近い店舗より次の借主が決まるまでの時間が長くなることがあります。',
    },
  },
}

/** Of the small funds that are offered later. */
const furtherPoints: DemoPoints = { lease: lease('入居中の住戸です', '対象の1住戸は、賃貸中です。'), weak: oneFlat }

/** '「三軒茶屋」駅から徒歩6分です' of what the fund's text says of its way to the station. */
function access(detail: string): Pick<SourcedFact, 'title' | 'text' | 'source'> {
  const [, way = '', station = '', on = ''] = /^交通：(.*「(.+?)」駅 (.+))$/m.exec(detail) ?? []
  return {
    title: `「${station}」駅から${on}です`,
    text: `${way}。徒歩の時間は、道のり80mを1分として計算しています。`,
    source: '当社の現地調査',
  }
}

function weakShare(shares: number): WeakPoint[] {
  if (shares === 1) return []
  return [
    {
      title: `取得するのは共有持分（${shares}分の1）です`,
      text: '持分だけの売却は、全部を所有する場合より買主が限られ、価格が下がることがあります。',
    },
  ]
}

const operatorSells: WeakPoint = {
  title: '売主は当社です',
  text: '投資家の皆さまと当社の利害が対立する取引です。当社の取得価格は「物件の記録」に掲載しています。',
}

/**
 * What an invented fund says for its property and against it; nothing of one that ended before it was asked for.
 * @param asOf the day of its invented appraisal.
 */
export function demoPoints({ id, detail, fundTotal }: DemoFund, asOf: JapanDate): FundPoints {
  if (id < FIRST_ASKED) return { sourcedFacts: [], weakPoints: [] }
  const { lease: rented, weak } = pointsByFund[id] ?? furtherPoints
  const { shares, from } = demoPropertyOf(id)
  const price = formatYen(acquisitionPrice(fundTotal))
  const appraised = {
    title: '取得価格は、鑑定評価額と同じです',
    text: `取得価格${price}は、第三者の不動産鑑定士による評価額のうち、取得する権利の分と同じ額です。`,
    source: '不動産鑑定評価書',
  }
  const facts = [access(detail), appraised, rented]
  const isOwn = 'fund' in from || !from.isDirect
  return {
    sourcedFacts: facts.map((fact) => ({ ...fact, asOf })),
    weakPoints: [weak, ...weakShare(shares), ...(isOwn ? [operatorSells] : [])],
  }
}
