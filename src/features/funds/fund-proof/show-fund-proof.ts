import { publicAddress } from '../../../domain/funds/address-key.ts'
import { japanDateOf, toRfc3339 } from '../../../domain/calendar.ts'
import { checkedPercent, totalOf, UNPUBLISHED_WORDS } from '../../../domain/funds/fund-proof.ts'
import { perHundred, relatedPerHundred } from '../../../domain/investing/dividend-source.ts'
import type { Id } from '../../../domain/id.ts'
import type { SmallerDividend } from '../../../domain/funds/smaller-dividend.ts'
import { plannedRent } from '../../../domain/funds/planned-rent.ts'
import { ownMargin, PROPERTY_KIND } from '../../../domain/funds/property.ts'
import { sourcedFacts, weakPoints } from '../../../domain/records/fund-points.ts'
import { earned, spentByKind, type Earning } from '../../../ledger/fund-statement.ts'
import type { Services } from '../../core/services.ts'
import { courseInData } from '../fund-course/course-in-data.ts'
import type { FundRecord } from '../fund/fund-record.ts'
import { loadFund } from '../fund/load-funds.ts'
import { showCourse } from '../fund/show-schedule.ts'
import type { HeldPartRecord } from '../property/load-holdings.ts'
import type { LineageStep } from '../property/load-lineage.ts'
import {
  sharedHoldings,
  sharedLineages,
  sharedProperties,
  sharedTakenOver,
  sharedTakings,
} from '../property/shared-records.ts'
import { eventsInData } from '../operation-event/events-in-data.ts'
import { sharedEvents } from '../operation-event/shared-events.ts'
import { dayChangesInData } from './day-changes-in-data.ts'
import { returnedInData } from './returned-in-data.ts'
import { planAndRecord } from './plan-and-record.ts'
import { correctedInData, correctionsInData } from './corrections-in-data.ts'
import { loadDayChanges } from '../fund/load-day-changes.ts'
import { loadLateClosings } from '../fund/load-late-closings.ts'
import { loadReturnedIncome, type ReturnedIncome } from '../fund/load-returned-income.ts'
import { loadSupplements } from '../fund/load-supplements.ts'
import { lateClosingsInData, supplementsInData } from './supplements-in-data.ts'
import { closedAtOf, loadProvedPeriods, loadTakenBack, type ProvedPeriod } from '../fund/load-fund-proof.ts'

/** Of the published data's form: a new number means that a reader has to look again. */
const schemaVersion = 14

/**
 * What is recorded of a fund, for anybody who wants to recompute it: the plan, what happened, whose money it is made of, and period by period what investors got,
 * by the amounts that they put in and without any person. What is not recorded is null, with its reason. Null for a fund that is not published.
 */
