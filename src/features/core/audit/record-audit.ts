import type { AuditField } from '../../../domain/core/audit-fields.ts'
import type { AuditAction, AuditObject } from '../../../domain/core/audit-words.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { currentOrigin, currentRequestId } from '../../../platform/request-id.ts'

export type AuditDetail = { readonly [Field in AuditField]?: string | number | boolean | null }

export interface AuditFacts {
  at: Date
  /** 'member:7', 'operator:3', 'schedule', 'bank', 'identity-service'. */
  actor: string
  action: AuditAction
  objectType: AuditObject
  objectId: string | number
  /** Facts that have a word in AUDIT_FIELDS; never personal data or secrets. */
  detail?: AuditDetail
}

/** Where an operator acts from; of members and of the product itself the log says nothing of the kind. */
function originOf(actor: string): { session_mark: string; address: string } | null {
  const origin = actor.startsWith('operator:') ? currentOrigin() : null
  const mark = origin?.sessionMark() ?? null
  return origin === null || mark === null ? null : { session_mark: mark, address: origin.address() }
}

/** Who did what, when, by which request and from where; append-only, in the transaction of the change itself. */
export async function recordAudit(transaction: Transaction, facts: AuditFacts): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values({
      at: facts.at,
      actor: facts.actor,
      action: facts.action,
      object_type: facts.objectType,
      object_id: String(facts.objectId),
      detail: JSON.stringify(facts.detail ?? {}),
      request_id: currentRequestId(),
      ...originOf(facts.actor),
    })
    .execute()
}
