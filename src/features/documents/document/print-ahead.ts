import { MissingGlyphError } from '../../../adapters/pdf/pdf-renderer.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Services } from '../../core/services.ts'
import { documentFile } from './document-file.ts'
import { personalTables, type PersonalDocument } from './personal-document.ts'

/**
 * Makes a PDF right after its event, so that nobody waits for it at the download. A name that no font can show does not get
 * better by repeating: an operator is notified.
 */
export async function printAhead(services: Services, document: PersonalDocument): Promise<void> {
  try {
    await documentFile(services, document)
  } catch (error) {
    if (!(error instanceof MissingGlyphError)) throw error
    services.log.error({ document }, 'a document holds a character that no font has')
    await inTransaction(services.database, (transaction) =>
      recordAudit(transaction, {
        at: services.clock.now(),
        actor: 'schedule',
        action: `${document.kind}.not_printable`,
        objectType: personalTables[document.kind],
        objectId: document.id,
      }),
    )
  }
}
