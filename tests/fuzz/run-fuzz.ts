import { buildSchema, type GraphQLSchema } from 'graphql'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sharedCredentials } from '../../scripts/run/environment.ts'
import { createBankTokenStore } from '../../src/features/treasury/bank/bank-token-store.ts'
import { openDatabase, openPool } from '../../src/platform/database/connect.ts'
import { randomFrom, type Random } from '../model/run/random.ts'
import { copyTemplate } from '../support/copy-template.ts'
import { graphqlClient, type GraphqlClient } from '../support/graphql-client.ts'
import { startProduct, type Product } from '../support/product.ts'
import { startTestCluster } from '../support/test-cluster.ts'
import { callers, type Caller, type FuzzRequest } from './fuzz-request.ts'
import { hostileDocument, hostileOperation } from './make-operations.ts'
import { hostileAddress, hostileFile, hostileUpload, hostileWebhook, type WebhookSecrets } from './make-routes.ts'

export const judgements = ['answers 500', 'answers INTERNAL', 'breaks off'] as const
export type Judgement = (typeof judgements)[number]

export interface Finding {
  place: number
  judgement: Judgement
  request: FuzzRequest
  told: string
}

export interface FuzzReport {
  sent: number
  findings: Finding[]
  /** How many were answered with each status. */
  statuses: Map<number, number>
  /** How many messages of the bank and of the identity service were taken: 200. */
  messagesTaken: { bank: number; ekyc: number }
  isAlive: boolean
}

const atOnce = 8
/** Until a request counts as broken off. What requests cost is measured by `bench:cost`: on a busy machine the time says nothing of it. */
const patienceMs = 30_000
/** After so many requests it is looked whether the callers are still logged in: some acts end sessions. */
const part = 400

/** One request by its number: the same for the same seed, whatever was sent before. */
function makeRequest(schema: GraphQLSchema, seed: string, place: number, now: Date, bankToken: string): FuzzRequest {
  const random = randomFrom(`${seed}:${place}`)
  const secrets: WebhookSecrets = {
    ekyc: sharedCredentials.EKYC_WEBHOOK_SECRET,
    bank: sharedCredentials.BANK_CLIENT_SECRET,
    bankToken,
  }
  const kinds: { weight: number; make: (chance: Random) => FuzzRequest }[] = [
    { weight: 60, make: (chance) => hostileOperation(schema, chance) },
    { weight: 12, make: hostileDocument },
    { weight: 13, make: hostileAddress },
    { weight: 5, make: hostileFile },
    { weight: 6, make: (chance) => hostileWebhook(chance, secrets, now) },
    { weight: 4, make: hostileUpload },
  ]
  const kind = random.weighted(kinds)
  if (!kind) throw new Error('no kind of request was chosen')
  return kind.make(random)
}

/** Sends the requests of a seed to a product of its own with the demo's data, and judges every answer. */
export async function runFuzz({ seed, places }: { seed: string; places: readonly number[] }): Promise<FuzzReport> {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const cluster = await startTestCluster()
  try {
    const database = await copyTemplate(cluster.connectionString)
    const secretKey = randomBytes(32)
    const product = await startProduct({ database, seed: true, env: { SECRET_KEY: secretKey.toString('base64') } })
    const pool = openPool(database.connectionString, { max: 1, onError: () => undefined })
    try {
      const tokens = createBankTokenStore(openDatabase(pool), secretKey)
      const began = performance.now()
      const deskNow = (await product.desk.now()).getTime()
      const now = (): Date => new Date(deskNow + performance.now() - began)
      // An operator's act may link the bank anew, after which the old token proves nothing.
      const nextPart = async (): Promise<(place: number) => FuzzRequest> => {
        const bankToken = (await tokens.load())?.accessToken ?? ''
        // An hour's number of files is soon used up, and every later one would be refused unread.
        await pool.query("delete from request_count where key like 'operator-%'")
        return (place) => makeRequest(schema, seed, place, now(), bankToken)
      }
      const report = await sendAll(product, places, nextPart)
      const health = await fetch(`${product.baseUrl}/readyz`)
      return { ...report, isAlive: health.status === 200 && product.isRunning('server') && product.isRunning('worker') }
    } finally {
      await pool.end()
      await product.stop()
      await database.drop()
    }
  } finally {
    await cluster.remove()
  }
}

async function sendAll(
  product: Product,
  places: readonly number[],
  nextPart: () => Promise<(place: number) => FuzzRequest>,
): Promise<Omit<FuzzReport, 'isAlive'>> {
  const findings: Finding[] = []
  const messagesTaken = { bank: 0, ekyc: 0 }
  const statuses = new Map<number, number>()
  const waiting = [...places]
  while (waiting.length > 0) {
    const clients = await logInAll(product.baseUrl)
    const make = await nextPart()
    const some = waiting.splice(0, part)
    const work = async (): Promise<void> => {
      for (let place = some.shift(); place !== undefined; place = some.shift()) {
        const request = make(place)
        const { status, found } = await send(clients[request.caller], request)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 200 && request.path === '/webhooks/bank') messagesTaken.bank += 1
        if (status === 200 && request.path === '/webhooks/ekyc') messagesTaken.ekyc += 1
        if (found) findings.push({ place, request, ...found })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  return { sent: places.length, findings, statuses, messagesTaken }
}

async function logInAll(baseUrl: string): Promise<Record<Caller, GraphqlClient>> {
  const made: Partial<Record<Caller, GraphqlClient>> = {}
  for (const caller of callers) {
    const client = graphqlClient(baseUrl)
    made[caller] = client
    // Who was locked out by an earlier request comes again with the next part.
    await client.request(
      'mutation ($identifier: String!, $password: String!) { login(identifier: $identifier, password: $password) { ok } }',
      {
        identifier: caller === 'visitor' ? 'nobody@example.jp' : `${caller}@example.jp`,
        password: 'demo-pass-2026',
      },
    )
  }
  return made as Record<Caller, GraphqlClient>
}

async function send(
  client: GraphqlClient,
  request: FuzzRequest,
): Promise<{ status: number; found?: { judgement: Judgement; told: string } }> {
  const headers = {
    ...request.headers,
    ...(request.isOwnPage && { 'x-xsrf-token': decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '') }),
  }
  // What ends a session or starts one must not change the caller of the next request.
  const session = new Map(client.cookies)
  try {
    const response = await client.fetch(request.path, {
      method: request.method,
      headers,
      ...(request.body !== undefined && { body: request.body }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await response.text()
    const { status } = response
    if (status >= 500 && status !== 503)
      return { status, found: { judgement: 'answers 500', told: `${status} ${text.slice(0, 300)}` } }
    if (text.includes('"code":"INTERNAL"'))
      return { status, found: { judgement: 'answers INTERNAL', told: text.slice(0, 300) } }
    return { status }
  } catch (error) {
    return {
      status: 0,
      found: { judgement: 'breaks off', told: `${String(error)} ${String((error as Error).cause ?? '')}` },
    }
  } finally {
    for (const [name, value] of session) client.cookies.set(name, value)
  }
}
