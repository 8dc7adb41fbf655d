import { mayFind } from '../../../domain/lifecycles/lifecycle.ts'
import { memberLifecycle } from '../../../domain/lifecycles/member.ts'
import { formatYen } from '../../../domain/money.ts'
import { memberStatusWords, wordOf } from '../../../domain/people/people-words.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { investingAmount } from '../../investing/investment/sums.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { lockMember, type CaredMember } from '../../people/member/find-member.ts'
import { moveOne } from '../../core/move.ts'

/** `suspend` false ends a suspension. */
export type Suspension = { memberNumber: string; suspend: boolean }

/**
 * Takes the use of the service from a member, or gives it back; two operators agree on it. A suspended member can read and keeps what
 * he has: dividends, redemptions and refunds go on.
 */
export const memberSuspension = defineProposalKind<Suspension>({
  kind: 'member_suspension',
  async foresee(transaction, _services, suspension) {
    const judged = await judge(transaction, suspension)
    return judged.ok ? success(await effectOf(transaction, judged.value, suspension)) : judged
  },
  async carryOut(transaction, _services, suspension, { operatorId, now }) {
    const judged = await judge(transaction, suspension)
    if (!judged.ok) return judged
    const { id, status } = judged.value
    const event = suspension.suspend ? 'suspended' : 'suspension_ended'
    await moveOne(transaction, memberLifecycle, { id }, { event })
    await recordAudit(transaction, {
      at: now,
      actor: `operator:${operatorId}`,
      action: `member.${event}`,
      objectType: 'member',
      objectId: id,
      detail: { from: status, to: memberLifecycle.events[event].to },
    })
    return success(null)
  },
})

async function judge(transaction: Transaction, { memberNumber, suspend }: Suspension): Promise<Outcome<CaredMember>> {
  const found = await lockMember(transaction, memberNumber)
  if (!found.ok) return found
  const { role, status } = found.value
  if (role === 'admin') return refusal('CONFLICT', '運営者の利用は、この画面では停止できません。')
  const event = memberLifecycle.events[suspend ? 'suspended' : 'suspension_ended']
  if (mayFind(event, status)) return found
  return refusal(
    'CONFLICT',
    suspend ? 'この会員の利用は、すでに停止しています。' : 'この会員の利用は、停止していません。',
  )
}

async function effectOf(transaction: Transaction, member: CaredMember, { suspend }: Suspension): Promise<Effect> {
  const invested = await investingAmount(transaction, member.id)
  const [before, after] = suspend ? ['できます', 'できません'] : ['できません', 'できます']
  return {
    title: `${member.family_name} ${member.given_name} 様（会員番号 ${member.member_number}）の${suspend ? '利用停止' : '利用停止の解除'}`,
    people: 1,
    yen: invested,
    changes: [
      {
        label: '状態',
        before: wordOf(memberStatusWords, member.status),
        after: memberStatusWords[suspend ? 'suspended' : 'active'],
      },
      { label: '申し込みと登録の変更', before: member.status === 'held' ? '申し込みはできません' : before, after },
      {
        label: '出資中と申し込み中の金額',
        before: formatYen(invested),
        after: `${formatYen(invested)}（変わりません）`,
      },
      { label: '分配金・償還・返金の支払い', before: '続きます', after: '続きます' },
    ],
  }
}
