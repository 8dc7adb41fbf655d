export interface GmoAozoraSettings {
  /** Up to and including /ganb/api, without a slash at the end. */
  baseUrl: string
  clientId: string
  clientSecret: string
  /** How the bank registered the client: `client_secret_basic` or `client_secret_post`. */
  clientAuth: 'basic' | 'post'
  /** Separated by blanks. */
  scope: string
  /** The company's collecting account (accountId and raId alike). */
  accountId: string
  /** Kind of the virtual accounts that are issued; continuing where nothing is said. */
  virtualAccountKind?: 'continuing' | 'time_limited'
  /** For one whole exchange; 30 seconds where nothing is said. */
  timeoutMs?: number
  /** Pauses before each repeat of a question that found the bank unavailable. */
  retryPausesMs?: readonly number[]
}

export const defaultTimeoutMs = 30_000
export const defaultRetryPausesMs: readonly number[] = [500, 2_000]
