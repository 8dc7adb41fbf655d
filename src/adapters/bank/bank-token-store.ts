export interface BankTokens {
  accessToken: string
  /** The one before: a notice that the bank wrote just before a refresh still carries it. */
  previousAccessToken: string | null
  refreshToken: string
  scope: string
  issuedAt: Date
  expiresAt: Date
}

/**
 * Where the bank's tokens live, encrypted, shared by all processes. A refresh makes the old refresh token worthless, so
 * `save` stores all of it in one transaction.
 */
export interface BankTokenStore {
  load(): Promise<BankTokens | null>
  save(tokens: BankTokens): Promise<void>
  /** Runs `work` while no other process can be inside; inside, `load` sees what the last holder saved. */
  withLock<T>(work: () => Promise<T>): Promise<T>
}
