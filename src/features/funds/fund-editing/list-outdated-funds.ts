import { startOfDay } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import {
  documentsDueAt,
  outdatedDocument,
  type DocumentChange,
  type OutdatedDocument,
} from '../../../domain/documents/outdated-document.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { disclosedOperator } from '../../core/operator/disclosed-operator.ts'
import type { Services } from '../../core/services.ts'
import { contractTermsSince } from '../../documents/contract/document/contract-terms.ts'
import type { FundFacts } from '../../documents/contract/document/document-facts.ts'
import { fundDocumentFormSince } from '../../documents/contract/document/printed-fund-document.ts'
import { loadFundFacts } from '../../documents/contract/load-contract-facts.ts'
import { listFundsBeforeOperation } from '../fund/list-funds-before-operation.ts'
import { missingOf, type MissingText } from './missing-items.ts'
import { loadGeneratedDocuments, outdatedAmong } from './outdated-fund-documents.ts'

export interface OutdatedFund {
  fundId: Id<'fund'>
  fundName: string
  documents: readonly OutdatedDocument[]
  /** Items of the law that its documents leave out, each with its article. */
  missing: readonly string[]
  since: Date
  dueAt: Date
}

/**
 * Published funds to which contracts may still come and whose documents do not say what they have to, the longest so first. Of a fund that is at work none
 * comes any more: whoever takes part keeps the documents that were read. A fund without a document that the product made is not judged.
 */
export async function listOutdatedFunds(services: Services): Promise<OutdatedFund[]> {
  const { database } = services
  const now = services.clock.now()
  const fundIds = await listFundsBeforeOperation(database)
  const current = await loadGeneratedDocuments(database, fundIds)
  const judged = [...new Set(current.map(({ fundId }) => fundId))]
  if (judged.length === 0) return []
  const [facts, published, operator, changes] = await Promise.all([
    loadFundFacts(database, judged),
    loadPublishedAt(database, judged),
    disclosedOperator(database, services),
    loadChanges(database, judged),
  ])
  return [...facts.values()]
    .flatMap((fund) => {
      const own = changes.filter(({ fundId }) => fundId === undefined || fundId === fund.id)
      const documents = outdatedAmong(current, { fund, operator, now }).map((each) => outdatedDocument(each, own, now))
      const publishedAt = published.get(fund.id) ?? now
      return outdatedFund(fund, { documents, missing: missingOf(fund, operator), publishedAt, now }) ?? []
    })
    .toSorted((one, other) => one.since.getTime() - other.since.getTime() || one.fundId - other.fundId)
}

interface Found {
  documents: readonly OutdatedDocument[]
  missing: readonly MissingText[]
  publishedAt: Date
  now: Date
}

/** Null where everything is as it has to be. */
function outdatedFund(fund: FundFacts, { documents, missing, publishedAt, now }: Found): OutdatedFund | null {
  const since = earliest([
    ...documents.map((document) => document.since),
    ...missing.map((item) => missingSince(item, publishedAt, now)),
  ])
  if (since === null) return null
  return {
    fundId: fund.id,
    fundName: fund.name,
    documents,
    missing: missing.map(({ text }) => text),
    since,
    dueAt: documentsDueAt(since, fund.offeringStartAt, now),
  }
}

const formChanges: readonly DocumentChange[] = [
  { kind: 'form', at: startOfDay(fundDocumentFormSince) },
  { kind: 'terms', at: startOfDay(contractTermsSince) },
]

/** A fund was published with all that was asked for then: what it lacks it lacks since more is asked for. */
function missingSince({ askedSince }: MissingText, publishedAt: Date, now: Date): Date {
  const asked = startOfDay(askedSince)
  return asked > publishedAt && asked <= now ? asked : publishedAt
}

const earliest = (times: readonly Date[]): Date | null =>
  times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null

async function loadPublishedAt(database: Queryable, fundIds: readonly Id<'fund'>[]): Promise<Map<Id<'fund'>, Date>> {
  const rows = await database
    .selectFrom('fund')
    .select(['id', 'published_at', 'created_at'])
    .where('id', 'in', [...fundIds])
    .execute()
  return new Map(rows.map((row) => [row.id, row.published_at ?? row.created_at]))
}

/** Of all funds where none is named. */
type Change = DocumentChange & { fundId?: Id<'fund'> }

async function loadChanges(database: Queryable, fundIds: readonly Id<'fund'>[]): Promise<Change[]> {
  const company = await database.selectFrom('company_facts_version').select('recorded_at').execute()
  const versions = await database
    .selectFrom('fund_version')
    .select(['fund_id', 'saved_at'])
    .where('fund_id', 'in', [...fundIds])
    .execute()
  return [
    ...formChanges,
    ...company.map((row): Change => ({ kind: 'company', at: row.recorded_at })),
    ...versions.map((row): Change => ({ kind: 'fund', at: row.saved_at, fundId: row.fund_id })),
  ]
}
