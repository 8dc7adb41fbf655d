/** What a notice is about: how the inbox sorts mails, and what a member may turn off in the browser. */
export const NOTIFICATION_KINDS = ['offering', 'lottery', 'deposit', 'distribution', 'renewal', 'document', 'account', 'news'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/**
 * By mail only announcements can be turned off: everything else belongs to a contract or to the account's safety, and a mail
 * about an offering comes once, to whoever asked for it on the fund's page.
 */
export const NOTIFICATION_TEXTS: Record<NotificationKind, { readonly label: string; readonly detail: string }> = {
  offering: { label: '募集開始', detail: 'ファンドのページで希望した、募集の開始と再開' },
  lottery: { label: '抽選結果', detail: '当選・落選とファンドの不成立' },
  deposit: { label: '申し込みと入金', detail: '受付、契約、入金の期限と確認、取り消し、返金' },
  distribution: { label: '運用と分配', detail: '運用の開始と終了、分配金と元本のお支払い' },
  renewal: { label: '自動更新', detail: '継続・解約の期限と受付' },
  document: { label: '書面', detail: '契約成立時書面、財産管理報告書の交付' },
  account: { label: '登録と安全', detail: '本人確認、ログイン、登録内容の変更、お問い合わせ' },
  news: { label: 'お知らせ', detail: 'キャンペーンや運営からのご案内' },
}

const templates: Record<Exclude<NotificationKind, 'account'>, readonly string[]> = {
  offering: ['fund-opening', 'fund-reopening'],
  lottery: ['lottery-won', 'lottery-lost', 'fund-failed'],
  deposit: ['application-accepted', 'contract-confirmed', 'canceled-overdue', 'deposit-', 'cooling-off-accepted', 'refund-paid'],
  distribution: ['operation-started', 'operation-ended', 'distribution-paid', 'distribution-none', 'payout-returned', 'bank-account-missing'],
  renewal: ['renewal-'],
  document: ['contract-document', 'management-report'],
  news: ['operator-notice', 'campaign'],
}

/** By the template's name; what is not known here concerns the account, the kind that nobody may miss. */
export function kindOfMail(template: string): NotificationKind {
  const found = Object.entries(templates).find(([, names]) => names.some((name) => template.startsWith(name)))
  return (found?.[0] ?? 'account') as NotificationKind
}

/** Whether a member may turn the mails of a kind off. */
export function canRefuseMail(kind: NotificationKind): boolean {
  return kind === 'news'
}
