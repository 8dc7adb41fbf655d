import type { Clock } from '../../../platform/clock.ts'
import { BankNotLinked } from '../bank-failure.ts'
import type { BankTokens, BankTokenStore, TokenShelf } from '../bank-token-store.ts'
import type { Authorization, GrantedTokens } from './authorization.ts'

export interface TokenKeeper {
  /** A token fit for use, refreshed beforehand once four fifths of its life are over. */
  current(): Promise<string>
  /** The token to use instead of one that the bank has just refused. */
  replace(refused: string): Promise<string>
  link(request: { code: string; redirectUri: string }): Promise<void>
  /** The current and the previous token: a notice may carry either. */
  accepted(): Promise<string[]>
}

export function createTokenKeeper(store: BankTokenStore, authorization: Authorization, clock: Clock): TokenKeeper {
  async function loadLinked(shelf: TokenShelf): Promise<BankTokens> {
    const tokens = await shelf.load()
    if (!tokens) throw new BankNotLinked('no bank account is linked')
    return tokens
  }

  async function keep(shelf: TokenShelf, granted: GrantedTokens, before: BankTokens | null): Promise<BankTokens> {
    const issuedAt = clock.now()
    const tokens: BankTokens = {
      accessToken: granted.accessToken,
      previousAccessToken: before?.accessToken ?? null,
      refreshToken: granted.refreshToken || before?.refreshToken || '',
      scope: granted.scope || before?.scope || '',
      issuedAt,
      expiresAt: new Date(issuedAt.getTime() + granted.lifeSeconds * 1000),
      refusedAt: null,
    }
    await shelf.save(tokens)
    return tokens
  }

  /** Another process may have refreshed while this one waited for the lock, so what counts is what stands there now. */
  async function refreshIf(isDue: (tokens: BankTokens) => boolean): Promise<BankTokens> {
    let refused: BankTokens | null = null
    try {
      return await store.withLock(async (shelf) => {
        const tokens = await loadLinked(shelf)
        if (!isDue(tokens)) return tokens
        // A refresh token that was refused once stays dead (RFC 6749, 5.2): asking again tells nothing new.
        if (tokens.refusedAt) throw new BankNotLinked('the bank no longer accepts the authorization')
        refused = tokens
        return keep(shelf, await authorization.refresh(tokens.refreshToken), tokens)
      })
    } catch (error) {
      if (refused && error instanceof BankNotLinked) await store.noteRefusal(refused, clock.now())
      throw error
    }
  }

  const isAgeing = (tokens: BankTokens) => {
    const life = tokens.expiresAt.getTime() - tokens.issuedAt.getTime()
    return clock.now().getTime() - tokens.issuedAt.getTime() >= life * 0.8
  }

  return {
    async current() {
      const tokens = await loadLinked(store)
      if (!isAgeing(tokens)) return tokens.accessToken
      try {
        return (await refreshIf(isAgeing)).accessToken
      } catch (error) {
        // The last fifth of its life is there to bridge exactly this.
        if (clock.now() < tokens.expiresAt) return tokens.accessToken
        throw error
      }
    },

    async replace(refused) {
      return (await refreshIf((tokens) => tokens.accessToken === refused)).accessToken
    },

    async link(request) {
      await store.withLock(async (shelf) => keep(shelf, await authorization.exchangeCode(request), await shelf.load()))
    },

    async accepted() {
      const tokens = await store.load()
      return [tokens?.accessToken, tokens?.previousAccessToken].filter((token) => typeof token === 'string')
    },
  }
}
