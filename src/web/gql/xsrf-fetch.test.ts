import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createXsrfFetch } from './xsrf-fetch.ts'

/** A server that signs its tokens anew: only the newest opens the door. Each GET hands it out. */
function serverWith(newest: string, refusal: object = { reason: 'xsrf' }) {
  const asked: string[] = []
  const answer = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { 'X-Server-Now': '2026-04-02T10:30:00+09:00' } })
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit = {}) => {
    const token = new Headers(init.headers).get('X-XSRF-TOKEN')
    asked.push(`${init.method ?? 'GET'} ${token ?? '-'} ${init.credentials ?? ''}`)
    if (init.method !== 'POST') {
      document.cookie = `XSRF-TOKEN=${newest}`
      return answer(200, {})
    }
    if (token === newest) return answer(200, { data: { me: null } })
    return answer(403, {
      data: null,
      errors: [{ message: '再読み込みしてください。', extensions: { code: 'FORBIDDEN', ...refusal } }],
    })
  })
  return asked
}

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))
afterEach(() => vi.unstubAllGlobals())

const operation = { method: 'POST', body: '{}' }

it('sends a token it has, once', async () => {
  document.cookie = 'XSRF-TOKEN=new.1'
  const asked = serverWith('new.1')
  expect((await createXsrfFetch(() => undefined)('/graphql', operation)).status).toBe(200)
  expect(asked).toEqual(['POST new.1 include'])
})

it('fetches its first token before the first operation', async () => {
  const asked = serverWith('new.1')
  await createXsrfFetch(() => undefined)('/graphql', operation)
  expect(asked).toEqual(['GET - include', 'POST new.1 include'])
})

it('renews a stale token and repeats the same operation', async () => {
  document.cookie = 'XSRF-TOKEN=old.1'
  const asked = serverWith('new.1')
  expect((await createXsrfFetch(() => undefined)('/graphql', operation)).status).toBe(200)
  expect(asked).toEqual(['POST old.1 include', 'GET - include', 'POST new.1 include'])
})

it('takes a refusal for another reason as the answer', async () => {
  document.cookie = 'XSRF-TOKEN=old.1'
  const asked = serverWith('new.1', {})
  expect((await createXsrfFetch(() => undefined)('/graphql', operation)).status).toBe(403)
  expect(asked).toHaveLength(1)
})

it('shows each answer to who keeps the server’s time', async () => {
  serverWith('new.1')
  const told: (string | null)[] = []
  await createXsrfFetch((response) => told.push(response.headers.get('X-Server-Now')))('/graphql', operation)
  expect(told).toEqual(['2026-04-02T10:30:00+09:00'])
})
