import { createClient, gql, type Client } from 'urql'
import { map, pipe } from 'wonka'
import { beforeEach, expect, it } from 'vitest'
import { createInlinedData, inlinedKey } from './inlined-data.ts'

const document = gql('query Funds { funds { id } }')
const change = gql('mutation Apply { apply { id } }')
const key = inlinedKey(document, {})

let now = 0
let client: Client
let inlined: ReturnType<typeof createInlinedData>
beforeEach(() => {
  now = 10_000
  inlined = createInlinedData({}, 'forward', () => now)
  client = createClient({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [
      inlined.exchange,
      () => (operations$) =>
        pipe(
          operations$,
          map((operation) => ({ operation, data: 'the server', error: undefined, stale: false, hasNext: false })),
        ),
    ],
  })
})
const read = async () => (await client.query(document, {}).toPromise()).data

it('an answer that was asked for ahead stands for one asked anew, once', async () => {
  inlined.keep(key, { data: { funds: 1 } }, now)
  expect(await read()).toEqual({ funds: 1 })
  expect(await read()).toBe('the server')
})

it('it does not when it is older than three seconds', async () => {
  inlined.keep(key, { data: { funds: 1 } }, now)
  now += 3_000
  expect(await read()).toBe('the server')
})

it('nor when something was changed meanwhile', async () => {
  inlined.keep(key, { data: { funds: 1 } }, now)
  await client.mutation(change, {}).toPromise()
  expect(await read()).toBe('the server')
})
