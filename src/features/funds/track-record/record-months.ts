import { sql } from 'kysely'
import { firstDayOf, type Month } from '../../../domain/funds/record-month.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { sharedReading } from '../../core/shared-reading.ts'

/** The record as it stood at the end of a month, as it was signed: detached CMS, DER. */
export type RecordMonth = NonNullable<Awaited<ReturnType<typeof loadLastMonth>>>
/** What is shown of it; its bytes are asked for one by one. */
export type ShownMonth = Awaited<ReturnType<typeof sharedRecordMonths>>[number]

const monthText = sql<Month>`to_char(month, 'YYYY-MM')`.as('month')

const months = (database: Queryable) =>
  database.selectFrom('record_month').select([monthText, 'content', 'sha256', 'signature', 'written_at'])

export const loadLastMonth = (database: Queryable) =>
  months(database).orderBy('month', 'desc').limit(1).executeTakeFirst()

export const loadMonth = (database: Queryable, month: Month) =>
  months(database).where('record_month.month', '=', firstDayOf(month)).executeTakeFirst()

/** All of them without their bytes, the last one first. */
export const sharedRecordMonths = sharedReading((database) =>
  database.selectFrom('record_month').select([monthText, 'sha256', 'written_at']).orderBy('month', 'desc').execute(),
)
