/** Why nothing is paid out to a member, as operators read it. Names stay as they are: stops are kept under them. */
export const PAYOUT_HOLD_KINDS = {
  member_word: '本人の申し出',
  death: '死亡',
  antisocial: '反社会的勢力の疑い',
  fraud: '不正・マネー・ローンダリングの疑い',
  attachment: '差押え・仮差押え',
  bankruptcy: '破産',
  authority: '捜査機関・裁判所の求め',
  other: 'その他',
} as const

export type PayoutHoldKind = keyof typeof PAYOUT_HOLD_KINDS

/**
 * Of which the member may not be told: that a suspicion was or may be reported (犯罪による収益の移転防止に関する法律8条4項), and what an authority asked for in
 * confidence. The product itself tells members of `member_word` alone, so that no silence stands out; what may be told of the others is told by a
 * person.
 */
export const silentHoldKinds: ReadonlySet<PayoutHoldKind> = new Set(['antisocial', 'fraud', 'authority'])
