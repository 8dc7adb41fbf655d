const DIGITS = 8

/**
 * A member's public number, eight digits, from eight random bytes: what affiliates see instead of a running id.
 * 64 bits against 10^8 numbers make their unevenness a matter of 10^-11. Throws RangeError on fewer bytes.
 */
export function memberNumberFrom(randomBytes: Uint8Array): string {
  if (randomBytes.length < 8) throw new RangeError('a member number needs 8 random bytes')
  const value = randomBytes.slice(0, 8).reduce((number, byte) => (number << 8n) | BigInt(byte), 0n)
  return String(value % 10n ** BigInt(DIGITS)).padStart(DIGITS, '0')
}
