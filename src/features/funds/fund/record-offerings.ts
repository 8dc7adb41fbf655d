import { sql } from 'kysely'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { recordFundEvent } from './record-fund-event.ts'

interface DueRecord {
  fundId: number
  event: 'offering_opened' | 'offering_closed'
  at: Date
}

/**
 * The periodic task that writes down what the clock alone does: published offerings open at their start and close after their end. Safe to run at any
 * time and twice. The record bears the instant at which applications began or ceased to be taken, however late it is written.
 */
export async function recordOfferings(services: Services, now: Date): Promise<void> {
  for (const { fundId, ...record } of await listDue(services, now)) {
    await inTransaction(services.database, (transaction) =>
      recordFundEvent(transaction, { fundId, ...record, actor: 'schedule', reason: 'the time has come' }),
    )
  }
}

async function listDue({ database }: Services, now: Date): Promise<DueRecord[]> {
  const { rows } = await sql<DueRecord>`
    select f.id as "fundId", due.event, due.at
    from fund f cross join lateral (values
      ('offering_opened', greatest(f.offering_start_at, (select at from fund_event p where p.fund_id = f.id and p.event = 'published')), f.offering_start_at <= ${now}::timestamptz),
      ('offering_closed', f.offering_end_at, f.offering_end_at < ${now}::timestamptz)) as due (event, at, is_due)
    where f.status = 'published' and due.is_due
      and not exists (select from fund_event e where e.fund_id = f.id and e.event = due.event)
    order by f.id, due.at`.execute(database)
  return rows
}