export async function showFundProof(services: Services, fundId: Id<'fund'>): Promise<object | null> {
  const database = services.readingDatabase ?? services.database
  const record = await loadFund(database, fundId)
  if (!record?.isPublished) return null
  const [holdings, lineages, properties, events, takenOver, takings] = await Promise.all([
    sharedHoldings(services),
    sharedLineages(services),
    sharedProperties(services).then((all) => all.get(fundId) ?? []),
    sharedEvents(services),
    sharedTakenOver(services).then((all) => all.get(fundId)),
    sharedTakings(services).then((all) => all.get(fundId) ?? []),
  ])
  const [course, notices, periods, takenBack, supplements, lateClosings, returned, dayChanges, moves, compositions] =
    await Promise.all([
      showCourse(services, { id: fundId, shownAt: services.clock.now() }),
      database
        .selectFrom('delay_notice')
        .select(['point', 'number', 'planned_on', 'days', 'sent_at'])
        .where('fund_id', '=', fundId)
        .orderBy('id')
        .execute(),
      loadProvedPeriods(database, { fundId, today: japanDateOf(services.clock.now()) }),
      loadTakenBack(database, fundId),
      loadSupplements(database, fundId),
      loadLateClosings(database, fundId),
      loadReturnedIncome(database, fundId),
      loadDayChanges(database, fundId),
      database
        .selectFrom('fund_event')
        .select(['event', 'at'])
        .where('fund_id', '=', fundId)
        .orderBy('at')
        .orderBy('id')
        .execute(),
      database
        .selectFrom('fund_composition')
        .select(['at', 'cause', 'senior', 'subordinated', 'fill_in', 'taken_over'])
        .where('fund_id', '=', fundId)
        .orderBy('seq')
        .execute(),
    ])
  const sold = properties
    .flatMap(({ partId }) =>
      (lineages.get(partId) ?? []).filter((step) => step.fundId === fundId && step.heldUntil !== null),
    )
    .map(({ heldUntil, exitKind, exitProof, soldFor }) => ({
      on: heldUntil,
      kind: exitKind,
      sold_for: soldFor,
      proof: exitProof,
      ...unappraised,
    }))
  const own = { kind: 'own_purchase' } as const
  const exits = [
    ...sold,
    ...(takenOver
      ? [{ ...own, on: takenOver.on, sold_for: takenOver.amount, proof: 'principal', ...unappraised }]
      : []),
    ...takings.map(({ on, price, appraisal, whyNone }) => ({
      ...own,
      on,
      sold_for: price,
      proof: 'taken',
      appraisal: appraisal && { on: appraisal.on, yen: appraisal.value },
      why_no_appraisal: whyNone,
    })),
  ]
  return {
    schema_version: schemaVersion,
    schema: `${services.config.BASE_URL}/open/fund.schema.json`,
    fund: { id: String(fundId), name: record.name, page: `${services.config.BASE_URL}/projects/${fundId}` },
    plan: planOf(record),
    facts: sourcedFacts.toJson(record.fund.sourcedFacts),
    weak_points: weakPoints.toJson(record.fund.weakPoints),
    status: moves.map(({ event, at }) => ({ event, at: toRfc3339(at) })),
    day_changes: dayChangesInData(dayChanges),
    course: course && courseInData(course),
    delay_notices: notices.map(({ sent_at: sentAt, number, ...notice }) => ({
      ...notice,
      number: number || null,
      sent_at: toRfc3339(sentAt),
    })),
    events: eventsInData(events.get(fundId) ?? [], services.config.BASE_URL),
    composition: compositions.map(({ at, ...parts }) => ({ at: toRfc3339(at), ...parts })),
    periods: periods.map((period) => periodOf(period, holdings.get(fundId) ?? [], returned)),
    plan_and_record: planAndRecord({
      ...record,
      periods,
      held: holdings.get(fundId) ?? [],
      today: japanDateOf(services.clock.now()),
    }).map(({ number, startOn, endOn, state, rows }) => ({ number, start_on: startOn, end_on: endOn, state, rows })),
    corrections: correctionsInData(periods, lateClosings),
    taken_back: takenBack.map(({ fixedAt, reversedAt, ...published }) => ({
      ...published,
      fixed_at: toRfc3339(fixedAt),
      reversed_at: toRfc3339(reversedAt),
    })),
    supplementary_distributions: supplementsInData(supplements),
    late_closings: lateClosingsInData(lateClosings, supplements, returned),
    yields: { rate_bp: record.result?.rateBp ?? null, rate_after_loss_bp: record.result?.rateAfterLossBp ?? null },
    exit: exits.length === 0 ? null : exits,
    lineage: properties.map((property) => ({
      property: { kind: PROPERTY_KIND[property.kind], place: publicAddress(property.address) },
      stays: (lineages.get(property.partId) ?? []).map(stayOf),
    })),
    reasons: {
      ...((record.result?.rateBp ?? null) === null ? { yields: '利回りの実績は、まだ確定していません' } : {}),
      ...(exits.length === 0 ? { exit: '物件の売却は、まだ記録されていません' } : {}),
      ...(properties.length === 0 ? { lineage: '物件の記録は、まだありません' } : {}),
    },
  }
}

/** Of what the operator takes at the end alone it is told with the exit: other prices stand beside their appraisals on the page. */
const unappraised = { appraisal: null, why_no_appraisal: null }

/** A dividend smaller than the books give, with the words that investors read. */
const whyLess = (less: SmallerDividend | null): object | null =>
  less && { planned: less.planned, computed: less.computed, words: less.words }

function planOf({ fund }: FundRecord): object {
  return {
    fund_total: fund.fundTotal,
    subordinated: fund.subordinatedAmount,
    planned_rate_bp: fund.plannedRateBp,
    offering_start_at: toRfc3339(fund.offeringStartAt),
    offering_end_at: toRfc3339(fund.offeringEndAt),
    operation_start_on: fund.operationStartOn,
    operation_end_on: fund.operationEndOn,
    operation_term_months: fund.operationTermMonths,
    auto_renewal: fund.autoRenewal,
  }
}

/** One stay of the property in a fund, with what each price lay above the one before. Without consumption tax. */
function stayOf(step: LineageStep): object {
  return {
    fund: { id: String(step.fundId), name: step.fundName },
    held_from: step.heldFrom,
    held_until: step.heldUntil,
    seller: step.isSellerOurs ? 'ours' : step.sellerRelation,
    acquired_for: step.acquiredFor,
    operators_price: step.own?.price ?? null,
    operators_margin: ownMargin(step)?.yen ?? null,
    exit: step.exitKind,
    exit_proof: step.exitProof,
    sold_for: step.soldFor,
    sale_margin: step.soldFor === null ? null : step.soldFor - step.acquiredFor,
    next_fund: step.nextFund === null ? null : { id: String(step.nextFund.id), name: step.nextFund.name },
  }
}

