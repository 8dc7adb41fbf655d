import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { RowCounts } from './list-sizes.ts'

/** How old the numbers may be, in milliseconds: an estimate need not be newer. */
const life = 60_000

/** The numbers behind the estimates of list sizes, read again when they are older than a minute; whoever asks meanwhile gets the old ones. */
export function keepRowCounts(database: Database, elapsed: () => number): () => RowCounts | Promise<RowCounts> {
  let known: RowCounts | null = null
  let readAt = 0
  let reading: Promise<RowCounts> | null = null
  const read = async (): Promise<RowCounts> => {
    try {
      known = await countRows(database)
      readAt = elapsed()
      return known
    } finally {
      reading = null
    }
  }
  return () => {
    if (known && elapsed() - readAt < life) return known
    reading ??= read()
    if (!known) return reading
    // The next one who asks tries again.
    reading.catch(() => undefined)
    return known
  }
}

async function countRows(database: Database): Promise<RowCounts> {
  const { rows } = await sql<{
    published: number
    largest_lottery: number
    lottery_entries: number
    lottery_steps: number
    largest_log: number
    fund_terms: number
    fund_pictures: number
    fund_properties: number
    property_stays: number
  }>`
    select
      (select count(*) from fund where status = 'published') as published,
      (select coalesce(max(entries), 0) from (select count(*) as entries from lottery_entry group by fund_id) counted) as largest_lottery,
      (select count(*) from lottery_entry) as lottery_entries,
      (select count(*) from lottery_step) as lottery_steps,
      (select coalesce(max(entries), 0) from (select count(*) as entries from investment where receipt_number is not null group by fund_id) counted) as largest_log,
      (select count(*) from fund_term) as fund_terms,
      (select coalesce(sum(jsonb_array_length(pictures)), 0) from fund where status = 'published') as fund_pictures,
      (select count(*) from fund_property where struck_by is null) as fund_properties,
      (select count(*) from property_stay) as property_stays`.execute(database)
  const [counts] = rows
  if (!counts) throw new Error('a count answered no row')
  return {
    publishedFunds: counts.published,
    largestLottery: counts.largest_lottery,
    lotteryEntries: counts.lottery_entries,
    lotterySteps: counts.lottery_steps,
    largestOrderLog: counts.largest_log,
    fundTerms: counts.fund_terms,
    fundPictures: counts.fund_pictures,
    fundProperties: counts.fund_properties,
    propertyStays: counts.property_stays,
  }
}
