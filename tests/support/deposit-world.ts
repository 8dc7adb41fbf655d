import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { confirmContract } from '../../src/features/documents/contract/confirm-contract.ts'
import { deliverDocument } from '../../src/features/documents/contract/deliver-document.ts'
import { issueDocumentTicket } from '../../src/features/documents/contract/issue-document-ticket.ts'
import type { Viewer } from '../../src/features/core/graphql/context.ts'
import type { Services } from '../../src/features/core/services.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { insertApplication, insertFund, insertMember, openingDay } from './deposit-rows.ts'
import { borrowDatabase } from './pooled-database.ts'
import { scratchFolder } from './scratch-folder.ts'
import { createScriptedBank, type ScriptedBank } from './scripted-bank.ts'
import { brokenMoneyChecks } from './sound-book.ts'
import { createTestServices } from './test-services.ts'

export { openingDay }

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
  addMember(facts?: { familyName?: string; role?: 'member' | 'admin' }): Promise<Viewer>
  apply(fundId: number, member: Viewer, amount: number): Promise<number>
  download(investmentId: number, member: Viewer): Promise<void>
  /** Downloads the document and confirms it: the number of the account that the member gets to know. */
  confirm(investmentId: number, member: Viewer): Promise<string>
  /** The same where the document was delivered already. */
  confirmDelivered(investmentId: number, member: Viewer): Promise<string>
  investment(investmentId: number): Promise<{ status: string; cancel_reason: string | null }>
  /** Templates of the mails that a member was owed, in order. */
  mailsTo(member: Viewer): Promise<string[]>
  /** Amount and reason of what is on the refund list for a member. */
  refundsOf(member: Viewer): Promise<{ amount: number; reason: string; status: string }[]>
  expectSoundBook(): Promise<void>
  close(): Promise<void>
}

export async function openDepositWorld(): Promise<DepositWorld> {
  const pooled = await borrowDatabase()
  const { database } = pooled
  const folder = mkdtempSync(path.join(scratchFolder(), 'deposit-world-'))
  const bank = createScriptedBank()
  let now = openingDay
  let machineNow = openingDay
  const services = createTestServices({
    database,
    bank,
    folder,
    url: pooled.connectionString,
    now: () => now,
    machineNow: () => machineNow,
  })
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
      const delivery = await deliverDocument(services, {
        value: ticket.value,
        viewer: member,
        request: { ipAddress: '192.0.2.1', device: 'Safari' },
      })
      if (!delivery.ok) throw new Error(delivery.message)
    },
    async confirm(investmentId, member) {
      await world.download(investmentId, member)
      return world.confirmDelivered(investmentId, member)
    },
    async confirmDelivered(investmentId, member) {
      const confirmed = await confirmContract(services, { memberId: member.memberId, investmentId })
      if (!confirmed.ok) throw new Error(confirmed.message)
      return accountNumberOf(database, investmentId)
    },
    investment: (investmentId) =>
      database
        .selectFrom('investment')
        .select(['status', 'cancel_reason'])
        .where('id', '=', investmentId)
        .executeTakeFirstOrThrow(),
    async mailsTo(member) {
      const rows = await database
        .selectFrom('mail_outbox')
        .select('template')
        .where('member_id', '=', member.memberId)
        .orderBy('id')
        .execute()
      return rows.map((row) => row.template)
    },
    refundsOf: (member) =>
      database
        .selectFrom('refund')
        .select(['amount', 'reason', 'status'])
        .where('member_id', '=', member.memberId)
        .orderBy('id')
        .execute(),
    async expectSoundBook() {
      expect(await brokenMoneyChecks(pooled)).toEqual([])
    },
    async close() {
      await pooled.giveBack()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return world
}

async function accountNumberOf(database: Database, investmentId: number): Promise<string> {
  const account = await database
    .selectFrom('virtual_account')
    .innerJoin('virtual_account_assignment as assignment', 'assignment.virtual_account_id', 'virtual_account.id')
    .select('virtual_account.account_number')
    .where('assignment.investment_id', '=', investmentId)
    .executeTakeFirstOrThrow()
  return account.account_number
}
