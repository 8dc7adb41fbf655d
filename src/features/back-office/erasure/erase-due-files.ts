import type { Viewer } from '../../core/graphql/context.ts'
import { japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { erasableFrom, FILE_YEARS } from '../../../domain/back-office/retention.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import { loadOpenBusiness } from '../../people/leaving/load-open-business.ts'
import type { Services } from '../../core/services.ts'
import { countFile, emptyFile } from './empty-file.ts'
import { lastBusinessDay } from './last-business-day.ts'

/**
 * Empties the files of members who left and with whom nothing was done for as many years as the law wants a file kept (src/domain/back-office/retention.ts).
 * What is still open, money or a letter or a stop of payments, keeps the file. Safe to run twice or late.
 */
export async function eraseDueFiles(services: Services, dueAt: Date): Promise<void> {
  const now = services.clock.now()
  const today = japanDateOf(dueAt)
  const candidates = await services.database
    .selectFrom('member')
    .select(['id', 'left_at'])
    .where('left_at', 'is not', null)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('erasure').select('member_id').whereRef('erasure.member_id', '=', 'member.id')),
      ),
    )
    .orderBy('id')
    .execute()
  for (const { id, left_at } of candidates) {
    if (left_at === null || startOfDay(erasableFrom(japanDateOf(left_at))) > startOfDay(today)) continue
    await inTransaction(services.database, (transaction) => eraseIfDue(transaction, id, now))
  }
}

async function eraseIfDue(transaction: Transaction, memberId: Id<'member'>, now: Date): Promise<void> {
  const member = await transaction
    .selectFrom('member')
    .select(['id', 'email', 'role'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const endedOn = await lastBusinessDay(transaction, memberId)
  if (endedOn === null || erasableFrom(endedOn) > japanDateOf(now) || (await isStillOpen(transaction, member))) return
  const counts = await countFile(transaction, memberId)
  const written = await transaction
    .insertInto('erasure')
    .values({ member_id: memberId, ended_on: endedOn, erased_at: now, counts: JSON.stringify(counts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (!written) return
  await emptyFile(transaction, member)
  const reason = `${FILE_YEARS}年の保存期間の終了`
  await recordAudit(transaction, {
    at: now,
    actor: 'schedule',
    action: 'member.erased',
    objectType: 'member',
    objectId: memberId,
    detail: { reason, count: Object.values(counts).reduce((sum, rows) => sum + rows, 0) },
  })
}

async function isStillOpen(
  transaction: Transaction,
  member: { id: Id<'member'>; role: Viewer['role'] },
): Promise<boolean> {
  const { investments, refunds, distributions } = await loadOpenBusiness(transaction, member)
  if (investments.count + refunds.count + distributions.count > 0) return true
  const hold = await transaction
    .selectFrom('payout_hold')
    .select('id')
    .where('member_id', '=', member.id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  if (hold) return true
  const letter = await transaction
    .selectFrom('enquiry')
    .select('id')
    .where('member_id', '=', member.id)
    .where('answered_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return letter !== undefined
}
