/** What is looked for, as operators read it. Findings keep the code: it may be added to, never given another meaning. */
export const DEALING_RULES = {
  third_party_payer: '第三者からの入金',
  shared_payer: '複数の会員への同じ名義の入金',
  beyond_means: '申告した資産・年収に見合わない入金',
  split_payments: '小口に分けた入金',
  below_limit: '確認の基準額をわずかに下回る入金',
  rapid_applications: '短期間の多数の申込・取り消し',
  quick_withdrawal: '入金後まもない解約と返金',
  excess_payments: '払い込む必要のない入金の繰り返し',
  account_before_payout: '支払い直前の口座の変更',
  shared_account: '複数の会員が使う口座',
  shared_contact: '複数の会員に共通する連絡先・端末',
  contact_burst: '登録情報の集中した変更',
  contradictory_answers: '回答・本人確認の矛盾',
  screening_hit: '反社チェックの該当',
  returned_payouts: '複数の口座からの振込の返却',
} as const
export type DealingRule = keyof typeof DEALING_RULES

export const DEALING_DECISIONS = { dismissed: '疑わしくないと判断', reported: '届出をすると判断' } as const
export type DealingDecision = keyof typeof DEALING_DECISIONS
