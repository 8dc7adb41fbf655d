import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BitString, fromBER, Integer, Null, Utf8String } from 'asn1js'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  PublicKeyInfo,
} from 'pkijs'
import { arrayBuffer } from './cades-signature.ts'
import { readSigningIdentity, type SigningIdentity } from './signing-identity.ts'

/** Chance, as an argument: a fresh RSA key, the certificate's number, and a suffix for the file under way. */
export interface Chance {
  generateKey(): KeyObject
  randomBytes(length: number): Uint8Array
}

/** Marks a certificate that vouches for nobody: production refuses it. */
export const demoCertificateName = '糸funding DEMO'

const sha256WithRsa = '1.2.840.113549.1.1.11'
/** The demo plays years of history, and its clock runs ahead as far as a visitor likes. */
const validity = { from: new Date('2015-01-01T00:00:00Z'), until: new Date('2049-12-31T00:00:00Z') }

/** The demo's own certificate and key: made once and kept, so that what was signed yesterday is still signed by the same. */
export function demoIdentity(file: string, chance: Chance, now: Date): SigningIdentity {
  const pem = readIfThere(file) ?? keep(file, makePem(chance), Buffer.from(chance.randomBytes(6)).toString('hex'))
  // A demo clock beyond the certificate's years must not stop the demo.
  return readSigningIdentity({ certificate: pem, key: pem }, now < validity.until ? now : validity.from)
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Of several processes that make one at once, the first one's stands. */
function keep(file: string, pem: string, suffix: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = `${file}.${suffix}.part`
  writeFileSync(temporary, pem, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function makePem(chance: Chance): string {
  const key = chance.generateKey()
  const certificate = selfSigned(key, chance.randomBytes(15))
  const body = Buffer.from(certificate.toSchema(true).toBER(false))
    .toString('base64')
    .replace(/.{64}/g, '$&\n')
    .trimEnd()
  return `${key.export({ format: 'pem', type: 'pkcs8' }).toString()}-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`
}

/** An X.509 certificate (RFC 5280) for signing documents, signed by its own RSA key. */
export function selfSigned(
  key: KeyObject,
  serial: Uint8Array,
  changes: { name?: string; from?: Date; until?: Date; keyUsage?: number } = {},
): Certificate {
  const algorithm = () => new AlgorithmIdentifier({ algorithmId: sha256WithRsa, algorithmParams: new Null() })
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: arrayBuffer(Uint8Array.from([1, ...serial])) }),
  })
  const name = changes.name ?? demoCertificateName
  for (const party of [certificate.issuer, certificate.subject]) {
    party.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) }))
  }
  certificate.notBefore.value = changes.from ?? validity.from
  certificate.notAfter.value = changes.until ?? validity.until
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' })
  certificate.subjectPublicKeyInfo = new PublicKeyInfo({ schema: fromBER(arrayBuffer(publicKey)).result })
  certificate.extensions = [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(false),
    }),
    // digitalSignature and contentCommitment.
    new Extension({
      extnID: '2.5.29.15',
      critical: true,
      extnValue: new BitString({
        valueHex: arrayBuffer(Uint8Array.of(changes.keyUsage ?? 0b1100_0000)),
        unusedBits: 6,
      }).toBER(false),
    }),
    new Extension({ extnID: '2.5.29.14', extnValue: keyIdentifier(publicKey) }),
  ]
  certificate.signature = algorithm()
  certificate.signatureAlgorithm = algorithm()
  const signature = sign('sha256', Buffer.from(certificate.encodeTBS().toBER(false)), key)
  certificate.signatureValue = new BitString({ valueHex: arrayBuffer(signature) })
  return certificate
}

/** An octet string (tag 4, 20 bytes) with the SHA-1 of the key, as RFC 5280 4.2.1.2 names keys. */
function keyIdentifier(publicKey: Buffer): ArrayBuffer {
  return arrayBuffer(Buffer.concat([Buffer.from([4, 20]), createHash('sha1').update(publicKey).digest()]))
}
