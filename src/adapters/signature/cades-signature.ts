import { createHash, webcrypto, type KeyObject } from 'node:crypto'
import { Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  type Certificate,
} from 'pkijs'
import type { SigningIdentity } from './signing-identity.ts'

/** RFC 5652 and RFC 5035. */
const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const

type EngineOptions = ConstructorParameters<typeof CryptoEngine>[0]

export const cryptoEngine = new CryptoEngine({
  name: 'node',
  crypto: webcrypto as unknown as EngineOptions['crypto'],
})

/** Asks for a time-stamp token (RFC 3161) over the given bytes: its DER. */
export type RequestTimestamp = (bytes: Uint8Array) => Promise<Uint8Array>

/**
 * A detached CAdES signature over `bytes` as PAdES wants it (ETSI EN 319 142-1, table 1): content type, digest and the signer's
 * certificate are signed, a signing time is not, since the PDF states it. DER.
 */
export async function cadesSignature(
  bytes: Uint8Array,
  identity: SigningIdentity,
  requestTimestamp: RequestTimestamp | null,
): Promise<Uint8Array> {
  const { certificate, chain, key } = identity
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: signedAttributes(bytes, certificate) }),
  })
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
    signerInfos: [signer],
    certificates: [certificate, ...chain],
  })
  await signed.sign(await importedKey(key), 0, 'SHA-256', arrayBuffer(bytes), cryptoEngine)
  if (requestTimestamp) {
    const token = await requestTimestamp(new Uint8Array(signer.signature.valueBlock.valueHexView))
    const attribute = new Attribute({
      type: oid.timeStampToken,
      values: [ContentInfo.fromBER(arrayBuffer(token)).toSchema()],
    })
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] })
  }
  return new Uint8Array(
    new ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) }).toSchema().toBER(false),
  )
}

/** In the order of their encodings: what is signed is a DER set. */
function signedAttributes(bytes: Uint8Array, certificate: Certificate): Attribute[] {
  const attributes = [
    new Attribute({ type: oid.contentType, values: [new ObjectIdentifier({ value: oid.data })] }),
    new Attribute({ type: oid.messageDigest, values: [new OctetString({ valueHex: sha256(bytes) })] }),
    new Attribute({ type: oid.signingCertificateV2, values: [signingCertificate(certificate)] }),
  ]
  const encodingOf = (attribute: Attribute) => Buffer.from(attribute.toSchema().toBER(false))
  return attributes.toSorted((one, other) => Buffer.compare(encodingOf(one), encodingOf(other)))
}

/** SigningCertificateV2 of RFC 5035: binds the signature to this very certificate; SHA-256 is its default and not named. */
function signingCertificate(certificate: Certificate): Sequence {
  const hash = new OctetString({ valueHex: sha256(encoded(certificate)) })
  return new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] })
}

/** The DER of certificates: to encode one takes as long as to sign with it. */
const encodings = new WeakMap<Certificate, Uint8Array>()

export function encoded(certificate: Certificate): Uint8Array {
  const known = encodings.get(certificate) ?? new Uint8Array(certificate.toSchema().toBER(false))
  encodings.set(certificate, known)
  return known
}

const importedKeys = new WeakMap<KeyObject, Promise<webcrypto.CryptoKey>>()

/** Once for each key. */
function importedKey(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const imported = importedKeys.get(key) ?? importKey(key)
  importedKeys.set(key, imported)
  return imported
}

async function importKey(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const algorithm =
    key.asymmetricKeyType === 'rsa'
      ? { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      : { name: 'ECDSA', namedCurve: webCurve(key.asymmetricKeyDetails?.namedCurve ?? '') }
  const der = key.export({ format: 'der', type: 'pkcs8' })
  return webcrypto.subtle.importKey('pkcs8', new Uint8Array(der), algorithm, false, ['sign'])
}

const webCurve = (name: string): string =>
  ({ prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' })[name] ?? name

export const sha256 = (bytes: Uint8Array): ArrayBuffer => arrayBuffer(createHash('sha256').update(bytes).digest())

export const arrayBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

export const sha256Algorithm = () => new AlgorithmIdentifier({ algorithmId: oid.sha256, algorithmParams: new Null() })
