import type { FreeText } from '../../../domain/free-text.ts'
import type { ProposalKindName } from '../../../domain/core/proposal-kinds.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { proposalTable } from '../../../domain/tables/proposals.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import type { JsonObject, Proposal } from '../../../platform/database/types.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import type { Effect } from './proposal-kind.ts'
import type { Id } from '../../../domain/id.ts'

export type ProposalStatus = 'open' | 'approved' | 'rejected' | 'withdrawn'

export interface ProposalView {
  id: Id<'proposal'>
  kind: ProposalKindName
  subject: string
  content: JsonObject
  effect: Effect
  /** What an approver has to show again. */
  effectHash: string
  reason: FreeText
  status: ProposalStatus
  proposedBy: { id: Id<'member'>; name: string }
  proposedAt: Date
  decidedBy: { id: Id<'member'>; name: string } | null
  decidedAt: Date | null
  decisionReason: FreeText
}

/** What is missing or null is not asked for. */
export interface ProposalFilter {
  id?: Id<'proposal'> | null | undefined
  status?: ProposalStatus | null | undefined
  kind?: FreeText | null | undefined
  subject?: string | null | undefined
  /** Anywhere in what it is called. */
  search?: string | null | undefined
}

const columns = {
  proposed: sql`proposal.id`,
  people: sql`(proposal.effect ->> 'people')::bigint`,
  yen: sql`(proposal.effect ->> 'yen')::bigint`,
} satisfies Record<SortOf<typeof proposalTable>, RawBuilder<unknown>>

function conditionsOf({ id, status, kind, subject, search }: ProposalFilter) {
  const given = { id, status, kind, subject }
  const text = search?.normalize('NFKC').trim() ?? ''
  return allOf([
    ...Object.entries(given).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [sql`${sql.ref(`proposal.${name}`)} = ${value}`],
    ),
    ...(text === '' ? [] : [sql`normalize(proposal.effect ->> 'title', nfkc) like ${anywhere(text)}`]),
  ])
}

/** One page of the proposals by the filter, the newest first unless something else is asked for. */
export async function pageProposals(
  database: Queryable,
  filter: ProposalFilter,
  input: TableInput,
): Promise<TablePage<ProposalView>> {
  const where = conditionsOf(filter)
  const [rows, { rows: counted }] = await Promise.all([
    database
      .selectFrom('proposal')
      .innerJoin('member as maker', 'maker.id', 'proposal.proposed_by')
      .leftJoin('member as decider', 'decider.id', 'proposal.decided_by')
      .selectAll('proposal')
      .select([
        'maker.family_name as maker_family',
        'maker.given_name as maker_given',
        'decider.family_name as decider_family',
        'decider.given_name as decider_given',
      ])
      .where(sql<boolean>`${where}`)
      .modifyEnd(tableWindow(input, columns, sql`proposal.id`))
      .execute(),
    sql<{ total: number }>`select count(*) as total from proposal where ${where}`.execute(database),
  ])
  return { rows: rows.map(toView), total: counted[0]?.total ?? 0 }
}

/** Newest first; at most 200. */
export async function listProposals(database: Queryable, filter: ProposalFilter): Promise<ProposalView[]> {
  return (await pageProposals(database, filter, { size: 200 })).rows
}

interface Row extends Selectable<Proposal> {
  maker_family: string
  maker_given: string
  decider_family: string | null
  decider_given: string | null
}

const toView = (row: Row): ProposalView => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  content: row.content as JsonObject,
  effect: row.effect as unknown as Effect,
  effectHash: row.effect_hash,
  reason: row.reason,
  status: row.status,
  proposedBy: { id: row.proposed_by, name: `${row.maker_family} ${row.maker_given}` },
  proposedAt: row.proposed_at,
  decidedBy:
    row.decided_by === null ? null : { id: row.decided_by, name: `${row.decider_family} ${row.decider_given}` },
  decidedAt: row.decided_at,
  decisionReason: row.decision_reason,
})

/** Whatever waits for a second operator about a subject: 'fund:3'. */
export const findOpenProposals = (database: Queryable, subject: string): Promise<ProposalView[]> =>
  listProposals(database, { subject, status: 'open' })

/** The open proposal of a kind about a subject, or null. */
export async function findOpenProposal(
  database: Queryable,
  kind: ProposalKindName,
  subject: string,
): Promise<ProposalView | null> {
  return (await listProposals(database, { kind, subject, status: 'open' }))[0] ?? null
}
