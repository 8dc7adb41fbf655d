import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { lawAnswerText } from '../../../domain/people/law-questions.ts'
import { formatDate, japanDateOf } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { findMember, lockMember, type CaredMember } from '../../people/member/find-member.ts'
import { listLawAnswers, type GivenLawAnswers } from '../../people/law-questions/list-law-answers.ts'

type Approval = { memberNumber: string; answerId: number }

/** Lets a member apply who holds an important public office abroad, or is close to somebody who does; two operators agree on it, and the database asks for both. */
const foreignOfficial = defineProposalKind<Approval>({
  kind: 'foreign_official',
  async foresee(transaction, _services, approval) {
    const waiting = await lockWaiting(transaction, approval)
    if (!waiting.ok) return waiting
    const { member, answer } = waiting.value
    return success({
      title: `${member.family_name} ${member.given_name} 様（会員番号 ${member.member_number}）のお申し込みの承認（外国の重要な公的地位）`,
      people: 1,
      yen: 0,
      changes: [
        {
          label: `申告（${formatDate(japanDateOf(answer.answeredAt))}）`,
          before: null,
          after: lawAnswerText('foreign_official', answer.foreign_official),
        },
        { label: '取引の目的', before: null, after: lawAnswerText('purpose', answer.purpose) },
        { label: '職業', before: null, after: lawAnswerText('occupation', answer.occupation) },
        { label: '新しいお申し込み', before: 'できません', after: 'できます' },
      ],
    })
  },
  async restate(transaction, { memberNumber }) {
    const member = await findMember(transaction, memberNumber)
    const answer = member && (await listLawAnswers(transaction, member.id)).find(waits)
    return answer ? { memberNumber, answerId: answer.id } : null
  },
  async carryOut(transaction, _services, approval, { proposalId, operatorId, now }) {
    const waiting = await lockWaiting(transaction, approval)
    if (!waiting.ok) return waiting
    const { member, answer } = waiting.value
    if (operatorId === member.id) return ownAnswer
    await transaction
      .insertInto('foreign_official_approval')
      .values({ answer_id: answer.id, proposal_id: proposalId, approved_by: operatorId, approved_at: now })
      .execute()
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${operatorId}`,
      action: 'member.foreign_official_approved',
      objectType: 'member',
      objectId: member.id,
    })
    return success(null)
  },
})

/** The first operator's word, with what was found out about the office and where the money comes from. CONFLICT where nothing waits. */
export async function proposeForeignOfficial(
  services: Services,
  viewer: Viewer,
  input: { memberNumber: string; reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const { memberNumber } = input
  const reason = input.reason.trim()
  if (reason === '') return badInput({ reason: '確かめた内容と、承認してよいと考える理由を入力してください' })
  const member = await findMember(services.database, memberNumber)
  if (member === null) return refusal('NOT_FOUND', '会員が見つかりません。')
  if (member.id === viewer.memberId) return ownAnswer
  const answer = (await listLawAnswers(services.database, member.id)).find(waits)
  if (answer === undefined) return nothingWaits
  return propose(services, viewer, foreignOfficial, {
    subject: `member:${memberNumber}`,
    content: { memberNumber, answerId: answer.id },
    reason,
  })
}

const nothingWaits = refusal('CONFLICT', '承認を待っている回答はありません。')
const ownAnswer = refusal('FORBIDDEN', 'ご自身の回答は、ほかの運営者が承認します。')

const waits = ({ foreign_official: office, approvedAt }: GivenLawAnswers): boolean =>
  office !== 'none' && approvedAt === null

/** The newest answer that waits, if it is still the one that was looked at. */
async function lockWaiting(
  transaction: Transaction,
  { memberNumber, answerId }: Approval,
): Promise<Outcome<{ member: CaredMember; answer: GivenLawAnswers }>> {
  const member = await lockMember(transaction, memberNumber)
  if (!member.ok) return member
  const answer = (await listLawAnswers(transaction, member.value.id)).find(waits)
  return answer?.id === answerId ? success({ member: member.value, answer }) : nothingWaits
}
