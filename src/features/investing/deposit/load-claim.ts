import { sql, type Selectable } from 'kysely'
import { MEMBER_CAP } from '../../../domain/allowance.ts'
import { reinstatementRoom, type DepositFacts } from '../../../domain/deposit.ts'
import { addYen, remainingYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import { owed } from '../../../ledger/balance.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { BankLine } from '../../../platform/database/types.ts'
import { fundTotals, investingAmount } from '../investment/sums.ts'

/** The investment that a deposit belongs to, with everything that decides about the money. */
export interface Claim {
  investmentId: number
  memberId: number
  memberKana: string
  memberEmail: string
  fundId: number
  facts: Omit<DepositFacts, 'deposit'>
}

/**
 * Finds by the account number, never by the remitter's name, the investment that held the account at the bank's time, and
 * locks fund, member and investment in this order. Null for an account that nobody holds.
 */
export async function loadClaim(transaction: Transaction, line: Selectable<BankLine>): Promise<Claim | null> {
  const holder = await transaction
    .selectFrom('virtual_account_assignment as assignment')
    .innerJoin('virtual_account as account', 'account.id', 'assignment.virtual_account_id')
    .innerJoin('investment', 'investment.id', 'assignment.investment_id')
    .select(['investment.id', 'investment.fund_id', 'investment.member_id'])
    .where('account.va_id', '=', line.va_id)
    // The bank tells the day alone where it tells no time, so the whole day of the assignment counts.
    .where(sql<boolean>`date_trunc('day', assignment.assigned_at, 'Asia/Tokyo') <= ${line.transacted_at}`)
    .where('assignment.rests_until', '>', line.transacted_at)
    .orderBy('assignment.assigned_at', 'desc')
    .executeTakeFirst()
  if (!holder) return null
  const fund = await transaction
    .selectFrom('fund')
    .select(['id', 'fund_total', 'subordinated_amount'])
    .where('id', '=', holder.fund_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const member = await transaction
    .selectFrom('member')
    .select(['id', 'email', 'family_name_kana', 'given_name_kana'])
    .where('id', '=', holder.member_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const investment = await transaction
    .selectFrom('investment')
    .select(['id', 'status', 'cancel_reason', 'amount', 'deposit_deadline_at'])
    .where('id', '=', holder.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { status } = investment
  return {
    investmentId: investment.id,
    memberId: member.id,
    memberKana: `${member.family_name_kana} ${member.given_name_kana}`,
    memberEmail: member.email,
    fundId: fund.id,
    facts: {
      status,
      cancelReason: investment.cancel_reason,
      amount: yen(investment.amount),
      received: yen(await owed(transaction, { kind: 'deposit', investmentId: investment.id })),
      refundableInTime: await openRefundsOfDeadline(transaction, investment.id),
      deadline: investment.deposit_deadline_at ?? new Date(0),
      reinstatementRoom:
        status === 'canceled' ? await roomToReinstate(transaction, { fund, memberId: member.id }) : zeroYen,
    },
  }
}

/** Part payments that the deadline turned into refunds and that have not gone out yet. */
async function openRefundsOfDeadline(transaction: Transaction, investmentId: number): Promise<Yen> {
  const { rows } = await sql<{ total: number | null }>`
    select sum(amount) as total from refund
    where investment_id = ${investmentId} and status = 'open' and reason in ('overdue', 'not_payable')`.execute(
    transaction,
  )
  return yen(rows[0]?.total ?? 0)
}

async function roomToReinstate(
  transaction: Transaction,
  { fund, memberId }: { fund: { id: number; fund_total: number; subordinated_amount: number }; memberId: number },
): Promise<Yen> {
  if (await hasEndedOffering(transaction, fund.id)) return zeroYen
  const totals = await fundTotals(transaction, fund.id)
  const again = await transaction
    .selectFrom('investment')
    .select('id')
    .where('fund_id', '=', fund.id)
    .where('member_id', '=', memberId)
    .where('status', 'in', ['lottery_pending', 'awaiting_deposit', 'participating'])
    .executeTakeFirst()
  const taken = addYen(totals.lotteryPending, totals.awaitingDeposit, totals.participating, totals.held)
  return reinstatementRoom({
    capacityLeft: remainingYen(subtractYen(yen(fund.fund_total), yen(fund.subordinated_amount)), taken),
    memberAllowance: remainingYen(MEMBER_CAP, await investingAmount(transaction, memberId)),
    hasLiveApplicationInFund: again !== undefined,
  })
}

/** Dissolved, or at work with the money of those who take part: nobody joins any more. */
async function hasEndedOffering(transaction: Transaction, fundId: number): Promise<boolean> {
  const result = await transaction
    .selectFrom('fund_result')
    .select(['failed_at', 'operation_start_on'])
    .where('fund_id', '=', fundId)
    .executeTakeFirst()
  return result !== undefined && (result.failed_at !== null || result.operation_start_on !== null)
}
