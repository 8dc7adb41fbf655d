import { sql } from 'kysely'
import { firstDayOf, type Month } from '../../../domain/funds/record-month.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { sharedReading } from '../../core/shared-reading.ts'

/** The record as it stood at the end of a month, as it was signed. */
export interface RecordMonth {
  month: Month
  content: string
  sha256: string
  /** Detached CMS, DER. */
  signature: Uint8Array
  writtenAt: Date
}

/** What is shown of it; its bytes are asked for one by one. */
export type ShownMonth = Omit<RecordMonth, 'content' | 'signature'>

const monthText = sql<Month>`to_char(month, 'YYYY-MM')`.as('month')

const months = (database: Queryable) =>
  database.selectFrom('record_month').select([monthText, 'content', 'sha256', 'signature', 'written_at as writtenAt'])

export async function loadLastMonth(database: Queryable): Promise<RecordMonth | null> {
  return (await months(database).orderBy('month', 'desc').limit(1).executeTakeFirst()) ?? null
}

export async function loadMonth(database: Queryable, month: Month): Promise<RecordMonth | null> {
  return (await months(database).where('record_month.month', '=', firstDayOf(month)).executeTakeFirst()) ?? null
}

/** All of them without their bytes, the last one first. */
export const sharedRecordMonths = sharedReading(async (database): Promise<ShownMonth[]> =>
  database
    .selectFrom('record_month')
    .select([monthText, 'sha256', 'written_at as writtenAt'])
    .orderBy('month', 'desc')
    .execute(),
)
