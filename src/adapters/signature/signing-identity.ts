import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { BitString } from 'asn1js'
import { Certificate } from 'pkijs'

/** Who signs: a private key, its certificate, and the certificates that lead to a root. */
export interface SigningIdentity {
  key: KeyObject
  certificate: Certificate
  /** Without the signer's own. */
  chain: readonly Certificate[]
  expiresAt: Date
}

/** What is wrong with the certificate or the key, with the setting to mend: one line for the terminal. */
export class SigningIdentityError extends Error {
  override readonly name = 'SigningIdentityError'
}

export interface PemFiles {
  /** The signer's certificate first, then its chain. */
  certificate: string
  key: string
  passphrase?: string | undefined
}

const keyUsageExtension = '2.5.29.15'
const smallestRsaKeyBits = 2048

/**
 * Reads and checks a certificate and its key in PEM.
 * @throws SigningIdentityError where either is unreadable, they do not belong together, the certificate is not valid now, is not
 * meant for signing (RFC 5280, key usage: digitalSignature or contentCommitment), or the key is too weak.
 */
export function readSigningIdentity(
  { certificate: pem, key: keyPem, passphrase }: PemFiles,
  now: Date,
): SigningIdentity {
  const [own, ...chain] = readCertificates(pem)
  if (!own) throw new SigningIdentityError('SIGNING_CERTIFICATE holds no certificate in PEM')
  const key = readKey(keyPem, passphrase)
  if (!own.checkPrivateKey(key)) throw new SigningIdentityError('SIGNING_KEY is not the key of SIGNING_CERTIFICATE')
  const [from, until] = [new Date(own.validFrom), new Date(own.validTo)]
  if (now < from) throw new SigningIdentityError(`SIGNING_CERTIFICATE is valid only from ${from.toISOString()} on`)
  if (now >= until) throw new SigningIdentityError(`SIGNING_CERTIFICATE expired on ${until.toISOString()}`)
  const certificate = parse(own)
  if (!maySign(certificate))
    throw new SigningIdentityError(
      'SIGNING_CERTIFICATE is not meant for signing: its key usage lacks digitalSignature and nonRepudiation',
    )
  return { key, certificate, chain: chain.map(parse), expiresAt: until }
}

function readCertificates(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  try {
    return blocks.map((block) => new X509Certificate(block))
  } catch (error) {
    throw new SigningIdentityError('SIGNING_CERTIFICATE is not readable as a certificate', { cause: error })
  }
}

function readKey(pem: string, passphrase: string | undefined): KeyObject {
  let key: KeyObject
  try {
    key = createPrivateKey(passphrase === undefined ? pem : { key: pem, passphrase })
  } catch (error) {
    throw new SigningIdentityError('SIGNING_KEY is not readable as a private key, or SIGNING_KEY_PASSPHRASE is wrong', {
      cause: error,
    })
  }
  const isStrong =
    key.asymmetricKeyType === 'rsa'
      ? (key.asymmetricKeyDetails?.modulusLength ?? 0) >= smallestRsaKeyBits
      : key.asymmetricKeyType === 'ec'
  if (!isStrong)
    throw new SigningIdentityError(
      `SIGNING_KEY must be an elliptic-curve key, or an RSA key of ${smallestRsaKeyBits} bits or more`,
    )
  return key
}

const parse = (certificate: X509Certificate): Certificate => Certificate.fromBER(new Uint8Array(certificate.raw))

/** A certificate without the extension is not restricted. */
function maySign(certificate: Certificate): boolean {
  const usage = certificate.extensions?.find((extension) => extension.extnID === keyUsageExtension)
    ?.parsedValue as unknown
  if (!(usage instanceof BitString)) return true
  // The first two bits: digitalSignature and contentCommitment (nonRepudiation).
  return ((usage.valueBlock.valueHexView[0] ?? 0) & 0b1100_0000) !== 0
}
