import type { FiltersOf } from '../../../domain/tables/table.ts'
import type { ProposalKindName } from '../../../domain/core/proposal-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import type { proposalTable } from '../../../domain/tables/proposals.ts'
import type { SortOf } from '../../../domain/tables/table.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { fullName } from '../../../platform/database/full-name.ts'
import { allOf, anywhere, tableWindow, type TableInput, type TablePage } from '../../core/graphql/table-page.ts'
import type { Effect } from './proposal-kind.ts'

type ProposalFilter = FiltersOf<typeof proposalTable>

export type ProposalView = Awaited<ReturnType<typeof readProposals>>[number]

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
    readProposals(database, where, tableWindow(input, columns, sql`proposal.id`)),
    sql<{ total: number }>`select count(*) as total from proposal where ${where}`.execute(database),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Newest first; at most 200. */
export async function listProposals(database: Queryable, filter: ProposalFilter): Promise<ProposalView[]> {
  return (await pageProposals(database, filter, { size: 200 })).rows
}

const readProposals = (database: Queryable, where: RawBuilder<unknown>, window: RawBuilder<unknown>) =>
  database
    .selectFrom('proposal')
    .innerJoin('member as maker', 'maker.id', 'proposal.proposed_by')
    .leftJoin('member as decider', 'decider.id', 'proposal.decided_by')
    .select(['proposal.id', 'proposal.kind', 'proposal.subject', 'proposal.content', 'proposal.effect_hash'])
    .select(['proposal.status', 'proposal.reason', 'proposal.proposed_at', 'proposal.decided_at'])
    .select(['proposal.decision_reason', 'proposal.proposed_by as proposed_by_id'])
    .select([fullName('maker').as('proposed_by'), fullName('decider').$castTo<string | null>().as('decided_by')])
    .select(sql<Effect>`proposal.effect`.as('effect'))
    .where(sql<boolean>`${where}`)
    .modifyEnd(window)
    .execute()

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
