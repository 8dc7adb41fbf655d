import type { ApplicationDecision } from '../../../domain/investing/application.ts'
import type { Id } from '../../../domain/id.ts'
import { REFUSAL_MESSAGES } from '../../../domain/refusal.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { sha256Hex } from '../../../platform/secret.ts'
import type { ApplicationRequest } from './application.ts'

export interface PreContractDocument {
  id: Id<'fund_document'>
  sha256: string
}

/** The versions that are delivered before the contract now; the fund is locked, so they stay while the batch is decided. */
export async function loadPreContractDocuments(
  transaction: Transaction,
  fundId: Id<'fund'>,
): Promise<PreContractDocument[]> {
  return transaction
    .selectFrom('fund_document')
    .select(['id', 'file_sha256 as sha256'])
    .where('fund_id', '=', fundId)
    .where('kind', '=', 'pre_contract')
    .where('replaced_at', 'is', null)
    .orderBy('position')
    .execute()
}

/** Refuses whoever read an older version than the one that holds now; the others are decided, in their order. */
export function refuseUnread(
  documents: readonly PreContractDocument[],
  requests: readonly ApplicationRequest[],
  decide: (read: ApplicationRequest[]) => ApplicationDecision[],
): ApplicationDecision[] {
  const isUnread = ({ documents: ticked }: ApplicationRequest) =>
    ticked !== undefined && !documents.every(({ id }) => ticked.includes(id))
  const decided = decide(requests.filter((request) => !isUnread(request))).values()
  return requests.map((request) => {
    if (isUnread(request))
      return {
        accepted: false,
        memberId: String(request.memberId),
        code: 'documents_changed',
        message: REFUSAL_MESSAGES.documents_changed,
      }
    const { value } = decided.next()
    if (!value) throw new Error('an application was not decided')
    return value
  })
}

/** Which versions stood before an applicant, and which of them were ticked as read. */
interface Reading {
  sha256: string
  lines: { id: Id<'fund_document'>; sha256: string; isTicked: boolean }[]
}

function readingOf(documents: readonly PreContractDocument[], ticked: readonly Id<'fund_document'>[]): Reading {
  const lines = documents
    .map(({ id, sha256 }) => ({ id, sha256, isTicked: ticked.includes(id) }))
    .toSorted((one, other) => one.id - other.id)
  return {
    sha256: sha256Hex(lines.map(({ id, sha256, isTicked }) => `${id}:${sha256}:${isTicked ? 1 : 0}`).join('|')),
    lines,
  }
}

/**
 * Keeps which versions stood before each applicant and which were ticked; nearly all have the same, which is kept once.
 * @returns the number of the reading, or null where the fund has no such documents, in the order of what was ticked.
 */
export async function keepReadings(
  transaction: Transaction,
  documents: readonly PreContractDocument[],
  ticked: readonly (readonly Id<'fund_document'>[])[],
): Promise<(Id<'document_reading'> | null)[]> {
  if (documents.length === 0) return ticked.map(() => null)
  const different = new Map(ticked.map((ids) => [ids.join(), ids]))
  const numbers = new Map<string, Id<'document_reading'>>()
  for (const [name, ids] of different) numbers.set(name, await keepReading(transaction, readingOf(documents, ids)))
  return ticked.map((ids) => numbers.get(ids.join()) ?? null)
}

async function keepReading(transaction: Transaction, reading: Reading): Promise<Id<'document_reading'>> {
  const known = await findReading(transaction, reading.sha256)
  if (known !== undefined) return known
  // The documents are of one fund, which is locked: nobody else keeps the same reading now.
  const { id } = await transaction
    .insertInto('document_reading')
    .values({ sha256: reading.sha256 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('document_reading_line')
    .values(
      reading.lines.map((line) => ({
        reading_id: id,
        fund_document_id: line.id,
        file_sha256: line.sha256,
        ticked: line.isTicked,
      })),
    )
    .execute()
  return id
}

async function findReading(transaction: Transaction, sha256: string): Promise<Id<'document_reading'> | undefined> {
  const row = await transaction
    .selectFrom('document_reading')
    .select('id')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row?.id
}
