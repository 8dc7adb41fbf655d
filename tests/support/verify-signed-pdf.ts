import { createHash } from 'node:crypto'
import { OctetString, Sequence } from 'asn1js'
import { ContentInfo, SignedData, TSTInfo, type SignerInfo } from 'pkijs'
import { arrayBuffer, cryptoEngine } from '../../src/adapters/signature/cades-signature.ts'

export interface VerifiedSignature {
  isIntact: boolean
  /** Nothing stands outside the signed bytes but the signature itself. */
  coversWholeFile: boolean
  /** The signed attributes hold the SHA-256 of the signer's certificate (RFC 5035). */
  namesItsCertificate: boolean
  signer: string
  timestampedAt: Date | null
}

/** Reads the last signature of a PDF as any reader would, and checks it against the bytes. */
export async function verifySignedPdf(pdf: Uint8Array): Promise<VerifiedSignature> {
  const file = Buffer.from(pdf)
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(file.toString('latin1'))
  if (!range) throw new Error('the file holds no signature')
  const [, , firstEnd = 0, secondStart = 0, secondLength = 0] = range.map(Number)
  const covered = Buffer.concat([file.subarray(0, firstEnd), file.subarray(secondStart, secondStart + secondLength)])
  const der = Buffer.from(file.subarray(firstEnd + 1, secondStart - 1).toString('latin1'), 'hex')
  const signed = new SignedData({ schema: ContentInfo.fromBER(arrayBuffer(der)).content })
  const certificate = signed.certificates?.[0]
  const [signer] = signed.signerInfos
  if (!signer || !certificate || !('subject' in certificate)) throw new Error('the signature names no signer')
  const certificateHash = createHash('sha256')
    .update(Buffer.from(certificate.toSchema().toBER(false)))
    .digest()
  return {
    isIntact: await signed.verify({ signer: 0, data: arrayBuffer(covered) }, cryptoEngine).catch(() => false),
    coversWholeFile: secondStart + secondLength === file.length,
    namesItsCertificate: namedCertificate(signer).equals(certificateHash),
    signer: String(certificate.subject.typesAndValues[0]?.value.valueBlock.value),
    timestampedAt: await timestampOf(signer),
  }
}

const attributeOf = (attributes: SignerInfo['signedAttrs'], type: string) =>
  attributes?.attributes.find((attribute) => attribute.type === type)?.values[0] as unknown

function namedCertificate(signer: SignerInfo): Buffer {
  let part = attributeOf(signer.signedAttrs, '1.2.840.113549.1.9.16.2.47')
  while (part instanceof Sequence) part = part.valueBlock.value[0]
  if (!(part instanceof OctetString)) throw new Error('the signature names no certificate')
  return Buffer.from(part.valueBlock.valueHexView)
}

/** The token must be about this very signature. */
async function timestampOf(signer: SignerInfo): Promise<Date | null> {
  const token = attributeOf(signer.unsignedAttrs, '1.2.840.113549.1.9.16.2.14')
  if (token === undefined) return null
  const stamp = new SignedData({ schema: new ContentInfo({ schema: token }).content })
  const content = Buffer.concat(
    (stamp.encapContentInfo.eContent?.valueBlock.value ?? []).map((piece) =>
      Buffer.from((piece as OctetString).valueBlock.valueHexView),
    ),
  )
  const info = TSTInfo.fromBER(
    arrayBuffer(
      content.length > 0 ? content : Buffer.from(stamp.encapContentInfo.eContent?.valueBlock.valueHexView ?? []),
    ),
  )
  const stamped = Buffer.from(signer.signature.valueBlock.valueHexView)
  const imprint = createHash('sha256').update(stamped).digest()
  if (!Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView).equals(imprint))
    throw new Error('the time-stamp is about something else')
  if (!(await stamp.verify({ signer: 0, data: arrayBuffer(stamped) }, cryptoEngine)))
    throw new Error('the time-stamp is not signed by its authority')
  return info.genTime
}
