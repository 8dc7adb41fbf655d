import type { Hashes } from '../../../../domain/investing/lottery.ts'

/**
 * The digests of the visitor's own browser; null where it offers none, which is so on a page that came neither by https
 * nor from this very computer.
 */
export function browserHashes(webCrypto: Crypto | undefined): Hashes | null {
  const subtle = webCrypto?.subtle
  if (subtle === undefined) return null
  const keys = new WeakMap<Uint8Array, Promise<CryptoKey>>()
  const keyOf = (bytes: Uint8Array) => {
    const known = keys.get(bytes)
    if (known !== undefined) return known
    const key = subtle.importKey('raw', new Uint8Array(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    keys.set(bytes, key)
    return key
  }
  return {
    sha256Hex: async (message) => hexOf(await subtle.digest('SHA-256', new Uint8Array(message))),
    hmacSha256Hex: async (key, message) => hexOf(await subtle.sign('HMAC', await keyOf(key), new Uint8Array(message))),
  }
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
