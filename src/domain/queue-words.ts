/** What each queue of the day's work is called. */
export const QUEUE_TITLES = {
  identity_submitted: '本人確認の審査',
  identity_stuck: '本人確認の審査の遅れ',
  member_held: '重複の疑いがある会員',
  deposit_unknown: '入金不一致',
  account_unexplained: '内容不明の入出金',
  deposit_due_today: '入金期限が本日',
  refund: '返金の準備',
  payout_to_prepare: '分配・償還の支払いの準備',
  payout_to_approve: '支払いの承認',
  payout_file: '総合振込ファイルの出力と結果',
  payout_unconfirmed: '明細で未確認の振込指示',
  payout_unclear: '結果が不明な振込',
  plan_overdue: '支払日を過ぎた支払予定',
  proposal: '承認待ち',
  property_unrecorded: '物件の記録がないファンド',
  lottery: '抽選',
  fund_delay: '予定日を過ぎたファンド',
  operation_event: '運用中の出来事のお知らせ',
  operation_start: '運用を開始するファンド',
  dividend_due: '分配金の入力',
  term_end: '運用が終わるファンド',
  report_due: '財産管理報告書の交付',
  contract_unread: '契約成立時書面の未受領',
  contract_unprinted: '契約成立時書面の作成',
  paper_to_post: '書面の郵送',
  tax: '源泉所得税の納付',
  tax_papers: '確定した年の書類の訂正',
  incident: 'インシデントの報告・通知',
  vendor_check: '委託先の点検',
  enquiry: 'お問い合わせ',
  mail_undeliverable: '不達メール',
  job_failed: '失敗したジョブ',
} as const

/** Everything that a person works off, each kind in a queue of its own. */
export type QueueName = keyof typeof QUEUE_TITLES
export const queueNames = Object.keys(QUEUE_TITLES) as [QueueName, ...QueueName[]]
