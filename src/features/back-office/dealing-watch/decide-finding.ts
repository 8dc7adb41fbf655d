import type { DealingDecision } from '../../../domain/back-office/dealing-watch/rule-words.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'

const mostLetters = 2000

/**
 * An operator has looked into a finding: it is nothing, or it is reported to the authority. The reason stays as it was written; for a report it is the reason
 * that the report gives. REAUTH_REQUIRED unless the login is fresh; CONFLICT where it was decided already. Nothing of it reaches the member.
 */
export async function decideFinding(
  services: Services,
  viewer: Viewer,
  input: { id: Id<'dealing_finding'>; decision: DealingDecision; reason: FreeText },
): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const reason = input.reason.trim()
  if (reason === '')
    return badInput({
      reason:
        input.decision === 'reported' ? '届出の理由を入力してください' : '疑わしくないと判断した理由を入力してください',
    })
  if (reason.length > mostLetters) return badInput({ reason: `${mostLetters}文字以内で入力してください` })
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const finding = await transaction
      .selectFrom('dealing_finding')
      .select('member_id')
      .where('id', '=', input.id)
      .executeTakeFirst()
    if (!finding) return refusal('NOT_FOUND', '該当する記録がありません。')
    const decided = await transaction
      .insertInto('dealing_finding_decision')
      .values({
        finding_id: input.id,
        decision: input.decision,
        reason,
        decided_at: now,
        decided_by: viewer.memberId,
      })
      .onConflict((conflict) => conflict.column('finding_id').doNothing())
      .returning('finding_id')
      .executeTakeFirst()
    if (!decided) return refusal('CONFLICT', 'すでに判断が記録されています。画面を読み込み直してください。')
    const line = {
      at: now,
      actor: `operator:${viewer.memberId}`,
      objectType: 'dealing_finding',
      objectId: input.id,
    } as const
    await recordAudit(
      transaction,
      input.decision === 'reported'
        ? { ...line, action: 'dealing_finding.reported' }
        : { ...line, action: 'dealing_finding.dismissed' },
    )
    return success(null)
  })
}
