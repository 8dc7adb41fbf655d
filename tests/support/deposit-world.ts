import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { createLocalFileStore } from '../../src/adapters/files/local-file-store.ts'
import { createTypstPdfRenderer } from '../../src/adapters/pdf/typst-pdf-renderer.ts'
import { depositDeadlineFirstCome } from '../../src/domain/calendar.ts'
import { confirmContract } from '../../src/features/contract/confirm-contract.ts'
import { deliverDocument } from '../../src/features/contract/deliver-document.ts'
import { freezeContract } from '../../src/features/contract/freeze-contract.ts'
import { issueDocumentTicket } from '../../src/features/contract/issue-document-ticket.ts'
import type { Viewer } from '../../src/features/graphql/context.ts'
import { recordMoves } from '../../src/features/investment/transition.ts'
import type { Services } from '../../src/features/services.ts'
import { checkMoney } from '../../src/ledger/check-money.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase, openPool, type Database } from '../../src/platform/database/connect.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { migrateQueue } from '../../src/platform/jobs/runner.ts'
import { createLog } from '../../src/platform/log.ts'
import { createTestDatabase } from './database.ts'
import { createScriptedBank, type ScriptedBank } from './scripted-bank.ts'

/** 2026-04-01, a Wednesday: applications of this day have until 2026-04-04 23:59:59. */
export const openingDay = new Date('2026-04-01T19:00:00+09:00')

/** The product's own use cases over a real database, with a clock and a bank that a story moves as it likes. */
export interface DepositWorld {
  services: Services
  database: Database
  bank: ScriptedBank
  /** Sets business time. */
  at(time: string | Date): void
  /** Sets the machine's time, by which one-time values and sessions live. */
  machineAt(time: Date): void
  addFund(facts?: { fundTotal?: number; subordinatedAmount?: number }): Promise<number>
  addMember(facts?: { familyName?: string; role?: string }): Promise<Viewer>
  apply(fundId: number, member: Viewer, amount: number): Promise<number>
  download(investmentId: number, member: Viewer): Promise<void>
  /** Downloads the document and confirms it: the number of the account that the member gets to know. */
  confirm(investmentId: number, member: Viewer): Promise<string>
  investment(investmentId: number): Promise<{ status: string; cancel_reason: string | null }>
  /** Templates of the mails that a member was owed, in order. */
  mailsTo(member: Viewer): Promise<string[]>
  /** Amount and reason of what is on the refund list for a member. */
  refundsOf(member: Viewer): Promise<{ amount: number; reason: string; status: string }[]>
  expectSoundBook(): Promise<void>
  close(): Promise<void>
}

export const kanaOf: Record<string, string> = { 佐藤: 'ｻﾄｳ ﾐｻｷ', 鈴木: 'ｽｽﾞｷ ﾐｻｷ' }

