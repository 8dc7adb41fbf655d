import { plainAddPlaceholder } from '@signpdf/placeholder-plain'
import { SignPdf, Signer } from '@signpdf/signpdf'
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils'
import type { RequestTimestamp } from './cades-signature.ts'
import { cadesSignature, encoded } from './cades-signature.ts'
import type { DocumentSigner } from './document-signer.ts'
import type { SigningIdentity } from './signing-identity.ts'

/** Signature, attributes and dictionary of one signer. */
const signatureBytes = 2_048
/** A token brings the authority's certificates along. */
const timestampBytes = 12_288

export interface PadesSettings {
  /** Asked for with the first signature. */
  identity: () => SigningIdentity
  requestTimestamp: RequestTimestamp | null
  /** Shown by readers of PDF beside the signature. */
  signerName: string
  contact: string
  location: string
}

/** Signs a PDF with an incremental update: the printed bytes stay as they are, the signature is appended and covers all of them. */
export function createPadesSigner(settings: PadesSettings): DocumentSigner {
  let known: SigningIdentity | undefined
  const identityOf = () => (known ??= settings.identity())
  return {
    signBytes: (bytes) => cadesSignature(bytes, identityOf(), settings.requestTimestamp),
    async signPdf(pdf, { signedAt, reason }) {
      const identity = identityOf()
      const prepared = plainAddPlaceholder({
        pdfBuffer: Buffer.from(pdf),
        reason,
        name: settings.signerName,
        contactInfo: settings.contact,
        location: settings.location,
        signingTime: signedAt,
        subFilter: SUBFILTER_ETSI_CADES_DETACHED,
        signatureLength: signatureBytes + certificateBytes(identity) + (settings.requestTimestamp ? timestampBytes : 0),
      })
      return new Uint8Array(
        await new SignPdf().sign(prepared, new CadesSigner(identity, settings.requestTimestamp), signedAt),
      )
    },
  }
}

class CadesSigner extends Signer {
  readonly #identity: SigningIdentity
  readonly #requestTimestamp: RequestTimestamp | null

  constructor(identity: SigningIdentity, requestTimestamp: RequestTimestamp | null) {
    super()
    this.#identity = identity
    this.#requestTimestamp = requestTimestamp
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    return Buffer.from(await cadesSignature(bytes, this.#identity, this.#requestTimestamp))
  }
}

const certificateBytes = ({ certificate, chain }: SigningIdentity): number =>
  [certificate, ...chain].reduce((sum, one) => sum + encoded(one).byteLength, 0)
