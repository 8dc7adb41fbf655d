import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { createOperator } from '../../src/features/people/account/create-operator.ts'
import { demoCredentials } from '../../src/desk/settings.ts'
import type { FundDraft } from '../../src/domain/funds/fund-draft.ts'
import type { Services } from '../../src/features/core/services.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase, openPool, type Database } from '../../src/platform/database/connect.ts'
import { rememberPlans } from '../../src/platform/database/remember-plans.ts'
import { createLog } from '../../src/platform/log.ts'
import { createServices } from '../../src/server/create-services.ts'
import { drainJobs } from '../../src/server/worker/drain.ts'
import { brokenBusinessRules } from './business-rules.ts'
import { graphqlClient, type GraphqlClient } from './graphql-client.ts'
import { must } from './must.ts'
import { openBankBalanceAlone, viewerOf } from './operators-money.ts'
import { startProduct, type Product, type ProductOptions } from './product.ts'
import { scratchFolder } from './scratch-folder.ts'
import { brokenMoneyChecks } from './sound-book.ts'
import { publishExampleFund } from './world-fund.ts'
import { admitPerson, logInAs, personOf, worldPassword, type MemberFacts, type WorldMember } from './world-people.ts'
import type { Id } from '../../src/domain/id.ts'

export { worldPassword, type WorldMember } from './world-people.ts'

/** The started product with an operator and a linked bank; its business clock begins on 2026-04-01, a Wednesday. */
export interface World {
  product: Product
  /** The product's use cases in the test's own process, on the same database and files: for what no screen offers yet. */
  services: Services
  database: Database
  operator: WorldMember
  visitor(): GraphqlClient
  /** Moves the business clock; answers the scheduled tasks that ran on the way as 'task 2026-04-05T00:00:00+09:00'. */
  moveTo(time: string): Promise<string[]>
  /** A member whose identity is verified, already logged in. */
  member(facts?: MemberFacts): Promise<WorldMember>
  members(count: number): Promise<WorldMember[]>
  /** A published fund with one pre-contract document; its offering begins at once unless said otherwise. */
  fund(draft?: Partial<FundDraft>): Promise<Id<'fund'>>
  /** Waits until the worker has nothing to do that is not waiting for a repeat. */
  settle(): Promise<void>
  /** What failed and waits for its repeat is due now: pauses grow in real time, and no story has to sit through them. */
  repeatNow(): Promise<void>
  /** The money invariants and the rules of business, all over the database: none broken. */
  expectSound(): Promise<void>
  close(): Promise<void>
}

const worldBegin = '2026-04-01T12:00:00+09:00'

