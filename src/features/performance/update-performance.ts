import { japanDate, japanDateOf } from '../../domain/calendar.ts'
import { isFail, isGoaled, isPastOffering } from '../../domain/fund.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../platform/outcome.ts'
import { startOperation } from '../distribution/start-operation.ts'
import { hasFailed, type FundRecord } from '../fund/fund-record.ts'
import { loadFund } from '../fund/load-funds.ts'
import { setFundResult } from '../fund/set-fund-result.ts'
import type { Viewer } from '../graphql/context.ts'
import { refuseUnlessOperator } from '../operator/require-operator.ts'
import { turnTermsOf } from '../renewal/turn-terms.ts'
import type { Services } from '../services.ts'
import { enterDividend } from './enter-dividend.ts'

/** What really happened with a fund; a missing field leaves things as they are. Days are 'YYYY-MM-DD' in Japan, amounts whole yen. */
export interface PerformanceEntry {
  offeringStartAt?: Date
  offeringEndAt?: Date
  operationStartOn?: string
  operationEndOn?: string
  payday?: string
  /** Of the whole fund or term, before tax. */
  dividend?: number
  /** With the last dividend, where the property was sold below its price. */
  loss?: number
  /** With the last dividend of an auto-renewing fund. */
  saleProfit?: number
}

/**
 * An operator records what happened with a fund. Each day is set once; a first day of operation that has come is booked at once, a later
 * one by the schedule. The dividend takes two operators (enterDividend). What is refused of the days refuses the whole entry; a dividend that
 * is refused leaves the days recorded.
 */
export async function updatePerformance(services: Services, viewer: Viewer, fundId: number | null, entry: PerformanceEntry): Promise<Outcome<null>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseAmounts(entry)
  if (refused) return refused
  const fund = fundId === null ? null : await loadFund(services.database, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const unready = refuseUnready(fund, entry, services.clock.now()) ?? (await refuseEarlyEnd(services, fund, entry))
  if (unready) return unready
  const recorded = await setFundResult(services, { fundId: fund.id, result: daysOf(fund, entry), actor: `operator:${viewer.memberId}` })
  if (!recorded.ok) return recorded
  await bookDays(services, fund, `operator:${viewer.memberId}`)
  if (entry.dividend === undefined) return success(null)
  const payday = entry.payday ?? fund.result?.payday ?? null
  if (payday === null) return badInput({ payday: '必須です' })
  return enterDividend(services, viewer, fund.id, { dividend: entry.dividend, loss: entry.loss ?? 0, saleProfit: entry.saleProfit ?? 0, payday })
}

function refuseAmounts({ dividend, loss, saleProfit }: PerformanceEntry): Refusal | null {
  const problems = {
    ...(dividend !== undefined && dividend < 0 && { dividend: '0円以上の金額を入力してください。' }),
    ...(loss !== undefined && loss < 0 && { loss: '0円以上の金額を入力してください。' }),
    ...(saleProfit !== undefined && saleProfit < 0 && { sale_profit: '0円以上の金額を入力してください。' }),
    ...(dividend === undefined && (loss !== undefined || saleProfit !== undefined) && { dividend: '損失や売却益は、分配金とあわせて入力してください。' }),
  }
  return Object.keys(problems).length > 0 ? badInput(problems) : null
}

/** Operation begins with the money of all who take part: nobody may still be on the way in, and the fund has to come into being. */
function refuseUnready({ fund, totals, result, ...record }: FundRecord, { operationStartOn, operationEndOn, payday }: PerformanceEntry, now: Date): Refusal | null {
  const start = result?.operationStartOn ?? null
  if (operationStartOn === undefined || start === operationStartOn) {
    // Whatever follows the start would stand in the way of a fund that has yet to fail.
    const presumesStart = operationEndOn !== undefined || (payday !== undefined && !fund.autoRenewal)
    return presumesStart && start === null ? badInput({ unyo_start_at: '運用開始日を先に設定してください。' }) : null
  }
  if (start !== null) return refusal('CONFLICT', '一度設定した実績は変更できません。')
  if (hasFailed({ ...record, result }) || isFail(fund, totals, result, now)) return refusal('CONFLICT', 'このファンドは不成立です。')
  if (!isPastOffering(fund, now) && !isGoaled(fund, totals)) return refusal('CONFLICT', '運用開始日は、募集が終わってから設定してください。')
  if (totals.awaitingDeposit > 0 || totals.lotteryPending > 0) {
    return refusal('CONFLICT', '入金や抽選を待っている申し込みがあります。運用開始日は、その後に設定してください。')
  }
  return null
}

/** A sale is recorded while its term runs: what an ended term brought stays as it is. */
async function refuseEarlyEnd(services: Services, { id, fund, result }: FundRecord, { operationEndOn }: PerformanceEntry): Promise<Refusal | null> {
  if (!fund.autoRenewal || operationEndOn === undefined || (result !== null && result.operationEndOn !== null)) return null
  const term = await services.database
    .selectFrom('fund_term')
    .select('start_on')
    .where('fund_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!term || operationEndOn >= term.start_on) return null
  return badInput({ unyo_end_at: '自動継続のファンドの運用終了日は、いまの期の初日以降の日付を指定してください。' })
}

/**
 * The payday of an auto-renewing fund belongs to its terms; the fund's own comes with its last dividend. Typed together with a dividend it
 * is part of what two operators have to agree on, and is set when they do; one that is set already has to be the same.
 */
function daysOf({ fund, result }: FundRecord, { offeringStartAt, offeringEndAt, operationStartOn, operationEndOn, payday, dividend }: PerformanceEntry) {
  const isOwnPayday = !fund.autoRenewal && (dividend === undefined || (result?.payday ?? null) !== null)
  return {
    ...(offeringStartAt && { offeringStartAt }),
    ...(offeringEndAt && { offeringEndAt }),
    ...(operationStartOn !== undefined && { operationStartOn }),
    ...(operationEndOn !== undefined && { operationEndOn }),
    ...(payday !== undefined && isOwnPayday && { payday }),
  }
}

async function bookDays(services: Services, { id, fund }: FundRecord, actor: string): Promise<void> {
  const now = services.clock.now()
  const recorded = await services.database.selectFrom('fund_result').select(['operation_start_on', 'operation_booked_at']).where('fund_id', '=', id).executeTakeFirst()
  if (!recorded?.operation_start_on || recorded.operation_start_on > japanDateOf(now)) return
  if (recorded.operation_booked_at === null) await startOperation(services, { fundId: id, startOn: japanDate(recorded.operation_start_on), actor })
  if (fund.autoRenewal) await turnTermsOf(services, id, now, actor)
}
