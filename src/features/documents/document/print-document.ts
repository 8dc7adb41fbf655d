import { renderDocument, type PrintedDocument } from '../../../adapters/pdf/printed-document.ts'
import type { Services } from '../../core/services.ts'

/**
 * Prints a document of ours and signs it: whatever leaves the house does so signed. The signature claims the time that the document
 * states, so the same document makes the same bytes as long as the certificate is the same and no time-stamp is added.
 * @throws MissingGlyphError when a name holds a character that no font has; TimestampUnavailable while the authority does not answer.
 */
export async function printDocument(
  services: Pick<Services, 'pdf'> & { signer: Pick<Services['signer'], 'signPdf'> },
  paper: PrintedDocument,
): Promise<Uint8Array> {
  const printed = await renderDocument(paper, services.pdf)
  return services.signer.signPdf(printed, { signedAt: new Date(paper.createdAt), reason: `${paper.title}の発行` })
}
