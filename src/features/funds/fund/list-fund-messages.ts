import type { FiltersOf } from '../../../domain/tables/table.ts'
import { messageTable } from '../../../domain/tables/messages.ts'
import { sql, type RawBuilder } from 'kysely'
import { FUND_MESSAGE_STATE, type FundMessageState } from '../../../domain/tables/messages.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import type { ShownFundMessage } from './show-fund-messages.ts'
import type { Id } from '../../../domain/id.ts'

type MessageFilter = FiltersOf<typeof messageTable>

export interface ListedFundMessage extends ShownFundMessage {
  fund_id: Id<'fund'>
  project_name: string
  /** Counts the changes: who has seen an older one changes nothing. */
  version: number
}

export const messageStates = codesOf(FUND_MESSAGE_STATE)

const viewConditions = (now: Date): Readonly<Record<FundMessageState, RawBuilder<unknown>>> => ({
  shown: sql`(not message.is_deleted and message.show_at <= ${now})`,
  coming: sql`(not message.is_deleted and message.show_at > ${now})`,
  deleted: sql`message.is_deleted`,
})

function conditionsOf({ id, view, project_id: fundId, search }: MessageFilter, now: Date): RawBuilder<unknown> {
  if (id !== null && id !== undefined) return sql`message.id = ${id}`
  const text = search?.normalize('NFKC').trim() ?? ''
  return allOf([
    view ? viewConditions(now)[view] : sql`not message.is_deleted`,
    ...(fundId ? [sql`message.fund_id = ${fundId}`] : []),
    ...(text === '' ? [] : [sql`normalize(message.title || ' ' || message.content, nfkc) like ${anywhere(text)}`]),
  ])
}

/** One page of what funds tell, the latest first unless something else is asked for. */
export async function listFundMessages(
  database: Queryable,
  filter: MessageFilter,
  input: TableInput,
  now: Date,
): Promise<TablePage<ListedFundMessage>> {
  const where = conditionsOf(filter, now)
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<ListedFundMessage>`
      select message.id, fund.id as fund_id, fund.name as project_name, message.title, message.content, message.show_at, message.is_deleted,
        message.extra_message, message.admin_only, message.version
      from fund_message message join fund on fund.id = message.fund_id where ${where} ${tableWindow(input, { shown: sql`message.show_at` }, sql`message.id`)}`.execute(
      database,
    ),
    sql<{ total: number }>`select count(*) as total from fund_message message where ${where}`.execute(database),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** How many messages each view shows, of one fund or of all. */
export async function countMessageViews(
  database: Queryable,
  fundId: Id<'fund'> | null,
  now: Date,
): Promise<{ view: FundMessageState; count: number }[]> {
  const conditions = viewConditions(now)
  const counts = messageStates.map((view) => sql`count(*) filter (where ${conditions[view]}) as ${sql.ref(view)}`)
  const of = fundId === null ? sql`true` : sql`message.fund_id = ${fundId}`
  const { rows } = await sql<
    Record<FundMessageState, number>
  >`select ${sql.join(counts)} from fund_message message where ${of}`.execute(database)
  return messageStates.map((view) => ({ view, count: rows[0]?.[view] ?? 0 }))
}