export async function openWorld(options: Omit<ProductOptions, 'seed'> = {}): Promise<World> {
  const folder = mkdtempSync(path.join(scratchFolder(), 'ito-world-'))
  const shared = { DATA_DIR: folder, SECRET_KEY: randomBytes(32).toString('base64') }
  const product = await startProduct({ clockStart: worldBegin, ...options, env: { ...options.env, ...shared } })
  const pool = openPool(product.database.connectionString, { max: 8, onError: () => undefined, staysOpen: true })
  pool.on('connect', rememberPlans)
  const database = openDatabase(pool)
  let now = await product.desk.now()
  const services = createServices(
    testSettings(product, { ...options.env, ...shared }),
    database,
    { now: () => now },
    silentLog(),
  )
  let serial = 0
  const refreshClock = async (): Promise<void> => {
    now = await product.desk.now()
  }

  const world: World = {
    product,
    services,
    database,
    operator: undefined as unknown as WorldMember,
    visitor: () => graphqlClient(product.baseUrl),
    async moveTo(time) {
      const { ran } = await product.desk.moveClock(time)
      await refreshClock()
      return ran.map(({ task, at }) => `${task} ${inJapan(at)}`)
    },
    async member(facts = {}) {
      serial += 1
      const own = serial
      await refreshClock()
      return logInAs(services, await admitPerson(services, own, facts))
    },
    async members(count) {
      const all: WorldMember[] = []
      for (let index = 0; index < count; index += 1) all.push(await world.member())
      return all
    },
    async fund(draft = {}) {
      await refreshClock()
      // The server's clock stands a moment behind the demo desk's where the machine was busy when it was told.
      const offeringStartAt = new Date(now.getTime() - 1_000)
      return publishExampleFund(services, `operator:${world.operator.memberId}`, { offeringStartAt, ...draft })
    },
    async settle() {
      if (!(await drainJobs(database, 50_000))) throw new Error('jobs are still at work after 50 seconds')
    },
    async repeatNow() {
      await sql`update graphile_worker._private_jobs set run_at = now()
        where attempts > 0 and locked_at is null and run_at > now()`.execute(database)
    },
    async expectSound() {
      expect([...(await brokenMoneyChecks({ pool, database })), ...(await brokenBusinessRules(database))]).toEqual([])
    },
    async close() {
      services.mailSender.close()
      await product.stop()
      await pool.end().catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }

  try {
    const email = 'operator@example.jp'
    const { memberId } = must(
      await createOperator(services, { email, password: worldPassword, person: personOf(99_999) }),
    )
    world.operator = await logInAs(services, { id: memberId, role: 'admin', email })
    await linkBank(world)
    await openBankBalanceAlone(services, viewerOf(memberId))
    return world
  } catch (error) {
    await world.close()
    throw error
  }
}

/** As an operator does it in the browser: the consent page, its button, and the code that the redirect brings back. */
async function linkBank({ services, operator, database, settle }: World): Promise<void> {
  const { startBankLink } = await operator.query<{ startBankLink: { url: string } }>(
    'mutation { startBankLink { url } }',
  )
  const answer = await fetch(startBankLink.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=approve',
    redirect: 'manual',
  })
  const redirect = new URL(answer.headers.get('location') ?? '', services.config.BASE_URL)
  const input = { code: redirect.searchParams.get('code'), state: redirect.searchParams.get('state') }
  await operator.query('mutation ($input: AuthCodeInput!) { updateAuthCode(input: $input) { ok } }', { input })
  await settle()
  const { count } = await database
    .selectFrom('virtual_account')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count === 0) throw new Error('the pool of deposit accounts stayed empty after the bank was linked')
}

function testSettings(product: Product, settings: Record<string, string>) {
  return readConfig({
    ...settings,
    APP_ENV: 'demo',
    DATABASE_URL: product.database.connectionString,
    BASE_URL: product.baseUrl,
    BANK_BASE_URL: `${product.deskUrl}/ganb/api`,
    BANK_CLIENT_ID: 'demo-bank-client',
    BANK_CLIENT_SECRET: 'demo-bank-secret',
    BANK_ACCOUNT_ID: '102010001234',
    EKYC_BASE_URL: `${product.deskUrl}/identity`,
    EKYC_API_KEY: 'demo-ekyc-key',
    EKYC_WEBHOOK_SECRET: 'demo-ekyc-webhook-secret',
    IDENTITY_APP_ISSUER: `${product.deskUrl}/digital-auth/realms/main`,
    IDENTITY_APP_CLIENT_ID: demoCredentials.identityAppClientId,
    IDENTITY_APP_KEY: demoCredentials.identityAppKey,
    IDENTITY_VERIFIER_URL: `${product.deskUrl}/verifier/v1`,
    IDENTITY_VERIFIER_KEY: demoCredentials.verifierKey,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: '糸funding <info@ito-funding.example.jp>',
    BEACON_URL: `${product.deskUrl}/beacon`,
    MAP_TILE_URL: `${product.deskUrl}/gsi/xyz`,
    ADDRESS_SEARCH_URL: `${product.deskUrl}/gsi`,
    LAND_DATA_URL: `${product.deskUrl}/land`,
    LAND_DATA_KEY: 'demo-land-data-key',
    EARTHQUAKE_DATA_URL: `${product.deskUrl}/shaking`,
    LAW_DATA_URL: `${product.deskUrl}/egov`,
  })
}

const silentLog = () => Object.assign(createLog('test'), { level: 'silent' })

function inJapan(instant: string): string {
  return new Date(new Date(instant).getTime() + 9 * 3_600_000).toISOString().replace(/\.\d{3}Z$/, '+09:00')
}
