export interface BankTokens {
  accessToken: string
  /** The one before: a notice that the bank wrote just before a refresh still carries it. */
  previousAccessToken: string | null
  refreshToken: string
  scope: string
  issuedAt: Date
  expiresAt: Date
  /** Since when the bank accepts the refresh token no longer: the access token lives on to its end, then somebody has to link anew. */
  refusedAt: Date | null
}

export interface TokenShelf {
  load(): Promise<BankTokens | null>
  /** A refresh makes the old refresh token worthless, so all of it is stored at once. */
  save(tokens: BankTokens): Promise<void>
}

/** Where the bank's tokens live, encrypted, shared by all processes. */
export interface BankTokenStore extends TokenShelf {
  /** Runs `work` while no other process can be inside; `shelf` sees what the last holder saved, and keeps nothing where `work` throws. */
  withLock<T>(work: (shelf: TokenShelf) => Promise<T>): Promise<T>
  /** The bank refused to refresh the tokens of this issue; tokens that were saved meanwhile are not meant. */
  noteRefusal(tokens: BankTokens, at: Date): Promise<void>
}
