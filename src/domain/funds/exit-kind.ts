/** Where a fund's property went in the end. */
export const EXIT_KIND = {
  third_party: '第三者へ売却',
  own_purchase: '自社買取',
  next_fund: '次のファンドへ（再組成）',
  related: '利害関係人へ売却',
  none_yet: '未売却',
} as const
export type ExitKind = keyof typeof EXIT_KIND

/** What stands behind a recorded sale, and what a reader is to know of it. */
export const EXIT_PROOF = {
  books: '',
  record: '当社の記録（入金の明細なし）',
  one_person: '売却の記録・未確認',
} as const
export type ExitProof = keyof typeof EXIT_PROOF