export async function openDepositWorld(): Promise<DepositWorld> {
  const testDatabase = await createTestDatabase()
  await migrateQueue(testDatabase.connectionString)
  const folder = mkdtempSync(path.join(tmpdir(), 'deposit-world-'))
  const pool = openPool(testDatabase.connectionString, { max: 20 })
  const database = openDatabase(pool)
  const bank = createScriptedBank()
  let now = openingDay
  let machineNow = openingDay
  const services = makeServices({ database, bank, folder, url: testDatabase.connectionString, now: () => now, machineNow: () => machineNow })
  let serial = 0

  const world: DepositWorld = {
    services,
    database,
    bank,
    at(time) {
      now = new Date(time)
    },
    machineAt(time) {
      machineNow = time
    },
    addFund: (facts = {}) => insertFund(database, facts),
    addMember: (facts = {}) => insertMember(database, (serial += 1), facts),
    apply: (fundId, member, amount) => insertApplication(services, { fundId, memberId: member.memberId, amount }),
    async download(investmentId, member) {
      const ticket = await issueDocumentTicket(services, member, investmentId)
      if (!ticket.ok) throw new Error(ticket.message)
      const delivery = await deliverDocument(services, { value: ticket.value, viewer: member, request: { ipAddress: '192.0.2.1', device: 'Safari' } })
      if (!delivery.ok) throw new Error(delivery.message)
    },
    async confirm(investmentId, member) {
      await world.download(investmentId, member)
      const confirmed = await confirmContract(services, { memberId: member.memberId, investmentId })
      if (!confirmed.ok) throw new Error(confirmed.message)
      const account = await database
        .selectFrom('virtual_account')
        .innerJoin('virtual_account_assignment as assignment', 'assignment.virtual_account_id', 'virtual_account.id')
        .select('virtual_account.account_number')
        .where('assignment.investment_id', '=', investmentId)
        .executeTakeFirstOrThrow()
      return account.account_number
    },
    investment: (investmentId) =>
      database.selectFrom('investment').select(['status', 'cancel_reason']).where('id', '=', investmentId).executeTakeFirstOrThrow(),
    async mailsTo(member) {
      const rows = await database.selectFrom('mail_outbox').select('template').where('member_id', '=', member.memberId).orderBy('id').execute()
      return rows.map((row) => row.template)
    },
    refundsOf: (member) =>
      database.selectFrom('refund').select(['amount', 'reason', 'status']).where('member_id', '=', member.memberId).orderBy('id').execute(),
    async expectSoundBook() {
      const broken = (await checkMoney(database)).filter((check) => check.rows.length > 0)
      expect(broken).toEqual([])
    },
    async close() {
      await pool.end()
      await testDatabase.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return world
}

function makeServices(parts: {
  database: Database
  bank: ScriptedBank
  folder: string
  url: string
  now: () => Date
  machineNow: () => Date
}): Services {
  const notInThisStory = (): never => {
    throw new Error('no story needs this')
  }
  return {
    config: readConfig({
      APP_ENV: 'demo',
      DATABASE_URL: parts.url,
      DATA_DIR: parts.folder,
      BASE_URL: 'https://ito.example',
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      BANK_BASE_URL: 'https://bank.example',
      BANK_CLIENT_ID: 'client',
      BANK_CLIENT_SECRET: 'demo-secret',
      BANK_ACCOUNT_ID: 'company',
      EKYC_BASE_URL: 'https://identity.example',
      EKYC_API_KEY: 'demo-key',
      EKYC_WEBHOOK_SECRET: 'demo-secret',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: '糸funding <info@ito.example>',
    }),
    database: parts.database,
    clock: { now: parts.now },
    machineClock: { now: parts.machineNow },
    log: Object.assign(createLog('test'), { level: 'silent' }),
    randomBytes,
    bank: parts.bank,
    bankDirectory: { banks: notInThisStory, branches: notInThisStory } as unknown as Services['bankDirectory'],
    identityService: { start: notInThisStory, status: notInThisStory, readNotification: notInThisStory } as unknown as Services['identityService'],
    mailSender: { send: notInThisStory, close: () => undefined },
    files: createLocalFileStore(path.join(parts.folder, 'documents')),
    pdf: createTypstPdfRenderer(),
    bankDirectory: { findBank: notInThisStory } as unknown as Services['bankDirectory'],
    postal: { find: notInThisStory } as unknown as Services['postal'],
    beacon: null,
  }
}

async function insertFund(database: Database, facts: { fundTotal?: number; subordinatedAmount?: number }): Promise<number> {
  const { id } = await database
    .insertInto('fund')
    .values({
      name: '第12号　世田谷区三軒茶屋レジデンス',
      detail: '所在地：東京都世田谷区三軒茶屋二丁目\n種類：共同住宅',
      offering_start_at: openingDay,
      offering_end_at: new Date('2026-04-10T23:59:59+09:00'),
      offering_method: 'first_come',
      goal: 'all_in',
      fund_total: facts.fundTotal ?? 42_000_000,
      subordinated_amount: facts.subordinatedAmount ?? 8_400_000,
      minimum_amount: 100_000,
      planned_rate_bp: 700,
      rate_breakdown: JSON.stringify([]),
      operation_term_months: 6,
      operation_start_on: '2026-05-01',
      operation_end_on: '2026-10-31',
      status: 'published',
      published_at: openingDay,
      created_at: openingDay,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertMember(database: Database, serial: number, facts: { familyName?: string; role?: string }): Promise<Viewer> {
  const approvedAt = new Date('2026-03-01T10:00:00+09:00')
  const { id } = await database
    .insertInto('member')
    .values({
      member_number: String(10_000_000 + serial),
      email: `member${serial}@example.jp`,
      password_hash: 'not used here',
      role: facts.role ?? 'member',
      family_name: facts.familyName ?? '佐藤',
      given_name: '美咲',
      family_name_kana: facts.familyName === '鈴木' ? 'スズキ' : 'サトウ',
      given_name_kana: 'ミサキ',
      birthday: '1990-05-05',
      zipcode: '1540024',
      address: '東京都世田谷区三軒茶屋2-0-0',
      tel: `0901234${String(serial).padStart(4, '0')}`,
      identity_approved_at: approvedAt,
      registered_at: approvedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    memberId: id,
    role: facts.role === 'admin' ? 'admin' : 'member',
    status: 'active',
    isVerified: true,
    sessionHash: Buffer.alloc(32, serial),
    authenticatedAt: openingDay,
  }
}

async function insertApplication(
  services: Services,
  { fundId, memberId, amount }: { fundId: number; memberId: number; amount: number },
): Promise<number> {
  const now = services.clock.now()
  return inTransaction(services.database, async (transaction) => {
    const { id } = await transaction
      .insertInto('investment')
      .values({
        fund_id: fundId,
        member_id: memberId,
        amount,
        status: 'awaiting_deposit',
        applied_at: now,
        status_at: now,
        deposit_deadline_at: depositDeadlineFirstCome(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordMoves(transaction, [id], { from: null, to: 'awaiting_deposit', at: now, actor: `member:${memberId}`, reason: 'applied' })
    await freezeContract(transaction, services, { investmentIds: [id], now })
    return id
  })
}
