import { createHash, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDigitalAuthApp } from '../../src/adapters/identity-app/digital-auth-app.ts'
import { demoCredentials } from '../../src/desk/settings.ts'
import { call, openDesk, type TestDesk } from './support/open-desk.ts'

const challenge = createHash('sha256').update('verifier').digest('base64url')
const redirectUri = 'http://127.0.0.1:3000/ekyc/app'
const wish = {
  response_type: 'code',
  scope: 'openid name address birthdate',
  client_id: demoCredentials.identityAppClientId,
  redirect_uri: redirectUri,
  state: 's',
  nonce: 'n',
  code_challenge: challenge,
  code_challenge_method: 'S256',
}
const card = { decision: 'approve', name: '山田　花子', birthdate: '1985-04-12', address: '東京都渋谷区渋谷1-2-3' }
const oidc = '/digital-auth/realms/main/protocol/openid-connect'
const authPath = (changes: Record<string, string> = {}) =>
  `${oidc}/auth?${new URLSearchParams({ ...wish, ...changes })}`

const appAt = ({ url, parts }: TestDesk, changes: { clientKey?: string; clientId?: string } = {}) =>
  createDigitalAuthApp(
    {
      issuer: `${url}/digital-auth/realms/main`,
      clientId: demoCredentials.identityAppClientId,
      clientKey: demoCredentials.identityAppKey,
      verifierUrl: `${url}/verifier/v1`,
      verifierKey: demoCredentials.verifierKey,
      timeoutMs: 5_000,
      ...changes,
    },
    { now: () => parts.clock.now() },
  )

async function codeFrom(desk: TestDesk, path = authPath()): Promise<string> {
  const answer = await fetch(desk.url + path, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

const request = { redirectUri, nonce: 'n', codeVerifier: 'verifier', transactionId: null }

test.each([
  ['another service', { client_id: 'somebody' }],
  ['no code', { response_type: 'token' }],
  ['no openid', { scope: 'name' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['no state', { state: '' }],
  ['a signature without its transaction', { scope: 'openid sign' }],
  ['a made-up transaction', { scope: 'openid sign', sign_transaction_id: '5f0b9a5e-1f43-4a39-9ef7-000000000000' }],
])('the app takes no request with %s', async (_what, changes) => {
  const desk = await openDesk()
  expect((await desk.get(authPath(changes))).status).toBe(400)
})

test('a code is exchanged once, by the service it was given to, with its verifier', async () => {
  const desk = await openDesk()
  const own = appAt(desk)
  const code = await codeFrom(desk)
  expect(await own.redeem({ ...request, code })).toEqual({
    subject: expect.stringMatching(/^[0-9a-f]{36}$/),
    person: { name: '山田　花子', birthday: '1985-04-12', address: '東京都渋谷区渋谷1-2-3' },
  })
  await expect(own.redeem({ ...request, code })).rejects.toMatchObject({ name: 'IdentityServiceRefused', status: 400 })
  for (const changes of [
    { codeVerifier: 'other' },
    { redirectUri: 'http://127.0.0.1:3000/other' },
    { nonce: 'other' },
  ]) {
    const another = await codeFrom(desk)
    await expect(own.redeem({ ...request, ...changes, code: another })).rejects.toMatchObject({
      name: 'IdentityServiceRefused',
    })
  }
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const stranger = appAt(desk, { clientKey: key.export({ format: 'der', type: 'pkcs8' }).toString('base64') })
  await expect(stranger.redeem({ ...request, code: await codeFrom(desk) })).rejects.toMatchObject({ status: 401 })
})

test('the verifier says what was signed, also after a restart', async () => {
  const desk = await openDesk()
  const { transactionId } = await appAt(desk).openSignature('text')
  expect(await appAt(desk).findSignature({ transactionId, text: 'text' })).toBe('waiting')
  await codeFrom(desk, authPath({ scope: 'openid sign', sign_transaction_id: transactionId }))
  await desk.stop()
  const again = await openDesk({ folder: desk.folder })
  expect(await appAt(again).findSignature({ transactionId, text: 'text' })).toMatchObject({
    isSignatureValid: true,
    certificate: 'valid',
    person: { name: '山田　花子', birthday: '1985-04-12' },
  })
  expect(await appAt(again).findSignature({ transactionId, text: 'another text' })).toBeNull()
  expect(await appAt(again).findSignature({ transactionId: wish.nonce, text: 'text' })).toBeNull()
  expect((await call(`${again.url}/verifier/v1/sign-transactions/${transactionId}`, 'GET')).status).toBe(401)
})
