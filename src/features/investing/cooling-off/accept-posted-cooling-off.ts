import { formatDate, japanDateOf, parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import { coolingOffDay, coolingOffObstacle } from '../../../domain/investing/cooling-off.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, zeroYen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { loadMailFacts } from '../investment/load-mail-facts.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { lockContract, refundOf, type Contract } from './load-contract.ts'
import { refuseForObstacle } from './refuse-for-obstacle.ts'
import { rescindContract } from './rescind-contract.ts'

/** A notice on paper as an operator has it in hand. Days are 'YYYY-MM-DD' in Japan. */
export type PostedNotice = {
  investmentId: Id<'investment'>
  postmarkedOn: string
  receivedOn: string
  /** What the post shows, such as the number of the registered mail; at most 200 characters. */
  evidence: string
}

/**
 * Ends a contract by a posted notice. It takes effect with its dispatch (law article 26), so the postmark decides and not the day of
 * arrival. Money leaves because of it, so two operators look at the envelope.
 */
export const postedCoolingOff = defineProposalKind<PostedNotice>({
  kind: 'posted_cooling_off',
  async foresee(transaction, services, notice) {
    const judged = await judgeNotice(transaction, notice, services.clock.now())
    return judged.ok ? success(await effectOf(transaction, judged.value, notice)) : judged
  },
  async carryOut(transaction, services, notice, { proposalId, operatorId, now }) {
    const judged = await judgeNotice(transaction, notice, now)
    if (!judged.ok) return judged
    const { contract, postmarkedOn, receivedOn } = judged.value
    const evidence = notice.evidence.trim()
    const declaration = {
      way: 'post',
      declaredOn: postmarkedOn,
      receivedOn,
      evidence,
      proposalId,
      actor: `operator:${operatorId}`,
    } as const
    await rescindContract(transaction, services, { contract, declaration, now })
    return success(null)
  },
})

interface JudgedNotice {
  contract: Contract
  postmarkedOn: JapanDate
  receivedOn: JapanDate
}

/** Locks the contract and says whether the notice ends it. */
async function judgeNotice(transaction: Transaction, notice: PostedNotice, now: Date): Promise<Outcome<JudgedNotice>> {
  const contract = await lockContract(transaction, notice.investmentId)
  if (!contract) return refusal('NOT_FOUND', '申し込みが見つかりません。')
  if (contract.cancelReason === 'cooling_off')
    return refusal('CONFLICT', 'この申し込みは、すでにクーリング・オフ済みです。')
  const days = readDays(notice, contract, japanDateOf(now))
  if ('ok' in days) return days
  const obstacle = coolingOffObstacle(contract, coolingOffDay({ postmarkedOn: days.postmarkedOn }))
  return obstacle ? refuseForObstacle(obstacle, contract) : success({ contract, ...days })
}

function readDays(
  notice: PostedNotice,
  contract: Contract,
  today: JapanDate,
): Omit<JudgedNotice, 'contract'> | Refusal {
  const postmarkedOn = parseJapanDate(notice.postmarkedOn)
  const receivedOn = parseJapanDate(notice.receivedOn)
  const isPlausible = postmarkedOn !== null && postmarkedOn >= japanDateOf(contract.appliedAt) && postmarkedOn <= today
  if (!isPlausible) return badInput({ postmarked_on: '消印の日は、申し込みの日から今日までの日付を入力してください。' })
  if (receivedOn === null || receivedOn < postmarkedOn || receivedOn > today) {
    return badInput({ received_on: '届いた日は、消印の日から今日までの日付を入力してください。' })
  }
  if (notice.evidence.trim().length > 200) return badInput({ evidence: '200文字以内で入力してください。' })
  return { postmarkedOn, receivedOn }
}

async function effectOf(
  transaction: Transaction,
  { contract, postmarkedOn, receivedOn }: JudgedNotice,
  notice: PostedNotice,
): Promise<Effect> {
  const { application } = await loadMailFacts(transaction, contract.investmentId)
  const change = (label: string, after: string, before: string | null = null) => ({ label, before, after })
  return {
    title: `郵便によるクーリング・オフの受け付け（申込番号 ${application.applicationNumber}）`,
    people: 1,
    yen: refundOf(contract),
    changes: [
      change('契約', '解除', contract.status === 'participating' ? '参加中' : '入金待ち'),
      change('会員', application.memberName),
      change('ファンド', application.fundName),
      change('消印の日', formatDate(postmarkedOn)),
      change('届いた日', formatDate(receivedOn)),
      change('郵便の記録', notice.evidence.trim() === '' ? 'なし' : notice.evidence.trim()),
      change('返金額', formatYen(refundOf(contract)), formatYen(zeroYen)),
      ...(contract.deployed > 0 ? [change('運用中の出資金', '自己資金から返金', formatYen(contract.deployed))] : []),
    ],
  }
}
