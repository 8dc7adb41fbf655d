import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { WebhookHeaders } from '../bank.ts'
import { verifyDepositNotification } from './deposit-notification.ts'

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url))
const rawBody = fixture('webhook-va-deposit-transaction.raw')
const published: Record<string, string> = JSON.parse(fixture('webhook-headers.json').toString('utf8'))
const headers = Object.fromEntries(Object.entries(published).map(([name, value]) => [name.toLowerCase(), value]))
const clientSecret = 'sample-client-secret'
const genuine = { headers, rawBody, clientSecret, accessTokens: ['SAMPLE_ACCESS_TOKEN_0001'] }

const signed = (body: string) => ({
  ...genuine,
  rawBody: Buffer.from(body),
  headers: { ...headers, 'x-webhook-signature': createHmac('sha256', clientSecret).update(body).digest('base64') },
})
const withHeaders = (changes: WebhookHeaders) => ({ ...genuine, headers: { ...headers, ...changes } })
const flipped = Buffer.from(rawBody)
flipped.writeUInt8(flipped.readUInt8(40) ^ 1, 40)

describe('a notice of the bank', () => {
  it('is read', () => {
    expect(verifyDepositNotification(genuine)).toEqual({
      ok: true,
      notification: {
        messageId: '2611200905201125410',
        sentAt: new Date('2026-11-20T09:05:21+09:00'),
        realAccountId: '102010001234',
        deposit: expect.objectContaining({
          itemKey: '20261120090520112541',
          virtualAccountId: '5021000001',
          amount: 100_000,
          remitterName: 'ﾔﾏﾀﾞ ﾀﾛｳ',
          transferAt: new Date('2026-11-20T09:05:20.112+09:00'),
        }),
      },
    })
  })

  it('may still carry the token from before the last refresh', () => {
    const tokens = ['NEW_TOKEN', 'SAMPLE_ACCESS_TOKEN_0001']
    expect(verifyDepositNotification({ ...genuine, accessTokens: tokens }).ok).toBe(true)
  })
})

it.each([
  ['one bit of the body flipped', { ...genuine, rawBody: flipped }, 'not_authentic'],
  ['another secret', { ...genuine, clientSecret: 'other' }, 'not_authentic'],
  ['no signature', withHeaders({ 'x-webhook-signature': undefined }), 'not_authentic'],
  ['an empty signature', withHeaders({ 'x-webhook-signature': '' }), 'not_authentic'],
  [
    'two signatures',
    withHeaders({ 'x-webhook-signature': [published['x-webhook-signature'] ?? '', 'x'] }),
    'not_authentic',
  ],
  ['a foreign token', { ...genuine, accessTokens: ['OTHER'] }, 'not_authentic'],
  ['no token', withHeaders({ 'x-access-token': undefined }), 'not_authentic'],
  ['no account linked', { ...genuine, accessTokens: [] }, 'not_authentic'],
  ['another event', withHeaders({ 'x-eventtype': 'something-else' }), 'unknown_event'],
  ['no JSON', signed('{"messageId":'), 'unreadable'],
  [
    'no deposit in it',
    signed('{"messageId":"1","timestamp":"2026-11-20T09:05:21+09:00","account":{"raId":"1"}}'),
    'unreadable',
  ],
])('a message with %s is %s', (_what, message, reason) => {
  expect(verifyDepositNotification(message)).toEqual({ ok: false, reason })
})
