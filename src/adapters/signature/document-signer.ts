import type { FreeText } from '../../domain/free-text.ts'
export interface SignedFacts {
  /** The time that the signature claims: with the same certificate, the same file and time give the same bytes. */
  signedAt: Date
  /** Why it is signed, as readers of PDF show it. */
  reason: FreeText
}

/** Puts the operator's electronic signature into a PDF, or beside any other file: who changes one byte afterwards breaks it. */
export interface DocumentSigner {
  /**
   * The file with a signature over all of its bytes (PAdES, ETSI EN 319 142-1: level B-B, or B-T where a time-stamp authority is set).
   * @throws TimestampUnavailable while the authority does not answer: nothing is ever issued without the time that is promised.
   */
  signPdf(pdf: Uint8Array, facts: SignedFacts): Promise<Uint8Array>
  /**
   * A signature over the bytes that stands beside them (detached CMS as in CAdES, ETSI EN 319 122-1, DER), by the same certificate.
   * @throws TimestampUnavailable as above.
   */
  signBytes(bytes: Uint8Array): Promise<Uint8Array>
}

export class TimestampUnavailable extends Error {
  override readonly name = 'TimestampUnavailable'
}
