import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { lockMember, type CaredMember } from '../member/find-member.ts'

/** An operator by the public number, under a lock. NOT_FOUND where there is no such member, CONFLICT where it is none. */
export async function lockOperator(transaction: Transaction, memberNumber: string): Promise<Outcome<CaredMember>> {
  const found = await lockMember(transaction, memberNumber)
  if (!found.ok) return found
  return found.value.role === 'admin' ? success(found.value) : refusal('CONFLICT', 'この会員は、運営者ではありません。')
}

/** '中村 陽子 様（会員番号 48201937）' */
export const nameOf = (operator: CaredMember): string =>
  `${operator.family_name} ${operator.given_name} 様（会員番号 ${operator.member_number}）`

/** Of an act about an operator neither hand is his own. */
export const notOnOneself = () => refusal('FORBIDDEN', 'ご自身についての提案は、ほかの運営者だけができます。')
