import type { FiltersOf } from '../../../domain/tables/table.ts'
import { deliveryTable } from '../../../domain/tables/deliveries.ts'
import { sql, type RawBuilder } from 'kysely'
import { parseApplicationNumber } from '../../../domain/investing/application-number.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { eachInSteps } from '../../../platform/database/each-in-steps.ts'
import {
  allOf,
  anywhere,
  countUpToMost,
  mostCounted,
  tableWindow,
  type BoundedPage,
  type TableInput,
} from '../../core/graphql/table-page.ts'
import { registerSources, type RegisterKind, type RegisterSource } from './register-kinds.ts'
import type { Id } from '../../../domain/id.ts'

type RegisterFilter = FiltersOf<typeof deliveryTable> & { kind: RegisterKind }

/** A document that one person got, or was to get. */
export interface RegisterRow {
  /** Names the line within its kind. */
  key: string
  number: string
  version: string
  fund_id: Id<'fund'> | null
  project_name: string | null
  investment_id: Id<'investment'> | null
  member_number: string
  member_name: string
  issued_at: Date
  printed_at: Date | null
  /** The first opening; of a property-management report, when it was put into the member's page and mailed. */
  delivered_at: Date | null
  /** How often the member opened it, and when last. */
  openings: number
  last_opened_at: Date | null
  sha256: string | null
}

/** Newest first unless asked otherwise. Where a kind has too many lines, they are counted up to a bound, and pages end there. */
export async function listRegister(
  database: Queryable,
  filter: RegisterFilter,
  input: TableInput,
): Promise<BoundedPage<RegisterRow>> {
  const source = registerSources[filter.kind]
  const where = await conditionsOf(database, source, filter)
  const isPlain = !filter.project_id && !filter.search?.trim() && (filter.kind !== 'pre_contract' || !filter.state)
  const from = isPlain ? source.alone : source.from
  const size = Math.max(1, input.size ?? 50)
  const page = source.isCountless ? Math.min(input.page ?? 1, Math.ceil(mostCounted / size)) : input.page
  const found = sql`select document.id from ${from} where ${where}`
  const [rows, counted] = await Promise.all([
    !source.isCountless
      ? selectFound(
          database,
          source,
          { found, isPlain },
          tableWindow({ ...input, page }, { issued: sql`document.id` }, sql`document.id`),
        )
      : select(database, source, where, tableWindow({ ...input, page }, { issued: source.order }, source.tie)),
    source.isCountless
      ? countUpToMost(database, sql`select from ${from} where ${where}`)
      : countAll(database, from, where),
  ])
  return { rows, ...counted }
}

async function countAll(
  database: Queryable,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<{ total: number; isMore: boolean }> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(database)
  return { total: rows[0]?.total ?? 0, isMore: false }
}

/**
 * The page's documents are found first. Where it is plain, by their own table alone: a deep page is counted off in its index. Of one fund or
 * person all are found before they are lined up: they lie close together, and leafing through everybody's for them takes long.
 */
async function selectFound(
  database: Queryable,
  source: RegisterSource,
  { found, isPlain }: { found: RawBuilder<unknown>; isPlain: boolean },
  window: RawBuilder<unknown>,
): Promise<PlacedRow[]> {
  const ids = isPlain
    ? sql`${found} ${window}`
    : sql`with document as materialized (${found}) select document.id from document ${window}`
  const { rows } = await sql<{ id: Id<string> }>`${ids}`.execute(database)
  const page = await select(database, source, sql`document.id = any(${rows.map(({ id }) => id)}::bigint[])`, sql``)
  const byId = new Map(page.map((row) => [row.tie, row]))
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}

/** The same in steps, the oldest first. */
export async function* eachInRegister(database: Queryable, filter: RegisterFilter): AsyncGenerator<RegisterRow> {
  const source = registerSources[filter.kind]
  const { order, tie, alongOrder } = source
  const where = await conditionsOf(database, source, filter)
  const behind = (last: PlacedRow): RawBuilder<unknown>[] => [
    ...alongOrder.map((column) => sql`${column} >= ${last.order}::bigint`),
    sql`(${order}, ${tie}) > (${last.order}::bigint, ${last.tie}::bigint)`,
  ]
  yield* eachInSteps<PlacedRow>((last, limit) =>
    select(
      database,
      source,
      allOf([where, ...(last ? behind(last) : [])]),
      sql`order by ${order}, ${tie} limit ${limit}`,
    ),
  )
}

type PlacedRow = RegisterRow & { order: number; tie: Id<string> }

async function select(
  database: Queryable,
  source: RegisterSource,
  where: RawBuilder<unknown>,
  window: RawBuilder<unknown>,
): Promise<PlacedRow[]> {
  const fund = source.fundId
    ? sql`fund.id as fund_id, fund.name as project_name, investment.id as investment_id`
    : sql`null::bigint as fund_id, null as project_name, null::bigint as investment_id`
  const { rows } = await sql<PlacedRow>`
    select page.*, opened.openings, opened.last_at as last_opened_at from (select page.*, row_number() over () as place from (
      select ${source.key} as key, ${source.number} as number, ${source.version} as version, ${fund},
        member.id as member_id, member.member_number, member.family_name || ' ' || member.given_name as member_name,
        ${source.issuedAt} as issued_at, ${source.printedAt} as printed_at, ${source.deliveredAt} as delivered_at, document.file_sha256 as sha256,
        ${source.order} as "order", ${source.tie} as tie, document.id as document_id
      from ${source.from} where ${where} ${window}) page) page
    cross join lateral (
      select count(*) as openings, max(delivery.at) as last_at from document_delivery delivery, (select page.document_id as id) document, (select page.member_id as id) member
      where ${source.opening}) opened
    order by page.place`.execute(database)
  return rows
}

async function conditionsOf(
  database: Queryable,
  source: RegisterSource,
  { project_id: fundId, state, search }: RegisterFilter,
): Promise<RawBuilder<unknown>> {
  const text = search?.normalize('NFKC').trim() ?? ''
  return allOf([
    ...(fundId ? [source.fundId ? sql`${source.fundId} = ${fundId}` : sql`false`] : []),
    ...(state === 'unread' ? [sql`not (${source.isRead})`] : []),
    ...(state === 'read' ? [source.isRead] : []),
    ...(state === 'unprinted' ? [sql`${source.printedAt} is null`] : []),
    ...(text === '' ? [] : [await searchCondition(database, source, text)]),
  ])
}

const mostNamesakes = 1000

/** Numbers are looked up as they are; anything else is a name, whose members are found first: their documents have an index. */
async function searchCondition(
  database: Queryable,
  { fundId, number }: RegisterSource,
  text: string,
): Promise<RawBuilder<unknown>> {
  if (/^\d{8}$/.test(text)) return sql`member.member_number = ${text}`
  const application = fundId ? parseApplicationNumber(text) : null
  if (application !== null)
    return sql`(investment.id = ${application.investmentId} and investment.fund_id = ${application.fundId})`
  if (/\d/.test(text)) return sql`${number} = ${text}`
  const { rows } = await sql<{ id: Id<'member'> }>`
    select id from member where family_name || given_name like ${anywhere(text.replaceAll(/\s/g, ''))} limit ${mostNamesakes}`.execute(
    database,
  )
  return sql`member.id = any(${rows.map(({ id }) => id)}::bigint[])`
}
