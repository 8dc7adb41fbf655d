/** Where a fund's property went in the end. */
export const EXIT_KIND = {
  third_party: '第三者へ売却',
  own_purchase: '自社買取',
  next_fund: '次のファンドへ（再組成）',
  related: '利害関係人へ売却',
  none_yet: '未売却',
} as const
export type ExitKind = keyof typeof EXIT_KIND
