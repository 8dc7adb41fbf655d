import { sql, type Selectable } from 'kysely'
import type { MemberFacts } from '../../../domain/investing/application.ts'
import { japanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { Member } from '../../../platform/database/types.ts'

/** A member of whom a waitlist asks, with what decides about an application. */
export interface Candidate {
  memberId: Id<'member'>
  email: string
  name: string
  facts: MemberFacts
}

/** By member; unknown ids are simply missing. The application with which a substitute waits is what the place is for: nothing beside it. */
export async function loadCandidates(
  database: Queryable,
  fundId: Id<'fund'>,
  memberIds: readonly Id<'member'>[],
): Promise<Map<Id<'member'>, Candidate>> {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<CandidateRow>`
    select m.id, m.email, m.family_name || ' ' || m.given_name as name, m.status, m.identity_approved_at is not null as is_verified, m.birthday,
      exists (select from payout_hold hold where hold.member_id = m.id and hold.lifted_at is null) as is_payout_held,
      awaits_official_approval(m.id) as awaits_official_approval,
      coalesce(i.investing, 0) as investing, coalesce(i.is_in_fund, false) as is_in_fund
    from member m
    left join lateral (
      select sum(amount) filter (where redeemed_at is null) as investing, bool_or(fund_id = ${fundId}) as is_in_fund
      from investment where member_id = m.id and status in ('lottery_pending', 'awaiting_deposit', 'participating')
        and not (fund_id = ${fundId} and status = 'lottery_pending')
    ) i on true
    where m.id = any(${[...memberIds]}::bigint[])`.execute(database)
  return new Map(rows.map((row) => [row.id, toCandidate(row)]))
}

interface CandidateRow {
  id: Id<'member'>
  email: string
  name: string
  status: Selectable<Member>['status']
  is_verified: boolean
  is_payout_held: boolean
  awaits_official_approval: boolean
  birthday: string
  investing: number
  is_in_fund: boolean
}

function toCandidate(row: CandidateRow): Candidate {
  return {
    memberId: row.id,
    email: row.email,
    name: row.name,
    facts: {
      status: row.status,
      isIdentityVerified: row.is_verified,
      isPayoutHeld: row.is_payout_held,
      awaitsOfficialApproval: row.awaits_official_approval,
      birthday: japanDate(row.birthday),
      investingAmount: yen(row.investing),
      hasLiveApplicationInFund: row.is_in_fund,
    },
  }
}
