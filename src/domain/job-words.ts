/** What the queue's jobs are called on every page of the back office. */
export const jobWords: Readonly<Record<string, string>> = {
  'close-lottery': '抽選の締め切り', 'draw-lottery': '抽選', 'fill-account-pool': '振込入金口座の用意', 'follow-payouts': '振込結果の確認', 'issue-fund-documents': 'ファンドの書面の作成', 'read-account': '口座の明細の読み取り',
  'read-deposits': '入金の読み取り', 'render-contract': '契約成立時書面の作成', 'render-contracts': '契約成立時書面の作成', 'print-management-report': '財産管理報告書の作成', 'send-campaign': 'メール配信', 'send-mail': 'メールの送信', 'send-mails': 'メールの送信',
  'send-payout-batch': '振込の依頼', 'subscribe-bank-notices': '入金通知の登録', 'forget-expired': '期限切れの記録の整理', 'reconcile-identity': '本人確認の結果の確認', 'send-push': '端末への通知', 'play-drill': '募集の予行演習', 'remind-missing-bank-accounts': '受取口座の登録の案内',
}
