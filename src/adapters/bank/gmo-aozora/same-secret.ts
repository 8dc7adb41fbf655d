import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares without telling by its duration how much was right, nor how long the right one is. Empty never matches. */
export function sameSecret(given: string, expected: string): boolean {
  if (!given || !expected) return false
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
