import { sql } from 'kysely'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** Money of an unknown owner that two people found to be a member's. */
export interface FoundOwner {
  bankLineId: Id<'bank_line'>
  realAccountId: string
  refundId: Id<'refund'>
  /** Whole yen. */
  amount: number
  /** 'YYYY-MM-DD' */
  transactedOn: string
  /** Of the bank's list of deposits; of the statement its remarks. */
  remitter: string
  remitterBank: string
  memberId: Id<'member'>
  memberName: string
  memberKana: string
  investmentId: Id<'investment'>
  fundId: Id<'fund'>
  fundName: string
  foundAt: Date
  /** Who decided it, and why. */
  decidedBy: string
  reason: FreeText
  /** What made the member owed. */
  journalEntryId: Id<'journal_entry'>
  isWithdrawn: boolean
}

/** Null where there is none, or the money went back to its sender. */
export async function loadFoundOwner(
  database: Queryable,
  resolutionId: Id<'suspense_resolution'>,
): Promise<FoundOwner | null> {
  const { rows } = await sql<FoundOwner>`
    select line.id as "bankLineId", line.real_account_id as "realAccountId", refund.id as "refundId", refund.amount, line.transacted_on as "transactedOn",
      coalesce(nullif(line.remitter_name_kana, ''), line.remarks) as remitter,
      trim(line.payer_bank_name || ' ' || line.payer_branch_name) as "remitterBank", member.id as "memberId",
      member.family_name || ' ' || member.given_name as "memberName", member.family_name_kana || ' ' || member.given_name_kana as "memberKana",
      refund.investment_id as "investmentId", fund.id as "fundId", fund.name as "fundName", done.resolved_at as "foundAt", done.reason,
      operator.family_name || ' ' || operator.given_name as "decidedBy", owed.id as "journalEntryId",
      exists (select from suspense_withdrawal undone where undone.resolution_id = done.id) as "isWithdrawn"
    from suspense_resolution done
    join bank_line line on line.id = done.bank_line_id
    join refund on refund.id = done.refund_id
    join member on member.id = refund.member_id
    join investment on investment.id = refund.investment_id
    join fund on fund.id = investment.fund_id
    join member operator on operator.id = done.resolved_by
    join journal_entry owed on owed.idempotency_key = 'refund-owed:' || refund.key
    where done.id = ${resolutionId}`.execute(database)
  return rows[0] ?? null
}

/** Whose a line of an unknown owner was found to be, as it stands. */
export interface StandingOwner {
  resolution_id: Id<'suspense_resolution'>
  member_name: string
  /** That it is taken back: it waits for a second operator. */
  proposal_id: Id<'proposal'> | null
}

export async function standingOwner(database: Queryable, bankLineId: Id<'bank_line'>): Promise<StandingOwner | null> {
  const { rows } = await sql<StandingOwner>`
    select done.id as resolution_id, member.family_name || ' ' || member.given_name as member_name,
      (select id from proposal
        where status = 'open' and kind = 'suspense.withdrawal' and subject = 'suspense_resolution:' || done.id) as proposal_id
    from standing_resolution done
    join refund on refund.id = done.refund_id
    join member on member.id = refund.member_id
    where done.bank_line_id = ${bankLineId}`.execute(database)
  return rows[0] ?? null
}
