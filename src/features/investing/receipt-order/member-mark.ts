import { sign } from '../../../platform/secret.ts'
import type { Id } from '../../../domain/id.ts'

/**
 * How the published order of a fund names a member: an HMAC of the member's number under a key of the fund's own. Members are shown
 * theirs; nobody else can tell whose it is, nor that two marks of different funds are one person's.
 */
export function memberMark(secretKey: Uint8Array, fundId: Id<'fund'>, memberNumber: string): string {
  // Hexadecimal: in a file that a spreadsheet opens, nothing begins like a formula.
  return Buffer.from(sign(secretKey, `order-log:${fundId}`, memberNumber), 'base64url')
    .toString('hex')
    .slice(0, 16)
}
