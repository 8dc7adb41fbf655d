import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { japanDate } from '../../src/domain/calendar.ts'
import { admitMember } from '../../src/features/account/admit-member.ts'
import { createOperator } from '../../src/features/account/create-operator.ts'
import { hashPassword } from '../../src/features/account/password-hash.ts'
import { startSession } from '../../src/features/account/session.ts'
import { addFundDocument } from '../../src/features/fund/add-fund-document.ts'
import { createFund } from '../../src/features/fund/create-fund.ts'
import type { FundDraft } from '../../src/features/fund/fund-draft.ts'
import { publishFund } from '../../src/features/fund/publish-fund.ts'
import type { Services } from '../../src/features/services.ts'
import { checkMoney } from '../../src/ledger/check-money.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase, openPool, type Database, type Transaction } from '../../src/platform/database/connect.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { createLog } from '../../src/platform/log.ts'
import type { Outcome } from '../../src/platform/outcome.ts'
import { createServices } from '../../src/server/create-services.ts'
import { drainJobs } from '../../src/server/worker/drain.ts'
import { brokenBusinessRules } from './business-rules.ts'
import { graphqlClient, type GraphqlClient } from './graphql-client.ts'
import { startProduct, type Product, type ProductOptions } from './product.ts'

export const worldPassword = 'kawa-no-nagare-88'

/** Somebody who is logged in, at a browser of their own. */
export interface WorldMember extends GraphqlClient {
  memberId: number
  email: string
  /** Full-width kana, as the bank's remitter would be compared with it. */
  nameKana: string
}

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
  member(facts?: { isVerified?: boolean; role?: 'member' | 'admin' }): Promise<WorldMember>
  members(count: number): Promise<WorldMember[]>
  /** A published fund with one pre-contract document; its offering begins at once unless said otherwise. */
  fund(draft?: Partial<FundDraft>): Promise<number>
  /** Waits until the worker has nothing to do that is not waiting for a repeat. */
  settle(): Promise<void>
  /** The money invariants and the rules of business, all over the database: none broken, no error in any log. */
  expectSound(): Promise<void>
  close(): Promise<void>
}

export const worldBegin = '2026-04-01T12:00:00+09:00'

export async function openWorld(options: Omit<ProductOptions, 'seed'> = {}): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ito-world-'))
  const shared = { DATA_DIR: folder, SECRET_KEY: randomBytes(32).toString('base64') }
  const product = await startProduct({ clockStart: worldBegin, ...options, env: { ...options.env, ...shared } })
  const pool = openPool(product.database.connectionString, { max: 8, onError: () => undefined })
  const database = openDatabase(pool)
  let now = await product.desk.now()
  const services = createServices(testSettings(product, shared), database, { now: () => now }, silentLog())
  const passwordHash = must(await hashPassword(worldPassword))
  let serial = 0

  const withSession = async (id: number, role: string, email: string): Promise<WorldMember> => {
    const client = graphqlClient(product.baseUrl)
    const { token } = await startSession(database, { id, role }, 'test', new Date(Date.now()))
    client.cookies.set('session', token)
    return Object.assign(client, { memberId: id, email, nameKana: 'イトカワ ユイコ' })
  }
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
    async member({ isVerified = true, role = 'member' } = {}) {
      serial += 1
      const number = serial
      await refreshClock()
      const email = `member${number}@example.jp`
      const { id } = await inTransaction(database, async (transaction) => {
        const person = personOf(number)
        const survey = { property: '03', purpose: '01', experience: '03', job: '01', income: '03' }
        const admitted = await admitMember(transaction, services, { email, passwordHash, person, role, survey, invitedByCode: null }, now)
        if (isVerified) await verifyIdentity(transaction, admitted.id, now)
        return admitted
      })
      return withSession(id, role, email)
    },
    async members(count) {
      const all: WorldMember[] = []
      for (let index = 0; index < count; index += 1) all.push(await world.member())
      return all
    },
    async fund(draft = {}) {
      await refreshClock()
      const actor = `operator:${world.operator.memberId}`
      const full = { ...exampleFund(now), ...draft }
      const { fundId } = must(await createFund(services, { draft: full, actor }))
      must(await addFundDocument(services, { fundId, kind: 'pre_contract', name: '契約成立前書面', bytes: examplePdf, actor }))
      must(await publishFund(services, { fundId, actor }))
      return fundId
    },
    settle: () => drainJobs(database, 20_000),
    async expectSound() {
      const broken = (await checkMoney(database)).filter((check) => check.rows.length > 0)
      expect([...broken, ...(await brokenBusinessRules(database))]).toEqual([])
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
    const { memberId } = must(await createOperator(services, { email, password: worldPassword, person: personOf(99_999) }))
    world.operator = await withSession(memberId, 'admin', email)
    await linkBank(world)
    return world
  } catch (error) {
    await world.close()
    throw error
  }
}

/** As an operator does it in the browser: the consent page, its button, and the code that the redirect brings back. */
async function linkBank({ services, operator, database, settle }: World): Promise<void> {
  const { startBankLink } = await operator.query<{ startBankLink: { url: string } }>('mutation { startBankLink { url } }')
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

/** As the identity service's approval leaves it. */
async function verifyIdentity(transaction: Transaction, memberId: number, now: Date): Promise<void> {
  await transaction
    .insertInto('identity_check')
    .values({ member_id: memberId, reference: `test-${memberId}`, url: '', status: 'approved', status_at: now, started_at: now, expires_at: now })
    .execute()
  await transaction.updateTable('member').set({ identity_approved_at: now }).where('id', '=', memberId).execute()
}

function testSettings(product: Product, shared: { DATA_DIR: string; SECRET_KEY: string }) {
  return readConfig({
    ...shared,
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
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: '糸funding <info@ito-funding.example.jp>',
    BEACON_URL: `${product.deskUrl}/beacon`,
  })
}

const silentLog = () => Object.assign(createLog('test'), { level: 'silent' })

/** The value of an outcome that has to be a success. */
export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(`refused: ${outcome.code} ${outcome.message} ${JSON.stringify(outcome.fields ?? {})}`)
}

/** Everybody has a telephone number of their own, or they would be held as the same person. */
const personOf = (serial: number) => ({
  sei: '糸川',
  mei: '結子',
  sei_kana: 'イトカワ',
  mei_kana: 'ユイコ',
  birthday: japanDate('1985-04-12'),
  zipcode: '1540024',
  address: '東京都世田谷区三軒茶屋一丁目0-0',
  tel: `080${String(serial).padStart(8, '0')}`,
})

const examplePdf = Buffer.from('%PDF-1.7 example')

/** Investors fill 8,000,000 yen within ten days. */
export const exampleFund = (now: Date): FundDraft => ({
  name: '第12号　世田谷区三軒茶屋レジデンス',
  detail: '所在地：東京都世田谷区三軒茶屋二丁目\n種類：共同住宅',
  offeringStartAt: now,
  offeringEndAt: new Date(now.getTime() + 10 * 24 * 3_600_000),
  offeringMethod: 'first_come',
  goal: 'all_in',
  fundTotal: 10_000_000,
  subordinatedAmount: 2_000_000,
  minimumAmount: 100_000,
  maximumAmount: null,
  plannedRateBp: 820,
  rateBreakdown: [],
  operationTermMonths: 6,
  operationStartOn: '2026-05-01',
  operationEndOn: '2026-10-31',
  autoRenewal: false,
  earlyAccessCode: null,
})

function inJapan(instant: string): string {
  return new Date(new Date(instant).getTime() + 9 * 3_600_000).toISOString().replace(/\.\d{3}Z$/, '+09:00')
}
