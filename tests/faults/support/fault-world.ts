import { changeRefundUnseen } from '../../support/change-refund.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { createHttpBeacon } from '../../../src/adapters/beacon/http-beacon.ts'
import { createHttpIdentityService } from '../../../src/adapters/ekyc/http-identity-service.ts'
import { createSmtpMailSender } from '../../../src/adapters/mail/smtp-mail-sender.ts'
import type { FaultTarget } from '../../../src/desk/faults.ts'
import type { Obligation } from '../../../src/features/treasury/payout/obligation.ts'
import { demoCredentials } from '../../../src/desk/settings.ts'
import { transferRows } from '../../../src/desk/bank/transfer-rows.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { bankAtDesk, openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'
import { findLies } from './lies.ts'
import type { Trouble } from './troubles.ts'

/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:1'
const hastyMs = 150

export interface FaultWorld extends PayoutWorld {
  /** The product as it is when all is well. */
  faultless: Services
  /** The product while something is wrong: it waits for answers a moment only, so that a test need not. */
  hasty: Services
  /** The product without a line to the outside. */
  cutOff: Services
  /** The services that suffer a trouble, which is ordered at the demo desk for one kind of call. */
  suffering(trouble: Trouble, outside: { target: FaultTarget; call: string }, count: number): Services
  /** Refunds of 1,000 yen that are owed: surpluses in many parts, since inventing a member for each would take longer than the cell. */
  nextRefunds(count: number): Promise<Obligation[]>
  /** Payouts of earlier cells are followed no more, as if two weeks had passed. */
  forgetOldBatches(): Promise<void>
  /** The trouble is over. */
  relieve(): void
  /** No member has a mail that says what is not so, and no obligation was ordered twice at the bank: at any moment. */
  expectNoLie(): Promise<void>
  /** The same, and invariants hold: at any moment. */
  expectHonestBook(): Promise<void>
}

/** One world for all cells of a file. */
export function sharedFaultWorld(): { readonly world: FaultWorld } {
  const shared = { world: undefined as unknown as FaultWorld }
  beforeAll(async () => {
    shared.world = await openFaultWorld()
  })
  afterAll(() => shared.world.close())
  return shared
}

export async function openFaultWorld(): Promise<FaultWorld> {
  const payouts = await openPayoutWorld({ deskTimes: { faultTimeoutMs: 3 * hastyMs, faultDelayMs: 40 } })
  const { desk } = payouts
  const withOutside = (url: string, smtpPort: number, timeoutMs: number): Services => ({
    ...payouts.services,
    bank: bankAtDesk(payouts.services, `${url}/ganb/api`, timeoutMs),
    identityService: createHttpIdentityService({
      baseUrl: `${url}/identity`,
      apiKey: demoCredentials.identityApiKey,
      webhookSecret: demoCredentials.identityWebhookSecret,
      timeoutMs,
    }),
    mailSender: createSmtpMailSender({ url: `smtp://127.0.0.1:${smtpPort}`, timeoutMs }),
    beacon: createHttpBeacon({ baseUrl: `${url}/beacon`, timeoutMs }),
  })
  const faultless = withOutside(desk.url, desk.smtpPort, 5_000)
  const hasty = withOutside(desk.url, desk.smtpPort, hastyMs)
  const cutOff = withOutside(nowhere, 1, hastyMs)

  const world: FaultWorld = {
    ...payouts,
    services: faultless,
    faultless,
    hasty,
    cutOff,
    suffering(trouble, { target, call }, count) {
      if (trouble === 'cut') return cutOff
      desk.parts.faults.order({ target, kind: trouble, count, call })
      return hasty
    },
    nextRefunds: (count) => nextRefunds(world, count),
    async forgetOldBatches() {
      await sql`update payout_batch set settled_at = settled_at - interval '15 days' where status = 'settled'`.execute(
        world.database,
      )
    },
    relieve: () => desk.parts.faults.forget(),
    async expectNoLie() {
      expect(await findLies(world)).toEqual([])
      expect(orderedTwice(world)).toEqual([])
    },
    async expectHonestBook() {
      await world.expectInvariants()
      await world.expectNoLie()
    },
    async close() {
      for (const { mailSender } of [faultless, hasty, cutOff]) mailSender.close()
      await payouts.close()
    },
  }
  return world
}

const partsOfSurplus = 50

async function nextRefunds(world: FaultWorld, count: number): Promise<Obligation[]> {
  const open = () =>
    world.database
      .selectFrom('refund')
      .select('id')
      .where('status', '=', 'open')
      .where('amount', '=', 1_000)
      .orderBy('id')
      .limit(count)
      .execute()
  while ((await open()).length < count) await oweSurplus(world)
  return (await open()).map(({ id }) => ({ kind: 'refund', id }))
}

async function oweSurplus({ database, investor }: FaultWorld): Promise<void> {
  const { viewer, investmentId } = await investor({ amount: 100_000, paysIn: 100_000 + partsOfSurplus * 1_000 })
  const whole = await database
    .selectFrom('refund')
    .selectAll()
    .where('member_id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
  await changeRefundUnseen(database, whole.id, { amount: 1_000 })
  const part = (index: number) => ({
    key: `part:${whole.id}:${index}`,
    member_id: viewer.memberId,
    investment_id: investmentId,
    amount: 1_000,
    reason: 'excess' as const,
    owed_since: whole.owed_since,
  })
  await database
    .insertInto('refund')
    .values(Array.from({ length: partsOfSurplus - 1 }, (_, index) => part(index)))
    .execute()
}

/** Marks of payouts that stand in more than one order which the bank has paid or is about to pay. */
function orderedTwice({ desk, faultless }: FaultWorld): string[] {
  const marks = transferRows(desk.parts.transfers, faultless.clock.now())
    .filter(({ trouble, status }) => trouble === null && !['3', '4', '5', '8', '40'].includes(status))
    .map(({ edi_info }) => edi_info ?? '')
  return marks.filter((mark, index) => marks.indexOf(mark) !== index)
}
