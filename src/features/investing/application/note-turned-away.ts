import { sql } from 'kysely'
import type { ApplicationDecision } from '../../../domain/investing/application.ts'
import type { Id } from '../../../domain/id.ts'
import type { Yen } from '../../../domain/money.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import type { ApplicationRequest } from './application.ts'
import type { RecordedApplication } from './record-applications.ts'
import { lostTheRace } from './refuse-application.ts'

/** The opening whose order is published in full; what is refused later is no longer part of it. */
const openingMilliseconds = 10 * 60 * 1000

interface Settled {
  fund: FundRecord
  requests: readonly ApplicationRequest[]
  decisions: readonly ApplicationDecision[]
  recorded: readonly RecordedApplication[]
  investingOf: (memberId: Id<'member'>) => Yen
}

/** Notes those who came too late for the fund's room in its opening, each behind the application that was accepted before. */
export async function noteTurnedAway(
  transaction: Transaction,
  { fund, requests, decisions, recorded, investingOf }: Settled,
  now: Date,
): Promise<void> {
  const sinceStart = now.getTime() - fund.fund.offeringStartAt.getTime()
  if (fund.fund.offeringMethod !== 'first_come' || sinceStart < 0 || sinceStart > openingMilliseconds) return
  const late = placesOf(requests, decisions).filter(
    ({ request, decision }) =>
      !decision.accepted && lostTheRace(decision, request.amount, fund, investingOf(request.memberId)),
  )
  if (late.length === 0) return
  await sql`
    with taken as (
      select coalesce((select receipt_number from investment where fund_id = ${fund.id} and receipt_number is not null order by receipt_number desc limit 1), 0) as last
    )
    insert into turned_away (fund_id, member_id, amount, at, after_receipt)
    select ${fund.id}, member_id, amount, ${now}, taken.last - ${recorded.length}::integer + accepted_before
    from taken, unnest(
      ${late.map(({ request }) => request.memberId)}::bigint[],
      ${late.map(({ request }) => request.amount)}::bigint[],
      ${late.map(({ acceptedBefore }) => acceptedBefore)}::integer[]
    ) with ordinality as late (member_id, amount, accepted_before, place)
    order by place
    on conflict do nothing`.execute(transaction)
}

/** Each request with how many of the same batch were accepted before it. */
function placesOf(requests: readonly ApplicationRequest[], decisions: readonly ApplicationDecision[]) {
  let acceptedBefore = 0
  return requests.flatMap((request, index) => {
    const decision = decisions[index]
    if (!decision) return []
    const place = { request, decision, acceptedBefore }
    if (decision.accepted) acceptedBefore += 1
    return [place]
  })
}
