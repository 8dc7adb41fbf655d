import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import { REPORT_FREE_UP_TO } from '../../../domain/form-320.ts'
import type { Id } from '../../../domain/id.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'

/** A member whose report needs an individual number, and whether that is known to be kept outside. */
export interface NeededNumber {
  memberId: Id<'member'>
  memberNumber: string
  name: string
  /** Whole yen of the year. */
  dividend: number
  receivedOn: JapanDate | null
  reference: string | null
  recordedBy: string | null
}

export interface NeededNumberFilter {
  year: number
  isMissing?: boolean | null | undefined
  /** A member's number or part of a name. */
  search?: string | null | undefined
}

const columns = { number: sql`member_number` }

/** One page of the members on whom a report is due for the year, by their number. */
export async function pageNeededNumbers(
  database: Queryable,
  { year, isMissing, search }: NeededNumberFilter,
  input: TableInput,
): Promise<TablePage<NeededNumber>> {
  const text = search?.normalize('NFKC').replaceAll(' ', '') ?? ''
  const where = allOf([
    ...(isMissing === true ? [sql`kept.member_id is null`] : []),
    ...(text === ''
      ? []
      : [
          sql`(member_number = ${text} or normalize(replace(member.family_name || member.given_name, ' ', ''), nfkc) like ${anywhere(text)})`,
        ]),
  ])
  const needed = sql`
    from payment_report_figures(${year}::integer) due
    join member on member.id = due.member_id
    left join individual_number_kept kept on kept.member_id = due.member_id
    left join member recorder on recorder.id = kept.recorded_by
    where due.dividend > ${REPORT_FREE_UP_TO} and ${where}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<NeededNumber>`
      select * from (
        select member.id as "memberId", member.member_number, member.member_number as "memberNumber", member.family_name || ' ' || member.given_name as name,
          due.dividend, kept.received_on as "receivedOn", kept.reference, recorder.family_name || ' ' || recorder.given_name as "recordedBy"
        ${needed}
      ) rows ${tableWindow(input, columns, sql`"memberId"`)}`.execute(database),
    sql<{ total: number }>`select count(*) as total ${needed}`.execute(database),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** On how many of a year's reports the number is not known to be kept. */
export async function countMissingNumbers(database: Queryable, year: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from payment_report_figures(${year}::integer) due
    where due.dividend > ${REPORT_FREE_UP_TO} and not exists (select from individual_number_kept kept where kept.member_id = due.member_id)`.execute(
    database,
  )
  return rows[0]?.count ?? 0
}
