import type { FiltersOf } from '../../../domain/tables/table.ts'
import { sql, type RawBuilder } from 'kysely'
import type { applicationTable } from '../../../domain/tables/applications.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import type { CancelReason, InvestmentStatus } from '../../../domain/lifecycles/investment.ts'
import { parseApplicationNumber } from '../../../domain/investing/application-number.ts'
import { addDays, coolingOffLastDay, parseJapanDate, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { hiraganaToKatakana } from '../../../domain/kana.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'

export type ApplicationFilter = FiltersOf<typeof applicationTable>

/** What an application waits for, or how it ended. */
export const applicationViews = [
  'substitute',
  'lottery_pending',
  'document_waiting',
  'deposit_waiting',
  'participating',
  'redeemed',
  'not_selected',
  'fund_failed',
  'canceled',
] as const
export type ApplicationView = (typeof applicationViews)[number]

export interface ApplicationRow {
  id: Id<'investment'>
  fund_id: Id<'fund'>
  project_name: string
  member_number: string
  member_name: string
  amount: number
  /** What has come in for it, whole yen. */
  paid: number
  view: ApplicationView
  cancel_reason: CancelReason | null
  early: boolean
  applied_at: Date
  status_at: Date
  deadline_at: Date | null
  contract_delivered_at: Date | null
  contract_confirmed_at: Date | null
  /** The last day on which the member may rescind the contract; null where none stands, or the days have not begun. */
  cooling_off_until: JapanDate | null
}

/** Of those who wait after a draw. */
const isSubstitute = sql`exists (select from waitlist_entry w where w.application_id = i.id and w.status in ('waiting', 'invited'))`

const viewConditions: Readonly<Record<ApplicationView, RawBuilder<unknown>>> = {
  substitute: sql`(i.status = 'lottery_pending' and ${isSubstitute})`,
  lottery_pending: sql`(i.status = 'lottery_pending' and not ${isSubstitute})`,
  document_waiting: sql`(i.status = 'awaiting_deposit' and i.contract_confirmed_at is null)`,
  deposit_waiting: sql`(i.status = 'awaiting_deposit' and i.contract_confirmed_at is not null)`,
  participating: sql`(i.status = 'participating' and i.redeemed_at is null)`,
  redeemed: sql`(i.status = 'participating' and i.redeemed_at is not null)`,
  not_selected: sql`i.status = 'not_selected'`,
  fund_failed: sql`i.status = 'fund_failed'`,
  canceled: sql`i.status = 'canceled'`,
}

const viewOf = sql`case ${sql.join(
  applicationViews.map((view) => sql`when ${viewConditions[view]} then ${sql.lit(view)}`),
  sql` `,
)} end`

const columns = { time: sql`i.applied_at`, amount: sql`i.amount` } satisfies Record<
  SortOf<typeof applicationTable>,
  RawBuilder<unknown>
>

/** One page of the applications, the latest first unless something else is asked for. The count and the page read an index each. */
export async function listApplications(
  database: Queryable,
  filter: ApplicationFilter,
  input: TableInput,
): Promise<TablePage<ApplicationRow> & { amount: number }> {
  const where = allOf(conditionsOf(filter))
  const [rows, { rows: counted }] = await Promise.all([
    selectApplications(database, where, tableWindow(input, columns, sql`i.id`)),
    sql<{
      total: number
      amount: number
    }>`select count(*) as total, coalesce(sum(i.amount), 0)::bigint as amount from investment i where ${where}`.execute(
      database,
    ),
  ])
  return { rows, total: counted[0]?.total ?? 0, amount: counted[0]?.amount ?? 0 }
}

/** Applications by the filter in steps, the oldest first: whoever writes them down holds a step at a time. */
export const eachApplication = (database: Queryable, filter: ApplicationFilter): AsyncGenerator<ApplicationRow> =>
  eachInSteps(async (last, limit) => {
    const where = allOf([...conditionsOf(filter), sql`i.id > ${last?.id ?? 0}`])
    return selectApplications(database, where, sql`order by i.id limit ${limit}`)
  })

interface ViewCounts {
  byStatus: Partial<Record<InvestmentStatus, number>> | null
  substitutes: number
  unconfirmed: number
  atWork: number
}

/** How many applications each view shows, of one fund or of all: read from indexes, of the table only those who are to pay. */
export async function countApplicationViews(
  database: Queryable,
  fundId: Id<'fund'> | null,
): Promise<{ view: ApplicationView; count: number }[]> {
  const of = fundId === null ? sql`true` : sql`i.fund_id = ${fundId}`
  const { rows } = await sql<ViewCounts>`
    select (select json_object_agg(status, count) from (select i.status, count(*) as count from investment i where ${of} group by 1) counted) as "byStatus",
      (select count(*) from investment i where ${of} and ${viewConditions.substitute}) as substitutes,
      (select count(*) from investment i where ${of} and ${viewConditions.document_waiting}) as unconfirmed,
      (select count(*) from investment i where ${of} and ${viewConditions.participating}) as "atWork"`.execute(database)
  const { byStatus, substitutes = 0, unconfirmed = 0, atWork = 0 } = rows[0] ?? {}
  const all = (status: InvestmentStatus): number => byStatus?.[status] ?? 0
  const counts: Readonly<Record<ApplicationView, number>> = {
    substitute: substitutes,
    lottery_pending: all('lottery_pending') - substitutes,
    document_waiting: unconfirmed,
    deposit_waiting: all('awaiting_deposit') - unconfirmed,
    participating: atWork,
    redeemed: all('participating') - atWork,
    not_selected: all('not_selected'),
    fund_failed: all('fund_failed'),
    canceled: all('canceled'),
  }
  return applicationViews.map((view) => ({ view, count: counts[view] }))
}

/** The page's applications are found first; only then is anything looked up for them. */
async function selectApplications(
  database: Queryable,
  where: RawBuilder<unknown>,
  window: RawBuilder<unknown>,
): Promise<ApplicationRow[]> {
  const { rows } = await sql<Omit<ApplicationRow, 'cooling_off_until'>>`
    with page as materialized (select found.*, row_number() over () as place from (select i.* from investment i where ${where} ${window}) found)
    select i.id, i.fund_id, f.name as project_name, m.member_number, m.family_name || ' ' || m.given_name as member_name,
      i.amount, i.cancel_reason, i.early_access as early, i.applied_at, i.status_at,
      i.deposit_deadline_at as deadline_at, i.contract_confirmed_at, ${viewOf} as view,
      (select coalesce(sum(toward_investment), 0)::bigint from deposit where investment_id = i.id) as paid,
      (select delivered_at from contract_document where investment_id = i.id order by id desc limit 1) as contract_delivered_at
    from page i join fund f on f.id = i.fund_id join member m on m.id = i.member_id order by i.place`.execute(database)
  return rows.map((row) => ({ ...row, cooling_off_until: coolingOffUntil(row) }))
}

const contractViews: readonly ApplicationView[] = ['document_waiting', 'deposit_waiting', 'participating']

const coolingOffUntil = ({
  view,
  contract_delivered_at: contractDeliveredAt,
}: Pick<ApplicationRow, 'view' | 'contract_delivered_at'>): JapanDate | null =>
  contractDeliveredAt === null || !contractViews.includes(view) ? null : coolingOffLastDay(contractDeliveredAt)

function conditionsOf({
  view,
  project_id: fundId,
  from,
  until,
  early,
  due,
  search,
}: ApplicationFilter): RawBuilder<unknown>[] {
  const first = from ? parseJapanDate(from) : null
  const last = until ? parseJapanDate(until) : null
  const deadline = due ? parseJapanDate(due) : null
  const text = search?.normalize('NFKC').trim() ?? ''
  return [
    ...(view ? [viewConditions[view]] : []),
    ...(fundId ? [sql`i.fund_id = ${fundId}`] : []),
    ...(first ? [sql`i.applied_at >= ${startOfDay(first)}`] : []),
    ...(last ? [sql`i.applied_at < ${startOfDay(addDays(last, 1))}`] : []),
    ...(early ? [sql`i.early_access`] : []),
    ...(deadline
      ? [
          sql`(i.status = 'awaiting_deposit' and i.deposit_deadline_at >= ${startOfDay(deadline)} and i.deposit_deadline_at < ${startOfDay(addDays(deadline, 1))})`,
        ]
      : []),
    ...(text === '' ? [] : [searchCondition(text)]),
  ]
}

function searchCondition(text: string): RawBuilder<unknown> {
  const application = parseApplicationNumber(text)
  if (application) return sql`(i.id = ${application.investmentId} and i.fund_id = ${application.fundId})`
  if (/^\d{3,8}$/.test(text)) return sql`i.member_id in (select id from member where member_number like ${`${text}%`})`
  const name = text.replaceAll(/\s/g, '')
  return sql`i.member_id in (select id from member
    where name_key like name_key(${anywhere(name)}) or kana_key like ${anywhere(hiraganaToKatakana(name))})`
}
