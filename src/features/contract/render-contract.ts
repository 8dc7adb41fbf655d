import { MissingGlyphError } from '../../adapters/pdf/pdf-renderer.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Services } from '../services.ts'
import { contractFile } from './contract-file.ts'

/**
 * Makes the PDF right after the contract, so that nobody waits for it at the download. A name that no font can show does not
 * get better by repeating: an operator is told.
 */
export async function renderContract(services: Services, documentId: number): Promise<void> {
  try {
    await contractFile(services, documentId)
  } catch (error) {
    if (!(error instanceof MissingGlyphError)) throw error
    services.log.error({ documentId }, 'a contract document holds a character that no font has')
    await inTransaction(services.database, (transaction) =>
      recordAudit(transaction, {
        at: services.clock.now(),
        actor: 'schedule',
        action: 'contract.not_printable',
        objectType: 'contract_document',
        objectId: documentId,
      }),
    )
  }
}
