import type { FundFacts, MemberFacts, OperatorFacts } from './document-facts.ts'
import { idOf } from '../../../../domain/id.ts'

/** Invented facts with which tests and previews fill a document. */

export const exampleOperator: OperatorFacts = {
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
