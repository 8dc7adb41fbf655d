import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Config } from '../platform/config.ts'
import { sign } from '../platform/secret.ts'
import { createCookies } from './cookies.ts'

const key = Buffer.alloc(32, 7)
const token = `value.${sign(key, 'xsrf', 'value')}`
const holds = (APP_ENV: 'demo' | 'production', headers: Record<string, string>) => {
  const cookies = createCookies({ APP_ENV, SECRET_KEY: key, BASE_URL: 'https://ito.example' } as Config)
  return cookies.xsrfHolds({
    headers: { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, host: '127.0.0.1:3000', ...headers },
  } as unknown as FastifyRequest)
}

test.each([
  ['a program, which says nothing', {}, true, true],
  ['our own page', { origin: 'https://ito.example', 'sec-fetch-site': 'same-origin' }, true, true],
  [
    'the demo under the name of its machine',
    { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    true,
    false,
  ],
  ['another site', { origin: 'https://evil.example' }, false, false],
  ['another site, by its browser alone', { 'sec-fetch-site': 'cross-site' }, false, false],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, false, false],
  ['a page without an origin', { origin: 'null' }, false, false],
  ['nobody with our pair', { 'x-xsrf-token': 'made-up' }, false, false],
])('%s', (_, headers, inDemo, inProduction) => {
  expect([holds('demo', headers), holds('production', headers)]).toEqual([inDemo, inProduction])
})
