import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen } from '../../../domain/money.ts'
import { PAYOUT_HOLD_KINDS } from '../../../domain/people/payout-hold.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../approval/proposal-kind.ts'
import { propose } from '../approval/propose.ts'
import { loadOpenBusiness } from '../leaving/load-open-business.ts'
import { findMemberById, lockMember, type CaredMember } from '../member/find-member.ts'
import { listPayoutHolds, type PayoutHold } from './list-payout-holds.ts'

type Lifting = { holdId: number }

interface Held {
  member: CaredMember
  hold: PayoutHold
  /** What else stops payments to the member. */
  others: PayoutHold[]
}

/** Payments to a member go on; two operators agree on it, neither of them the member himself. The database refuses one as well. */
const payoutHoldLifting = defineProposalKind<Lifting>({
  kind: 'payout_hold_lifting',
  async foresee(transaction, _services, lifting) {
    const held = await lockHeld(transaction, lifting)
    return held.ok ? success(await effectOf(transaction, held.value)) : held
  },
  async carryOut(transaction, _services, lifting, { proposalId, operatorId, now }) {
    const held = await lockHeld(transaction, lifting)
    if (!held.ok) return held
    const { member, hold } = held.value
    if (operatorId === member.id) return ownStop
    await transaction
      .updateTable('payout_hold')
      .set({ lifted_at: now, lifted_by: operatorId, lifting_proposal_id: proposalId })
      .where('id', '=', hold.id)
      .where('lifted_at', 'is', null)
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${operatorId}`,
      action: 'member.payout_hold_lifted',
      objectType: 'member',
      objectId: member.id,
      detail: { kind: hold.kind },
    })
    return success(null)
  },
})

/**
 * The first operator's word that payments may go on, with what was found out and how. NOT_FOUND for an unknown stop, CONFLICT where it was
 * lifted or is proposed already, FORBIDDEN for the one who is stopped.
 */
export async function proposeLifting(
  services: Services,
  viewer: Viewer,
  input: { holdId: Id<'payout_hold'>; reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const reason = input.reason.trim()
  if (reason === '') return badInput({ reason: '確かめた方法と内容を入力してください' })
  const hold = await services.database
    .selectFrom('payout_hold')
    .innerJoin('member', 'member.id', 'payout_hold.member_id')
    .select(['member.id', 'member.member_number'])
    .where('payout_hold.id', '=', input.holdId)
    .executeTakeFirst()
  if (!hold) return noSuchStop
  if (hold.id === viewer.memberId) return ownStop
  const subject = `member:${hold.member_number}`
  return propose(services, viewer, payoutHoldLifting, { subject, content: { holdId: input.holdId }, reason })
}

const noSuchStop = refusal('NOT_FOUND', '該当する支払いの停止がありません。')
const ownStop = refusal('FORBIDDEN', 'ご自身への支払いの停止は、ほかの運営者が解除します。')

async function lockHeld(transaction: Transaction, { holdId }: Lifting): Promise<Outcome<Held>> {
  const row = await transaction
    .selectFrom('payout_hold')
    .select('member_id')
    .where('id', '=', holdId as Id<'payout_hold'>)
    .executeTakeFirst()
  const known = row && (await findMemberById(transaction, row.member_id))
  if (!known) return noSuchStop
  const member = await lockMember(transaction, known.member_number)
  if (!member.ok) return member
  const standing = await listPayoutHolds(transaction, member.value.id)
  const hold = standing.find(({ id }) => id === holdId)
  if (!hold) return refusal('CONFLICT', 'この支払いの停止は、すでに解除されています。')
  return success({ member: member.value, hold, others: standing.filter(({ id }) => id !== holdId) })
}

async function effectOf(transaction: Transaction, { member, hold, others }: Held): Promise<Effect> {
  const { refunds, distributions } = await loadOpenBusiness(transaction, member)
  const owed = addYen(refunds.total, distributions.total)
  const left = others.map(({ kind }) => PAYOUT_HOLD_KINDS[kind]).join('、')
  return {
    title: `${member.family_name} ${member.given_name} 様（会員番号 ${member.member_number}）への支払いの停止の解除`,
    people: 1,
    yen: owed,
    changes: [
      { label: '停止の理由', before: PAYOUT_HOLD_KINDS[hold.kind], after: '解除' },
      {
        label: '停止したときの説明',
        before: null,
        after: hold.ground === '' ? 'お知らせメールからの申し出' : hold.ground,
      },
      {
        label: '分配金・償還・返金の支払い',
        before: '停止',
        after: left === '' ? '再開' : `停止のまま（${left}）`,
      },
      { label: '支払い待ちの金額', before: null, after: formatYen(owed) },
    ],
  }
}
