/**
 * The bank may quote what it was sent. Account numbers (7 digits and more), payees' names (half-width kana) and tokens
 * are taken out before its words go into a log or in front of an operator.
 */
export function maskPersonalParts(message: string): string {
  return message
    .replace(/[A-Za-z0-9_\-.~+/]{20,}/g, '***')
    .replace(/\p{Nd}{7,}/gu, '***')
    .replace(/[\uff61-\uff9f][\uff61-\uff9f ()./-]*/g, '***')
}
