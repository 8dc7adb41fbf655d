import * as v from 'valibot'
import { BankNotLinked, BankRefused, BankUnavailable, BankUnknown } from '../bank-failure.ts'
import { parseJson } from './answer.ts'
import { requiredText, text, wholeNumber } from './fields.ts'
import type { HttpExchange, HttpOutcome } from './http-exchange.ts'
import type { GmoAozoraSettings } from './settings.ts'

/** The life of an access token where the answer does not say: 30 days. */
const usualLifeSeconds = 2_592_000

const tokenAnswer = v.object({
  access_token: requiredText,
  refresh_token: text,
  scope: text,
  expires_in: v.nullish(wholeNumber, usualLifeSeconds),
})
const tokenError = v.object({ error: requiredText })

export interface GrantedTokens {
  accessToken: string
  /** Empty where the bank gave no new one: the old one stays good. */
  refreshToken: string
  scope: string
  lifeSeconds: number
}

export interface Authorization {
  url(request: { state: string; redirectUri: string }): string
  exchangeCode(request: { code: string; redirectUri: string }): Promise<GrantedTokens>
  /** Rejects with BankNotLinked where the bank no longer accepts the refresh token. */
  refresh(refreshToken: string): Promise<GrantedTokens>
}

/** OAuth 2.0 authorization code flow (RFC 6749, 4.1), without PKCE, which the bank does not offer. */
export function createAuthorization(settings: GmoAozoraSettings, exchange: HttpExchange): Authorization {
  async function requestTokens(form: Record<string, string>): Promise<HttpOutcome> {
    const byPost = settings.clientAuth === 'post'
    const client = { client_id: settings.clientId, client_secret: settings.clientSecret }
    return exchange({
      method: 'POST',
      url: `${settings.baseUrl}/auth/v1/token`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        accept: 'application/json;charset=UTF-8',
        ...(!byPost && { authorization: basicCredentials(settings) }),
      },
      body: new URLSearchParams(byPost ? { ...form, ...client } : form).toString(),
    })
  }

  return {
    url({ state, redirectUri }) {
      const query = new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: settings.scope,
        state,
      })
      return `${settings.baseUrl}/auth/v1/authorization?${query}`
    },

    async exchangeCode({ code, redirectUri }) {
      const outcome = await requestTokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri })
      if (outcome.kind === 'lost') throw new BankUnknown('authorization: the answer was lost; the code may be used up')
      return readTokens(outcome)
    },

    async refresh(refreshToken) {
      const outcome = await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken })
      if (outcome.kind === 'answer' && outcome.status < 500 && errorWord(outcome.body) === 'invalid_grant') {
        throw new BankNotLinked('the bank no longer accepts the authorization')
      }
      return readTokens(outcome)
    },
  }
}

export function basicCredentials(client: { clientId: string; clientSecret: string }): string {
  return `Basic ${Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')}`
}

function readTokens(outcome: HttpOutcome): GrantedTokens {
  if (outcome.kind !== 'answer') throw new BankUnavailable('authorization: the bank could not be reached')
  const { status, body } = outcome
  if (status === 200) {
    const answer = v.safeParse(tokenAnswer, parseJson(body))
    if (!answer.success) throw new BankUnavailable('authorization: the answer could not be read')
    const { access_token: accessToken, refresh_token: refreshToken, scope, expires_in: lifeSeconds } = answer.output
    return { accessToken, refreshToken, scope, lifeSeconds }
  }
  const word = errorWord(body)
  if (word && status >= 400 && status < 500) {
    throw new BankRefused({ code: word, message: `authorization: ${word}`, status })
  }
  throw new BankUnavailable(`authorization: the bank answered ${status}`)
}

/** The closed vocabulary of RFC 6749, 5.2; its free-text description stays out of logs. */
function errorWord(body: string): string {
  const parsed = v.safeParse(tokenError, parseJson(body))
  return parsed.success && /^[a-z_]{1,40}$/.test(parsed.output.error) ? parsed.output.error : ''
}
