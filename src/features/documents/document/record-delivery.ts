import type { Transaction } from '../../../platform/database/connect.ts'
import type { RequestFacts } from '../../core/graphql/context.ts'
import { personalColumns, type PersonalDocument } from './personal-document.ts'
import type { Id } from '../../../domain/id.ts'

export interface Delivery {
  document: PersonalDocument | { kind: 'fund_document'; id: Id<'fund_document'> }
  memberId: Id<'member'>
  sha256: string
  at: Date
  request: Pick<RequestFacts, 'ipAddress' | 'device'>
}

const longestDevice = 300

/** Writes down that a person opened a document: which bytes, when, whence and with what. */
export async function recordDelivery(
  transaction: Transaction,
  { document, memberId, sha256, at, request }: Delivery,
): Promise<void> {
  await transaction
    .insertInto('document_delivery')
    .values({
      [document.kind === 'fund_document' ? 'fund_document_id' : personalColumns[document.kind]]: document.id,
      member_id: memberId,
      file_sha256: sha256,
      at,
      ip_address: request.ipAddress,
      device: request.device.slice(0, longestDevice),
    })
    .execute()
}
