import type { Queryable } from '../../../platform/database/connect.ts'
import { disclosedOperator } from '../../core/operator/disclosed-operator.ts'
import type { Services } from '../../core/services.ts'
import type { DisclosedOperator, FundFacts } from '../../documents/contract/document/document-facts.ts'
import { fundDocuments } from '../../documents/contract/document/fund-documents.ts'
import { contentHash } from './issue-fund-documents.ts'
import { loadFundFacts } from '../../documents/contract/load-contract-facts.ts'
import type { Id } from '../../../domain/id.ts'

/** A current document that the product made. */
export interface GeneratedDocument {
  fundId: Id<'fund'>
  name: string
  issuedAt: Date
  contentHash: string
}

/**
 * The names of a fund's generated documents that say something else than its facts do now. Documents that somebody uploaded are not judged:
 * nobody but a reader knows what they say.
 */
export async function outdatedFundDocuments(
  database: Queryable,
  services: Services,
  fundId: Id<'fund'>,
): Promise<string[]> {
  const fund = (await loadFundFacts(database, [fundId])).get(fundId)
  if (!fund) return []
  const current = await loadGeneratedDocuments(database, [fundId])
  const operator = await disclosedOperator(database, services)
  return outdatedAmong(current, { fund, operator, now: services.clock.now() }).map(({ name }) => name)
}

/** Those of a fund's documents that would not be made as they are. */
export function outdatedAmong(
  documents: readonly GeneratedDocument[],
  { fund, operator, now }: { fund: FundFacts; operator: DisclosedOperator; now: Date },
): GeneratedDocument[] {
  const fresh = new Map(fundDocuments(fund, operator, now).map(({ name, paper }) => [name, contentHash(paper)]))
  return documents.filter(
    ({ fundId, name, contentHash: kept }) => fundId === fund.id && fresh.has(name) && fresh.get(name) !== kept,
  )
}

export async function loadGeneratedDocuments(
  database: Queryable,
  fundIds: readonly Id<'fund'>[],
): Promise<GeneratedDocument[]> {
  if (fundIds.length === 0) return []
  const rows = await database
    .selectFrom('fund_document')
    .select(['fund_id as fundId', 'name', 'added_at as issuedAt', 'content_hash as contentHash'])
    .where('fund_id', 'in', [...fundIds])
    .where('replaced_at', 'is', null)
    .where('content_hash', 'is not', null)
    .orderBy('fund_id')
    .orderBy('kind', 'desc')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, contentHash: String(row.contentHash) }))
}
