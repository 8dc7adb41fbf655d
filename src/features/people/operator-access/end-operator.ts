import type { FreeText } from '../../../domain/free-text.ts'
import { proposalLifecycle } from '../../../domain/lifecycles/proposal.ts'
import { memberLifecycle } from '../../../domain/lifecycles/member.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome } from '../../../platform/outcome.ts'
import { endSessionsOf } from '../account/session.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { CaredMember } from '../member/find-member.ts'
import { closeEnrolments } from '../passkey/operator-enrolment.ts'
import { defineProposalKind, type Effect } from '../approval/proposal-kind.ts'
import { propose } from '../approval/propose.ts'
import type { Services } from '../../core/services.ts'
import { move, moveOne } from '../../core/move.ts'
import { lockOperator, nameOf, notOnOneself } from './find-operator.ts'
import type { Id } from '../../../domain/id.ts'

/** `suspend` false: an ordinary member from then on; true: not even that. */
export type OperatorRemoval = { memberNumber: string; suspend: boolean }

/**
 * Takes an operator's rights away; two others agree on it. In the same transaction his sessions end and what he has proposed is declined.
 * What he did stays, and so do his own investments.
 */
const operatorRemoval = defineProposalKind<OperatorRemoval>({
  kind: 'operator_removal',
  async foresee(transaction, _services, removal) {
    const operator = await lockOperator(transaction, removal.memberNumber)
    return operator.ok ? success(await effectOf(transaction, operator.value, removal)) : operator
  },
  async carryOut(transaction, services, removal, { operatorId, now }) {
    const found = await lockOperator(transaction, removal.memberNumber)
    if (!found.ok) return found
    if (found.value.id === operatorId) return notOnOneself()
    await endRights(transaction, services, found.value, { suspend: removal.suspend, by: operatorId }, now)
    return success(null)
  },
})

async function endRights(
  transaction: Transaction,
  services: Services,
  operator: CaredMember,
  { suspend, by }: { suspend: boolean; by: Id<'member'> },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ role: 'member' })
    .where('id', '=', operator.id)
    .where('role', '=', 'admin')
    .execute()
  if (suspend) await moveOne(transaction, memberLifecycle, { id: operator.id }, { event: 'suspended' })
  await endSessionsOf(transaction, operator.id)
  await closeEnrolments(transaction, operator.id, services.machineClock.now())
  const declined = await transaction
    .selectFrom('proposal')
    .select(['id', 'kind'])
    .where('proposed_by', '=', operator.id)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute()
  const reason = '提案した運営者の権限が終了したため'
  const decision = { decided_by: by, decided_at: now, decision_reason: reason }
  await move(transaction, proposalLifecycle, { id: declined.map(({ id }) => id) }, { event: 'rejected', set: decision })
  const actor = `operator:${by}`
  for (const { id, kind } of declined) {
    await recordAudit(transaction, {
      at: now,
      actor,
      action: `${kind}.rejected`,
      objectType: 'proposal',
      objectId: id,
      detail: { reason },
    })
  }
  const detail = { from: operator.status, to: suspend ? memberLifecycle.events.suspended.to : operator.status }
  await recordAudit(transaction, {
    at: now,
    actor,
    action: 'operator.rights_ended',
    objectType: 'member',
    objectId: operator.id,
    detail,
  })
}

async function effectOf(
  transaction: Transaction,
  operator: CaredMember,
  { suspend }: OperatorRemoval,
): Promise<Effect> {
  const { proposals } = await transaction
    .selectFrom('proposal')
    .select((select) => select.fn.countAll<number>().as('proposals'))
    .where('proposed_by', '=', operator.id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return {
    title: `${nameOf(operator)}の運営者の権限の終了`,
    people: 1,
    yen: 0,
    changes: [
      { label: '役割', before: '運営者', after: suspend ? '会員（利用停止）' : '会員' },
      { label: 'ログイン中の端末', before: null, after: 'すべてログアウトします' },
      {
        label: '承認を待っている提案',
        before: `${proposals}件`,
        after: proposals === 0 ? 'ありません' : 'すべて差し戻します',
      },
    ],
  }
}

/** The first operator's word. FORBIDDEN for one's own rights; BAD_USER_INPUT without a reason; what `propose` says. */
export async function proposeRemoval(
  services: Services,
  viewer: Viewer,
  { memberNumber, suspend, reason }: OperatorRemoval & { reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  if (reason.trim() === '') return badInput({ reason: '必須です' })
  if (await isOneself(services, viewer, memberNumber)) return notOnOneself()
  return propose(services, viewer, operatorRemoval, {
    subject: `member:${memberNumber}`,
    content: { memberNumber, suspend },
    reason,
  })
}

export async function isOneself(
  { database }: Pick<Services, 'database'>,
  viewer: Viewer,
  memberNumber: string,
): Promise<boolean> {
  return (
    (await database.selectFrom('member').select('id').where('member_number', '=', memberNumber).executeTakeFirst())
      ?.id === viewer.memberId
  )
}
