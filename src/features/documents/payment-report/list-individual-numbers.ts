import type { FilterValues } from '../../../domain/tables/filter.ts'
import type { individualNumberFilters } from '../../../domain/tables/tax.ts'
import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import { REPORT_FREE_UP_TO } from '../../../domain/documents/form-320.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { anywhere, pageWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'

/** A member whose report needs an individual number, and whether that is known to be kept outside. */
export interface NeededNumber {
  member_id: Id<'member'>
  member_number: string
  name: string
  /** Whole yen of the year. */
  dividend: number
  received_on: JapanDate | null
  reference: string | null
  recorded_by: string | null
}

type NeededNumberFilter = FilterValues<typeof individualNumberFilters> & { year: number }

/** One page of the members on whom a report is due for the year, by their number. */
export async function pageNeededNumbers(
  database: Queryable,
  { year, is_missing: isMissing, search }: NeededNumberFilter,
  input: TableInput,
): Promise<TablePage<NeededNumber>> {
  const text = search?.normalize('NFKC').replaceAll(' ', '') ?? ''
  const { size, offset } = pageWindow(input)
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<NeededNumber>`
      select member_id, member_number, name, dividend, received_on, reference, recorded_by
      from individual_numbers_needed(${year}, ${REPORT_FREE_UP_TO})
      where (received_on is null or not ${isMissing === true})
        and (member_number = ${text} or normalize(replace(name, ' ', ''), nfkc) like ${anywhere(text)})
      order by member_number limit ${size} offset ${offset}`.execute(database),
    sql<{ total: number }>`
      select count(*) as total from individual_numbers_needed(${year}, ${REPORT_FREE_UP_TO})
      where (received_on is null or not ${isMissing === true})
        and (member_number = ${text} or normalize(replace(name, ' ', ''), nfkc) like ${anywhere(text)})`.execute(
      database,
    ),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** On how many of a year's reports the number is not known to be kept. */
export async function countMissingNumbers(database: Queryable, year: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from individual_numbers_needed(${year}, ${REPORT_FREE_UP_TO}) where received_on is null`.execute(
    database,
  )
  return rows[0]?.count ?? 0
}
