import { sql } from 'kysely'
import { FileDamaged, FileMissing } from '../../../adapters/files/file-store.ts'
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts'
import type { Services } from '../../core/services.ts'
import { loadDocumentContent } from './load-document-content.ts'
import { personalTables, type PersonalDocument } from './personal-document.ts'
import { printDocument } from './print-document.ts'

export interface DocumentFile {
  bytes: Uint8Array
  sha256: string
}

/**
 * The signed PDF of a frozen document. It is made once, by whoever needs it first: the job right after the event, or at the
 * latest the first download. From then on its SHA-256 stands, and only those bytes are ever given out.
 * @throws MissingGlyphError when a name holds a character that no font of the documents has.
 */
export async function documentFile(services: Services, document: PersonalDocument): Promise<DocumentFile> {
  const { paper, fileSha256 } = await loadDocumentContent(services.database, document)
  return fileSha256 === null ? printFirst(services, document, paper) : readOrRestore(services, fileSha256, paper)
}

async function printFirst(
  services: Services,
  document: PersonalDocument,
  paper: PrintedDocument,
): Promise<DocumentFile> {
  const bytes = await printDocument(services, paper)
  const sha256 = await services.files.put(bytes)
  const { rows } = await sql`
    update ${sql.table(personalTables[document.kind])} set file_sha256 = ${sha256}, rendered_at = ${services.clock.now()}
    where id = ${document.id} and file_sha256 is null returning id`.execute(services.database)
  // Somebody else was faster: their file is the document.
  return rows.length > 0 ? { bytes, sha256 } : documentFile(services, document)
}

/** A lost file comes back where the same certificate still signs and no time-stamp made it unique; else from the backup alone. */
async function readOrRestore(services: Services, sha256: string, paper: PrintedDocument): Promise<DocumentFile> {
  try {
    return { bytes: await services.files.get(sha256), sha256 }
  } catch (error) {
    if (!(error instanceof FileMissing || error instanceof FileDamaged)) throw error
    services.log.error({ err: error, sha256 }, 'a document is lost in the file store and is made again')
    const bytes = await printDocument(services, paper)
    if ((await services.files.put(bytes)) !== sha256)
      throw new Error(`document ${sha256} cannot be made again: take it from the backup`, { cause: error })
    return { bytes, sha256 }
  }
}
