import type { FreeText } from '../../../domain/free-text.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { addMilliseconds } from '../../../platform/time.ts'
import { refuseStaleLogin } from '../../core/access/refuse-stale-login.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import { closeEnrolments, enrolmentHash, enrolmentLife, newEnrolmentCode } from '../passkey/operator-enrolment.ts'
import { defineProposalKind } from '../approval/proposal-kind.ts'
import { propose } from '../approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { isOneself } from './end-operator.ts'
import { lockOperator, nameOf, notOnOneself } from './find-operator.ts'
import type { Id } from '../../../domain/id.ts'

export type OperatorEnrolment = { memberNumber: string }

/**
 * Lets an operator register a passkey by a one-time code; two others agree on it. The code itself is made afterwards (`issueEnrolmentCode`), so
 * that it stands in no proposal.
 */
const operatorEnrolment = defineProposalKind<OperatorEnrolment>({
  kind: 'operator_enrolment',
  async foresee(transaction, _services, { memberNumber }) {
    const operator = await lockOperator(transaction, memberNumber)
    if (!operator.ok) return operator
    if (operator.value.status !== 'active') return refusal('CONFLICT', 'この運営者は、利用を停止しています。')
    const change = {
      label: 'パスキーの登録',
      before: null,
      after: '登録コードで1つ登録できるようになります（承認から24時間）',
    }
    return success({ title: `${nameOf(operator.value)}のパスキー登録`, people: 1, yen: 0, changes: [change] })
  },
  async carryOut(transaction, services, { memberNumber }, { proposalId, operatorId }) {
    const operator = await lockOperator(transaction, memberNumber)
    if (!operator.ok) return operator
    if (operator.value.id === operatorId) return notOnOneself()
    const now = services.machineClock.now()
    await closeEnrolments(transaction, operator.value.id, now)
    const row = {
      member_id: operator.value.id,
      proposal_id: proposalId,
      code_hash: null,
      made_at: now,
      expires_at: addMilliseconds(now, enrolmentLife),
    }
    await transaction.insertInto('operator_enrolment').values(row).execute()
    return success(null)
  },
})

/** The first operator's word. FORBIDDEN for oneself; BAD_USER_INPUT without a reason; what `propose` says. */
export async function proposeEnrolment(
  services: Services,
  viewer: Viewer,
  { memberNumber, reason }: OperatorEnrolment & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  if (reason.trim() === '') return badInput({ reason: '必須です' })
  if (await isOneself(services, viewer, memberNumber)) return notOnOneself()
  return propose(services, viewer, operatorEnrolment, {
    subject: `member:${memberNumber}`,
    content: { memberNumber },
    reason,
  })
}

/**
 * The code of an enrolment that two operators agreed on, for one of the two to hand over in person or by telephone: it is shown once, and one
 * made again takes its place. REAUTH_REQUIRED unless the login is fresh; NOT_FOUND where no enrolment waits, or for anybody else.
 */
export async function issueEnrolmentCode(
  services: Services,
  viewer: Viewer,
  memberNumber: string,
): Promise<Outcome<{ code: string; expiresAt: Date }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseStaleLogin(services, viewer)
  if (refused) return refused
  const now = services.machineClock.now()
  return inTransaction(services.database, async (transaction) => {
    const enrolment = await transaction
      .selectFrom('operator_enrolment')
      .innerJoin('proposal', 'proposal.id', 'operator_enrolment.proposal_id')
      .innerJoin('member', 'member.id', 'operator_enrolment.member_id')
      .select(['operator_enrolment.id', 'operator_enrolment.member_id', 'operator_enrolment.expires_at'])
      .where('member.member_number', '=', memberNumber)
      .where('operator_enrolment.used_at', 'is', null)
      .where('operator_enrolment.expires_at', '>', now)
      .where((either) =>
        either.or([
          either('proposal.proposed_by', '=', viewer.memberId),
          either('proposal.decided_by', '=', viewer.memberId),
        ]),
      )
      .forUpdate('operator_enrolment')
      .executeTakeFirst()
    if (!enrolment || enrolment.member_id === viewer.memberId)
      return refusal('NOT_FOUND', '承認されたパスキー登録がありません。')
    const code = newEnrolmentCode(services)
    await transaction
      .updateTable('operator_enrolment')
      .set({ code_hash: enrolmentHash(code) })
      .where('id', '=', enrolment.id)
      .execute()
    const actor = `operator:${viewer.memberId}`
    await recordAudit(transaction, {
      at: services.clock.now(),
      actor,
      action: 'operator_enrolment.code_issued',
      objectType: 'member',
      objectId: enrolment.member_id,
    })
    return success({ code, expiresAt: enrolment.expires_at })
  })
}
