import { sql } from 'kysely'
import { japanDateOf, startOfDay, toRfc3339 } from '../../domain/calendar.ts'
import { usualMethodOn } from '../../domain/people/identity-method.ts'
import { admitMember } from '../../features/people/account/admit-member.ts'
import { createOperator } from '../../features/people/account/create-operator.ts'
import { hashPassword } from '../../features/people/account/password-hash.ts'
import { demoFillerCount } from '../../features/funds/fund/demo-funds.ts'
import type { DemoMember } from '../../features/funds/fund/demo/demo-fund.ts'
import { readAccount } from '../../features/investing/deposit/read-account.ts'
import type { Services } from '../../features/core/services.ts'
import type { Transaction } from '../../platform/database/connect.ts'
import { dayAfter, monthOf } from '../../domain/funds/record-month.ts'
import { writeRecordMonths } from '../../features/funds/track-record/write-record-months.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { renderContract } from '../../features/documents/contract/render-contract.ts'
import { agreeOnDuePurchases } from './agree-on-purchase.ts'
import {
  demoBankAccount,
  demoFiller,
  demoInvestor,
  demoOperators,
  demoPassword,
  demoSurvey,
  demoUnverified,
  demoVerified,
  type DemoPerson,
} from './demo-people.ts'
import type { DeskControl } from './desk-control.ts'
import type { HistoryEvent } from './history.ts'
import { linkDemoBank } from './link-bank.ts'
import { openDemoBankBalance } from './open-bank-balance.ts'
import { play } from './play-history.ts'
import { demoCompanyTimes, recordDemoCompany } from './record-company.ts'
import { must, type DemoEnvironment } from './demo-environment.ts'
import { NO_ROW, type Id } from '../../domain/id.ts'

export interface SeedProgress {
  /** `YYYY-MM`: where the demo's past has come to. */
  month: string
  done: number
  of: number
}

/** Years of a small operator's life, up to the moment of seeding: played by the product's own use cases on the demo desk's clock. */
export async function seedDemo(
  services: Services,
  desk: DeskControl,
  {
    clock,
    seedAt,
    events,
    report,
  }: {
    clock: { set(now: Date): void }
    seedAt: Date
    /** Of `eventsUntil` that moment. */
    events: readonly HistoryEvent[]
    /** Hears before each event when it was, and how many of all lie behind. */
    report(progress: SeedProgress): void
  },
): Promise<void> {
  clock.set(await desk.now())
  const operators: Id<'member'>[] = []
  for (const { email, ...person } of demoOperators) {
    operators.push(must(await createOperator(services, { email, password: demoPassword, person })).memberId)
  }
  const [operatorId = NO_ROW, otherOperatorId = NO_ROW] = operators
  const memberIds = await admitMembers(services)
  await linkDemoBank(services, operatorId)
  const applications = events.flatMap((event) =>
    event.does === 'apply' ? [{ fund: event.fund, investment: event.investment }] : [],
  )
  const moveOurClock = (instant: Date): void => {
    if (instant > services.clock.now()) clock.set(instant)
  }
  const demo: DemoEnvironment = {
    services,
    desk,
    seedAt,
    moveTo: async (instant) => {
      await desk.moveTo(instant)
      moveOurClock(instant)
    },
    operator: `operator:${operatorId}`,
    operatorIds: [operatorId, otherOperatorId],
    memberIds,
    applications,
  }
  await openDemoBankBalance(demo)
  /** On the first of each month, as the schedule would have done. */
  const signMonthsUntil = async (instant: Date): Promise<void> => {
    for (;;) {
      const next = startOfDay(dayAfter(monthOf(japanDateOf(services.clock.now()))))
      if (next > instant) return
      moveOurClock(next)
      await writeRecordMonths(services, next)
    }
  }
  await recordDemoCompany(demo, 0)
  /** What of the company is still to be recorded: a version after the first for each year that was closed meanwhile. */
  const toRecord = [...demoCompanyTimes(japanDateOf(services.clock.now()), japanDateOf(seedAt)).entries()]
  const recordCompanyUntil = async (instant: Date): Promise<void> => {
    while (toRecord[0] !== undefined && toRecord[0][1] <= instant) {
      const [place, at] = toRecord.shift()!
      await signMonthsUntil(at)
      moveOurClock(at)
      await recordDemoCompany(demo, place + 1)
    }
  }
  for (const [done, event] of events.entries()) {
    report({ month: japanDateOf(event.at).slice(0, 7), done, of: events.length })
    await recordCompanyUntil(event.at)
    await signMonthsUntil(event.at)
    if (isWithoutBank(event)) moveOurClock(event.at)
    else await demo.moveTo(event.at)
    try {
      await play(demo, event)
    } catch (error) {
      throw new Error(
        `demo fund ${event.fund.id}, ${event.does} at ${toRfc3339(event.at)}: ${(error as Error).message}`,
        { cause: error },
      )
    }
  }
  await recordCompanyUntil(seedAt)
  await signMonthsUntil(seedAt)
  await agreeOnDuePurchases(services)
  await leaveThePastBehind(services)
  await desk.moveTo(seedAt)
  clock.set(await desk.now())
  await readAccount(services)
}

