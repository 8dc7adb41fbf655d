import { formatDate, japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { isFail, isFundGapUndecided, isGoaled, isPastOffering } from '../../../domain/funds/fund.ts'
import type { Id } from '../../../domain/id.ts'
import { endConcerns, startConcerns, type DayConcern } from '../../../domain/investing/operation-day.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import { hasBought } from '../distribution/load-start-purchases.ts'
import { startOperationWithin } from '../distribution/start-operation.ts'
import { hasFailed, type FundRecord } from '../../funds/fund/fund-record.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { setFundResult } from '../../funds/fund/set-fund-result.ts'
import { turnTermsWithin } from '../renewal/turn-terms.ts'
import { judgeEarlyEnd, recordEarlyEnd, type EarlyEnd } from './early-end.ts'
import { refuseDaysBesideIncome } from './days-beside-income.ts'
import { loadOpenRights } from './load-open-rights.ts'
import type { FundResultEntry } from './fund-result-entry.ts'
import { judgeStartPurchases } from './start-purchases.ts'

/** Refuses days that cannot be; tells what of the others takes a second operator. The fund's lock is held where they are recorded next. */
export async function judgeDays(
  transaction: Transaction,
  services: Services,
  { fund, entry, now }: { fund: FundRecord; entry: FundResultEntry; now: Date },
): Promise<Outcome<DayConcern[]>> {
  const refused =
    refuseUnready(fund, entry, now) ??
    (await refuseEarlyEnd(transaction, fund, entry)) ??
    (await refuseDaysBesideIncome(transaction, fund.id, newDays(fund, entry)))
  if (refused) return refused
  const early = await earlyEndOf(transaction, services, { fund, entry })
  if (!early.ok) return early
  const bought = await judgeStartPurchases(transaction, services, { fund, entry, today: japanDateOf(now) })
  if (!bought.ok) return bought
  return success([...(await concernsOf(transaction, fund, entry, japanDateOf(now))), ...bought.value])
}

/** Records the days of a judged entry, and books a first day that has come; a later one is booked by the schedule. */
export async function recordDaysWithin(
  transaction: Transaction,
  services: Services,
  { fundId, entry, actor, now }: { fundId: Id<'fund'>; entry: FundResultEntry; actor: string; now: Date },
): Promise<Outcome<null>> {
  const fund = await lockFund(transaction, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const early = await earlyEndOf(transaction, services, { fund, entry })
  if (!early.ok) return early
  const recorded = await setFundResult(transaction, { fundId, result: daysOf(fund, entry), actor, now })
  if (!recorded.ok) return recorded
  if (early.value !== null) await recordEarlyEnd(transaction, { fundId, early: early.value, now })
  const result = await transaction
    .selectFrom('fund_result')
    .select(['operation_start_on', 'operation_booked_at'])
    .where('fund_id', '=', fundId)
    .executeTakeFirst()
  if (!result?.operation_start_on || result.operation_start_on > japanDateOf(now)) return success(null)
  const startOn = japanDate(result.operation_start_on)
  if (
    result.operation_booked_at === null &&
    (await hasBought(transaction, { fundId, startOn, deals: entry.deals ?? [] }))
  )
    await startOperationWithin(transaction, services, {
      fundId,
      startOn,
      deals: entry.deals,
      actor,
      now,
    })
  if (fund.fund.autoRenewal) await turnTermsWithin(transaction, { fundId, now, actor })
  return success(null)
}

const newDays = ({ result }: FundRecord, { operationStartOn, operationEndOn }: FundResultEntry) => ({
  startOn: (result?.operationStartOn ?? null) === null ? (operationStartOn ?? null) : null,
  endOn: (result?.operationEndOn ?? null) === null ? (operationEndOn ?? null) : null,
})

/** Null where no end is recorded, or one as planned. */
export async function earlyEndOf(
  database: Queryable,
  { config }: Services,
  { fund, entry }: { fund: FundRecord; entry: FundResultEntry },
): Promise<Outcome<EarlyEnd | null>> {
  const { endOn } = newDays(fund, entry)
  return endOn === null
    ? success(null)
    : judgeEarlyEnd(database, config, { fundId: fund.id, endOn, words: entry.endWords })
}

/** Only of days that are new: a repeat of what stands asks nothing. */
async function concernsOf(
  database: Queryable,
  { id, fund, result }: FundRecord,
  entry: FundResultEntry,
  today: JapanDate,
): Promise<DayConcern[]> {
  const rightsOn = (day: JapanDate) => loadOpenRights(database, id, { day, today })
  const concerns: DayConcern[] = []
  if (entry.operationStartOn !== undefined && (result?.operationStartOn ?? null) === null) {
    const day = japanDate(entry.operationStartOn)
    const offeringEndOn = japanDateOf(entry.offeringEndAt ?? result?.offeringEndAt ?? fund.offeringEndAt)
    concerns.push(...startConcerns({ day, planned: fund.operationStartOn, offeringEndOn, rights: await rightsOn(day) }))
  }
  if (entry.operationEndOn !== undefined && (result?.operationEndOn ?? null) === null) {
    const day = japanDate(entry.operationEndOn)
    const rights = concerns.some(({ code }) => code === 'open_rights') ? [] : await rightsOn(day)
    concerns.push(...endConcerns({ day, planned: fund.autoRenewal ? null : fund.operationEndOn, rights }))
  }
  return concerns
}

/** Operation begins with the money of all who take part: nobody may still be on the way in, and the fund has to come into being. */
function refuseUnready(
  { fund, totals, result, ...record }: FundRecord,
  { operationStartOn, operationEndOn, payday }: FundResultEntry,
  now: Date,
): Refusal | null {
  const start = result?.operationStartOn ?? null
  if (operationStartOn === undefined || start === operationStartOn) {
    // Whatever follows the start would stand in the way of a fund that has yet to fail.
    const presumesStart = operationEndOn !== undefined || (payday !== undefined && !fund.autoRenewal)
    return presumesStart && start === null ? badInput({ unyo_start_at: '運用開始日を先に設定してください。' }) : null
  }
  if (start !== null) return refusal('CONFLICT', '一度設定した実績は変更できません。')
  if (hasFailed({ ...record, result }) || isFail(fund, totals, result, now))
    return refusal('CONFLICT', 'このファンドは不成立です。')
  if (isFundGapUndecided(fund, totals, result, now))
    return refusal(
      'CONFLICT',
      '目標額に足りません。不足が埋まるか、運営者二人が決定した後に、運用開始日を設定してください。',
    )
  if (!isPastOffering(fund, now) && !isGoaled(fund, totals))
    return refusal('CONFLICT', '運用開始日は、募集が終わってから設定してください。')
  // Before the draw nobody takes part, and whether the fund comes into being is not known even where nobody waits for it.
  const isUndrawn = fund.offeringMethod === 'lottery' && fund.drawnAt === null
  if (totals.awaitingDeposit > 0 || totals.lotteryPending > 0 || isUndrawn) {
    return refusal('CONFLICT', '入金や抽選を待っている申し込みがあります。運用開始日は、その後に設定してください。')
  }
  return null
}

/** A sale is recorded while its term runs, and after the years that were distributed: what an ended period brought stays as it is. */
async function refuseEarlyEnd(
  database: Queryable,
  { id, fund, result }: FundRecord,
  { operationEndOn }: FundResultEntry,
): Promise<Refusal | null> {
  if (operationEndOn === undefined || (result !== null && result.operationEndOn !== null)) return null
  if (!fund.autoRenewal) {
    const distributed = await lastDistributedYear(database, id)
    return distributed === null || operationEndOn > distributed
      ? null
      : badInput({
          unyo_end_at: `${formatDate(distributed)}までの分配金が確定しています。その後の日付を指定してください。`,
        })
  }
  const term = await database
    .selectFrom('fund_term')
    .select('start_on')
    .where('fund_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!term || operationEndOn >= term.start_on) return null
  return badInput({ unyo_end_at: '自動継続のファンドの運用終了日は、いまの期の初日以降の日付を指定してください。' })
}

/** The last day for which a fund that runs on has a distribution; null where none has. */
async function lastDistributedYear(database: Queryable, fundId: Id<'fund'>): Promise<JapanDate | null> {
  const last = await database
    .selectFrom('distribution')
    .innerJoin('fund_period as period', (join) =>
      join
        .onRef('period.fund_id', '=', 'distribution.fund_id')
        .onRef('period.number', '=', 'distribution.period_number'),
    )
    .select('period.end_on')
    .where('distribution.fund_id', '=', fundId)
    .where('distribution.redeems', 'is', false)
    .orderBy('period.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? japanDate(last.end_on) : null
}

/**
 * The payday of an auto-renewing fund belongs to its terms; the fund's own comes with its last dividend. Typed together with a dividend it
 * is part of what two operators have to agree on, and is set when they do; one that is set already has to be the same.
 */
function daysOf(
  { fund, result }: FundRecord,
  { offeringStartAt, offeringEndAt, operationStartOn, operationEndOn, payday, dividend }: FundResultEntry,
) {
  const isOwnPayday = !fund.autoRenewal && (dividend === undefined || (result?.payday ?? null) !== null)
  return {
    ...(offeringStartAt && { offeringStartAt }),
    ...(offeringEndAt && { offeringEndAt }),
    ...(operationStartOn !== undefined && { operationStartOn }),
    ...(operationEndOn !== undefined && { operationEndOn }),
    ...(payday !== undefined && isOwnPayday && { payday }),
  }
}
