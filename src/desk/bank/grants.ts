import { randomBytes } from 'node:crypto'
import type { BusinessClock } from '../clock.ts'
import type { Journal } from '../journal.ts'

export interface Consent {
  code: string
  redirectUri: string
  scope: string
  nonce?: string
  /** Unix milliseconds of the business clock. */
  expiresAt: number
}

export interface TokenPair {
  accessToken: string
  refreshToken: string
  scope: string
  expiresAt: number
  nonce?: string
  /** The code or refresh token that was given for this pair; neither works twice. */
  usedUp: string
}

const codeLifeMs = 5 * 60_000
export const accessTokenLifeSeconds = 2_592_000

/** Consents and tokens. Codes live five minutes, access tokens 30 days; a refresh token is replaced at each use. */
export class Grants {
  readonly #journal: Journal
  readonly #clock: BusinessClock
  readonly #consents = new Map<string, Consent>()
  readonly #byAccessToken = new Map<string, TokenPair>()
  readonly #byRefreshToken = new Map<string, TokenPair>()
  #latest: TokenPair | undefined

  constructor(journal: Journal, clock: BusinessClock) {
    this.#journal = journal
    this.#clock = clock
    journal.on('consent-given', (consent) => this.#consents.set(consent.code, consent))
    journal.on('tokens-given', (pair) => {
      this.#consents.delete(pair.usedUp)
      this.#byRefreshToken.delete(pair.usedUp)
      this.#byAccessToken.set(pair.accessToken, pair)
      this.#byRefreshToken.set(pair.refreshToken, pair)
      this.#latest = pair
    })
  }

  consent(redirectUri: string, scope: string, nonce: string | undefined): string {
    const code = randomBytes(24).toString('hex')
    const expiresAt = this.#clock.now().getTime() + codeLifeMs
    this.#journal.record('consent-given', {
      code,
      redirectUri,
      scope,
      expiresAt,
      ...(nonce !== undefined && { nonce }),
    })
    return code
  }

  /** undefined for a code that is unknown, used, too old or was given for another redirect address. */
  redeemCode(code: string, redirectUri: string): TokenPair | undefined {
    const consent = this.#consents.get(code)
    if (!consent || consent.redirectUri !== redirectUri || this.#isOver(consent.expiresAt)) return undefined
    return this.#give(code, consent.scope, consent.nonce)
  }

  /** undefined for a refresh token that is unknown or was used. */
  refresh(refreshToken: string): TokenPair | undefined {
    const pair = this.#byRefreshToken.get(refreshToken)
    return pair && this.#give(refreshToken, pair.scope, undefined)
  }

  /** The pair of an access token that is still alive. The one before a refresh lives on until its own end. */
  alive(accessToken: string | undefined): TokenPair | undefined {
    const pair = accessToken === undefined ? undefined : this.#byAccessToken.get(accessToken)
    return pair && !this.#isOver(pair.expiresAt) ? pair : undefined
  }

  /** The access token that notifications carry; undefined when the latest has expired or none was ever given. */
  current(): string | undefined {
    return this.alive(this.#latest?.accessToken)?.accessToken
  }

  #give(usedUp: string, scope: string, nonce: string | undefined): TokenPair {
    const pair: TokenPair = {
      accessToken: randomBytes(32).toString('base64url'),
      refreshToken: randomBytes(32).toString('base64url'),
      scope,
      expiresAt: this.#clock.now().getTime() + accessTokenLifeSeconds * 1000,
      usedUp,
      ...(nonce !== undefined && { nonce }),
    }
    this.#journal.record('tokens-given', pair)
    return pair
  }

  #isOver(instant: number): boolean {
    return this.#clock.now().getTime() >= instant
  }
}
