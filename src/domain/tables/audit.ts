import { actionName } from '../core/audit-words.ts'
import { column, composed, instant, named, text } from './column.ts'
import { anyText, aDay } from './filter.ts'
import { table } from './table.ts'

/** Who saw or did what, when: in words, and in the file also as it is recorded (記録). */
export const auditTable = table({
  name: 'audit',
  fileName: '監査ログ',
  row: 'AuditLine',
  columns: {
    seq: column({ head: '連番', kind: text }),
    at: column({ head: '日時', kind: instant, sort: 'at' }),
    actor: column({ head: '操作者（記録）', kind: text, only: 'file' }),
    actor_text: column({ head: '操作者', kind: text, only: 'file' }),
    actor_shown: column({ head: '操作者', kind: composed, only: 'page' }),
    action_recorded: column({ head: '操作（記録）', kind: text, only: 'file' }),
    action: column({ head: '操作', kind: named(actionName) }),
    object_type: column({ head: '対象の種類（記録）', kind: text, only: 'file' }),
    object_id: column({ head: '対象の番号（記録）', kind: text, only: 'file' }),
    object_text: column({ head: '対象', kind: text, only: 'file' }),
    object_shown: column({ head: '対象', kind: composed, only: 'page', isProse: true }),
    facts: column({ head: '内容', kind: text, only: 'file' }),
    facts_shown: column({ head: '内容', kind: composed, only: 'page', isProse: true, isInDetails: true }),
    detail: column({ head: '内容（記録）', kind: text, only: 'file' }),
    request_id: column({ head: 'リクエストID', kind: text, only: 'file' }),
    session_mark: column({ head: 'セッション', kind: text, only: 'file' }),
    address: column({ head: 'IPアドレス', kind: text, only: 'file' }),
    hash: column({ head: 'ハッシュ', kind: text, only: 'file' }),
  },
  filters: {
    actor: anyText("'operator:3', or a kind of actors alone."),
    action: anyText('Anywhere in the name of the action.'),
    object: anyText("'fund:3', or a kind alone."),
    request: anyText('The id of a request, a job or a scheduled task: all that came of it.'),
    from: aDay(),
    until: aDay(),
  },
})
