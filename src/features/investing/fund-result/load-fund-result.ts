import { termOf } from '../../../domain/investing/distribution.ts'
import { sql } from 'kysely'
import { termDistributionDueOn } from '../../../domain/investing/auto-renewal.ts'
import { japanDate } from '../../../domain/calendar.ts'
import type { Composition } from '../../../domain/investing/composition.ts'
import { earnedAfterLossBp, earnedBp } from '../../../domain/funds/earned.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { loadCompositions } from '../../funds/fund/fund-composition.ts'
import { loadEarnings, type DistributionEarning } from '../../treasury/payout/load-earnings.ts'
import { showFundsById, type ShownFund } from '../../funds/fund/show-funds.ts'
import { findOpenProposal, findOpenProposals, type ProposalView } from '../../people/approval/list-proposals.ts'
import type { Services } from '../../core/services.ts'
import { calculateDue, type DuePeriod } from '../dividend/calculate-due.ts'
import { correctionKind } from '../operation-days/correct-days.ts'
import { daysKind } from '../operation-days/days-proposal.ts'
import { decideDividend, type DecidedDividend } from '../dividend/decide-dividend.ts'
import { dividendKind, type DividendContent } from '../dividend/dividend-proposal.ts'
import { dividendSubject } from '../dividend/enter-dividend.ts'
import { contributionKind } from '../contribution/contribute.ts'
import { contributionReturnKind } from '../contribution/return-contribution.ts'
import { loadOperatorShare, operatorShareKind, type OperatorShare } from '../distribution/take-operator-share.ts'
import { windingUpKind } from '../fund-closing/wind-up.ts'
import { gapKind } from '../fund-closing/gap-proposal.ts'
import { reversalKind } from '../reversal/reverse-distribution.ts'
import type { Id } from '../../../domain/id.ts'

export type TermView = Awaited<ReturnType<typeof loadTerms>>[number]
export type DistributionView = Awaited<ReturnType<typeof loadDistributions>>[number]

export interface PendingDividend {
  proposal: ProposalView
  entry: DividendContent
  /** Null where it can no longer be fixed as it stands. */
  decided: DecidedDividend | null
}

export interface FundResult {
  fund: ShownFund
  /** Whether the first day of operation has been booked. */
  is_operation_booked: boolean
  /** Whose money the fund is made of, as it was recorded last; null before the close. */
  composition: Composition | null
  /** Of everybody whose principal has not gone back. */
  invested_amount: number
  terms: TermView[]
  distributions: DistributionView[]
  pending: PendingDividend | null
  /** The period whose dividend is due next. */
  due: DuePeriod | null
  operator_share: OperatorShare
  /** Days, corrections and reversals that wait for a second operator. */
  waiting: ProposalView[]
}

