import { emailKey } from '../../../domain/validation/normalise.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { enrolOperator } from '../passkey/operator-enrolment.ts'
import type { Services } from '../../core/services.ts'

/**
 * A one-time code by which an operator registers a passkey within 24 hours, for the command of the project: whoever runs it holds the server and the
 * database already. NOT_FOUND where the address is no operator's who may log in.
 */
export async function enrolByCommand(services: Services, email: string): Promise<Outcome<{ code: string }>> {
  return inTransaction(services.database, async (transaction) => {
    const operator = await transaction
      .selectFrom('member')
      .select('id')
      .where('email_key', '=', emailKey(email.trim()))
      .where('role', '=', 'admin')
      .where('status', '=', 'active')
      .forUpdate()
      .executeTakeFirst()
    if (!operator) return refusal('NOT_FOUND', 'このメールアドレスの運営者はいません。')
    const code = await enrolOperator(transaction, services, operator.id)
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor: 'command',
      action: 'operator_enrolment.code_issued',
      objectType: 'member',
      objectId: operator.id,
    })
    return success({ code })
  })
}