/** What a period earned and spent, by kind; what was declared for its dividend stands beside what lines of the bank say. Null where the book has nothing. */
function booksOf({ statement, sources }: ProvedPeriod): {
  income: object
  costs: object[]
  relatedCosts: number
  accruedCosts: number
  saleExpenses: number
  profit: number
  corrections: object[]
} | null {
  if (statement === null) return null
  const of = (kind: Earning): number => earned(statement, kind)
  const declared = sources.state === 'recorded' ? sources.sources.declared : 0
  return {
    income: {
      rent: of('rent_income'),
      other: of('other_income'),
      sale: of('sale_proceeds'),
      declared,
      related: statement.relatedIncome,
      related_sale: statement.relatedSale,
    },
    costs: spentByKind(statement),
    relatedCosts: statement.relatedCosts,
    accruedCosts: statement.accruedCosts,
    saleExpenses: statement.saleExpenses,
    profit: statement.result + declared,
    corrections: [...statement.income, ...statement.costs].flatMap(({ kind, text, yen, isCorrection }) =>
      isCorrection === true ? [{ kind, name: text, yen }] : [],
    ),
  }
}

/** Why no hash of a list of lines is published. */
const noListText = (isClosed: boolean): string =>
  isClosed ? '明細の一覧は、この期間の締めでは作成していません' : UNPUBLISHED_WORDS.open

function periodOf(period: ProvedPeriod, held: readonly HeldPartRecord[], returned: readonly ReturnedIncome[]): object {
  const { number, startOn, endOn, hasEnded, isClosed, distribution, sources } = period
  const isRecorded = sources.state === 'recorded'
  const unpublished = isRecorded ? null : UNPUBLISHED_WORDS[sources.state]
  const books = isClosed ? booksOf(period) : null
  const planned = plannedRent(held, { startOn, endOn, recordedBy: closedAtOf(period) })
  const list = distribution?.list ?? null
  return {
    number,
    start_on: startOn,
    end_on: endOn,
    has_ended: hasEnded,
    income: books?.income ?? null,
    returned_income: books && returnedInData(returned, { number, isLate: false }),
    costs: books?.costs ?? null,
    related_costs: books?.relatedCosts ?? null,
    accrued_costs: books?.accruedCosts ?? null,
    sale_expenses: books?.saleExpenses ?? null,
    profit: books?.profit ?? null,
    corrections: books?.corrections ?? null,
    planned_rent: planned,
    distribution:
      distribution === null
        ? null
        : {
            fixed_at: toRfc3339(distribution.fixedAt),
            payday: distribution.payday,
            paid_at: distribution.paidAt === null ? null : toRfc3339(distribution.paidAt),
            total: distribution.total,
            sale_profit: distribution.saleProfit,
            fund_loss: distribution.fundLoss,
            holdings: distribution.holdings,
            invested: distribution.invested,
            days: distribution.days,
            dividend: distribution.dividend,
            loss: distribution.loss,
            principal: distribution.principal,
            left_with_operator: distribution.leftWithOperator,
            cap: distribution.cap,
            sale_quarter: distribution.saleQuarter,
            computed_quarter: distribution.computedQuarter,
            above_cap: distribution.aboveCap,
            why_less: whyLess(distribution.less),
          },
    lines: list === null ? null : { count: list.lines.length, sha256: list.sha256 },
    sources: isRecorded ? sources.sources : null,
    related_sources: isRecorded ? sources.related : null,
    of_100_yen: isRecorded ? { ...perHundred(sources.sources), principal: 0 } : null,
    related_of_100_yen:
      isRecorded && distribution !== null ? relatedPerHundred(totalOf(sources.related), distribution.dividend) : null,
    checked_by_bank_percent: isRecorded ? checkedPercent(sources.sources) : null,
    corrected: correctedInData(period),
    reasons: {
      ...(books === null
        ? { income: isClosed ? '収入と費用は、この期間の帳簿に記録がありません' : UNPUBLISHED_WORDS.open }
        : {}),
      ...(planned === null ? { planned_rent: '賃貸借契約の記録がありません' } : {}),
      ...(unpublished === null ? {} : { sources: unpublished }),
      ...(list === null ? { lines: noListText(isClosed) } : {}),
    },
  }
}
