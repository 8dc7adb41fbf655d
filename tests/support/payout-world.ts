import { japanDateOf } from '../../src/domain/calendar.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Bank } from '../../src/adapters/bank/bank.ts'
import { createGmoAozoraBank } from '../../src/adapters/bank/gmo-aozora/gmo-aozora-bank.ts'
import { defaultTimes, type DeskTimes } from '../../src/desk/desk-parts.ts'
import { demoCredentials } from '../../src/desk/settings.ts'
import { startDesk, type Desk } from '../../src/desk/start-desk.ts'
import { createBankTokenStore } from '../../src/features/treasury/bank/bank-token-store.ts'
import { confirmContract } from '../../src/features/investing/contract-confirmation/confirm-contract.ts'
import { deliverDocument } from '../../src/features/documents/contract/deliver-document.ts'
import { issueDocumentTicket } from '../../src/features/investing/contract-confirmation/issue-document-ticket.ts'
import { readDeposits } from '../../src/features/investing/deposit/read-deposits.ts'
import { readStatement } from '../../src/features/treasury/bank/read-statement.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import { approvePayoutBatch } from '../../src/features/treasury/payout/approve-payout-batch.ts'
import { listPayable } from '../../src/features/treasury/payout/list-payable.ts'
import { preparePayoutBatch, type PreparedBatch } from '../../src/features/treasury/payout/prepare-payout-batch.ts'
import type { Services } from '../../src/features/core/services.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import type { Outcome } from '../../src/platform/outcome.ts'
import { linkDemoBank } from '../../src/server/demo/link-bank.ts'
import { insertApplication, insertFund, insertMember, openingDay } from './deposit-rows.ts'
import { borrowDatabase } from './pooled-database.ts'
import { moveOperatorMoney, openBankBalance } from './operators-money.ts'
import { scratchFolder } from './scratch-folder.ts'
import { brokenMoneyChecks } from './sound-book.ts'
import { createTestServices } from './test-services.ts'
import type { Id } from '../../src/domain/id.ts'

/** The product's use cases over a real database, and the real desk's bank behind the real adapter. Business time is the demo desk's. */
export interface PayoutWorld {
  services: Services
  database: Database
  desk: Desk
  fundId: Id<'fund'>
  /** Two operators: the first prepares, the second approves. */
  maker: Viewer
  checker: Viewer
  /** Moves business time forward. */
  pass(milliseconds: number): Promise<void>
  member(): Promise<Viewer>
  /** A member with an account of old who has applied for an amount and waits for the contract to be delivered. */
  applicant(facts: {
    amount: number
    hasAccount?: boolean
    fundId?: Id<'fund'>
  }): Promise<{ viewer: Viewer; investmentId: Id<'investment'> }>
  /** A member with an account of old who applied, confirmed and paid in at the demo desk: above the amount, the rest is owed back. */
  investor(facts: {
    amount: number
    paysIn: number
    hasAccount?: boolean
    fundId?: Id<'fund'>
  }): Promise<{ viewer: Viewer; investmentId: Id<'investment'> }>
  registerAccount(memberId: Id<'member'>, facts?: { accountNumber?: string; registeredAt?: Date }): Promise<void>
  /** The operator's own money arrives on or leaves the account: at the demo desk, and in the books by both operators. */
  moveOperatorMoney(amount: number): Promise<void>
  /** Everything that can be paid now, in one batch. */
  prepareAll(method?: 'transfer' | 'file'): Promise<PreparedBatch>
  approve(batch: PreparedBatch): Promise<void>
  batchStatus(batchId: Id<'payout_batch'>): Promise<string>
  /** status of each payout of a batch, in order. */
  payoutStatuses(batchId: Id<'payout_batch'>): Promise<string[]>
  mailsTo(viewer: Viewer): Promise<string[]>
  /** All invariants hold: at any moment. */
  expectInvariants(): Promise<void>
  /** All invariants hold, and the accounts at the demo desk hold exactly what the book says: when nothing is under way. */
  expectSoundBook(): Promise<void>
  close(): Promise<void>
}

export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(`refused: ${outcome.code} ${outcome.message}`)
}

