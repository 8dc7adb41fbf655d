import { completeDraft, type CompleteFundDraft } from '../../src/domain/fund-draft.ts'

/** A fund of which everything is written: with its documents it may be published. Its offering begins on 2026-05-07. */
export const completeFund: CompleteFundDraft = completeDraft({
  name: '第14号　名古屋白壁アパートメント',
  detail:
    '所在地：愛知県名古屋市東区白壁二丁目\n種類：共同住宅（木造・2階建て）\n交通：地下鉄「高岳」駅 徒歩9分\n延床面積：186.40㎡\n築年月：2019年2月\n賃貸の状況：6戸のうち5戸が入居中です。',
  offeringStartAt: new Date('2026-05-07T19:00:00+09:00'),
  offeringEndAt: new Date('2026-05-20T23:59:59+09:00'),
  offeringMethod: 'first_come',
  goal: 'all_or_nothing',
  fundTotal: 15_000_000,
  subordinatedAmount: 3_000_000,
  minimumAmount: 100_000,
  maximumAmount: 1_000_000,
  plannedRateBp: 640,
  rateBreakdown: [],
  yearlyRent: 1_020_000,
  yearlyCosts: 120_000,
  operationTermMonths: 12,
  operationStartOn: '2026-06-01',
  operationEndOn: '2027-05-31',
  autoRenewal: false,
  sourcedFacts: [
    {
      title: '取得価格は、鑑定評価額と同じ価格です',
      text: '不動産鑑定士が評価した価格で取得します。',
      source: '不動産鑑定評価書',
      asOf: '2026-03-24',
    },
  ],
  weakPoints: [
    { title: '6戸のうち1戸が空室です', text: '空室が続くと、分配金が予定を下回ります。' },
    { title: '木造の建物です', text: '鉄筋コンクリート造の建物と比べて、修繕の時期が早く来ます。' },
  ],
  earlyAccessCode: null,
  disclosure: {
    useOfFunds: '土地と建物の取得に13,200,000円、修繕に900,000円、諸費用に900,000円を使います。借入れは行いません。',
    priceBasis: '不動産鑑定士による鑑定評価書（2026年3月24日時点）にもとづきます。',
    relatedParties: 'ありません。',
    management: '建物の管理を、白壁管理株式会社に委託します。',
    exitPlan:
      '運用期間の終わりまでに第三者へ売却します。売却できない場合は、当社が鑑定評価額で買い取ることを検討します。',
    managerReview: '織田 結が2026年4月1日に確認しました。',
  },
})
