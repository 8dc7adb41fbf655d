import type { FreeText } from '../../../domain/free-text.ts'
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts'
import { MissingGlyphError } from '../../../adapters/pdf/pdf-renderer.ts'
import { badInput, refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import { refuseMissingGlyph } from '../../documents/document/issue-ticket.ts'
import { printDocument } from '../../documents/document/print-document.ts'
import { addFundDocument } from '../fund/add-fund-document.ts'
import { replaceFundDocument } from '../fund/replace-fund-document.ts'
import { disclosedOperator } from '../../core/operator/disclosed-operator.ts'
import type { Services } from '../../core/services.ts'
import { fundDocuments, type FundDocument } from '../../documents/contract/document/fund-documents.ts'
import { loadFundFacts } from '../../documents/contract/load-contract-facts.ts'
import type { Id } from '../../../domain/id.ts'

export interface IssueFundDocuments {
  fundId: Id<'fund'> | null
  /** Why documents that exist already are issued anew; needed where one of them changes. */
  reason: FreeText
  /** Only documents that were generated before: what somebody uploaded under the same name, or never wanted, stays as it is. */
  onlyGenerated?: boolean
  actor: string
}

/**
 * Prints, signs and adds the documents of a fund from its facts. A document that says something else than its current version becomes
 * the next one; a document that says the same stays. What somebody uploaded to a published fund is replaced by two operators alone. @returns how many were added or replaced.
 */
export async function issueFundDocuments(
  services: Services,
  { fundId, reason, onlyGenerated = false, actor }: IssueFundDocuments,
): Promise<Outcome<{ issued: number }>> {
  const fund = fundId === null ? undefined : (await loadFundFacts(services.database, [fundId])).get(fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const current = await loadCurrent(services, fund.id)
  const operator = await disclosedOperator(services.database, services)
  const papers = fundDocuments(fund, operator, services.clock.now())
  const isPublished = await isPublishedFund(services, fund.id)
  const wanted = papers.filter(({ name }) => {
    const isGenerated = typeof current.get(name)?.content_hash === 'string'
    return isGenerated || (!onlyGenerated && !(isPublished && current.has(name)))
  })
  const changed = wanted.filter((document) => current.get(document.name)?.content_hash !== contentHash(document.paper))
  if (changed.some(({ name }) => current.has(name)) && reason.trim() === '')
    return badInput({ reason: '新しい版を発行する理由を入力してください' })
  for (const [index, document] of changed.entries()) {
    const old = current.get(document.name)
    const isFollowed = changed.slice(index + 1).some(({ name }) => current.has(name))
    const outcome = await issue(services, { fundId: fund.id, document, old, isFollowed, reason, actor })
    if (!outcome.ok) return outcome
  }
  return success({ issued: changed.length })
}

interface CurrentDocument {
  id: Id<'fund_document'>
  version: number
  content_hash: string | null
}

async function loadCurrent(services: Services, fundId: Id<'fund'>): Promise<Map<string, CurrentDocument>> {
  const rows = await services.database
    .selectFrom('fund_document')
    .select(['id', 'name', 'version', 'content_hash'])
    .where('fund_id', '=', fundId)
    .where('replaced_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.name, row]))
}

async function isPublishedFund({ database }: Services, fundId: Id<'fund'>): Promise<boolean> {
  const row = await database.selectFrom('fund').select('status').where('id', '=', fundId).executeTakeFirst()
  return row?.status === 'published'
}

async function issue(
  services: Services,
  {
    fundId,
    document,
    old,
    isFollowed,
    reason,
    actor,
  }: {
    fundId: Id<'fund'>
    document: FundDocument
    old: CurrentDocument | undefined
    isFollowed: boolean
    reason: FreeText
    actor: string
  },
): Promise<Outcome<unknown>> {
  const { paper, name } = document
  try {
    const numbered = old ? { ...paper, documentNumber: `${paper.documentNumber}-${old.version + 1}` } : paper
    const file = { bytes: await printDocument(services, numbered), contentHash: contentHash(paper), actor }
    if (old) return await replaceFundDocument(services, { ...file, documentId: old.id, reason, isFollowed })
    return await addFundDocument(services, {
      ...file,
      fundId,
      kind: document.beforeApplying ? 'pre_contract' : 'other',
      name,
    })
  } catch (error) {
    if (error instanceof MissingGlyphError) return refuseMissingGlyph(name, error)
    throw error
  }
}

/** Of what a document says, its time left out. */
export const contentHash = ({ createdAt: _at, createdAtText: _text, ...content }: PrintedDocument): string =>
  sha256Hex(JSON.stringify(content))
