import { toRfc3339 } from '../../../domain/calendar.ts'
import { EXIT_KIND } from '../../../domain/funds/exit-kind.ts'
import { correctionNotes } from '../../../domain/funds/fund-corrections.ts'
import { rateFigure } from '../../../domain/funds/fund-text.ts'
import type { RecordRow } from '../../../domain/funds/record-month.ts'
import type { EndedFund } from '../../../domain/funds/track-record.ts'
import type { FileCell } from '../../../domain/tables/column.ts'
import { writeCsv } from '../../documents/payment-report/write-csv.ts'
import type { ShownRecord } from './load-track-record.ts'

/** Of the published data's form: a new number means that a reader has to look again. */
const schemaVersion = 2

/** What was put right of a closed period, with what was told before, why and when. */
export const correctionsOf = ({ corrections }: EndedFund): string[] => correctionNotes(corrections, null)

/** Of an ended fund: its name in data, its heading in Japanese, and what it says. What is not on record is null. */
const columns: readonly [
  name: string,
  heading: string,
  value: (fund: EndedFund) => FileCell | null | boolean | string[],
][] = [
  ['fund_id', 'ファンドの番号', ({ fundId }) => String(fundId)],
  ['name', '名称', ({ name }) => name],
  ['planned_rate_bp', '予定分配率（年利・税引前、bp）', ({ plannedRateBp }) => plannedRateBp],
  ['rate_bp', '実績年利（税引前、bp）', ({ rateBp }) => rateBp],
  ['rate_after_loss_bp', '元本の損失を含む実績年利（bp）', ({ rateAfterLossBp }) => rateAfterLossBp],
  ['is_below_plan', '予定未満', ({ isBelowPlan }) => isBelowPlan],
  ['planned_start_on', '当初の運用開始予定日', ({ firstStartOn }) => firstStartOn],
  ['planned_end_on', '当初の運用終了予定日', ({ firstEndOn }) => firstEndOn],
  ['started_on', '運用開始日', ({ startedOn }) => startedOn],
  ['ended_on', '運用終了日', ({ endedOn }) => endedOn],
  ['planned_days', '予定の運用日数', ({ plannedDays }) => plannedDays],
  ['days', '実績の運用日数', ({ days }) => days],
  ['delay_days', '延長した日数（早い終了は負の数）', ({ delayDays }) => delayDays],
  ['redeemed_on', '償還日', ({ redeemedOn }) => redeemedOn],
  ['paid_in', '出資額（円）', ({ paidIn }) => paidIn],
  ['dividend', '分配金（税引前、円）', ({ dividend }) => dividend],
  ['principal', '償還した元本（円）', ({ principal }) => principal],
  ['loss', '元本の損失（円）', ({ loss }) => loss],
  ['exits', '物件の売却', ({ exits }) => exits.map((exit) => EXIT_KIND[exit])],
  ['causes', '理由', ({ causes }) => [...causes]],
  ['corrections', '締めた後の訂正', correctionsOf],
]

/** An ended fund as published data tell it. */
export const rowInData = (fund: EndedFund): RecordRow =>
  Object.fromEntries(columns.map(([name, , value]) => [name, value(fund)]))

/** The record as anybody may take it away: the same rows as the page. No person is in it. */
export function recordInData({ ended, totals, asOf }: ShownRecord, baseUrl: string): object {
  return {
    schema_version: schemaVersion,
    schema: `${baseUrl}/open/record.schema.json`,
    page: `${baseUrl}/record`,
    as_of: toRfc3339(asOf),
    totals: {
      raised: totals.raised,
      funds: totals.funds,
      ended_funds: totals.endedFunds,
      paid_in: totals.paidIn,
      redeemed: totals.redeemed,
      redeemed_permille: totals.redeemedPermille,
      paid_dividend: totals.paidDividend,
      loss: totals.loss,
      loss_funds: totals.lossFunds,
      delayed_funds: totals.delayedFunds,
      delayed_now: totals.delayedNow.map(({ fundId, name, state, firstEndOn, late, extendedTo }) => ({
        fund_id: String(fundId),
        name,
        state,
        planned_end_on: firstEndOn,
        extended_to: extendedTo,
        late: late === null ? null : { point: late.kind, planned_on: late.plannedOn, days: late.days },
      })),
      below_plan: totals.belowPlan,
      ended_early: totals.endedEarly,
      ended_late: totals.endedLate,
      planned_rate_bp: totals.plannedRateBp,
      rate_after_loss_bp: totals.rateAfterLossBp,
      planned_days: totals.plannedDays,
      days: totals.days,
    },
    ended: ended.map(rowInData),
  }
}

/** The rows for a spreadsheet. A yield is a figure in percent there, as the page tells it. */
export const recordAsCsv = ({ ended }: ShownRecord): string =>
  writeCsv(
    columns.map(([, heading]) => heading.replace('bp', '％')),
    ended.map((fund) => columns.map(([name, , value]) => cellOf(value(fund), name.endsWith('_bp')))),
  )

function cellOf(value: FileCell | null | boolean | string[], isRate: boolean): FileCell {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  if (isRate && typeof value === 'number') return Number(rateFigure(value).replace('−', '-'))
  return value ?? ''
}
