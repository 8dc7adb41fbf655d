import { createHash, randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type pg from 'pg'
import type { Beacon } from '../../../src/adapters/beacon/beacon.ts'
import type { Id } from '../../../src/domain/id.ts'
import { yen } from '../../../src/domain/money.ts'
import { createFund } from '../../../src/features/funds/fund/create-fund.ts'
import { addFundDocument } from '../../../src/features/funds/fund/add-fund-document.ts'
import type { FundDraft } from '../../../src/domain/funds/fund-draft.ts'
import { publishFund } from '../../../src/features/funds/fund/publish-fund.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { readConfig } from '../../../src/platform/config.ts'
import { openDatabase } from '../../../src/platform/database/connect.ts'
import type { Outcome } from '../../../src/platform/outcome.ts'
import { borrowDatabase } from '../../support/pooled-database.ts'
import { brokenMoneyChecks } from '../../support/sound-book.ts'

/** The product's use cases on a database of their own, with a clock that the test moves and nothing outside. */
export interface FundWorld {
  services: Services
  pool: pg.Pool
  /** As a pooled database has it. */
  asking: pg.Pool
  connectionString: string
  moveTo(time: string): void
  members(count: number, facts?: Partial<MemberFacts>): Promise<Id<'member'>[]>
  member(facts?: Partial<MemberFacts>): Promise<Id<'member'>>
  /** A published fund that recruits from 2026-04-01 19:00 to 2026-04-10 23:59:59. */
  fund(draft?: Partial<FundDraft>): Promise<Id<'fund'>>
  end(): Promise<void>
}

export interface MemberFacts {
  status: string
  birthday: string
  isVerified: boolean
}

export const OPERATOR = 'operator:1'
const BEFORE_START = '2026-03-20T12:00:00+09:00'
export const DURING_OFFERING = '2026-04-02T12:00:00+09:00'

export const exampleDraft: FundDraft = {
  name: '第12号　世田谷区三軒茶屋レジデンス',
  detail: '所在地：東京都世田谷区三軒茶屋二丁目\n種類：共同住宅',
  offeringStartAt: new Date('2026-04-01T19:00:00+09:00'),
  offeringEndAt: new Date('2026-04-10T23:59:59+09:00'),
  offeringMethod: 'first_come',
  goal: 'all_or_nothing',
  fundTotal: yen(1_000_000),
  subordinatedAmount: yen(200_000),
  minimumAmount: yen(100_000),
  maximumAmount: null,
  plannedRateBp: 820,
  rateBreakdown: [],
  operationTermMonths: 6,
  operationStartOn: '2026-05-01',
  operationEndOn: '2026-10-31',
  autoRenewal: false,
  earlyAccessCode: null,
}

export async function createFundWorld(outside: { beacon?: Beacon } = {}): Promise<FundWorld> {
  const pooled = await borrowDatabase()
  const { pool, database } = pooled
  let now = new Date(BEFORE_START)
  const services: Services = {
    config: readConfig(settings),
    database,
    clock: { now: () => now },
    machineClock: { now: () => now },
    log: pino({ level: 'silent' }),
    randomBytes,
    bank: unused('bank'),
    bankDirectory: unused('bank directory'),
    identityService: unused('identity service'),
    mailSender: unused('mail sender'),
    pushSender: unused('push sender'),
    files: memoryFiles(),
    postal: unused('postal directory'),
    pdf: unused('PDF printer'),
    photographs: unused('image processor'),
    signer: unused('signer'),
    beacon: outside.beacon ?? null,
    places: null,
    laws: null,
    identityApp: null,
  }
  const world: FundWorld = {
    services,
    pool,
    asking: pooled.asking,
    connectionString: pooled.connectionString,
    moveTo: (time) => {
      now = new Date(time)
    },
    members: (count, facts = {}) => insertMembers(pool, count, facts),
    member: async (facts = {}) => (await insertMembers(pool, 1, facts))[0] as Id<'member'>,
    fund: (draft = {}) => createPublishedFund(world, { ...exampleDraft, ...draft }),
    end: () => pooled.giveBack(),
  }
  return world
}

/** Published on a day before its start, whatever the time of the test. */
async function createPublishedFund({ services }: FundWorld, draft: FundDraft): Promise<Id<'fund'>> {
  const then = new Date(BEFORE_START)
  const before: Services = { ...services, clock: { now: () => then } }
  const { fundId } = valueOf(await createFund(before, { draft, actor: OPERATOR }))
  valueOf(
    await addFundDocument(before, {
      fundId,
      kind: 'pre_contract',
      name: '契約成立前書面',
      bytes: examplePdf,
      actor: OPERATOR,
    }),
  )
  valueOf(await publishFund(before, { fundId, actor: OPERATOR }))
  return fundId
}

export const examplePdf = Buffer.from('%PDF-1.7 example')

/** The value of an outcome that has to be a success. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.code} ${outcome.message}`)
  return outcome.value
}

async function insertMembers(pool: pg.Pool, count: number, facts: Partial<MemberFacts>): Promise<Id<'member'>[]> {
  const { rows } = await pool.query<{ id: Id<'member'> }>(
    `insert into member (member_number, email, password_hash, family_name, given_name, family_name_kana, given_name_kana, birthday,
       zipcode, address, tel, status, identity_approved_at, registered_at)
     select number, number || '@example.jp', 'x', '佐藤', '美咲', 'サトウ', 'ミサキ', $2, '1540024', '東京都世田谷区三軒茶屋 2-00-00',
       '0312345678', $3, $4, $5
     from (select lpad((10000000 + coalesce((select max(id) from member), 0) + place)::text, 8, '0') as number
           from generate_series(1, $1::int) as place) as fresh returning id`,
    [
      count,
      facts.birthday ?? '1990-05-05',
      facts.status ?? 'active',
      facts.isVerified === false ? null : new Date(BEFORE_START),
      new Date(BEFORE_START),
    ],
  )
  return rows.map((row) => row.id)
}

/** The money invariants of db/checks that do not hold; and those of this part of the product, each an SQL text that must return no row. */
export async function brokenInvariants({ pool, asking }: Pick<FundWorld, 'pool' | 'asking'>): Promise<string[]> {
  const broken = (await brokenMoneyChecks({ pool, asking, database: openDatabase(pool) })).map(
    ({ id, rows }) => `${id}: ${JSON.stringify(rows)}`,
  )
  for (const [name, statement] of ownChecks) {
    const { rows } = await pool.query(statement)
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows)}`)
  }
  return broken
}

const live = `status in ('lottery_pending', 'awaiting_deposit', 'participating')`
const ownChecks: [string, string][] = [
  [
    'a fund holds more than its investors may give',
    `select f.id from fund f join investment i on i.fund_id = f.id and i.status in ('awaiting_deposit', 'participating')
     group by f.id having sum(i.amount) > f.fund_total - f.subordinated_amount`,
  ],
  [
    'a member holds more than 1,000,000 yen',
    `select member_id from investment where ${live} and redeemed_at is null group by member_id having sum(amount) > 1000000`,
  ],
  [
    'the last event of an investment is not its status',
    `select i.id from investment i where i.status is distinct from
       (select e.to_status from investment_event e where e.investment_id = i.id order by e.id desc limit 1)`,
  ],
]

const settings = {
  APP_ENV: 'demo',
  DATABASE_URL: 'postgresql://unused',
  DATA_DIR: '/nonexistent',
  BASE_URL: 'https://example.jp',
  SECRET_KEY: Buffer.alloc(32).toString('base64'),
  BANK_BASE_URL: 'https://bank.example.jp',
  BANK_CLIENT_ID: 'client',
  BANK_CLIENT_SECRET: 'demo-secret',
  BANK_ACCOUNT_ID: '1',
  EKYC_BASE_URL: 'https://identity.example.jp',
  EKYC_API_KEY: 'demo-key',
  EKYC_WEBHOOK_SECRET: 'demo-webhook',
  SMTP_URL: 'smtp://mail.example.jp',
  MAIL_FROM: '糸funding <info@example.jp>',
  BEACON_URL: 'https://beacon.example.jp',
}

/** Something of the outside that this part of the product must not touch. */
function unused<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get: (_target, property) => {
      throw new Error(`the ${name} was used: ${String(property)}`)
    },
  })
}

function memoryFiles(): Services['files'] {
  const files = new Map<string, Uint8Array>()
  return {
    async put(bytes) {
      const key = createHash('sha256').update(bytes).digest('hex')
      files.set(key, bytes)
      return key
    },
    async get(key) {
      const bytes = files.get(key)
      if (!bytes) throw new Error('no such file')
      return bytes
    },
    has: async (key) => files.has(key),
  }
}
