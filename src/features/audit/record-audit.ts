import type { Transaction } from '../../platform/database/connect.ts'

export interface AuditFacts {
  at: Date
  /** 'member:7', 'operator:3', 'schedule', 'bank', 'identity-service'. */
  actor: string
  /** From a closed list in the field's words: 'member.registered', 'fund.published'. */
  action: string
  objectType: string
  objectId: string | number
  /** Facts, never personal data or secrets. */
  detail?: Record<string, string | number | boolean | null>
}

/** Who did what, when; append-only, in the transaction of the change itself. */
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
    })
    .execute()
}
