/** What running a job once more does; every job is safe to repeat, and does only what is still to be done. */
export const jobEffects: Readonly<Record<string, string>> = {
  'close-lottery': '名簿を確定して、抽選を待ちます', 'draw-lottery': '抽選して、結果をメールで通知します', 'fill-account-pool': '振込入金口座が足りなければ、銀行に発行を依頼します', 'follow-payouts': '銀行から振込の結果を読み取ります',
  'issue-fund-documents': 'ファンドの書面を作ります', 'read-account': '口座の明細を読み取ります', 'read-deposits': '入金を読み取り、申込に充てます', 'render-contract': '契約成立時書面のPDFを作ります', 'render-contracts': '契約成立時書面のPDFを作ります',
  'write-papers': '申込みの書面とメールを用意します', 'print-management-report': '財産管理報告書のPDFを作ります', 'send-campaign': 'まだ送っていない人にメールを送ります', 'send-mail': 'まだ送っていないメールを送ります', 'send-mails': 'まだ送っていないメールを送ります',
  'send-payout-batch': '承認済みの振込を銀行に依頼します（重複依頼は行いません）', 'subscribe-bank-notices': '銀行に入金の通知を依頼します', 'forget-expired': '期限の切れた記録を消します', 'reconcile-identity': '本人確認の結果を読み取ります',
  'send-push': '端末に通知を送ります', 'play-drill': 'リハーサルを行います。本番のデータには触れません', 'remind-missing-bank-accounts': '受取口座の登録を案内するメールを送ります',
}

/** What the queue's jobs are called on every page of the back office. */
export const jobWords: Readonly<Record<string, string>> = {
  'close-lottery': '抽選の締め切り', 'draw-lottery': '抽選', 'fill-account-pool': '振込入金口座の用意', 'follow-payouts': '振込結果の確認', 'issue-fund-documents': 'ファンドの書面の作成', 'read-account': '口座の明細の読み取り',
  'read-deposits': '入金の読み取り', 'render-contract': '契約成立時書面の作成', 'render-contracts': '契約成立時書面の作成', 'write-papers': '申込みが集中した後の書類とメールの用意', 'print-management-report': '財産管理報告書の作成', 'send-campaign': 'メール配信', 'send-mail': 'メールの送信', 'send-mails': 'メールの送信',
  'send-payout-batch': '振込の依頼', 'subscribe-bank-notices': '入金通知の登録', 'forget-expired': '期限切れの記録の整理', 'reconcile-identity': '本人確認の結果の確認', 'send-push': '端末への通知', 'play-drill': '募集のリハーサル', 'remind-missing-bank-accounts': '受取口座の登録の案内',
}
