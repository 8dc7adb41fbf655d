import { japanDateOf } from '../../../domain/calendar.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { hasFailed, type FundRecord } from './fund-record.ts'
import { lockFund } from './lock-fund.ts'
import { recordFundEvent } from './record-fund-event.ts'
import type { Id } from '../../../domain/id.ts'

/** What really happened; a missing field leaves the value as it is. Days are 'YYYY-MM-DD' in Japan. A yield is nobody's to set: it follows from the payouts. */
export interface FundResultInput {
  offeringStartAt?: Date
  offeringEndAt?: Date
  operationStartOn?: string
  operationEndOn?: string
  payday?: string
}

/** Records what happened with a fund. A field once set stays: setting it to something else is refused with CONFLICT. */
export async function setFundResult(
  transaction: Transaction,
  { fundId, result, actor, now }: { fundId: Id<'fund'>; result: FundResultInput; actor: string; now: Date },
): Promise<Outcome<{ fundId: Id<'fund'> }>> {
  const record = await lockFund(transaction, fundId)
  if (!record) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  if (!record.isPublished) return refusal('CONFLICT', 'このファンドはまだ公開されていません。')
  if (hasFailed(record)) return refusal('CONFLICT', 'このファンドは不成立です。')
  const start = result.operationStartOn ?? record.result?.operationStartOn ?? null
  const end = result.operationEndOn ?? record.result?.operationEndOn ?? null
  if (start !== null && end !== null && end < start)
    return badInput({ unyo_end_at: '運用終了日は、運用開始日以降の日付を指定してください。' })
  const given = onlyGiven(toColumns(result))
  if (Object.keys(given).length === 0) return success({ fundId })
  if (changesWhatStands(record.result, result)) return refusal('CONFLICT', '一度設定した実績は変更できません。')
  await transaction
    .insertInto('fund_result')
    .values({ fund_id: fundId, ...given })
    .onConflict((conflict) => conflict.column('fund_id').doUpdateSet(given))
    .execute()
  // A day to come is a plan: what happens on it is recorded when it has come (tell-operation).
  if (result.operationEndOn !== undefined && result.operationEndOn <= japanDateOf(now)) {
    await recordFundEvent(transaction, {
      fundId,
      event: 'operation_ended',
      actor,
      reason: `ended on ${result.operationEndOn}`,
      at: now,
    })
  }
  await recordAudit(transaction, {
    at: now,
    actor,
    action: 'fund.result_set',
    objectType: 'fund',
    objectId: fundId,
    detail: Object.fromEntries(
      Object.entries(given).map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
    ),
  })
  return success({ fundId })
}

/** Each is set once, which the table's own trigger holds too: here it is said in words. The fund's row is locked. */
function changesWhatStands(stands: FundRecord['result'], given: FundResultInput): boolean {
  if (stands === null) return false
  const isOther = (one: Date | string | number | null, other: Date | string | number | undefined): boolean =>
    one !== null &&
    other !== undefined &&
    (one instanceof Date ? one.getTime() !== (other as Date).getTime() : one !== other)
  return (['offeringStartAt', 'offeringEndAt', 'operationStartOn', 'operationEndOn', 'payday'] as const).some((name) =>
    isOther(stands[name], given[name]),
  )
}

function onlyGiven<Columns extends object>(
  columns: Columns,
): { [Column in keyof Columns]?: Exclude<Columns[Column], undefined> } {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [Column in keyof Columns]?: Exclude<Columns[Column], undefined>
  }
}

function toColumns(result: FundResultInput) {
  return {
    offering_start_at: result.offeringStartAt,
    offering_end_at: result.offeringEndAt,
    operation_start_on: result.operationStartOn,
    operation_end_on: result.operationEndOn,
    payday: result.payday,
  }
}
