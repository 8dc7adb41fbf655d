import { formatDate, japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { periodDue, type RecordedPeriod } from '../../../domain/funds/fund-periods.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'

/** Days whose dividend nobody has fixed. */
export interface DuePeriod {
  term?: number
  number: number
  startOn: JapanDate
  endOn: JapanDate
  /** Whether the fund ends with it. */
  isLast: boolean
}

/** The period for which a dividend is due next; a refusal says why none is. */
export async function findDuePeriod(database: Queryable, fund: FundRecord, now: Date): Promise<Outcome<DuePeriod>> {
  return fund.fund.autoRenewal ? periodOfTerm(database, fund.id, fund) : periodOfOperation(database, fund.id, fund, now)
}

async function periodOfOperation(
  database: Queryable,
  fundId: Id<'fund'>,
  { result }: FundRecord,
  now: Date,
): Promise<Outcome<DuePeriod>> {
  const fixed = await findFixed(database, fundId, null)
  if (fixed) return refusal('CONFLICT', `このファンドの分配金は、確定しています（${fixed}）。変更できません。`)
  const due = periodDue(await loadPeriods(database, fundId), japanDateOf(now))
  if (due) return success(due)
  if (result === null || result.operationStartOn === null || result.operationEndOn === null) {
    return refusal('CONFLICT', '運用開始日と運用終了日を設定してから、分配金を入力してください。')
  }
  return refusal(
    'CONFLICT',
    `運用は${formatDate(result.operationEndOn)}に終わります。分配金は、その日から入力できます。`,
  )
}

/** Of a fund without terms, in their order. */
async function loadPeriods(database: Queryable, fundId: Id<'fund'>): Promise<RecordedPeriod[]> {
  const rows = await database
    .selectFrom('fund_period as period')
    .leftJoin('distribution', (join) =>
      join
        .onRef('distribution.fund_id', '=', 'period.fund_id')
        .onRef('distribution.period_number', '=', 'period.number'),
    )
    .select([
      'period.number',
      'period.start_on',
      'period.end_on',
      'period.is_last',
      'distribution.id as distribution_id',
    ])
    .where('period.fund_id', '=', fundId)
    .orderBy('period.number')
    .execute()
  return rows.map((row) => ({
    number: row.number,
    startOn: japanDate(row.start_on),
    endOn: japanDate(row.end_on),
    isLast: row.is_last,
    isDistributed: row.distribution_id !== null,
  }))
}

async function periodOfTerm(
  database: Queryable,
  fundId: Id<'fund'>,
  { result }: FundRecord,
): Promise<Outcome<DuePeriod>> {
  const terms = await database
    .selectFrom('fund_term as term')
    .leftJoin('distribution', (join) =>
      join.onRef('distribution.fund_id', '=', 'term.fund_id').onRef('distribution.term_number', '=', 'term.number'),
    )
    .select(['term.number', 'term.start_on', 'term.end_on', 'term.closed_on', 'distribution.id as distribution_id'])
    .where('term.fund_id', '=', fundId)
    .orderBy('term.number')
    .execute()
  const due = terms.find((term) => term.closed_on !== null && term.distribution_id === null)
  if (due) {
    const endOn = japanDate(due.closed_on ?? due.end_on)
    const fundEndOn = result?.operationEndOn ?? null
    const isLast = terms.at(-1)?.number === due.number && fundEndOn !== null && fundEndOn <= endOn
    return success({ term: due.number, number: due.number, startOn: japanDate(due.start_on), endOn, isLast })
  }
  const last = terms.at(-1)
  if (!last) return refusal('CONFLICT', '運用が始まっていないため、分配金を入力できません。')
  const fixed = await findFixed(database, fundId, last.number)
  if (fixed) return refusal('CONFLICT', `第${last.number}期の分配金は、確定しています（${fixed}）。変更できません。`)
  return refusal(
    'CONFLICT',
    `第${last.number}期は${formatDate(japanDate(last.end_on))}に終わります。分配金は、その翌日から入力できます。`,
  )
}

/** What stands for the term, or for the whole fund: for the message of a refusal. */
async function findFixed(database: Queryable, fundId: Id<'fund'>, term: number | null): Promise<string | null> {
  const row = await database
    .selectFrom('distribution')
    .select(['total_dividend', 'payday'])
    .where('fund_id', '=', fundId)
    .$if(term === null, (query) => query.where('redeems', 'is not', false))
    .$if(term !== null, (query) => query.where('term_number', '=', term))
    .executeTakeFirst()
  if (!row) return null
  return [
    `総額 ${formatYen(yen(row.total_dividend))}`,
    ...(row.payday === null ? [] : [`支払日 ${formatDate(japanDate(row.payday))}`]),
  ].join('、')
}
