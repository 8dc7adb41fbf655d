import type { Queryable } from '../../../platform/database/connect.ts'
import { disclosedOperator } from '../../core/operator/disclosed-operator.ts'
import type { Services } from '../../core/services.ts'
import { fundDocuments } from '../../documents/contract/document/fund-documents.ts'
import { contentHash } from './issue-fund-documents.ts'
import { loadFundFacts } from '../../documents/contract/load-contract-facts.ts'
import type { Id } from '../../../domain/id.ts'

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
  const current = await database
    .selectFrom('fund_document')
    .select(['name', 'content_hash'])
    .where('fund_id', '=', fundId)
    .where('replaced_at', 'is', null)
    .where('content_hash', 'is not', null)
    .execute()
  const operator = await disclosedOperator(database, services)
  const fresh = new Map(
    fundDocuments(fund, operator, services.clock.now()).map(({ name, paper }) => [name, contentHash(paper)]),
  )
  return current
    .filter(({ name, content_hash: kept }) => fresh.has(name) && fresh.get(name) !== kept)
    .map(({ name }) => name)
}
