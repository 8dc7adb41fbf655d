/** Who sends a request; each but the visitor is logged in. */
export const callers = ['visitor', 'member', 'verified', 'investor', 'admin', 'admin2'] as const
export type Caller = (typeof callers)[number]

/** One request, complete: the same number of the same seed is always the same. */
export interface FuzzRequest {
  what: string
  caller: Caller
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  /** With the caller's XSRF pair. */
  isOwnPage: boolean
}
