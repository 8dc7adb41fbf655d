import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../platform/config.ts'
import { ConfigError } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import { demoCertificateName, demoIdentity } from './demo-identity.ts'
import type { DocumentSigner } from './document-signer.ts'
import { createPadesSigner } from './pades-signer.ts'
import { readSigningIdentity, SigningIdentityError, type SigningIdentity } from './signing-identity.ts'
import { httpTimestampAuthority } from './timestamp-authority.ts'

type SigningSettings = Pick<
  Config,
  | 'APP_ENV'
  | 'DATA_DIR'
  | 'BASE_URL'
  | 'SIGNING_CERTIFICATE'
  | 'SIGNING_KEY'
  | 'SIGNING_KEY_PASSPHRASE'
  | 'TIMESTAMP_URL'
>

const warnBeforeMilliseconds = 60 * 24 * 60 * 60 * 1000
const demoKeyBits = 2048
const chance = { randomBytes, generateKey: () => generateKeyPairSync('rsa', { modulusLength: demoKeyBits }).privateKey }

/**
 * The signer that the settings ask for. A configured certificate is read and checked at once, so that a wrong one ends the
 * start; the demo's own is made with the first signature.
 * @throws ConfigError in one line that names what to mend.
 */
export function openDocumentSigner(settings: SigningSettings, signerName: string, now: Date, log: Log): DocumentSigner {
  const configured = readConfigured(settings, now)
  if (configured && configured.expiresAt.getTime() - now.getTime() < warnBeforeMilliseconds) {
    log.warn(
      { expiresAt: configured.expiresAt },
      'the certificate that signs documents expires soon: order its successor',
    )
  }
  const demoFile = path.join(settings.DATA_DIR, 'signing', 'demo-certificate.pem')
  return createPadesSigner({
    identity: () => configured ?? demoIdentity(demoFile, chance, now),
    requestTimestamp: settings.TIMESTAMP_URL ? httpTimestampAuthority(settings.TIMESTAMP_URL, randomBytes) : null,
    signerName,
    contact: `${settings.BASE_URL}/verify`,
    location: 'Japan',
  })
}

function readConfigured(
  { APP_ENV, SIGNING_CERTIFICATE, SIGNING_KEY, SIGNING_KEY_PASSPHRASE }: SigningSettings,
  now: Date,
): SigningIdentity | null {
  if (SIGNING_CERTIFICATE === undefined || SIGNING_KEY === undefined) return null
  const files = {
    certificate: readSetting('SIGNING_CERTIFICATE', SIGNING_CERTIFICATE),
    key: readSetting('SIGNING_KEY', SIGNING_KEY),
    passphrase: SIGNING_KEY_PASSPHRASE,
  }
  try {
    const identity = readSigningIdentity(files, now)
    const isDemo = identity.certificate.subject.typesAndValues.some(
      ({ value }) => value.valueBlock.value === demoCertificateName,
    )
    if (isDemo && APP_ENV === 'production')
      throw new ConfigError("SIGNING_CERTIFICATE is the demo's own: it vouches for nobody")
    return identity
  } catch (error) {
    if (error instanceof SigningIdentityError) throw new ConfigError(error.message, { cause: error })
    throw error
  }
}

function readSetting(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError(`${name} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}
