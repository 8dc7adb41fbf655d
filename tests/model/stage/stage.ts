import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createGmoAozoraBank } from '../../../src/adapters/bank/gmo-aozora/gmo-aozora-bank.ts'
import { createHttpBeacon } from '../../../src/adapters/beacon/http-beacon.ts'
import { createHttpIdentityService } from '../../../src/adapters/ekyc/http-identity-service.ts'
import { createSmtpMailSender } from '../../../src/adapters/mail/smtp-mail-sender.ts'
import { defaultTimes } from '../../../src/desk/desk-parts.ts'
import { demoCredentials } from '../../../src/desk/settings.ts'
import { startDesk, type Desk } from '../../../src/desk/start-desk.ts'
import { createBankTokenStore } from '../../../src/features/treasury/bank/bank-token-store.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { readConfig, type Config } from '../../../src/platform/config.ts'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { createServices } from '../../../src/server/create-services.ts'
import { createHttp } from '../../../src/server/http.ts'
import { copyTemplate } from '../../support/copy-template.ts'
import { randomFrom, type Random } from '../run/random.ts'
import { createEmptier } from '../../support/empty-database.ts'
import { mailWithoutSmtp } from './mail-without-smtp.ts'
import { prepareLookout, type Lookout } from './lookout.ts'
import { countNotices, type Notices } from './notices.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'
import { stayOnOneCore } from './one-core.ts'
import { prepareStatements } from './prepare-statements.ts'
import { quickenDatabase } from '../../support/quick-database.ts'
import { overheardLog, type OverheardLog } from './overheard-log.ts'

/**
 * One process's stage: the product over HTTP, with its jobs and its schedule, on a real PostgreSQL; the demo desk as the outside world. Each
 * history gets an empty database and a fresh desk; the product itself is built once.
 */
export interface Stage {
  services: Services
  app: FastifyInstance
  database: Database
  log: OverheardLog
  notices: Notices
  /** A lookout that has seen nothing yet. */
  lookout: (client: pg.PoolClient) => Lookout
  /** Opens a fresh world that begins at `begin`. */
  openHistory(random: Random, begin: Date): Promise<OpenHistory>
  close(): Promise<void>
}

export interface OpenHistory {
  desk: Desk
  pool: pg.Pool
  /** Nothing is shortened: mails go by SMTP, jobs through Graphile Worker. */
  isByTheBook: boolean
  close(): Promise<void>
}

/** The fault's own waiting, in real time: the product waits for an end of the exchange, not for an hour of the clock. */
const deskTimes = { ...defaultTimes, repeatDelaysMs: [], faultTimeoutMs: 3, faultDelayMs: 2 }
const bankTimes = { timeoutMs: 20_000, retryPausesMs: [1] }

/** So many histories for one whose mails go by SMTP and whose jobs Graphile Worker's own programme runs. */
const oneByTheBookIn = 12

