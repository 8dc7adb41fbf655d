import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Hexadecimal HMAC-SHA256 over the time stamp, a dot, and the raw body. */
export function signNotification(secret: string, timestamp: string, rawBody: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex')
}

/** Tells neither by its answer nor by its duration how much of a wrong signature was right. */
export function isSameSignature(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
