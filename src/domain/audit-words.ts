import { wordOf } from './people-words.ts'

/** What an act is about: the first part of its name. */
export const auditSubjects: Readonly<Record<string, string>> = {
  member: '会員', own_data: '本人のデータ', identity: '本人確認', enquiry: 'お問い合わせ', fund: 'ファンド', lottery: '抽選', contract: '契約書面', payout: '支払い', payout_batch: '支払いバッチ',
  payment_stop: '支払いの停止', bank: '銀行', deposit: '入金', operator: '運営者', mail: 'メール', job: 'ジョブ', table: '一覧', posted_cooling_off: '郵便のクーリング・オフ',
  member_suspension: '利用停止', distribution: '分配', refund: '返金', investment: '申込', campaign: 'メール配信', inspection: '検査対応資料', account: '銀行口座',
  account_entry: '口座の明細', account_entry_correction: '口座の明細の訂正', bank_opening: '口座の開始残高', annual_report: '年間取引報告書', management_report: '財産管理報告書', figures: '年間の数字', suspense: '入金者不明のお金', trail: 'お金の流れ', tax: '源泉所得税', tax_payment: '源泉所得税の納付',
  operator_removal: '運営者の権限の終了', operator_enrolment: '運営者のパスキー登録',
  tax_year: '年分の書類',
  deposit_account: '振込入金口座', contract_document: '契約書面', cooling_off: 'クーリング・オフ',
  fund_publication: 'ファンドの公開', fund_change: '公開中のファンドの変更', fund_document: 'ファンドの書面', view: '保存した表示', queue: '業務の担当', drill: '募集のリハーサル',
}

export const auditActs: Readonly<Record<string, string>> = {
  registered: '登録', downloaded: '取得', updated: '登録情報の変更', held: '重複の疑いで保留', released: '別人と判断', suspended: '利用停止', suspension_ended: '利用停止の解除', data_shown: '伏せた項目の表示',
  note_written: 'メモの記録', screened: '反社チェックの記録', password_changed: 'パスワードの変更', bank_account_changed: '受取口座の変更', kana_changed: 'カナの変更',
  address_on_hold: '住所変更の受け付け', approved: '承認', rejected: '差し戻し', withdrawn: '取り下げ', proposed: '提案', asked_again: '案内の送信', service_asked: 'サービスへの照会', answered: '回答', filed: '苦情の記録',
  closed: '終了', reopened: '再開', created: '作成', published: '公開', failed: '不成立', result_set: '実績の登録', document_added: '書面の追加', drawn: '抽選の実施',
  prepared: '準備', discarded: '破棄', file_exported: 'ファイルの出力', results_imported: '結果の取り込み', resolved: '結果の判断', returned: '戻り', begun: '開始', extended: '追加',
  lifted: '解除', linked: '連携', notices_turned_on: '通知の有効化', needs_review: '要確認', name_differs: '名義の相違', logged_in: 'ログイン', inspected: '閲覧', not_printable: '作成の失敗',
  resent: '再送', attended: '対応済み', unattended: '未対応に戻す', retried: '再実行', exported: 'ファイルの出力', reading_requested: '明細の読み取り', explained: '説明', issued: '作成', document_replaced: '書面の差し替え', operation_started: '運用の開始',
  corrected: '説明の訂正', figures_corrected: '訂正', correction: '訂正',
  term_ended: '運用期間の終了', renewal_chosen: '継続・解約の選択', written: '作成', changed: '変更', tested: 'テスト送信', sent: '送信の完了', canceled: '取り消し', refunded: '返金の作成', viewed: '閲覧',
  effect_renewed: '内容の更新', delivered: '交付', message_added: 'お知らせの作成', message_changed: 'お知らせの変更', message_deleted: 'お知らせの削除', message_restored: 'お知らせの復元',
  mails_turned_off: 'お知らせメールの停止', mails_turned_on: 'お知らせメールの再開', dividend: '分配金', usable: '利用の再開', stopped: '停止', deleted: '削除', code_set: 'コードの設定',
  sessions_ended: '端末のログアウト', passkey_added: 'パスキーの追加', passkey_removed: 'パスキーの削除', password_off: 'パスワードの利用の停止', code_issued: '登録コードの発行', rights_ended: '権限の終了', email_change_asked: 'メールアドレス変更の申込', email_changed: 'メールアドレスの変更',
  payee: '返金先の決定', dividend_reversal: '分配金の取り消し', operation_days: '運用の日付', operation_correction: '運用の日付の訂正',
  gap: '目標額の不足',
  stopped_by_notice: '本人の申し出による利用の停止', payout_hold_lifted: '支払いの停止の解除', left: '退会', erased: '個人データの消去', case_asked: '手続きの申し出', step_done: '手順の完了', step_undone: '手順の取り消し',
  moved: '状態の変更', saved: '保存', removed: '削除', picture_added: '写真の追加', restored: '復元', document_removed: '書面の削除', draw_requested: '抽選の再試行', taken: '担当の開始', ordered: '発行の依頼', given_back: '担当の終了',
}

/** `会員：利用停止` of `member.suspended`; an act without a word keeps its own. */
export function actionName(action: string): string {
  const [subject = '', ...steps] = action.split('.')
  return `${wordOf(auditSubjects, subject)}：${steps.map((step) => wordOf(auditActs, step)).join('の')}`
}

export const machineNames: Readonly<Record<string, string>> = { schedule: '自動処理', command: 'コマンド', bank: '銀行', 'identity-service': '本人確認サービス' }

/** The person's name, or what of the product did it. */
export function actorName(actor: string, name: string | null): string {
  const kind = actor.startsWith('operator:') ? '運営者' : actor.startsWith('member:') ? '会員' : null
  return kind === null ? wordOf(machineNames, actor) : `${name ?? actor}（${kind}）`
}

/** What an act was done to: kinds of records. */
export const auditObjects: Readonly<Record<string, string>> = {
  member: '会員', tax: '源泉所得税', fund: 'ファンド', fund_message: 'お知らせ', investment: '申込', proposal: '提案', payout: '支払い', payout_batch: '支払いバッチ', payment_stop: '支払いの停止',
  deposit: '入金', bank: '銀行', bank_account: '受取口座', bank_line: '銀行の明細', bank_statement_line: '口座の明細', account_entry: '口座の明細', explanation: '口座の明細の内容', company_account: '会社の口座', virtual_account: '振込入金口座',
  campaign: 'メール配信', mail: 'メール', enquiry: 'お問い合わせ', contract_document: '契約成立時書面', management_report: '財産管理報告書', management_report_copy: '財産管理報告書の写し', annual_report: '年間取引報告書', tax_year_closing: '年分の確定', tax_year: '年分の書類',
  inspection: '検査対応資料', table: '一覧', view: '保存した表示', queue: '業務', job: 'ジョブ', 'payment-report': '支払調書', 'annual-figures': '年間支払額', journal_entry: '仕訳', refund: '返金', distribution: '分配', distribution_share: '分配',
}

/** `ファンド 3` of `fund:3`. */
export function subjectName(subject: string): string {
  const [type = '', id] = subject.split(':')
  return id === undefined ? wordOf(auditObjects, type) : objectName(type, id)
}

/** `ファンド 3` of `fund` and `3`. */
export const objectName = (type: string, id: string): string => `${wordOf(auditObjects, type)} ${id}`
