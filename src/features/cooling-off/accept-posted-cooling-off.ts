import { japanDateOf, parseJapanDate, type JapanDate } from '../../domain/calendar.ts'
import { coolingOffDay, coolingOffObstacle } from '../../domain/cooling-off.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../platform/outcome.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Services } from '../services.ts'
import { lockContract, type Contract } from './load-contract.ts'
import { refuseForObstacle } from './refuse-for-obstacle.ts'
import { rescindContract } from './rescind-contract.ts'

/** A notice on paper as an operator has it in hand. Days are 'YYYY-MM-DD' in Japan. */
export interface PostedNotice {
  investmentId: number
  postmarkedOn: string
  receivedOn: string
  /** What the post shows, such as the number of the registered mail. */
  evidence: string
}

/**
 * Ends a contract by a posted notice. It takes effect with its dispatch (law article 26), so the postmark decides and not the day of
 * arrival. Runs in the transaction of its approval: money leaves because of it, so two people look at the envelope.
 */
export async function acceptPostedCoolingOff(
  transaction: Transaction,
  services: Services,
  { notice, actor }: { notice: PostedNotice; actor: string },
): Promise<Outcome<{ investmentId: number }>> {
  const now = services.clock.now()
  const judged = await judgePostedNotice(transaction, notice, now)
  if (!judged.ok) return judged
  const { contract, postmarkedOn, receivedOn } = judged.value
  const declaration = { way: 'post', declaredOn: postmarkedOn, receivedOn, evidence: notice.evidence.trim(), actor } as const
  await rescindContract(transaction, services, { contract, declaration, now })
  await recordAudit(transaction, {
    at: now,
    actor,
    action: 'investment.cooled_off',
    objectType: 'investment',
    objectId: contract.investmentId,
    detail: { postmarked_on: postmarkedOn, received_on: receivedOn },
  })
  return success({ investmentId: contract.investmentId })
}

interface JudgedNotice {
  contract: Contract
  postmarkedOn: JapanDate
  receivedOn: JapanDate
}

/** Locks the contract and says whether the notice ends it: what a proposer is told at once, and an approver again. */
export async function judgePostedNotice(transaction: Transaction, notice: PostedNotice, now: Date): Promise<Outcome<JudgedNotice>> {
  const contract = await lockContract(transaction, notice.investmentId)
  if (!contract) return refusal('NOT_FOUND', '申し込みが見つかりません。')
  if (contract.cancelReason === 'cooling_off') return refusal('CONFLICT', 'この申し込みは、すでにクーリング・オフ済みです。')
  const days = readDays(notice, contract, japanDateOf(now))
  if ('ok' in days) return days
  const obstacle = coolingOffObstacle(contract, coolingOffDay({ postmarkedOn: days.postmarkedOn }))
  return obstacle ? refuseForObstacle(obstacle, contract) : success({ contract, ...days })
}

function readDays(notice: PostedNotice, contract: Contract, today: JapanDate): Omit<JudgedNotice, 'contract'> | Refusal {
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
