/** A month's file with its detached signature. */
export interface SignedMonth {
  name: string
  bytes: Buffer
  signature: Uint8Array
}
/** What agrees and what does not, in words; and what the first file names as the one before it. */
export function check(
  files: readonly SignedMonth[],
  certificate?: string | null,
): { agrees: string[]; problems: string[]; begins: { month: string; sha256: string } | null }
