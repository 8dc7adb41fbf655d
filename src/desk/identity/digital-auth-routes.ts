import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { errors, exportJWK, jwtVerify, SignJWT } from 'jose'
import type { BusinessClock } from '../clock.ts'
import { sufferFaults, type Faults } from '../faults.ts'
import { subjectOf, type DigitalAuth } from './digital-auth.ts'

export const digitalAuthBase = '/digital-auth/realms/main'

interface Parts {
  digitalAuth: DigitalAuth
  clock: BusinessClock
  faults: Faults
  clientId: string
  clientKey: string
  ownUrl: () => string
}

const idTokenSeconds = 300
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'

/** What the product's server asks of the authentication app: certs, token and userinfo, as OpenID Connect says. */
export async function digitalAuthRoutes(
  app: FastifyInstance,
  { digitalAuth, clock, faults, clientId, clientKey, ownUrl }: Parts,
): Promise<void> {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keyId = 'demo-1'
  const clientPublicKey = createPublicKey(
    createPrivateKey({ key: Buffer.from(clientKey, 'base64'), format: 'der', type: 'pkcs8' }),
  )
  const issuer = () => `${ownUrl()}${digitalAuthBase}`
  const usedAssertions = new Set<string>()
  sufferFaults(app, faults, 'digital_auth', (reply) => reply.code(500).send({ error: 'server_error' }))

  app.get('/certs', async () => ({
    keys: [{ ...(await exportJWK(own.publicKey)), kid: keyId, alg: 'ES256', use: 'sig' }],
  }))

  app.post('/token', async (request, reply) => {
    const form = (request.body ?? {}) as Record<string, string | undefined>
    if (form['grant_type'] !== 'authorization_code') return reply.code(400).send({ error: 'unsupported_grant_type' })
    if (!(await isTheClient(form))) return reply.code(401).send({ error: 'invalid_client' })
    const grant = digitalAuth.takeGrant(form['code'] ?? '')
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url')
    if (!grant || grant.redirectUri !== form['redirect_uri'] || grant.challenge !== challenge)
      return reply.code(400).send({ error: 'invalid_grant' })
    const now = Math.floor(clock.now().getTime() / 1000)
    const idToken = await new SignJWT({ nonce: grant.nonce, auth_time: now })
      .setProtectedHeader({ alg: 'ES256', kid: keyId, typ: 'JWT' })
      .setIssuer(issuer())
      .setAudience(clientId)
      .setSubject(subjectOf(clientId, grant.card))
      .setIssuedAt(now)
      .setExpirationTime(now + idTokenSeconds)
      .sign(own.privateKey)
    return {
      access_token: digitalAuth.issueToken(grant.card),
      token_type: 'Bearer',
      expires_in: idTokenSeconds,
      id_token: idToken,
      scope: grant.scope,
    }
  })

  app.get('/userinfo', async (request, reply) => {
    const card = digitalAuth.cardOfToken(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    if (!card) return reply.code(401).send({ error: 'invalid_token' })
    const { name, address, birthdate, gender } = card
    return { sub: subjectOf(clientId, card), name, address, birthdate, gender }
  })

  async function isTheClient(form: Record<string, string | undefined>): Promise<boolean> {
    if (form['client_assertion_type'] !== assertionType) return false
    try {
      const { payload } = await jwtVerify(form['client_assertion'] ?? '', clientPublicKey, {
        issuer: clientId,
        subject: clientId,
        audience: `${issuer()}/protocol/openid-connect/token`,
        algorithms: ['ES256'],
        requiredClaims: ['jti', 'exp'],
        currentDate: clock.now(),
        clockTolerance: 30,
      })
      const id = String(payload.jti)
      if (usedAssertions.has(id)) return false
      usedAssertions.add(id)
      return true
    } catch (error) {
      if (error instanceof errors.JOSEError) return false
      throw error
    }
  }
}
