/** Who a card says its holder is. */
export interface CardPerson {
  name: string
  address: string
  /** 'YYYY-MM-DD' */
  birthday: string
}

/** One way of a member to the app and back. */
export interface AppRequest {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
  /** The signature that is asked for; without it the user certificate alone. */
  transactionId: string | null
}

/** What a certified verifier found out about a signature. */
export interface SignatureReport {
  isSignatureValid: boolean
  certificate: 'valid' | 'revoked' | 'expired'
  certificateSerial: string
  person: CardPerson
  checkedAt: Date
}

/**
 * The authentication app of the Digital Agency (OpenID Connect), and the certified verifier that judges what was signed with it. Methods reject
 * with IdentityServiceUnavailable (try again) or IdentityServiceRefused (this attempt is over).
 */
export interface IdentityApp {
  /** Prepares a signature over the text. @returns the transaction's id. */
  openSignature(text: string): Promise<{ transactionId: string }>
  /** Where the member's browser goes. */
  address(request: AppRequest): string
  /**
   * Exchanges the code that came back, once. `subject` is who the person is to this service, the same each time; `person` is what the user
   * certificate says, null where a signature was asked for.
   */
  redeem(request: Omit<AppRequest, 'state'> & { code: string }): Promise<{ subject: string; person: CardPerson | null }>
  /** 'waiting' while nothing was signed yet; null where the verifier knows no such signature, or one over another text. */
  findSignature(signature: { transactionId: string; text: string }): Promise<SignatureReport | 'waiting' | null>
}
