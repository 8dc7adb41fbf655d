import type { DisclosedOperator, FundFacts, MemberFacts } from './document-facts.ts'
import { japanDate } from '../../../../domain/calendar.ts'
import { idOf } from '../../../../domain/id.ts'

/** Invented facts with which tests and previews fill a document. */

export const exampleOperator: DisclosedOperator = {
  brand: '糸funding',
  companyName: '糸ファンディング株式会社',
  licence: '小規模不動産特定共同事業者 東京都知事（1）第000号',
  address: '東京都千代田区一番町 0-0',
  representative: '代表取締役 一条 糸子',
  businessManager: '織田 結（宅地建物取引士）',
  capital: 30_000_000,
  contactUrl: 'https://example.jp/contact',
  contactHours: '平日10:00〜18:00',
  court: '東京地方裁判所',
  company: {
    officers: [
      { title: '代表取締役', name: '一条 糸子', kana: 'イチジョウ イトコ', otherPosts: '該当なし' },
      { title: '取締役', name: '織田 結', kana: 'オダ ユイ', otherPosts: '織田鑑定株式会社 取締役（不動産の鑑定）' },
    ],
    holders: [{ name: '一条 糸子', share: 8000 }],
    parentGuarantee: '該当なし',
    otherBusinesses: '宅地建物取引業',
    accounts: [
      {
        term: '第5期（2026年3月期）',
        endedOn: japanDate('2026-03-31'),
        revenue: 48_200_000,
        operatingProfit: 4_600_000,
        profit: 3_140_000,
        currentAssets: 61_300_000,
        fixedAssets: 4_200_000,
        liabilities: 27_600_000,
        netAssets: 37_900_000,
      },
    ],
    managers: [
      {
        name: '織田 結',
        kana: 'オダ ユイ',
        qualification: '宅地建物取引士',
        since: japanDate('2022-12-01'),
        address: '東京都目黒区中目黒 0-0',
        birthDate: '1979-06-14',
        brokerNumber: '（東京）第000000号',
        brokerSince: '2006-02-10',
        ground: '3年以上の実務の経験',
      },
    ],
    inspection: '該当なし',
  },
}

export const exampleMember: MemberFacts = {
  name: '佐藤 美咲',
  zipCode: '154-0024',
  address: '東京都世田谷区三軒茶屋 2-00-00',
}

export const exampleFund: FundFacts = {
  id: idOf(12),
  name: '第12号　世田谷区三軒茶屋レジデンス',
  detail: [
    '所在地：東京都世田谷区三軒茶屋二丁目',
    '種類：共同住宅（鉄筋コンクリート造・6階建て）',
    '交通：東急田園都市線「三軒茶屋」駅 徒歩6分',
    '延床面積：612.40㎡',
    '築年月：2014年3月',
    '賃貸の状況：18戸中17戸が入居中です。',
    '駅と商店街に近く、単身の方に選ばれています。',
  ].join('\n'),
  fundTotal: 42_000_000,
  subordinatedAmount: 8_400_000,
  minimumAmount: 100_000,
  maximumAmount: null,
  plannedRateBp: 700,
  rateBreakdown: [],
  operationTermMonths: 6,
  operationStartOn: '2026-05-01',
  operationEndOn: '2026-10-31',
  offeringStartAt: new Date('2026-04-01T19:00:00+09:00'),
  offeringEndAt: new Date('2026-04-10T23:59:59+09:00'),
  offeringMethod: 'first_come',
  goal: 'all_or_nothing',
  autoRenewal: false,
  extensionMonths: 12,
  extensionNoticeDays: 30,
}
