/** How high the risk of a member is, as operators read it. */
export const RISK_LEVELS = { low: '低', medium: '中', high: '高' } as const
export type RiskLevel = keyof typeof RISK_LEVELS

/** What is looked at. Assessments keep their sentences; a code is added to, never given another meaning. */
export const RISK_RULES = {
  foreign_official: '外国の重要な公的地位',
  screening_hit: '反社チェックの該当',
  finding_reported: '疑わしい取引の届出',
  finding_open: '疑わしい取引の確認待ち',
  screening_unclear: '反社チェックの要確認',
  address_abroad: '住所',
  beyond_means: '資産・年収に対する出資額',
  without_income: '収入のない方の出資額',
  unanswered: '取引の目的・職業の未回答',
  identity_old: '本人確認の時期と方法',
  paper: '書面の郵送',
  young: '年齢',
  old: '年齢',
} as const
export type RiskRule = keyof typeof RISK_RULES

/** What a look-up is made in. */
export const SCREENING_LISTS = {
  crime_groups: '反社会的勢力',
  sanctions: '資産凍結などの対象者',
  officials: '外国の重要な公的地位にある方',
} as const
export type ScreeningList = keyof typeof SCREENING_LISTS