/** The demo desk has no part in these: its clock is moved with the next event in which it has one. */
const isWithoutBank = ({ does }: HistoryEvent): boolean =>
  does === 'apply' ||
  does === 'receive_contract' ||
  does === 'confirm_contract' ||
  does === 'write_message' ||
  does === 'announce_event'

async function admitMembers(services: Services): Promise<ReadonlyMap<DemoMember, Id<'member'>>> {
  const passwordHash = must(await hashPassword(demoPassword))
  const admit = (person: DemoPerson, facts: { verified: boolean; withBankAccount: boolean }): Promise<Id<'member'>> =>
    inTransaction(services.database, async (transaction) => {
      const now = services.clock.now()
      const { email, ...details } = person
      const { id } = await admitMember(
        transaction,
        services,
        { email, passwordHash, person: details as never, role: 'member', survey: demoSurvey, invitedByCode: null },
        now,
      )
      if (facts.verified) await verifyIdentity(transaction, id, now)
      if (facts.withBankAccount) {
        await transaction
          .insertInto('bank_account')
          .values({ member_id: id, ...demoBankAccount(id), registered_at: now })
          .execute()
      }
      return id
    })
  const ids = new Map<DemoMember, Id<'member'>>()
  await admit(demoVerified, { verified: true, withBankAccount: true })
  await admit(demoUnverified, { verified: false, withBankAccount: false })
  ids.set('investor', await admit(demoInvestor, { verified: true, withBankAccount: true }))
  for (let number = 1; number <= demoFillerCount; number += 1) {
    ids.set(`filler-${number}`, await admit(demoFiller(number), { verified: true, withBankAccount: true }))
  }
  return ids
}

/** As the identity service's approval leaves it: the check stays when a later change of address begins the verification anew. */
async function verifyIdentity(transaction: Transaction, memberId: Id<'member'>, now: Date): Promise<void> {
  await transaction
    .insertInto('identity_check')
    .values({
      member_id: memberId,
      reference: `demo-${memberId}`,
      url: '',
      method: usualMethodOn(japanDateOf(now)),
      status: 'approved',
      status_at: now,
      started_at: now,
      expires_at: now,
    })
    .execute()
  await transaction.updateTable('member').set({ identity_approved_at: now }).where('id', '=', memberId).execute()
}

/**
 * The mails of the past were sent in the past: they stand in the outbox as sent and reach no mailbox now. The documents of
 * members who only fill the funds are printed when somebody asks for them, not all of them in the first minute; those that a member still
 * has to read are printed by now, as on any day: nobody has waited for them since the day before.
 */
async function leaveThePastBehind(services: Services): Promise<void> {
  await services.database
    .updateTable('mail_outbox')
    .set((expression) => ({ sent_at: expression.ref('created_at') }))
    .where('sent_at', 'is', null)
    .execute()
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(services.database)
  const unread = await services.database
    .selectFrom('contract_document')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('rendered_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of unread) await renderContract(services, id)
}
