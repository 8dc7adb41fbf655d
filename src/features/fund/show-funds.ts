import type { Viewer } from '../graphql/context.ts'
import type { Services } from '../services.ts'
import type { FundRecord } from './fund-record.ts'
import { loadFundDocuments, type FundDocument } from './load-fund-documents.ts'
import { loadFund, loadFunds, loadPublishedFunds } from './load-funds.ts'

/** A fund with all that its page tells. */
export interface ShownFund extends FundRecord {
  documents: FundDocument[]
  /** The instant for which progress and failure are told. */
  shownAt: Date
}

/** Every published fund, newest first. */
export async function showFunds(services: Services): Promise<ShownFund[]> {
  return withDocuments(services, await loadPublishedFunds(services.database))
}

/** One published fund; an operator also sees a draft. Null otherwise. */
export async function showFund(services: Services, fundId: number | null, viewer: Viewer | null): Promise<ShownFund | null> {
  const fund = fundId === null ? null : await loadFund(services.database, fundId)
  if (!fund || !(fund.isPublished || viewer?.role === 'admin')) return null
  const [shown] = await withDocuments(services, [fund])
  return shown ?? null
}

/** Funds that the caller is already known to take part in, by id. */
export async function showFundsById(services: Services, fundIds: readonly number[]): Promise<Map<number, ShownFund>> {
  const funds = await withDocuments(services, await loadFunds(services.database, fundIds))
  return new Map(funds.map((fund) => [fund.id, fund]))
}

async function withDocuments(services: Services, funds: readonly FundRecord[]): Promise<ShownFund[]> {
  const shownAt = services.clock.now()
  const documents = await loadFundDocuments(services.database, funds.map((fund) => fund.id))
  return funds.map((fund) => ({ ...fund, shownAt, documents: documents.filter((document) => document.fundId === fund.id) }))
}
