/** Letters and digits that nobody takes for another: no I, O, 0, 1. 32 of them, so five bits of a byte choose one evenly. */
export const INVITATION_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const INVITATION_CODE_LENGTH = 8

/** Throws RangeError on fewer than eight random bytes. */
export function invitationCodeFrom(randomBytes: Uint8Array): string {
  if (randomBytes.length < INVITATION_CODE_LENGTH) throw new RangeError('an invitation code needs 8 random bytes')
  return Array.from(randomBytes.slice(0, INVITATION_CODE_LENGTH), (byte) => INVITATION_ALPHABET[byte & 31]).join('')
}

/** A code as somebody typed or followed it, in any width and case; null where it cannot be one. */
export function parseInvitationCode(text: string): string | null {
  const code = text.normalize('NFKC').trim().toUpperCase()
  return /^[A-HJ-NP-Z2-9]{8}$/.test(code) ? code : null
}
