import { randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import type { Services } from '../../../src/features/core/services.ts'
import { readConfig } from '../../../src/platform/config.ts'
import type { Database } from '../../../src/platform/database/connect.ts'
import { createLog } from '../../../src/platform/log.ts'
import { createCookies } from '../../../src/server/cookies.ts'
import { mountGraphql } from '../../../src/server/graphql-route.ts'
import { mountExports } from '../../../src/server/routes/exports.ts'
import { mountWebhooks } from '../../../src/server/routes/webhooks.ts'
import { borrowDatabase } from '../../support/pooled-database.ts'

// Tests know what they asked for; a wrong guess fails as loudly as a wrong type.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

export interface Answer {
  data: Record<string, Data> | null
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string>; retryAfter?: number } }[]
}

/** A browser: keeps its cookies, sends the XSRF pair and a device of its own. */
export interface Browser {
  ask(query: string, variables?: Record<string, unknown>): Promise<Answer>
  /** A file that a link leads to. */
  download(address: string): Promise<{ status: number; type: string; text: string; bytes: Buffer }>
  device: string
  ipAddress: string
}

export interface World {
  services: Services
  database: Database
  app: FastifyInstance
  /** Lines of the product's log: a test that ends without a bug ends without an error here. */
  logged: string[]
  now: { business: Date; machine: Date }
  browser(): Browser
  mailsTo(address: string): Promise<{ template: string; subject: string; text_body: string }[]>
  close(): Promise<void>
}

const outside = () => {
  throw new Error('this test does not reach the outside')
}
const nothingOutside = new Proxy({}, { get: () => outside }) as never

/** The product's API over HTTP on a database of its own, with clocks that stand still until moved. */
export async function createWorld(
  replace: Partial<Services> = {},
  settings: Record<string, string> = {},
): Promise<World> {
  const pooled = await borrowDatabase()
  const { database } = pooled
  const now = { business: new Date('2026-11-21T10:00:00+09:00'), machine: new Date('2026-11-21T01:00:00Z') }
  const logged: string[] = []
  const services: Services = {
    config: readConfig({
      APP_ENV: 'demo',
      DATABASE_URL: pooled.connectionString,
      DATA_DIR: 'unused',
      BASE_URL: 'http://ito.test',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      BANK_BASE_URL: 'http://desk.test/ganb/api',
      BANK_CLIENT_ID: 'demo',
      BANK_CLIENT_SECRET: 'demo-secret',
      BANK_ACCOUNT_ID: '1',
      EKYC_BASE_URL: 'http://desk.test/identity',
      EKYC_API_KEY: 'demo-key',
      EKYC_WEBHOOK_SECRET: 'demo-secret',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: '糸funding <info@ito.test>',
      ...settings,
    }),
    database,
    clock: { now: () => now.business },
    machineClock: { now: () => now.machine },
    log: createLog('test', { write: (line) => void logged.push(line) }),
    randomBytes: (length) => randomBytes(length),
    bank: nothingOutside,
    bankDirectory: nothingOutside,
    identityService: nothingOutside,
    mailSender: nothingOutside,
    pushSender: nothingOutside,
    files: nothingOutside,
    postal: nothingOutside,
    pdf: nothingOutside,
    photographs: nothingOutside,
    signer: nothingOutside,
    beacon: null,
    places: null,
    laws: null,
    identityApp: null,
    ...replace,
  }
  const app = await mountApi(services)
  return {
    services,
    database,
    app,
    logged,
    now,
    browser: () => openBrowser(app),
    mailsTo: (address) =>
      database
        .selectFrom('mail_outbox')
        .select(['template', 'subject', 'text_body'])
        .where('to_address', '=', address)
        .orderBy('id')
        .$narrowType<{ text_body: string }>()
        .execute(),
    async close() {
      await app.close()
      await pooled.giveBack()
    },
  }
}

/** What programs talk to, without the pages, which need a build. */
async function mountApi(services: Services): Promise<FastifyInstance> {
  const app = fastify()
  const cookies = createCookies(services.config)
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET') cookies.ensureXsrf(request, reply)
  })
  await mountGraphql(app, services, cookies)
  await mountWebhooks(app, services)
  mountExports(app, services, cookies)
  return app
}

function openBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>()
  const keep = (answer: { cookies: { name: string; value: string; expires?: Date }[] }) => {
    for (const { name, value, expires } of answer.cookies) {
      if (expires?.getTime() === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const browser: Browser = {
    device: 'Test browser',
    ipAddress: '127.0.0.1',
    async ask(query, variables = {}) {
      if (!cookies.has('XSRF-TOKEN')) keep(await app.inject({ method: 'GET', url: '/graphql' }))
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: browser.ipAddress,
        headers: {
          'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
          'user-agent': browser.device,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        payload: { query, variables },
      })
      keep(answer)
      return answer.json<Answer>()
    },
    async download(address) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await app.inject({
        method: 'GET',
        url: address,
        headers: { cookie, 'user-agent': browser.device },
      })
      return {
        status: answer.statusCode,
        type: String(answer.headers['content-type']),
        text: answer.payload,
        bytes: answer.rawPayload,
      }
    },
  }
  return browser
}
