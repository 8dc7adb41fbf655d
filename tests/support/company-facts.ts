import type { CompanyFacts } from '../../src/domain/records/company.ts'

/** Facts of a company of which every list has something. */
export const companyFacts: CompanyFacts = {
  officers: [
    {
      title: '代表取締役',
      name: '一条 糸子',
      kana: 'イチジョウ イトコ',
      otherPosts: '株式会社いとや 取締役（呉服の小売）',
    },
    { title: '取締役', name: '織田 結', kana: 'オダ ユイ', otherPosts: '該当なし' },
  ],
  holders: [{ name: '一条 糸子', share: 7000 }],
  parentGuarantee: '該当なし',
  otherBusinesses: '不動産の賃貸と管理',
  accounts: [
    {
      term: '第5期（2026年3月期）',
      endedOn: '2026-03-31',
      revenue: 48_200_000,
      operatingProfit: 4_720_000,
      profit: 3_140_000,
      currentAssets: 121_600_000,
      fixedAssets: 60_800_000,
      liabilities: 144_500_000,
      netAssets: 37_900_000,
    },
    {
      term: '第4期（2025年3月期）',
      endedOn: '2025-03-31',
      revenue: 31_600_000,
      operatingProfit: 2_810_000,
      profit: 1_860_000,
      currentAssets: 88_240_000,
      fixedAssets: 52_300_000,
      liabilities: 105_780_000,
      netAssets: 34_760_000,
    },
    {
      term: '第3期（2024年3月期）',
      endedOn: '2024-03-31',
      revenue: 17_900_000,
      operatingProfit: -310_000,
      profit: -520_000,
      currentAssets: 54_700_000,
      fixedAssets: 41_100_000,
      liabilities: 62_900_000,
      netAssets: 32_900_000,
    },
  ],
  managers: [{ name: '織田 結', qualification: '宅地建物取引士', since: '2022-12-01' }],
  inspection: '2025年9月 東京都による立入検査（指摘事項なし）',
}
