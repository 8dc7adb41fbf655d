import type { FiltersOf } from '../../../domain/tables/table.ts'
import { enquiryTable } from '../../../domain/tables/enquiries.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { sql, type RawBuilder } from 'kysely'
import type { AnyTopic } from '../../../domain/communication/guided-case.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import type { Id } from '../../../domain/id.ts'

type EnquiryFilter = FiltersOf<typeof enquiryTable>

export interface EnquiryView {
  id: Id<'enquiry'>
  number: string
  received_at: Date
  topic: AnyTopic
  name: string
  email: string
  body: string
  member_number: string | null
  is_complaint: boolean
  complaint_cause: FreeText
  complaint_measure: string
  answered_at: Date | null
  closed_at: Date | null
  version: number
  /** 'YYYY-MM-DD'; guided cases have one. */
  due_on: string | null
  /** Keys of the case's steps. */
  steps_done: string[]
}

export interface EnquiryAnswerView {
  id: Id<'enquiry_answer'>
  body: string
  by: string
  answered_at: Date
}

const views: Readonly<Record<string, RawBuilder<unknown>>> = {
  open: sql`e.answered_at is null and e.closed_at is null`,
  answered: sql`e.answered_at is not null`,
  closed: sql`e.closed_at is not null and e.answered_at is null`,
  complaint: sql`e.is_complaint`,
}

/** Enquiries by the filter; what waits comes oldest first, everything else newest first unless asked otherwise. */
export async function listEnquiries(
  database: Queryable,
  filter: EnquiryFilter,
  input: TableInput,
): Promise<TablePage<EnquiryView>> {
  const where = conditionsOf(filter)
  const order = filter.view === 'open' && !input.sort ? { ...input, sort: 'received', descending: false } : input
  const page =
    sql<EnquiryView>`${selectEnquiries(where, tableWindow(order, { received: sql`e.received_at` }, sql`e.id`))}`.execute(
      database,
    )
  const count = sql<{ total: number }>`select count(*) as total from enquiry e where ${where}`.execute(database)
  const [{ rows }, { rows: counted }] = await Promise.all([page, count])
  return { rows, total: counted[0]?.total ?? 0 }
}

export async function findEnquiry(database: Queryable, number: string): Promise<EnquiryView | null> {
  const { rows } = await sql<EnquiryView>`${selectEnquiries(sql`e.number = ${number}`, sql`limit 1`)}`.execute(database)
  return rows[0] ?? null
}

/** Enquiries in steps, oldest first. */
export const eachEnquiry = (database: Queryable, filter: EnquiryFilter): AsyncGenerator<EnquiryView> =>
  eachInSteps(async (last, limit) => {
    const where = allOf([conditionsOf(filter), sql`e.id > ${last?.id ?? 0}`])
    return (await sql<EnquiryView>`${selectEnquiries(where, sql`order by e.id limit ${limit}`)}`.execute(database)).rows
  })

export async function answersOf(database: Queryable, enquiryId: Id<'enquiry'>): Promise<EnquiryAnswerView[]> {
  const { rows } = await sql<EnquiryAnswerView>`
    select answer.id, answer.body, operator.family_name || ' ' || operator.given_name as by, answer.answered_at
    from enquiry_answer answer join member operator on operator.id = answer.answered_by
    where answer.enquiry_id = ${enquiryId} order by answer.id`.execute(database)
  return rows
}

const selectEnquiries = (where: RawBuilder<unknown>, window: RawBuilder<unknown>) => sql`
  select e.id, e.number, e.received_at, e.topic, e.name, e.email, e.body, member.member_number, e.is_complaint, e.complaint_cause,
    e.complaint_measure, e.answered_at, e.closed_at, e.version, e.due_on, e.steps_done
  from enquiry e left join member on member.id = e.member_id where ${where} ${window}`

function conditionsOf({ view, topic, search }: EnquiryFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = []
  if (view) conditions.push(views[view] ?? sql`false`)
  if (topic) conditions.push(sql`e.topic = ${topic}`)
  if (search) {
    const text = anywhere(search.trim())
    conditions.push(
      sql`(e.number = ${search.trim().toUpperCase()} or e.name like ${text} or e.email ilike ${text} or e.body like ${text})`,
    )
  }
  return allOf(conditions)
}
