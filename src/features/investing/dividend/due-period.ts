import { formatDate, japanDate, japanDateOf } from '../../../domain/calendar.ts'
import { periodDue, type OpenPeriod } from '../../../domain/funds/fund-periods.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'

/** The period for which a dividend is due next; a refusal says why none is. */
export async function findDuePeriod(database: Queryable, fund: FundRecord, now: Date): Promise<Outcome<OpenPeriod>> {
  const due = periodDue(await loadOpenPeriods(database, fund.id), japanDateOf(now))
  return due ? success(due) : refusePeriod(database, fund)
}

async function loadOpenPeriods(database: Queryable, fundId: Id<'fund'>): Promise<OpenPeriod[]> {
  const rows = await database
    .selectFrom('undistributed_period')
    .select(['number', 'start_on', 'end_on', 'is_last', 'is_term', 'due_from'])
    .where('fund_id', '=', fundId)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    number: row.number,
    startOn: japanDate(row.start_on),
    endOn: japanDate(row.end_on),
    isLast: row.is_last,
    isTerm: row.is_term,
    dueFrom: row.due_from === null ? null : japanDate(row.due_from),
  }))
}

async function refusePeriod(database: Queryable, { id, fund, result }: FundRecord): Promise<Refusal> {
  const last = await database
    .selectFrom('fund_period as period')
    .leftJoin('distribution', (join) =>
      join
        .onRef('distribution.fund_id', '=', 'period.fund_id')
        .onRef('distribution.period_number', '=', 'period.number'),
    )
    .select(['period.number', 'period.end_on', 'distribution.total_dividend', 'distribution.payday'])
    .where('period.fund_id', '=', id)
    .orderBy('period.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && last.total_dividend !== null) {
    const fixed = [
      `総額 ${formatYen(yen(last.total_dividend))}`,
      ...(last.payday === null ? [] : [`支払日 ${formatDate(japanDate(last.payday))}`]),
    ].join('、')
    const what = fund.autoRenewal ? `第${last.number}期` : 'このファンド'
    return refusal('CONFLICT', `${what}の分配金は、確定しています（${fixed}）。変更できません。`)
  }
  if (fund.autoRenewal)
    return refusal(
      'CONFLICT',
      last
        ? `第${last.number}期は${formatDate(japanDate(last.end_on))}に終わります。分配金は、その翌日から入力できます。`
        : '運用が始まっていないため、分配金を入力できません。',
    )
  return refusal(
    'CONFLICT',
    result?.operationStartOn && result.operationEndOn
      ? `運用は${formatDate(result.operationEndOn)}に終わります。分配金は、その日から入力できます。`
      : '運用開始日と運用終了日を設定してから、分配金を入力してください。',
  )
}
