import { addDays, addMonths, japanDate, yearOf, type JapanDate } from '../../domain/calendar.ts'
import { MOST_TERMS, type CompanyFacts, type CompanyTerm } from '../../domain/records/company.ts'

/** The invented company began in April 2021; its business years end in March. Whole yen, by the years from the first on. */
const years: readonly Omit<CompanyTerm, 'term' | 'endedOn'>[] = [
  year({
    revenue: 4_300_000,
    operatingProfit: 1_900_000,
    profit: 1_640_000,
    current: 31_800_000,
    fixed: 12_500_000,
    net: 31_640_000,
  }),
  year({
    revenue: 11_200_000,
    operatingProfit: 2_430_000,
    profit: 1_780_000,
    current: 42_900_000,
    fixed: 28_300_000,
    net: 33_420_000,
  }),
  year({
    revenue: 17_900_000,
    operatingProfit: -310_000,
    profit: -520_000,
    current: 54_700_000,
    fixed: 41_100_000,
    net: 32_900_000,
  }),
  year({
    revenue: 31_600_000,
    operatingProfit: 2_810_000,
    profit: 1_860_000,
    current: 88_240_000,
    fixed: 52_300_000,
    net: 34_760_000,
  }),
  year({
    revenue: 48_200_000,
    operatingProfit: 4_720_000,
    profit: 3_140_000,
    current: 121_600_000,
    fixed: 60_800_000,
    net: 37_900_000,
  }),
  year({
    revenue: 57_400_000,
    operatingProfit: 5_260_000,
    profit: 3_480_000,
    current: 133_900_000,
    fixed: 66_200_000,
    net: 41_380_000,
  }),
  year({
    revenue: 63_100_000,
    operatingProfit: 5_610_000,
    profit: 3_720_000,
    current: 141_300_000,
    fixed: 70_500_000,
    net: 45_100_000,
  }),
]
const FIRST_END = 2022

function year(figures: {
  revenue: number
  operatingProfit: number
  profit: number
  current: number
  fixed: number
  net: number
}): Omit<CompanyTerm, 'term' | 'endedOn'> {
  const { revenue, operatingProfit, profit, current, fixed, net } = figures
  return {
    revenue,
    operatingProfit,
    profit,
    currentAssets: current,
    fixedAssets: fixed,
    liabilities: current + fixed - net,
    netAssets: net,
  }
}

const endOf = (place: number): JapanDate => japanDate(`${FIRST_END + place}-03-31`)

/** The day on which a business year's accounts were approved and are told. */
const publishedOn = (place: number): JapanDate => addMonths(addDays(endOf(place), 1), 2)

/** From when on something else is to be told of the demo's company, after a day and until another. */
export const demoCompanyDays = (after: JapanDate, until: JapanDate): JapanDate[] =>
  years.map((_, place) => publishedOn(place)).filter((day) => day > after && day <= until)

/** What the demo's two operators have recorded of their company by a day. */
export function demoCompanyFacts(on: JapanDate): CompanyFacts {
  const accounts = years.flatMap((figures, place) =>
    publishedOn(place) > on
      ? []
      : [
          {
            term: `第${place + 1}期（${yearOf(endOf(place))}年3月期）`,
            endedOn: endOf(place),
            ...figures,
          },
        ],
  )
  return {
    officers: [
      {
        title: '代表取締役',
        name: '一条 糸子',
        kana: 'イチジョウ イトコ',
        otherPosts: '株式会社いとや 取締役（呉服の小売）',
      },
      { title: '取締役', name: '織田 結', kana: 'オダ ユイ', otherPosts: '該当なし' },
    ],
    holders: [
      { name: '一条 糸子', share: 7000 },
      { name: '織田 結', share: 2000 },
    ],
    parentGuarantee: '該当なし',
    otherBusinesses: '不動産の賃貸と管理',
    accounts: accounts.toReversed().slice(0, MOST_TERMS),
    managers: [
      {
        name: '織田 結',
        kana: 'オダ ユイ',
        qualification: '宅地建物取引士',
        since: '2022-12-01',
        address: '東京都目黒区中目黒 0-0',
        birthDate: '1979-06-14',
        brokerNumber: '（東京）第000000号',
        brokerSince: '2006-02-10',
        ground: '3年以上の実務の経験',
      },
    ],
    inspection: on < '2025-09-30' ? '該当なし' : '2025年9月 東京都による立入検査（指摘事項なし）',
  }
}