/** Everything that the operators have recorded of a fund's operation, and what waits for a second one. */
export async function loadFundResult(services: Services, fundId: Id<'fund'> | null): Promise<Outcome<FundResult>> {
  const { database } = services
  const fund = fundId === null ? undefined : (await showFundsById(services, [fundId])).get(fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const { rows } = await sql<{ booked: boolean; invested: number }>`
    select
      exists (select from fund_result where fund_id = ${fund.id} and operation_booked_at is not null) as booked,
      (select coalesce(sum(amount), 0) from investment where fund_id = ${fund.id} and status = 'participating' and redeemed_at is null) as invested`.execute(
    database,
  )
  const [sums] = rows
  return success({
    fund,
    is_operation_booked: sums?.booked ?? false,
    composition: (await loadCompositions(database, [fund.id])).get(fund.id) ?? null,
    invested_amount: sums?.invested ?? 0,
    terms: await loadTerms(database, fund.id),
    distributions: await loadDistributions(database, fund),
    pending: await loadPending(services, fund.id),
    due: await calculateDue(database, fund, services.clock.now()),
    operator_share: await loadOperatorShare(database, fund.id),
    waiting: (await findOpenProposals(database, dividendSubject(fund.id))).filter(({ kind }) =>
      waitingKinds.includes(kind),
    ),
  })
}

const waitingKinds = [
  operatorShareKind.kind,
  contributionKind.kind,
  contributionReturnKind.kind,
  windingUpKind.kind,
  gapKind.kind,
  daysKind.kind,
  correctionKind.kind,
  reversalKind.kind,
]

async function loadPending(services: Services, fundId: Id<'fund'>): Promise<PendingDividend | null> {
  const proposal = await findOpenProposal(services.database, dividendKind.kind, dividendSubject(fundId))
  if (!proposal) return null
  const entry = proposal.content as DividendContent
  const decided = await decideDividend(services.database, services.config, { fundId, entry, now: services.clock.now() })
  return { proposal, entry, decided: decided.ok ? decided.value : null }
}

async function loadTerms(database: Queryable, fundId: Id<'fund'>) {
  const { rows } = await sql<{
    number: number
    start_on: string
    end_on: string
    choice_until: string
    closed_on: string | null
    amount: number
    people: number
    leaving_amount: number
    leaving_people: number
  }>`
    select term.number, term.start_on, term.end_on, term.choice_until, term.closed_on,
      coalesce(sum(part.amount), 0) as amount, count(part.amount) as people,
      coalesce(sum(part.amount) filter (where part.leaves), 0) as leaving_amount, count(*) filter (where part.leaves) as leaving_people
    from fund_term term
    left join lateral (
      select investment.amount, coalesce(taking_part.leaves, (
        select choice = 'leave' from renewal_choice choice
        where choice.investment_id = investment.id and choice.term_number = term.number order by choice.id desc limit 1), false) as leaves
      from term_participation taking_part
      join investment on investment.id = taking_part.investment_id
      where taking_part.fund_id = term.fund_id and taking_part.term_number = term.number
    ) part on true
    where term.fund_id = ${fundId}
    group by term.fund_id, term.number
    order by term.number`.execute(database)
  return rows.map(({ closed_on: closedOn, ...term }) => {
    const endOn = japanDate(closedOn ?? term.end_on)
    return { ...term, end_on: endOn, distribution_due_on: termDistributionDueOn(endOn), is_ended: closedOn !== null }
  })
}

async function loadDistributions(database: Queryable, { id: fundId }: ShownFund) {
  const { rows } = await sql<{
    id: Id<'fixed_distribution'>
    is_of_term: boolean
    period_number: number | null
    is_supplement: boolean
    total_dividend: number
    loss: number
    sale_profit: number
    payday: string | null
    fixed_at: Date
    gross: number
    withholding: number
    principal: number
    paid_people: number
    people: number
  }>`
    select distribution.id, distribution.is_of_term, distribution.period_number, distribution.total_dividend, distribution.loss, distribution.sale_profit, distribution.payday,
      distribution.fixed_at, distribution.supplements is not null as is_supplement,
      coalesce(sum(share.gross), 0) as gross, coalesce(sum(share.withholding), 0) as withholding, coalesce(sum(share.principal), 0) as principal,
      count(share.paid_at) as paid_people, count(share.id) as people
    from distribution
    left join distribution_share share on share.distribution_id = distribution.id
    where distribution.fund_id = ${fundId}
    group by distribution.id, distribution.fund_id, distribution.is_of_term, distribution.period_number, distribution.total_dividend, distribution.loss, distribution.sale_profit,
      distribution.payday, distribution.fixed_at, distribution.supplements
    order by distribution.id`.execute(database)
  const earned = new Map((await loadEarnings(database, fundId)).map((earning) => [earning.distributionId, earning]))
  return rows.map((row) => ({ ...row, term: termOf(row), ...yieldsOf(earned.get(row.id)) }))
}

/** Of its own term or operation; null where the days are not recorded. */
const yieldsOf = (earning: DistributionEarning | undefined) => ({
  rate_bp: earning === undefined ? null : earnedBp([earning]),
  rate_after_loss_bp: earning === undefined ? null : earnedAfterLossBp([earning]),
})
