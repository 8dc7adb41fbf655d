import { gql } from 'urql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserClient } from './client.ts'

const question = gql`
  query Funds {
    projects {
      id
    }
  }
`
const change = gql`
  mutation Leave {
    logout
  }
`
const busy = { data: null, errors: [{ message: 'ただいま混み合っています。', extensions: { code: 'UNAVAILABLE' } }] }
const refused = { data: null, errors: [{ message: 'ログインしてください。', extensions: { code: 'UNAUTHENTICATED' } }] }
const funds = { data: { projects: [] } }

/** A server that answers with these, one after the other; `null`: nobody is there. */
function serverThatAnswers(answers: readonly (object | null)[]) {
  const askedAt: number[] = []
  vi.stubGlobal('fetch', async () => {
    const answer = answers[askedAt.length]
    askedAt.push(Date.now())
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  const { client } = createBrowserClient({ results: {}, site: { documentsByHash: false } }, () => undefined)
  return {
    client,
    timesAsked: () => askedAt.length,
    /** Milliseconds between each time and the one before. */
    pauses: () => askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? Number.NaN)),
  }
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a.1' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What comes of it when as much time passes as it takes. */
async function outcome<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const ended = new AbortController()
  const noted = answer.finally(() => ended.abort())
  while (!ended.signal.aborted) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return noted
}

it('a query that was refused has no data: nulls are no word that there is nothing', async () => {
  const answer = { data: { projects: null }, errors: busy.errors }
  const { client } = serverThatAnswers([answer, answer, answer])
  const { data, error } = await outcome(client.query(question, {}).toPromise())
  expect([data, error?.graphQLErrors.length]).toEqual([undefined, 1])
})

it.each([
  ['the server was busy', [busy, funds]],
  ['nobody was there for a moment', [null, null, funds]],
])('where %s, the page asks again by itself', async (_reason, answers) => {
  const { client, timesAsked } = serverThatAnswers(answers)
  const { data, error } = await outcome(client.query(question, {}).toPromise())
  expect(error).toBeUndefined()
  expect(data).toEqual(funds.data)
  expect(timesAsked()).toBe(answers.length)
})

it('comes back no sooner than a busy server asks for, and says what is wrong within eleven seconds', async () => {
  const { client, pauses } = serverThatAnswers([busy, busy, busy])
  await outcome(client.query(question, {}).toPromise())
  expect(pauses()).toHaveLength(2)
  for (const pause of pauses()) {
    expect(pause).toBeGreaterThanOrEqual(3_000)
    expect(pause).toBeLessThanOrEqual(5_100)
  }
})

it('after the third time it says what was answered', async () => {
  const { client, timesAsked } = serverThatAnswers([busy, busy, busy, funds])
  const { error } = await outcome(client.query(question, {}).toPromise())
  expect(error?.graphQLErrors[0]?.message).toBe('ただいま混み合っています。')
  expect(timesAsked()).toBe(3)
})

it('takes any other refusal as the answer', async () => {
  const { client, timesAsked } = serverThatAnswers([refused, funds])
  const { error } = await outcome(client.query(question, {}).toPromise())
  expect(error?.graphQLErrors[0]?.extensions['code']).toBe('UNAUTHENTICATED')
  expect(timesAsked()).toBe(1)
})

it('repeats nothing that changes anything', async () => {
  const { client, timesAsked } = serverThatAnswers([busy, { data: { logout: true } }])
  const { error } = await outcome(client.mutation(change, {}).toPromise())
  expect(error?.graphQLErrors[0]?.extensions['code']).toBe('UNAVAILABLE')
  expect(timesAsked()).toBe(1)
})
