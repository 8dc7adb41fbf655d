import { parseJapanDate, toRfc3339 } from '../../../../../domain/calendar.ts'
import { milestonesOf, noRecords, type Moment } from '../../../../../domain/funds/fund-schedule.ts'
import {
  gapPayableUntil,
  isFail,
  isGoaled,
  judgedAt,
  progress,
  type FundResult,
  type FundTotals,
} from '../../../../../domain/funds/fund.ts'
import { promiseOf, type CompleteFundDraft } from '../../../../../domain/funds/fund-draft.ts'
import { hasLine } from '../../../../../domain/investing/waitlist.ts'
import { subtractYen, yen, zeroYen } from '../../../../../domain/money.ts'
import { lossLinePermille, purchaseCosts, salePlanOf } from '../../../../../domain/funds/sale-plan.ts'
import { toJson } from '../../../../../domain/records/field.ts'
import { fundFields } from '../../../../../domain/records/fund.ts'
import type { Fund } from '../../../../features/funds/fund/fund-queries.ts'
import type { EditedFund, FundStanding } from './fund-queries.ts'
import { imagesOf } from './picture-urls.ts'

interface Shown {
  fund: EditedFund
  /** Null while nothing is known of it. */
  standing: FundStanding
  /** What stands in the form, without problems. */
  draft: CompleteFundDraft
  now: Date
}

const nothingRaised: FundTotals = {
  lotteryPending: zeroYen,
  awaitingDeposit: zeroYen,
  participating: zeroYen,
  held: zeroYen,
}

/** The fund as the site's own queries would answer it if the draft were public now: what is typed, on the money and the days that are real. */
export function shownFund({ fund, standing, draft, now }: Shown): Fund {
  const [main, ...others] = imagesOf(fund, draft.pictures)
  const current = fund.documents.filter(({ replaced_at: replacedAt }) => replacedAt === null)
  const facts = { id: fund.id, ...wordsOf(draft) }
  return {
    ...facts,
    ...moneyOf({ fund, standing, draft, now }),
    image_main: main,
    images_sub: others,
    file: current.filter(({ kind }) => kind === 'other'),
    contracts: current.filter(({ kind }) => kind === 'pre_contract'),
    lottery_proof: standing?.lottery_proof ?? null,
    milestones: milestonesAsAnswered(draft, standing, now),
    course: null,
    terms: [],
    dividend_sources: [],
    plan_and_record: [],
    supplementary_distributions: [],
    late_closings: [],
    day_changes: [],
    next_report: null,
    loss_statement: null,
    operation_events: [],
    applied_at_close: null,
    first_choice_until: null,
    properties: fund.properties,
    figures: standing?.figures ?? null,
    occupancy: null,
    exits: [],
    dividend_source: null,
    raised: [],
    taken_over: null,
    taken_at_end: [],
    exit_plan: draft.disclosure.exitPlan?.trim() || null,
    management: draft.disclosure.management?.trim() || null,
    sale_plan: salePlanAsAnswered(draft, fund.properties),
  }
}

/** As the server would answer it. */
function salePlanAsAnswered(draft: CompleteFundDraft, properties: EditedFund['properties']): Fund['sale_plan'] {
  const price = yen(properties.reduce((sum, property) => sum + property.price, 0))
  const plan = salePlanOf({ ...promiseOf(draft), price })
  if (plan === null) return null
  const { saleCostBp, ...amounts } = plan
  return {
    ...amounts,
    sale_cost_bp: saleCostBp,
    purchase_costs: purchaseCosts(plan),
    loss_line_permille: lossLinePermille(plan),
  }
}

/** As the server would answer them: the days of the draft, and what is recorded of the fund. */
function milestonesAsAnswered(draft: CompleteFundDraft, standing: FundStanding, now: Date): Fund['milestones'] {
  const fromServer = standing?.performance ?? null
  const records = {
    ...noRecords,
    operationStartOn: parseJapanDate(fromServer?.unyo_start_at ?? ''),
    operationEndOn: parseJapanDate(fromServer?.unyo_end_at ?? ''),
  }
  const text = (moment: Moment | null) => (moment instanceof Date ? toRfc3339(moment) : moment)
  return milestonesOf({ ...promiseOf(draft), isLottery: draft.offeringMethod === 'lottery' }, records, now).map(
    ({ planned, firstPlanned, isLatest, recorded, ...rest }) => ({
      ...rest,
      planned: text(planned),
      first_planned: text(firstPlanned),
      is_latest: isLatest,
      recorded: text(recorded?.on ?? null),
    }),
  )
}

/** A field that the public sees under the name that operators know it by needs no line here. */
function wordsOf(draft: CompleteFundDraft) {
  return {
    ...toJson(fundFields, draft),
    detail: draft.detail,
    subordination_amount: draft.subordinatedAmount === 0 ? null : draft.subordinatedAmount,
    rimawari: draft.plannedRateBp / 100,
    rimawari_breakdown: draft.rateBreakdown.map(({ label, rateBp }) => ({ label, rate: rateBp / 100 })),
    has_waitlist: hasLine(draft),
    judged_at: asAnswered(judgedAt(draft)),
    places_until: asAnswered(gapPayableUntil(draft, null)),
  }
}

/** As the server would answer it of a fund that is not judged yet. */
const asAnswered = (until: Date | null): string | null => (until === null ? null : toRfc3339(until))

/** How far it is filled and where it stands, judged by the same rules as on the server. */
function moneyOf({ fund, standing, draft, now }: Shown): Pick<Fund, 'stats' | 'performance'> {
  const subordinated = draft.subordinatedAmount
  const totals = totalsOf(fund, standing)
  const applied = totals.participating + totals.awaitingDeposit
  const fromServer = standing?.performance ?? null
  const result: FundResult | null = fromServer && {
    operationStartOn: parseJapanDate(fromServer.unyo_start_at ?? ''),
    operationEndOn: parseJapanDate(fromServer.unyo_end_at ?? ''),
  }
  const proposed = promiseOf(draft)
  const state = {
    progress: progress(proposed, totals, result, now).label,
    isFail: isFail(proposed, totals, result, now),
  }
  const days = fromServer ?? {
    start_at: null,
    end_at: null,
    unyo_start_at: null,
    unyo_end_at: null,
    rimawari: null,
    rimawari_after_loss: null,
    payday: null,
  }
  return {
    stats: {
      paid_total: subordinated + totals.participating,
      invest_total: subordinated + applied,
      held_total: totals.held,
      is_goaled: isGoaled(proposed, totals),
    },
    // A fund that has failed stays so whatever is written about it; whether a lottery was drawn the server alone knows.
    performance: fromServer?.isFail ? fromServer : { ...days, ...state },
  }
}

/** Applications that wait for the draw and those that wait for their deposit count alike in what the page shows. */
function totalsOf(fund: EditedFund, standing: FundStanding): FundTotals {
  if (!standing?.stats) return nothingRaised
  const { paid_total: paid, invest_total: invested, held_total: held } = standing.stats
  return {
    ...nothingRaised,
    awaitingDeposit: subtractYen(yen(invested), yen(paid)),
    participating: subtractYen(yen(paid), yen(fund.content.subordination_amount)),
    held: yen(held),
  }
}
