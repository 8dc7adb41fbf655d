import { sql } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { companyChanges, type CompanyChange, type CompanyFacts } from '../../../domain/records/company.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { keptCompanyFacts } from '../../core/company/load-company-facts.ts'
import { COMPANY } from './propose-company-facts.ts'

export interface CompanyVersion {
  version: number
  valid_from: JapanDate
  recorded_at: Date
  /** The two operators by name; the same twice where there was no other. */
  proposed_by: string
  decided_by: string
  facts: CompanyFacts
  /** Against the version before. */
  changes: CompanyChange[]
}

type Row = Omit<CompanyVersion, 'facts' | 'changes'> & { content: unknown }

/** Every version, the newest first. */
export async function listCompanyVersions(database: Queryable): Promise<CompanyVersion[]> {
  const { rows } = await sql<Row>`
    select standing.version, standing.valid_from::text as valid_from, standing.recorded_at, standing.content,
      first.family_name || ' ' || first.given_name as proposed_by, second.family_name || ' ' || second.given_name as decided_by
    from company_facts_version standing
    join proposal on proposal.id = standing.proposal_id
    join member first on first.id = proposal.proposed_by
    join member second on second.id = proposal.decided_by
    order by standing.version desc`.execute(database)
  const versions = rows.map(({ content, ...row }) => ({ ...row, facts: keptCompanyFacts(content) }))
  return versions.map((row, place) => ({
    ...row,
    changes: companyChanges(versions[place + 1]?.facts ?? null, row.facts),
  }))
}

/** The proposal that waits for a second operator; null where none does. */
export async function findOpenProposal(database: Queryable): Promise<Id<'proposal'> | null> {
  const open = await database
    .selectFrom('proposal')
    .select('id')
    .where('kind', '=', 'company_facts')
    .where('subject', '=', COMPANY)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return open?.id ?? null
}
