/**
 * Every fact that a line of the audit log may hold, as operators read it. Whoever writes a line takes its facts from here, so that no line
 * is ever shown in the words of the code.
 */
export const AUDIT_FIELDS = {
  from: '変更前', to: '変更後', reason: '理由', kind: '種類', field: '項目', fields: '変更した項目', version: '版', reasons: '理由', notice: 'きっかけ', choice: '選択', method: '方法', result: '結果',
  outcome: '結果', source: '照合先', screened_on: '照合日', subject: '対象', proposed_by: '提案した運営者（ID）', sole_operator: '運営者が一人', people: '対象（人）', yen: '金額（円）', effect_hash: '内容のハッシュ', content_hash: '内容のハッシュ',
  amount: '金額（円）', total: '合計（円）', count: '件数', copies: '部数', recipients: '宛先（人）', paid: '支払い済み（件）', refused: '不能（件）', returned: '戻り（件）', is_repeat: '再出力', was_ordered: '銀行での受け付け', sha256: 'ハッシュ（SHA-256）',
  refund_id: '返金（ID）', investment_id: '申込（ID）', same_person_as: '同じ可能性のある会員（ID）', identity_reset: '本人確認のやり直し', address_restored: '住所を元に戻した', check: '審査（ID）', case: '受付番号', step: '手順', is_complaint: '苦情',
  audience: '宛先', send_at: '送信日時', by: '操作した場所', filters: '絞り込み', file: 'ファイル', table: '一覧', task: 'ジョブ', checks: '検査', fund_id: 'ファンド（ID）', document_id: '書面（ID）', picture_id: '写真（ID）', replaces: '差し替え前の書面（ID）', name: '名称',
  year: '対象の年', purpose: '目的', first_day: '対象の初日', last_day: '対象の末日', applications: '申込（件）', winners: '当選（件）', beacon: '公開の乱数', list_hash: '申込一覧のハッシュ', term: '期', closed_on: '終了日', staying: '継続（人）', is_sold: '売却', start_on: '運用開始日',
  offering_start_at: '募集開始', offering_end_at: '募集終了', operation_start_on: '運用開始日', operation_end_on: '運用終了日', payday: '支払日', rate_bp: '利回り（bp）', drill_id: 'リハーサル（ID）', spread_seconds: '押す時間の幅（秒）',
  // Facts of lines that were written before the names above; the log is never rewritten.
  documentId: '書面（ID）', pictureId: '写真（ID）', fundId: 'ファンド（ID）', sendAt: '送信日時', listHash: '申込一覧のハッシュ', until: '対象の末日',
} as const

export type AuditField = keyof typeof AUDIT_FIELDS
