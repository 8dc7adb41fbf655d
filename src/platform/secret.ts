import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, URL-safe: session cookies, mail links, one-time values. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens are stored as their SHA-256 only: who reads the database cannot use them. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** What the audit log calls a session: never what finds it. @param tokenHash of its token. */
export const sessionMark = (tokenHash: Buffer): string => hash('sha256', tokenHash, 'hex').slice(0, 32)

export function sha256Hex(bytes: Uint8Array | string): string {
  return hash('sha256', bytes, 'hex')
}

/** Compares without telling by its time where two texts differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

const derivedKeys = new WeakMap<Uint8Array, Map<string, Buffer>>()

/** What keys are derived for: no two uses share one, and a spelling that changed would lose what was written with the old. */
type KeyPurpose =
  | 'bank tokens'
  | 'device-notice'
  | 'identity-applicant'
  | 'inspection-pack'
  | 'mailed-code'
  | `order-log:${number}`
  | 'passkey-user'
  | 'request-spending'
  | 'unsubscribe'
  | 'web push key'
  | 'xsrf'

/** A key of its own for each purpose, derived once from the one secret of the installation (HKDF, RFC 5869). */
function derivedKey(secretKey: Uint8Array, purpose: KeyPurpose): Buffer {
  const ofSecret = derivedKeys.get(secretKey) ?? new Map<string, Buffer>()
  derivedKeys.set(secretKey, ofSecret)
  const key = ofSecret.get(purpose) ?? Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))
  ofSecret.set(purpose, key)
  return key
}

/** Signs a value; the signature is URL-safe text. */
export function sign(secretKey: Uint8Array, purpose: KeyPurpose, value: string): string {
  return createHmac('sha256', derivedKey(secretKey, purpose)).update(value).digest('base64url')
}

/** AES-256-GCM; the result is text: nonce, tag and ciphertext in base64. */
export function encrypt(secretKey: Uint8Array, purpose: KeyPurpose, plain: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secretKey, purpose), nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** @throws when the text was altered or encrypted under another key or purpose. */
export function decrypt(secretKey: Uint8Array, purpose: KeyPurpose, text: string): string {
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(secretKey, purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