export async function openPayoutWorld({
  deskTimes = {},
}: { deskTimes?: Partial<DeskTimes> } = {}): Promise<PayoutWorld> {
  const pooled = await borrowDatabase()
  const { database } = pooled
  const folder = mkdtempSync(path.join(scratchFolder(), 'payout-world-'))
  const desk = await startDesk(
    {
      port: 0,
      smtpPort: 0,
      dataFolder: path.join(folder, 'desk'),
      productUrl: 'http://127.0.0.1:1',
      clockStart: openingDay,
      credentials: demoCredentials,
    },
    { ...defaultTimes, repeatDelaysMs: [], faultTimeoutMs: 1_000, ...deskTimes },
  )
  const services = servicesWithDesk({ database, folder, desk, url: pooled.connectionString })
  let serial = 0
  const addMember = (facts: { role?: 'member' | 'admin' } = {}): Promise<Viewer> =>
    insertMember(database, (serial += 1), facts)
  const maker = await addMember({ role: 'admin' })
  const checker = await addMember({ role: 'admin' })
  const fundId = await insertFund(database, {})
  await linkDemoBank(services, maker.memberId)
  await openBankBalance(services, [maker, checker])

  const world: PayoutWorld = {
    services,
    database,
    desk,
    fundId,
    maker,
    checker,
    async pass(milliseconds) {
      await desk.parts.followers.move(new Date(services.clock.now().getTime() + milliseconds))
    },
    member: () => addMember(),
    async applicant({ amount, hasAccount = true, fundId: ownFund = fundId }) {
      const viewer = await addMember()
      if (hasAccount) await world.registerAccount(viewer.memberId)
      return {
        viewer,
        investmentId: await insertApplication(services, { fundId: ownFund, memberId: viewer.memberId, amount }),
      }
    },
    async investor({ paysIn, ...facts }) {
      const applicant = await world.applicant(facts)
      await download(services, applicant)
      must(
        await confirmContract(services, { memberId: applicant.viewer.memberId, investmentId: applicant.investmentId }),
      )
      await payAtDesk(world, { investmentId: applicant.investmentId, amount: paysIn })
      await readDeposits(services)
      return applicant
    },
    async registerAccount(
      memberId,
      { accountNumber = String(1_000_000 + memberId), registeredAt = new Date('2026-03-01T10:00:00+09:00') } = {},
    ) {
      await database.transaction().execute(async (transaction) => {
        const current = transaction
          .selectFrom('bank_account')
          .where('member_id', '=', memberId)
          .where('replaced_at', 'is', null)
        // As if it had been registered long ago: no test waits the day that payouts to a new one wait. To switch the rules of a second one off
        // would alter the table, and the database could serve no other story.
        if (await current.select('id').executeTakeFirst())
          await sql`set local session_replication_role = replica`.execute(transaction)
        await transaction
          .updateTable('bank_account')
          .set({ replaced_at: services.clock.now() })
          .where('member_id', '=', memberId)
          .where('replaced_at', 'is', null)
          .execute()
        await transaction
          .insertInto('bank_account')
          .values({
            member_id: memberId,
            bank_code: '0001',
            bank_name: 'みずほ',
            branch_code: '001',
            branch_name: '東京営業部',
            account_number: accountNumber,
            registered_at: registeredAt,
          })
          .execute()
      })
    },
    moveOperatorMoney: (amount) => moveOperatorMoney(services, desk.url, [maker, checker], amount),
    async prepareAll(method = 'transfer') {
      await readStatement(services)
      const ready = (await listPayable(services)).filter(({ hold }) => hold === null)
      const payOn = japanDateOf(services.clock.now())
      return must(
        await preparePayoutBatch(services, maker, {
          obligations: ready.map(({ obligation }) => obligation),
          method,
          payOn,
          isBeforePayday: true,
        }),
      )
    },
    async approve({ batchId, contentHash }) {
      must(await approvePayoutBatch(services, checker, { batchId, contentHash }))
    },
    batchStatus: async (batchId) =>
      (await database.selectFrom('payout_batch').select('status').where('id', '=', batchId).executeTakeFirstOrThrow())
        .status,
    payoutStatuses: async (batchId) =>
      (
        await database.selectFrom('payout').select('status').where('batch_id', '=', batchId).orderBy('id').execute()
      ).map(({ status }) => status),
    async mailsTo(viewer) {
      const rows = await database
        .selectFrom('mail_outbox')
        .select('template')
        .where('member_id', '=', viewer.memberId)
        .orderBy('id')
        .execute()
      return rows.map((row) => row.template)
    },
    async expectInvariants() {
      // As the periodic task does every few minutes; a bank that does not answer is read later.
      await readStatement(services).catch(() => undefined)
      expect(await brokenMoneyChecks(pooled)).toEqual([])
    },
    async expectSoundBook() {
      await world.expectInvariants()
      const { total } = await database
        .selectFrom('posting')
        .select((expression) => expression.fn.sum<number | null>('amount').as('total'))
        .where('account_kind', '=', 'bank')
        .executeTakeFirstOrThrow()
      const { companyAccounts, statement } = desk.parts
      const now = services.clock.now()
      const atTheBank = companyAccounts.list().reduce((sum, account) => sum + statement.balance(now, account), 0)
      expect({ inTheBook: total }).toEqual({ inTheBook: atTheBank })
    },
    async close() {
      await pooled.giveBack()
      await desk.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return world
}

function servicesWithDesk({
  database,
  folder,
  desk,
  url,
}: {
  database: Database
  folder: string
  desk: Desk
  url: string
}): Services {
  const now = (): Date => desk.parts.clock.now()
  const base = createTestServices({
    database,
    folder,
    url,
    now,
    machineNow: () => openingDay,
    bank: undefined as unknown as Services['bank'],
  })
  const config = {
    ...base.config,
    BANK_ACCOUNT_ID: demoCredentials.bankAccountId,
    TRANSFER_FILE_CLIENT_CODE: '1234567890',
    TRANSFER_FILE_PAYER_NAME: 'イトフアンデイング（カ',
    TRANSFER_FILE_LINE_END: 'none' as const,
  }
  return { ...base, config, bank: bankAtDesk({ ...base, config }, `${desk.url}/ganb/api`) }
}

/** The product's own bank client, as patient as is said. */
export function bankAtDesk(
  { config, database, clock }: Pick<Services, 'config' | 'database' | 'clock'>,
  baseUrl: string,
  timeoutMs = 2_000,
): Bank {
  const settings = {
    baseUrl,
    clientId: demoCredentials.bankClientId,
    clientSecret: demoCredentials.bankClientSecret,
    clientAuth: 'basic' as const,
    scope: config.BANK_SCOPE,
    accountId: config.BANK_ACCOUNT_ID,
    timeoutMs,
    retryPausesMs: [1],
  }
  return createGmoAozoraBank(settings, createBankTokenStore(database, config.SECRET_KEY), clock)
}

/** The member reads the contract document, as the confirmation wants it. */
export async function download(
  services: Services,
  { viewer, investmentId }: { viewer: Viewer; investmentId: Id<'investment'> },
): Promise<void> {
  const value = must(await issueDocumentTicket(services, viewer, investmentId))
  must(await deliverDocument(services, { value, viewer, request: { ipAddress: '192.0.2.1', device: 'Safari' } }))
}

/** Money reaches the investment's account at the bank; whether the product hears of it is another matter. */
export async function payAtDesk(
  { database, desk }: Pick<PayoutWorld, 'database' | 'desk'>,
  {
    investmentId,
    amount,
    at,
    remitterName = 'サトウ ミサキ',
  }: { investmentId: Id<'investment'>; amount: number; at?: string; remitterName?: string },
): Promise<void> {
  const account = await database
    .selectFrom('virtual_account')
    .innerJoin('virtual_account_assignment as assignment', 'assignment.virtual_account_id', 'virtual_account.id')
    .select(['branch_code', 'account_number'])
    .where('assignment.investment_id', '=', investmentId)
    .executeTakeFirstOrThrow()
  const answer = await fetch(`${desk.url}/bank/deposits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      branch_cd: account.branch_code,
      account_number: account.account_number,
      amount,
      remitter_name: remitterName,
      transfer_at: at,
    }),
  })
  if (answer.status !== 201) throw new Error(`the demo desk took no deposit: ${answer.status} ${await answer.text()}`)
}
