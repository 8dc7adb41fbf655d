import { japanDateOf, toRfc3339 } from '../../../domain/calendar.ts'
import { checkedPercent, UNTOLD_WORDS } from '../../../domain/fund-proof.ts'
import { perHundred, relatedPerHundred } from '../../../domain/dividend-source.ts'
import type { Id } from '../../../domain/id.ts'
import type { Services } from '../../core/services.ts'
import type { FundRecord } from './fund-record.ts'
import { loadFund } from './load-funds.ts'
import { loadProvedPeriods, loadTakenBack, type ProvedPeriod } from './load-fund-proof.ts'

const notAmongThese = 'このデータには、まだ含めていません。ファンドのページの「物件の記録」をご覧ください'

/** Of the published data's form: a new number means that a reader has to look again. */
const schemaVersion = 1

/**
 * What is recorded of a fund, for anybody who wants to recompute it: the plan, what happened, whose money it is made of, and period by period what investors got,
 * by the amounts that they put in and without any person. What is not recorded is null, with its reason. Null for a fund that is not published.
 */
export async function showFundProof(services: Services, fundId: Id<'fund'>): Promise<object | null> {
  const database = services.readingDatabase ?? services.database
  const record = await loadFund(database, fundId)
  if (!record?.isPublished) return null
  const [periods, takenBack, events, compositions] = await Promise.all([
    loadProvedPeriods(database, fundId, japanDateOf(services.clock.now())),
    loadTakenBack(database, fundId),
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
  return {
    schema_version: schemaVersion,
    schema: `${services.config.BASE_URL}/open/fund.schema.json`,
    fund: { id: String(fundId), name: record.name, page: `${services.config.BASE_URL}/projects/${fundId}` },
    plan: planOf(record),
    status: events.map(({ event, at }) => ({ event, at: toRfc3339(at) })),
    composition: compositions.map(({ at, ...parts }) => ({ at: toRfc3339(at), ...parts })),
    periods: periods.map(periodOf),
    taken_back: takenBack.map(({ period, fixedAt, reversedAt, total }) => ({
      period,
      fixed_at: toRfc3339(fixedAt),
      reversed_at: toRfc3339(reversedAt),
      total,
    })),
    yields: { rate_bp: record.result?.rateBp ?? null, rate_after_loss_bp: record.result?.rateAfterLossBp ?? null },
    exit: null,
    lineage: null,
    reasons: {
      ...((record.result?.rateBp ?? null) === null ? { yields: '利回りの実績は、まだ確定していません' } : {}),
      exit: notAmongThese,
      lineage: notAmongThese,
    },
  }
}

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

function periodOf({ number, startOn, endOn, hasEnded, distribution, sources }: ProvedPeriod): object {
  const isRecorded = sources.state === 'recorded'
  const untold = isRecorded ? null : UNTOLD_WORDS[sources.state]
  return {
    number,
    start_on: startOn,
    end_on: endOn,
    has_ended: hasEnded,
    income: null,
    costs: null,
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
            above_cap: distribution.aboveCap,
          },
    sources: isRecorded ? sources.sources : null,
    of_100_yen: isRecorded ? { ...perHundred(sources.sources), principal: 0 } : null,
    related_of_100_yen:
      isRecorded && sources.related !== null && distribution !== null
        ? relatedPerHundred(sources.related, distribution.dividend)
        : null,
    checked_by_bank_percent: isRecorded ? checkedPercent(sources.sources) : null,
    reasons: {
      income: hasEnded ? '賃料や売却の収入は、この期間の帳簿に記録がありません' : UNTOLD_WORDS.open,
      costs: hasEnded ? '費用は、この期間の帳簿に記録がありません' : UNTOLD_WORDS.open,
      ...(untold === null ? {} : { sources: untold }),
      ...(isRecorded && sources.related === null ? { related_of_100_yen: '支払った者の記録がありません' } : {}),
    },
  }
}
