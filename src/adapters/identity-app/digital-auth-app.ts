import { createHash, createPrivateKey, randomUUID } from 'node:crypto'
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock.ts'
import { IdentityServiceRefused } from '../ekyc/ekyc.ts'
import { findSignature, openSignature } from './certified-verifier.ts'
import type { AppRequest, IdentityApp } from './identity-app.ts'
import { cardBirthday, exchange } from './json-exchange.ts'

export interface IdentityAppSettings {
  issuer: string
  clientId: string
  /** P-256, PKCS #8 in base64. */
  clientKey: string
  verifierUrl: string
  verifierKey: string
  /** For one whole exchange; 30 seconds where nothing is said. */
  timeoutMs?: number
}

const text = v.pipe(v.string(), v.minLength(1))
const tokenAnswer = v.object({ access_token: text, id_token: text })
const userInfo = v.object({ sub: text, name: text, address: text, birthdate: cardBirthday })
const keySet = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) })

const assertionSeconds = 60
/** How far their clock may be from ours. */
const toleranceSeconds = 30

/** Throws where the key cannot be read: at start, not when the first member comes. */
export function createDigitalAuthApp(settings: IdentityAppSettings, clock: Clock): IdentityApp {
  const key = createPrivateKey({ key: Buffer.from(settings.clientKey, 'base64'), format: 'der', type: 'pkcs8' })
  const timeoutMs = settings.timeoutMs ?? 30_000
  const at = (path: string) => `${settings.issuer}/protocol/openid-connect/${path}`
  const verifier = { url: settings.verifierUrl, key: settings.verifierKey, timeoutMs }

  /** A wrong or late token is a refusal: the member begins again. */
  async function subjectOf(idToken: string, nonce: string): Promise<string> {
    const keys = await exchange(at('certs'), keySet, { method: 'GET', timeoutMs })
    try {
      const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys ?? { keys: [] }), {
        issuer: settings.issuer,
        audience: settings.clientId,
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        currentDate: clock.now(),
        clockTolerance: toleranceSeconds,
      })
      if (payload['nonce'] !== nonce || payload.sub === undefined || payload.sub === '')
        throw new IdentityServiceRefused(401)
      return payload.sub
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new IdentityServiceRefused(401)
      throw error
    }
  }

  async function personOf(accessToken: string, subject: string) {
    const headers = { authorization: `Bearer ${accessToken}` }
    const claims = await exchange(at('userinfo'), userInfo, { method: 'GET', headers, timeoutMs })
    // An answer about someone else must never verify this member.
    if (claims === null || claims.sub !== subject) throw new IdentityServiceRefused(401)
    return { name: claims.name, address: claims.address, birthday: claims.birthdate }
  }

  const assertion = () => {
    const now = Math.floor(clock.now().getTime() / 1000)
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setIssuer(settings.clientId)
      .setSubject(settings.clientId)
      .setAudience(at('token'))
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + assertionSeconds)
      .sign(key)
  }

  return {
    address: (request) => `${at('auth')}?${authorization(settings.clientId, request)}`,
    async redeem({ code, redirectUri, codeVerifier, nonce, transactionId }) {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
        client_id: settings.clientId,
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await assertion(),
      }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await exchange(at('token'), tokenAnswer, { method: 'POST', headers, body, timeoutMs })
      if (answer === null) throw new IdentityServiceRefused(404)
      const subject = await subjectOf(answer.id_token, nonce)
      return { subject, person: transactionId === null ? await personOf(answer.access_token, subject) : null }
    },
    openSignature: (signed) => openSignature(verifier, signed),
    findSignature: (signature) => findSignature(verifier, signature),
  }
}

function authorization(clientId: string, request: AppRequest): URLSearchParams {
  return new URLSearchParams({
    response_type: 'code',
    scope: request.transactionId === null ? 'openid name address birthdate' : 'openid sign',
    client_id: clientId,
    redirect_uri: request.redirectUri,
    state: request.state,
    nonce: request.nonce,
    code_challenge: createHash('sha256').update(request.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(request.transactionId !== null && { sign_transaction_id: request.transactionId }),
  })
}