/** @param place which of the processes that share the machine this is. */
export async function openStage(cluster: string, place = 0): Promise<Stage> {
  const folder = mkdtempSync(path.join(scratchFolder(), 'ito-model-'))
  const testDatabase = await copyTemplate(cluster)
  await quickenDatabase(testDatabase.connectionString)
  const pool = openPool(testDatabase.connectionString, { max: 6 })
  prepareStatements(pool)
  stayOnOneCore(place, pool)
  const emptier = await createEmptier(testDatabase.connectionString)
  const first = await pool.connect()
  const lookout = await prepareLookout(first)
  first.release()
  const database = openDatabase(pool)
  const log = overheardLog()
  // What the product asks for at its start, before the first history, is the placeholder that its pages share; no history hangs on it.
  let random = randomFrom('the start')
  let clock = (): Date => new Date(0)
  const services = createServices(
    settings({ folder, baseUrl: 'http://127.0.0.1:1', deskUrl: 'http://127.0.0.1:1', smtpPort: 1 }),
    database,
    { now: () => clock() },
    log.log,
  )
  // What is shown is read anew each time: that it may be a quarter of a second old in a burst is a matter of real time, and of other tests.
  services.shareReads = { ttl: 0, idle: Number.POSITIVE_INFINITY }
  services.randomBytes = (length) => random.bytes(length)
  // Printing is the business of other tests, and takes longer than everything else of a step.
  services.pdf = { renderPdf: async ({ data }) => Buffer.from(`%PDF-1.7 ${JSON.stringify(data)}`) }
  services.signer = { signPdf: async (pdf) => pdf, signBytes: async () => new Uint8Array([0]) }
  const app = await createHttp(services)
  const notices = countNotices(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  return {
    services,
    app,
    database,
    log,
    notices,
    lookout,
    async openHistory(chance, begin) {
      random = chance
      const desk = await openDesk(path.join(folder, 'desk'), {
        begin,
        productUrl: baseUrl,
        beaconSecret: chance.bytes(32).toString('hex'),
      })
      clock = () => desk.parts.clock.now()
      const config = settings({ folder, baseUrl, deskUrl: desk.url, smtpPort: desk.smtpPort })
      connect(services, config)
      const isByTheBook = chance.oneIn(oneByTheBookIn)
      services.mailSender = isByTheBook
        ? createSmtpMailSender({ url: config.SMTP_URL })
        : mailWithoutSmtp(() => desk.parts)
      return {
        desk,
        pool,
        isByTheBook,
        async close() {
          services.mailSender.close()
          await desk.stop()
          await emptier.empty()
          rmSync(path.join(folder, 'desk'), { recursive: true, force: true })
        },
      }
    },
    async close() {
      await app.close()
      await emptier.close()
      await pool.end()
      await testDatabase.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A desk whose clock stands until it is moved, and whose public randomness comes from the history's own chance. */
async function openDesk(
  folder: string,
  { begin, productUrl, beaconSecret }: { begin: Date; productUrl: string; beaconSecret: string },
): Promise<Desk> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'desk.jsonl'),
    `${JSON.stringify({ kind: 'beacon-secret-made', data: { secret: beaconSecret } })}\n`,
  )
  const before = new Date(begin.getTime() - 3_600_000)
  const desk = await startDesk(
    { port: 0, smtpPort: 0, dataFolder: folder, productUrl, clockStart: before, credentials: demoCredentials },
    deskTimes,
  )
  desk.parts.clock.standStill()
  desk.parts.clock.jumpTo(begin)
  return desk
}

/** The product's adapters of the outside, made anew for this history's desk. */
function connect(services: Services, config: Config): void {
  services.mailSender.close()
  services.config = config
  services.identityService = createHttpIdentityService({
    baseUrl: config.EKYC_BASE_URL,
    apiKey: config.EKYC_API_KEY,
    webhookSecret: config.EKYC_WEBHOOK_SECRET,
  })
  services.beacon = createHttpBeacon({ baseUrl: config.BEACON_URL ?? '' })
  services.bank = createGmoAozoraBank(
    {
      baseUrl: config.BANK_BASE_URL,
      clientId: config.BANK_CLIENT_ID,
      clientSecret: config.BANK_CLIENT_SECRET,
      clientAuth: config.BANK_CLIENT_AUTH,
      scope: config.BANK_SCOPE,
      accountId: config.BANK_ACCOUNT_ID,
      ...bankTimes,
    },
    createBankTokenStore(services.database, config.SECRET_KEY),
    services.clock,
  )
}

function settings({
  folder,
  baseUrl,
  deskUrl,
  smtpPort,
}: {
  folder: string
  baseUrl: string
  deskUrl: string
  smtpPort: number
}): Config {
  return readConfig({
    APP_ENV: 'demo',
    DATABASE_URL: 'postgresql://model',
    DATA_DIR: folder,
    BASE_URL: baseUrl,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    BANK_BASE_URL: `${deskUrl}/ganb/api`,
    BANK_CLIENT_ID: demoCredentials.bankClientId,
    BANK_CLIENT_SECRET: demoCredentials.bankClientSecret,
    BANK_ACCOUNT_ID: demoCredentials.bankAccountId,
    TRANSFER_FILE_CLIENT_CODE: '1234567890',
    TRANSFER_FILE_PAYER_NAME: 'イトフアンデイング（カ',
    EKYC_BASE_URL: `${deskUrl}/identity`,
    EKYC_API_KEY: demoCredentials.identityApiKey,
    EKYC_WEBHOOK_SECRET: demoCredentials.identityWebhookSecret,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: '糸funding <info@ito-funding.example.jp>',
    BEACON_URL: `${deskUrl}/beacon`,
  })
}
