import { FileDamaged, FileMissing } from '../../adapters/files/file-store.ts'
import type { Services } from '../services.ts'
import { renderContractDocument, type ContractDocumentData } from './document/contract-document.ts'

export interface ContractFile {
  bytes: Uint8Array
  sha256: string
}

/**
 * The PDF of a frozen contract document. It is made once, by whoever needs it first: the job right after the contract, or at
 * the latest the first download. From then on its SHA-256 stands, and only those bytes are ever given out. The same data make
 * the same bytes, so a lost file can be made again.
 * @throws MissingGlyphError when a name holds a character that no font of the documents has.
 */
export async function contractFile(services: Services, documentId: number): Promise<ContractFile> {
  const document = await services.database
    .selectFrom('contract_document')
    .select(['data', 'file_sha256'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  const data = document.data as unknown as ContractDocumentData
  return document.file_sha256 === null
    ? renderFirst(services, documentId, data)
    : readOrRestore(services, document.file_sha256, data)
}

async function renderFirst(services: Services, documentId: number, data: ContractDocumentData): Promise<ContractFile> {
  const bytes = await renderContractDocument(data, services.pdf)
  const sha256 = await services.files.put(bytes)
  const first = await services.database
    .updateTable('contract_document')
    .set({ file_sha256: sha256, rendered_at: services.clock.now() })
    .where('id', '=', documentId)
    .where('file_sha256', 'is', null)
    .returning('id')
    .executeTakeFirst()
  // Somebody else was faster: their file is the document.
  return first ? { bytes, sha256 } : contractFile(services, documentId)
}

async function readOrRestore(services: Services, sha256: string, data: ContractDocumentData): Promise<ContractFile> {
  try {
    return { bytes: await services.files.get(sha256), sha256 }
  } catch (error) {
    if (!(error instanceof FileMissing || error instanceof FileDamaged)) throw error
    services.log.error({ err: error, sha256 }, 'a contract document is lost in the file store and is made again')
    const bytes = await renderContractDocument(data, services.pdf)
    if ((await services.files.put(bytes)) !== sha256) throw new Error(`contract document ${sha256} cannot be made again`, { cause: error })
    return { bytes, sha256 }
  }
}
