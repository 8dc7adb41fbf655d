import { sql } from 'kysely'
import { addMilliseconds } from '../../../platform/time.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { refusal, success } from '../../../platform/outcome.ts'
import type { AcceptedReceipt, ApplicationOutcome, ApplicationRequest } from './application.ts'
import type { Id } from '../../../domain/id.ts'

const keyLifeMilliseconds = 24 * 60 * 60 * 1000

/** What a key was used for the first time. */
export interface EarlierApplication extends AcceptedReceipt {
  fundId: Id<'fund'>
  amount: number
}

export const repeatKey = (memberId: Id<'member'>, idempotencyKey: string): string => `${memberId}:${idempotencyKey}`

/**
 * The applications that these members made under these keys within 24 hours. An older key is forgotten: it may name a new
 * application. The members are locked, so no other process is making one of these at the moment. Each key is looked up by itself: a
 * merge with the whole index, which looks cheap to who knows no statistics yet, takes longer with each batch.
 */
export async function findEarlierApplications(
  transaction: Transaction,
  requests: readonly ApplicationRequest[],
  now: Date,
): Promise<Map<string, EarlierApplication>> {
  const { rows } = await sql<{
    id: Id<'investment'>
    fund_id: Id<'fund'>
    member_id: Id<'member'>
    amount: number
    idempotency_key: string
    applied_at: Date
    receipt_number: number | null
  }>`
    select i.id, i.fund_id, i.member_id, i.amount, i.idempotency_key, i.applied_at, i.receipt_number
    from unnest(${requests.map((request) => request.memberId)}::bigint[], ${requests.map((request) => request.idempotencyKey)}::text[])
      as asked (member_id, idempotency_key)
    cross join lateral (
      select * from investment where investment.member_id = asked.member_id and investment.idempotency_key = asked.idempotency_key limit 1
    ) as i`.execute(transaction)
  const forgottenBefore = addMilliseconds(now, -keyLifeMilliseconds)
  const forgotten = rows.filter((row) => row.applied_at <= forgottenBefore)
  if (forgotten.length > 0) {
    await transaction
      .updateTable('investment')
      .set({ idempotency_key: null })
      .where(
        'id',
        'in',
        forgotten.map((row) => row.id),
      )
      .execute()
  }
  return new Map(
    rows
      .filter((row) => row.applied_at > forgottenBefore)
      .map((row) => [
        repeatKey(row.member_id, row.idempotency_key),
        { investmentId: row.id, receiptNumber: row.receipt_number, fundId: row.fund_id, amount: row.amount },
      ]),
  )
}

/** The first result once more, or a refusal where the key now comes with something else. */
export function answerRepeat(earlier: EarlierApplication, fundId: Id<'fund'>, amount: number): ApplicationOutcome {
  const { investmentId, receiptNumber } = earlier
  if (earlier.fundId === fundId && earlier.amount === amount) return success({ investmentId, receiptNumber })
  return refusal('CONFLICT', 'この申込みはすでに別の内容で受け付けています。ページを再読み込みしてご確認ください。')
}
