import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BusinessClock } from '../clock.ts'
import { sufferFaults, type Faults } from '../faults.ts'
import type { Credentials } from '../settings.ts'
import { consentPage, consentProblemPage } from './consent-page.ts'
import { maintenance, tokenError } from './errors.ts'
import { textOf, type Fields } from './fields.ts'
import { accessTokenLifeSeconds, type Grants, type TokenPair } from './grants.ts'

interface Parts {
  grants: Grants
  clock: BusinessClock
  credentials: Credentials
  faults: Faults
}

const issuer = 'https://api.gmo-aozora.com/ganb/api/auth'

/** OAuth 2.0 authorization code as the bank's SDKs use it (RFC 6749): consent page, token, userinfo. */
export async function oauthRoutes(app: FastifyInstance, { grants, clock, credentials, faults }: Parts): Promise<void> {
  app.get('/authorization', async (request, reply) => {
    const query = request.query as Fields
    const problem = requestProblem(query, credentials)
    const page = problem === undefined ? consentPage(query) : consentProblemPage(problem)
    return reply
      .code(problem === undefined ? 200 : 400)
      .type('text/html; charset=utf-8')
      .send(page)
  })

  app.post('/authorization', async (request, reply) => {
    const fields = { ...(request.query as Fields), ...(request.body as Fields | undefined) }
    const problem = requestProblem(fields, credentials)
    if (problem !== undefined) return reply.code(400).type('text/html; charset=utf-8').send(consentProblemPage(problem))
    const target = new URL(textOf(fields, 'redirect_uri') ?? '')
    if (fields['decision'] === 'approve') {
      const code = grants.consent(
        textOf(fields, 'redirect_uri') ?? '',
        textOf(fields, 'scope') ?? '',
        textOf(fields, 'nonce'),
      )
      target.searchParams.set('code', code)
    } else {
      target.searchParams.set('error', 'access_denied')
      target.searchParams.set('error_description', 'the account holder did not consent')
    }
    target.searchParams.set('state', textOf(fields, 'state') ?? '')
    return reply.redirect(target.toString(), 302)
  })

  await app.register(async (calls) => {
    sufferFaults(calls, faults, 'bank', (reply) => reply.code(503).send(maintenance().body))
    calls.post('/token', async (request, reply) => answerToken(request, reply, { grants, clock, credentials }))
    calls.get('/userinfo', async (request, reply) => {
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
      if (!grants.alive(token)) return reply.code(401).send(tokenError().body)
      return { sub: credentials.bankAccountId, iss: issuer }
    })
  })
}

function requestProblem(fields: Fields, { bankClientId }: Credentials): string | undefined {
  if (fields['client_id'] !== bankClientId) return 'client_id が登録されていません。'
  const redirectUri = textOf(fields, 'redirect_uri') ?? ''
  if (!URL.canParse(redirectUri) || redirectUri.length > 256) return 'redirect_uri が正しくありません。'
  if (fields['response_type'] !== 'code') return 'response_type は code だけが使えます。'
  const isFilled = (name: string, max: number) =>
    [...(textOf(fields, name) ?? '')].length >= 1 && (textOf(fields, name) ?? '').length <= max
  if (!isFilled('scope', 256)) return 'scope がありません。'
  if (!isFilled('state', 128)) return 'state がありません。'
  return undefined
}

function answerToken(request: FastifyRequest, reply: FastifyReply, parts: Omit<Parts, 'faults'>): unknown {
  const form = (request.body ?? {}) as Fields
  const { grants, credentials, clock } = parts
  if (!isOwnClient(request, form, credentials)) {
    return reply.code(401).send(oauthError('invalid_client', 'client authentication failed'))
  }
  const grantType = textOf(form, 'grant_type')
  let pair: TokenPair | undefined
  if (grantType === 'authorization_code') {
    pair = grants.redeemCode(textOf(form, 'code') ?? '', textOf(form, 'redirect_uri') ?? '')
  } else if (grantType === 'refresh_token') {
    pair = grants.refresh(textOf(form, 'refresh_token') ?? '')
  } else {
    return reply
      .code(400)
      .send(oauthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token'))
  }
  if (!pair) return reply.code(400).send(oauthError('invalid_grant', 'the code or refresh token is invalid or expired'))
  return reply.header('cache-control', 'no-store').send({
    access_token: pair.accessToken,
    refresh_token: pair.refreshToken,
    scope: pair.scope,
    token_type: 'Bearer',
    expires_in: accessTokenLifeSeconds,
    ...(pair.scope.split(' ').includes('openid') && { id_token: idToken(pair, clock, credentials) }),
  })
}

/** client_secret_basic or client_secret_post. */
function isOwnClient(request: FastifyRequest, form: Fields, credentials: Credentials): boolean {
  if (request.headers.authorization !== undefined) return isOwnBasic(request.headers.authorization, credentials)
  return (
    isSame(textOf(form, 'client_id') ?? '', credentials.bankClientId) &&
    isSame(textOf(form, 'client_secret') ?? '', credentials.bankClientSecret)
  )
}

/** HTTP Basic with client id and secret; RFC 6749 2.3.1 lets both be form-encoded first. */
export function isOwnBasic(header: string | undefined, { bankClientId, bankClientSecret }: Credentials): boolean {
  const encoded = /^Basic (.+)$/i.exec(header ?? '')?.[1] ?? ''
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  const plain = `${bankClientId}:${bankClientSecret}`
  return (
    isSame(pair, plain) || isSame(pair, `${encodeURIComponent(bankClientId)}:${encodeURIComponent(bankClientSecret)}`)
  )
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function oauthError(error: string, description: string): Record<string, string> {
  return { error, error_description: description }
}

function idToken(
  pair: TokenPair,
  clock: BusinessClock,
  { bankClientId, bankClientSecret, bankAccountId }: Credentials,
): string {
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  const claims = {
    iss: issuer,
    sub: bankAccountId,
    aud: bankClientId,
    iat: issuedAt,
    exp: issuedAt + 600,
    nonce: pair.nonce,
  }
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${content}.${createHmac('sha256', bankClientSecret).update(content).digest('base64url')}`
}
