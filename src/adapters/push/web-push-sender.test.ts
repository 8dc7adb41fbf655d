import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoIdentity } from '../signature/demo-identity.ts'
import {
  makeBrowser,
  openMessage,
  openPushService,
  readVapid,
  subscriptionOf,
  type PushService,
} from './fixtures/push-service.ts'
import { PushDelayed, PushRefused, type PushIdentity } from './push-sender.ts'
import { createWebPushSender } from './web-push-sender.ts'

let service: PushService
let identity: PushIdentity
/** Nobody vouches for a push service of our own. */
const sender = createWebPushSender(new Agent({ rejectUnauthorized: false }))
const browser = makeBrowser()
const notice = JSON.stringify({
  title: '糸funding',
  body: '【残り20万円】第12号の入金が不足しています',
  path: '/mypage/inbox/7',
  tag: 'mail-7',
})
const target = () => subscriptionOf(browser, `${service.origin}/push/abc`)
const lastRequest = () => service.received.at(-1) ?? expect.fail('nothing arrived')

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ito-push-'))
  const file = path.join(folder, 'service.pem')
  demoIdentity(
    file,
    { generateKey: () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, randomBytes },
    new Date('2026-04-01T00:00:00Z'),
  )
  service = await openPushService(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  identity = { subject: 'mailto:webmaster@example.jp', ...sender.makeKeys() }
})
beforeEach(() => service.answer(201))
afterAll(() => service.close())

describe('a notice on its way to a browser', () => {
  it('can be read by that browser alone', async () => {
    expect(await sender.send(target(), notice, identity)).toBe('sent')
    const { path: address, headers, body } = lastRequest()
    expect(address).toBe('/push/abc')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(body.toString('latin1')).not.toContain('mail-7')
    expect(openMessage(browser, body)).toBe(notice)
    expect(() => openMessage(makeBrowser(), body)).toThrow()
    body[body.length - 1] = (body.at(-1) ?? 0) ^ 1
    expect(() => openMessage(browser, body)).toThrow()
  })

  it('says who sends it, to this push service and for less than a day', async () => {
    const before = Math.floor(performance.timeOrigin / 1000)
    await sender.send(target(), notice, identity)
    const authorization = lastRequest().headers.authorization ?? ''
    const { claims, publicKey } = readVapid(authorization)
    expect(publicKey).toBe(identity.publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:webmaster@example.jp' })
    expect(claims.exp - before).toBeGreaterThan(0)
    expect(claims.exp - before).toBeLessThanOrEqual(25 * 60 * 60)
    const [head, , signature] = authorization.split('.')
    const forged = Buffer.from(JSON.stringify({ ...claims, aud: 'https://other.example' })).toString('base64url')
    expect(() => readVapid(`${head}.${forged}.${signature}`)).toThrow('the signature does not hold')
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [200, 'sent'],
    [202, 'sent'],
  ] as const)('answered with %i is %s', async (status, verdict) => {
    service.answer(status)
    expect(await sender.send(target(), notice, identity)).toBe(verdict)
  })

  it.each([
    [408, PushDelayed],
    [429, PushDelayed],
    [500, PushDelayed],
    [503, PushDelayed],
    [400, PushRefused],
    [403, PushRefused],
    [413, PushRefused],
  ] as const)('answered with %i fails, and the message names no address', async (status, kind) => {
    service.answer(status)
    const failure = await sender.send(target(), notice, identity).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(kind)
    expect(String(failure)).not.toContain('127.0.0.1')
  })

  it('is tried again later where nobody answers', async () => {
    const nobody = subscriptionOf(browser, 'https://127.0.0.1:9/push')
    await expect(sender.send(nobody, notice, identity)).rejects.toBeInstanceOf(PushDelayed)
  })
})

it('the browser of these tests reads the example of RFC 8291, appendix A', () => {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'))
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  expect(
    openMessage({ keys, auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url') }, Buffer.from(body, 'base64url')),
  ).toBe('When I grow up, I want to be a watermelon')
})
