import { afterAll, beforeAll, expect } from 'vitest'
import { createHttpIdentityService } from '../../../src/adapters/ekyc/http-identity-service.ts'
import { createSmtpMailSender } from '../../../src/adapters/mail/smtp-mail-sender.ts'
import type { FaultTarget } from '../../../src/desk/faults.ts'
import { demoCredentials } from '../../../src/desk/settings.ts'
import { transferRows } from '../../../src/desk/bank/transfer-rows.ts'
import type { Services } from '../../../src/features/services.ts'
import { bankAtDesk, openPayoutWorld, type PayoutWorld } from '../../support/payout-world.ts'
import { liesTold } from './lies.ts'
import type { Trouble } from './troubles.ts'

/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:1'
const hastyMs = 150

export interface FaultWorld extends PayoutWorld {
  /** The product as it is when all is well. */
  calm: Services
  /** The product while something is wrong: it waits for answers a moment only, so that a test need not. */
  hasty: Services
  /** The product without a line to the outside. */
  cutOff: Services
  /** The services that suffer a trouble, which is ordered at the desk for one kind of call. */
  suffering(trouble: Trouble, outside: { target: FaultTarget; call: string }, count: number): Services
  /** The trouble is over. */
  relieve(): void
  /** Invariants hold, no member was told what is not so, and no obligation was ordered twice at the bank: at any moment. */
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
  })
  const calm = withOutside(desk.url, desk.smtpPort, 5_000)
  const hasty = withOutside(desk.url, desk.smtpPort, hastyMs)
  const cutOff = withOutside(nowhere, 1, hastyMs)

  const world: FaultWorld = {
    ...payouts,
    services: calm,
    calm,
    hasty,
    cutOff,
    suffering(trouble, { target, call }, count) {
      if (trouble === 'cut') return cutOff
      desk.parts.faults.order({ target, kind: trouble, count, call })
      return hasty
    },
    relieve: () => desk.parts.faults.forget(),
    async expectHonestBook() {
      await world.expectInvariants()
      expect(await liesTold(world)).toEqual([])
      expect(orderedTwice(world)).toEqual([])
    },
    async close() {
      for (const { mailSender } of [calm, hasty, cutOff]) mailSender.close()
      await payouts.close()
    },
  }
  return world
}

/** Marks of payouts that stand in more than one order which the bank has paid or is about to pay. */
function orderedTwice({ desk, calm }: FaultWorld): string[] {
  const marks = transferRows(desk.parts.transfers, calm.clock.now())
    .filter(({ trouble, status }) => trouble === null && !['3', '4', '5', '8', '40'].includes(status))
    .map(({ edi_info }) => edi_info ?? '')
  return marks.filter((mark, index) => marks.indexOf(mark) !== index)
}
