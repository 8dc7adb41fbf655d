import { createHash } from 'node:crypto'
import { japanDateOf, startOfDay, toRfc3339 } from '../../../domain/calendar.ts'
import { PUBLISHED_CAUSES } from '../../../domain/funds/fund-corrections.ts'
import {
  changesBetween,
  dayAfter,
  firstDayOf,
  monthsToWrite,
  type ChangeCause,
  type Month,
  type RecordRow,
} from '../../../domain/funds/record-month.ts'
import type { EndedFund } from '../../../domain/funds/track-record.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { loadTrackRecord } from './load-track-record.ts'
import { loadLastMonth, type RecordMonth } from './record-months.ts'
import { rowInData } from './record-in-data.ts'

/** Of the signed file's form: a new number means that a reader has to look again. */
const schemaVersion = 1

/**
 * The daily task that signs and keeps the record of all funds for each month that is over and has none yet, from the first fund that has paid everything back.
 * Safe to run late, twice and beside another.
 * @throws TimestampUnavailable while the time-stamp authority does not answer: the month is written with the next run.
 */
export async function writeRecordMonths(services: Services, now: Date): Promise<void> {
  const last = await loadLastMonth(services.database)
  for (const month of monthsToWrite(last?.month ?? null, japanDateOf(now))) await writeMonth(services, month)
}

async function writeMonth(services: Services, month: Month): Promise<void> {
  const { database, clock, config, signer } = services
  const previous = await loadLastMonth(database)
  // Nothing that others read a moment ago, which may be kept for them by these services.
  const record = await loadTrackRecord(database, { ...services })
  const ended = endedBy(month, record.ended)
  if (previous === undefined && ended.length === 0) return
  const writtenAt = clock.now()
  const content = JSON.stringify(
    {
      schema_version: schemaVersion,
      schema: `${config.BASE_URL}/open/record-month.schema.json`,
      month,
      read_at: toRfc3339(writtenAt),
      previous: previous === undefined ? null : { month: previous.month, sha256: previous.sha256 },
      ended: ended.map(rowInData),
      changes: previous === undefined ? [] : changesSince(previous, ended, writtenAt),
    },
    null,
    2,
  )
  const bytes = Buffer.from(content)
  // Outside of any transaction: an authority may take its time.
  const signature = await signer.signBytes(bytes)
  await inTransaction(database, (transaction) =>
    transaction
      .insertInto('record_month')
      .values({
        month: firstDayOf(month),
        content,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        previous_sha256: previous?.sha256 ?? null,
        signature: Buffer.from(signature),
        written_at: writtenAt,
      })
      // Another worker was first.
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** What had been paid back when the month ended, with the corrections that were recorded by then: written late, it is the same. */
function endedBy(month: Month, ended: readonly EndedFund[]): EndedFund[] {
  const after = dayAfter(month)
  return ended
    .filter(({ redeemedOn, endedOn }) => (redeemedOn ?? endedOn) < after)
    .map((fund) => ({
      ...fund,
      corrections: fund.corrections.filter(({ recordedAt }) => recordedAt < startOfDay(after)),
    }))
}

function changesSince(previous: RecordMonth, ended: readonly EndedFund[], writtenAt: Date) {
  const before = { month: previous.month, ended: (JSON.parse(previous.content) as { ended: RecordRow[] }).ended }
  const coveredUntil = startOfDay(dayAfter(previous.month))
  const known = (row: RecordRow, field: string): ChangeCause | null => {
    const fund = ended.find(({ fundId }) => String(fundId) === row['fund_id'])
    const since = fund?.corrections.filter(({ recordedAt }) => recordedAt >= coveredUntil) ?? []
    const last = since.at(-1)
    if (field !== 'corrections' || last === undefined) return null
    return {
      reason: [...new Set(since.map(({ cause }) => PUBLISHED_CAUSES[cause]))].join('、'),
      at: toRfc3339(last.recordedAt),
    }
  }
  return changesBetween(before, ended.map(rowInData), { known, writtenAt: toRfc3339(writtenAt) })
}
