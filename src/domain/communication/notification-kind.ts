/** What a notice is about: how the inbox sorts mails, and what a member may turn off in the browser. */
export const NOTIFICATION_KINDS = [
  'offering',
  'nearly_full',
  'lottery',
  'deposit',
  'distribution',
  'renewal',
  'document',
  'account',
  'news',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** In the order of the settings. */
export const NOTIFICATION_TEXTS: Record<NotificationKind, { readonly label: string; readonly detail: string }> = {
  offering: {
    label: '募集開始',
    detail: '募集開始の1時間前。オフでも、ファンドのページで希望した開始と再開は届きます',
  },
  nearly_full: { label: '残りわずか', detail: '先着順のファンドの募集枠の残りが10％になったとき' },
  lottery: { label: '抽選結果', detail: '当選・落選とファンドの不成立' },
  deposit: { label: '申し込みと入金', detail: '受付、契約、入金の期限と確認、取り消し、返金' },
  distribution: { label: '運用と分配', detail: '運用の開始と終了、分配金と元本のお支払い' },
  renewal: { label: '自動継続', detail: '継続・解約の期限と受付' },
  document: { label: '書面', detail: '契約成立時書面、財産管理報告書の交付' },
  account: { label: '登録と安全', detail: '本人確認、ログイン、登録内容の変更、お問い合わせ' },
  news: { label: 'お知らせ', detail: 'キャンペーンや運営からのご案内' },
}

/** Templates whose name does not begin with their kind. */
const namedOtherwise: Readonly<Partial<Record<NotificationKind, readonly string[]>>> = {
  offering: ['fund-opening', 'fund-reopening'],
  nearly_full: ['fund-nearly-full'],
  lottery: ['fund-failed', 'fund-short'],
  deposit: ['application-accepted', 'contract-confirmed', 'canceled-overdue', 'cooling-off-accepted', 'refund-paid'],
  distribution: [
    'operation-started',
    'operation-ended',
    'fund-delay',
    'loss-statement',
    'fund-course-decided',
    'operation-event-told',
    'record-corrected',
    'payout-returned',
    'payout-notice-mistaken',
    'bank-account-missing',
    'payout-unclaimed',
  ],
  document: ['contract-document', 'management-report', 'tax-year-corrected'],
  news: ['operator-notice', 'campaign'],
}

/** By the template's name, `lottery-won`; what is of no kind by its name concerns the account, the kind that nobody may miss. */
export function kindOfMail(template: string): NotificationKind {
  const isOf = (kind: NotificationKind): boolean =>
    [`${kind}-`, ...(namedOtherwise[kind] ?? [])].some((beginning) => template.startsWith(beginning))
  return NOTIFICATION_KINDS.find(isOf) ?? 'account'
}

/**
 * The kinds that a member chooses by mail; everything else belongs to a contract or to the account's safety and is mailed in any case.
 * Announcements come until they are refused, as the registration asks; of every fund's opening and last room nobody is told unasked.
 */
export const CHOSEN_BY_MAIL = ['offering', 'nearly_full', 'news'] as const satisfies readonly NotificationKind[]
export type ChosenByMail = (typeof CHOSEN_BY_MAIL)[number]

export function isChosenByMail(kind: NotificationKind): kind is ChosenByMail {
  return CHOSEN_BY_MAIL.some((chosen) => chosen === kind)
}
