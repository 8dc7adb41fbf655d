import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHttpIdentityService } from './http-identity-service.ts'
import { signNotification } from './signature.ts'

interface Seen {
  line: string
  apiKey: unknown
  body: string
}
type Reply = { status: number; body: string } | 'lose the answer' | 'say nothing'

let reply: Reply
const seen: Seen[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    seen.push({ line: `${request.method} ${request.url}`, apiKey: request.headers['x-ekyc-api-key'], body })
    if (reply === 'say nothing') return
    if (reply === 'lose the answer') request.socket.destroy()
    else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  })
})

let baseUrl = ''
beforeEach(async () => {
  seen.length = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/identity`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const secret = 'sample-ekyc-secret'
const service = () => {
  const timeoutMs = reply === 'say nothing' ? 150 : 10_000
  return createHttpIdentityService({ baseUrl, apiKey: 'demo-key', webhookSecret: secret, timeoutMs })
}
const start = () =>
  service().start({
    applicantId: 'm_1',
    callbackUrl: 'https://example.jp/ekyc/complete',
    errorUrl: 'https://example.jp/ekyc/error',
  })
const json = (status: number, body: unknown): Reply => ({ status, body: JSON.stringify(body) })

describe('starting a verification', () => {
  it('gives the member a link that lives for half an hour', async () => {
    reply = json(201, {
      application_id: 'ekyc_0001',
      url: 'https://ekyc.example/start/x',
      expires_at: '2026-11-21T10:30:00+09:00',
    })
    expect(await start()).toEqual({
      reference: 'ekyc_0001',
      url: 'https://ekyc.example/start/x',
      expiresAt: new Date('2026-11-21T10:30:00+09:00'),
    })
    expect(seen).toMatchObject([{ line: 'POST /identity/v1/applications', apiKey: 'demo-key' }])
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      applicant_id: 'm_1',
      method: 'image',
      callback_url: 'https://example.jp/ekyc/complete',
      error_url: 'https://example.jp/ekyc/error',
      expires_in: 1800,
    })
  })

  it.each<[string, Reply, string]>([
    ['the answer is lost', 'lose the answer', 'IdentityServiceUnavailable'],
    ['nothing is said', 'say nothing', 'IdentityServiceUnavailable'],
    ['500', json(500, {}), 'IdentityServiceUnavailable'],
    ['503', json(503, {}), 'IdentityServiceUnavailable'],
    ['429', json(429, {}), 'IdentityServiceUnavailable'],
    ['bad JSON', { status: 201, body: '{"application_id"' }, 'IdentityServiceUnavailable'],
    [
      'a missing link',
      json(201, { application_id: 'a', expires_at: '2026-11-21T10:30:00+09:00' }),
      'IdentityServiceUnavailable',
    ],
    ['400', json(400, {}), 'IdentityServiceRefused'],
    ['401', json(401, {}), 'IdentityServiceRefused'],
  ])('fails when %s', async (_what, answer, name) => {
    reply = answer
    await expect(start()).rejects.toMatchObject({ name })
    expect(seen).toHaveLength(1)
  })
})

describe('asking how it stands', () => {
  it('tells status and reasons', async () => {
    reply = json(200, {
      application_id: 'ekyc_0001',
      applicant_id: 'm_1',
      status: 'rejected',
      method: 'image',
      reject_reasons: ['blurred'],
    })
    expect(await service().find('ekyc_0001')).toEqual({
      reference: 'ekyc_0001',
      applicantId: 'm_1',
      status: 'rejected',
      method: 'image',
      rejectReasons: ['blurred'],
      occurredAt: null,
    })
  })

  it('knows none by an unknown reference, and never leaves its own path', async () => {
    reply = json(404, {})
    expect(await service().find('../x')).toBeNull()
    expect(seen[0]?.line).toBe('GET /identity/v1/applications/..%2Fx')
  })

  it('does not take an answer about somebody else', async () => {
    reply = json(200, { application_id: 'ekyc_0002', applicant_id: 'm_2', status: 'approved' })
    await expect(service().find('ekyc_0001')).rejects.toMatchObject({ name: 'IdentityServiceUnavailable' })
  })
})

describe('a notification', () => {
  const vector: { timestamp: string; raw_body: string; signature: string } = JSON.parse(
    readFileSync(new URL('fixtures/webhook-vector.json', import.meta.url), 'utf8'),
  )
  const stampedAt = new Date(Number(vector.timestamp) * 1000)
  const genuine = { timestamp: vector.timestamp, signature: vector.signature, body: vector.raw_body, now: stampedAt }
  const read = (message: typeof genuine) =>
    service().verifyNotification(
      { 'x-ekyc-timestamp': message.timestamp, 'x-ekyc-signature': message.signature },
      Buffer.from(message.body),
      message.now,
    )
  const later = (seconds: number) => new Date(stampedAt.getTime() + seconds * 1000)
  const signed = (body: string) => ({
    ...genuine,
    body,
    signature: signNotification(secret, vector.timestamp, Buffer.from(body)),
  })

  it('is read', () => {
    expect(read(genuine)).toEqual({
      ok: true,
      notification: {
        eventId: 'evt_0001',
        report: {
          reference: 'ekyc_0001',
          applicantId: 'm_1',
          status: 'approved',
          method: 'image',
          rejectReasons: [],
          occurredAt: new Date('2026-11-21T11:00:00+09:00'),
        },
      },
    })
  })

  it.each([-300, 300])('is good %d seconds from its stamp', (seconds) => {
    expect(read({ ...genuine, now: later(seconds) }).ok).toBe(true)
  })

  it.each<[string, typeof genuine, string]>([
    ['five minutes and a second old', { ...genuine, now: later(301) }, 'not_authentic'],
    ['from the future', { ...genuine, now: later(-301) }, 'not_authentic'],
    ['with another stamp', { ...genuine, timestamp: String(Number(vector.timestamp) + 1) }, 'not_authentic'],
    ['with another body', { ...genuine, body: vector.raw_body.replace('m_1', 'm_2') }, 'not_authentic'],
    ['without a signature', { ...genuine, signature: '' }, 'not_authentic'],
    ['with a stamp that is no number', { ...genuine, timestamp: 'NaN' }, 'not_authentic'],
    ['signed, but no JSON', signed('{'), 'unreadable'],
    ['signed, of an unknown status', signed(vector.raw_body.replace('approved', 'perhaps')), 'unreadable'],
  ])('%s is refused', (_what, message, reason) => {
    expect(read(message)).toEqual({ ok: false, reason })
  })
})
