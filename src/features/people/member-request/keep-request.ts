import type { GuidedCase } from '../../../domain/communication/guided-case.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { countRequest } from '../../../platform/throttle/request-limit.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { raiseCase } from '../../communication/enquiry/raise-case.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'

interface MemberRequest {
  kind: GuidedCase
  lines: readonly string[]
  /** The Idempotency-Key of the submit. */
  requestKey: string | undefined
}

const mostAnHour = 10

/** Keeps what a member asks for as a case of the operators, once per submit. @returns its number. */
export async function keepMemberRequest(
  services: Services,
  viewer: Viewer,
  { kind, lines, requestKey }: MemberRequest,
): Promise<Outcome<{ number: string }>> {
  const { memberId } = viewer
  const limit = { key: `member-request:${memberId}`, most: mostAnHour, windowSeconds: 3_600 }
  const counted = await countRequest(services.database, limit, services.machineClock.now())
  if (!counted.ok) return counted
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const member = await transaction
      .selectFrom('member')
      .select(['email', 'family_name', 'given_name'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const request = {
      kind,
      memberId,
      name: `${member.family_name} ${member.given_name}`,
      email: member.email,
      body: lines.join('\n'),
      receipt: true,
    }
    const number = await raiseCase(
      transaction,
      services,
      { ...request, ...(requestKey && { requestKey: `${memberId}:${requestKey}` }) },
      now,
    )
    await recordAudit(transaction, {
      at: now,
      actor: `member:${memberId}`,
      action: 'member.case_asked',
      objectType: 'member',
      objectId: memberId,
      detail: { kind, case: number },
    })
    return success({ number })
  })
}
