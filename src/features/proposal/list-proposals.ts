import type { Queryable } from '../../platform/database/connect.ts'
import type { JsonObject } from '../../platform/database/types.ts'
import type { Effect } from './proposal-kind.ts'

export type ProposalStatus = 'open' | 'approved' | 'rejected' | 'withdrawn'

export interface ProposalView {
  id: number
  kind: string
  subject: string
  content: JsonObject
  effect: Effect
  /** What an approver has to show again. */
  effectHash: string
  reason: string
  status: ProposalStatus
  proposedBy: { id: number; name: string }
  proposedAt: Date
  decidedBy: { id: number; name: string } | null
  decidedAt: Date | null
  decisionReason: string
}

/** What is missing or null is not asked for. */
export interface ProposalFilter {
  id?: number | null | undefined
  status?: ProposalStatus | null | undefined
  kind?: string | null | undefined
  subject?: string | null | undefined
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined

/** Newest first; at most 200. */
export async function listProposals(database: Queryable, { id, status, kind, subject }: ProposalFilter): Promise<ProposalView[]> {
  const rows = await database
    .selectFrom('proposal')
    .innerJoin('member as maker', 'maker.id', 'proposal.proposed_by')
    .leftJoin('member as decider', 'decider.id', 'proposal.decided_by')
    .selectAll('proposal')
    .select(['maker.family_name as maker_family', 'maker.given_name as maker_given', 'decider.family_name as decider_family', 'decider.given_name as decider_given'])
    .$if(isGiven(id), (query) => query.where('proposal.id', '=', id ?? 0))
    .$if(isGiven(status), (query) => query.where('proposal.status', '=', status ?? ''))
    .$if(isGiven(kind), (query) => query.where('proposal.kind', '=', kind ?? ''))
    .$if(isGiven(subject), (query) => query.where('proposal.subject', '=', subject ?? ''))
    .orderBy('proposal.id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    content: row.content as JsonObject,
    effect: row.effect as unknown as Effect,
    effectHash: row.effect_hash,
    reason: row.reason,
    status: row.status as ProposalStatus,
    proposedBy: { id: row.proposed_by, name: `${row.maker_family} ${row.maker_given}` },
    proposedAt: row.proposed_at,
    decidedBy: row.decided_by === null ? null : { id: row.decided_by, name: `${row.decider_family} ${row.decider_given}` },
    decidedAt: row.decided_at,
    decisionReason: row.decision_reason,
  }))
}

/** The open proposal of a kind about a subject, or null. */
export async function findOpenProposal(database: Queryable, kind: string, subject: string): Promise<ProposalView | null> {
  return (await listProposals(database, { kind, subject, status: 'open' }))[0] ?? null
}
