import { formatYen, type Yen } from '../money.ts'

/** What a member still has with the operator, each with its number and sum of yen. */
export interface OpenBusiness {
  /** Applications in a lottery, deposits that are waited for, money that works. */
  investments: { count: number; total: Yen }
  /** Refunds that are owed or on their way. */
  refunds: { count: number; total: Yen }
  /** Distributions and redemptions that are owed or on their way. */
  distributions: { count: number; total: Yen }
  isOperator: boolean
}

/** Why a member cannot leave yet, in sentences for him; none: he may. */
export function leavingObstacles(business: OpenBusiness): string[] {
  const { investments, refunds, distributions } = business
  return [
    ...(business.isOperator ? ['運営者の登録です。退会の前に、ほかの運営者に権限の変更を依頼してください。'] : []),
    ...(investments.count > 0
      ? [
          `申し込み中または運用中の出資が${investments.count}件（${formatYen(investments.total)}）あります。終了と支払いが済むまで、退会できません。`,
        ]
      : []),
    ...(refunds.count > 0
      ? [
          `お返しするお金が${refunds.count}件（${formatYen(refunds.total)}）あります。受取口座への支払いが済むまで、退会できません。`,
        ]
      : []),
    ...(distributions.count > 0
      ? [
          `支払いが済んでいない分配金・償還金が${distributions.count}件（${formatYen(distributions.total)}）あります。支払いが済むまで、退会できません。`,
        ]
      : []),
  ]
}
