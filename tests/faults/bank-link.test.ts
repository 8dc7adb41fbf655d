import { expect } from 'vitest'
import { BankRefused } from '../../src/adapters/bank/bank-failure.ts'
import { isBankHours } from '../../src/domain/treasury/bank-hours.ts'
import { finishBankLink, startBankLink } from '../../src/features/treasury/bank/bank-link.ts'
import { keepSubscription } from '../../src/features/treasury/bank/keep-subscription.ts'
import { watchBank } from '../../src/features/treasury/bank/watch-bank.ts'
import type { Services } from '../../src/features/core/services.ts'
import { addMilliseconds } from '../../src/platform/time.ts'
import { linkDemoBank } from '../../src/server/demo/link-bank.ts'
import { sharedFaultWorld, type FaultWorld } from './support/fault-world.ts'
import { sufferEveryTrouble, type Business } from './support/suffer.ts'

const shared = sharedFaultWorld()
const tokens = 'POST /ganb/api/auth/v1/token'
const hour = 60 * 60 * 1000
const day = 24 * hour

/** The account holder consents at the bank, and the browser brings the code back. */
async function consent(services: Services, world: FaultWorld): Promise<{ code: string; state: string | null }> {
  const url = new URL(await startBankLink(services, world.maker))
  // The consent page is the browser's, which reaches the bank.
  const page = `${world.desk.url}${url.pathname}${url.search}`
  const answer = await fetch(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=approve',
    redirect: 'manual',
  })
  const back = new URL(answer.headers.get('location') ?? '')
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') }
}

sufferEveryTrouble(shared, {
  name: 'the exchange of the code for tokens',
  target: 'bank',
  call: tokens,
  async begin(world): Promise<Business> {
    await world.database.deleteFrom('bank_link').execute()
    return {
      async step(services) {
        const outcome = await finishBankLink(services, { ...world.maker, ...(await consent(services, world)) })
        // Whoever is told that it worked has a link that works.
        expect(outcome.ok || outcome.code).toBe((await services.bank.isLinked()) || 'UNAVAILABLE')
      },
      isDone: () => world.faultless.bank.isLinked(),
      end: async () => void (await world.faultless.bank.balance()),
    }
  },
})

async function ageTokens(world: FaultWorld, { expired }: { expired: boolean }): Promise<Date> {
  const now = world.faultless.clock.now()
  const issuedAt = addMilliseconds(now, expired ? -31 * day : -29 * day)
  await world.database
    .updateTable('bank_link')
    .set({ issued_at: issuedAt, expires_at: addMilliseconds(issuedAt, 30 * day) })
    .execute()
  return now
}

/** The bank knows no such order, and says so. */
const refusedIsAnAnswer = (error: unknown): void => {
  if (!(error instanceof BankRefused)) throw error
}

const link = (world: FaultWorld) => world.database.selectFrom('bank_link').selectAll().executeTakeFirstOrThrow()

/** A bank that used up the refresh token without our hearing of the new one asks for a person: told once, who links anew. */
function refreshed(world: FaultWorld, since: Date): Business {
  return {
    step: (services) => services.bank.balance(),
    async isDone() {
      if ((await link(world)).refused_at) {
        await world.database.deleteFrom('mail_outbox').where('template', '=', 'operator-notice').execute()
        // At night nobody is woken: the alarm comes in the morning.
        while (!isBankHours(world.faultless.clock.now())) await world.pass(hour)
        await watchBank(world.faultless)
        await watchBank(world.faultless)
        expect(await world.mailsTo(world.maker)).toEqual(['operator-notice'])
        await linkDemoBank(world.faultless, world.maker.memberId)
      }
      return (await link(world)).issued_at >= since
    },
    async end() {
      expect((await link(world)).refused_at).toBeNull()
      await world.faultless.bank.balance()
    },
  }
}

for (const [name, expired] of [
  ['the refresh of an ageing token', false],
  ['the refresh of a token that has expired', true],
] as const) {
  sufferEveryTrouble(shared, {
    name,
    target: 'bank',
    call: tokens,
    begin: async (world) => refreshed(world, await ageTokens(world, { expired })),
  })
}

for (const [name, call] of [
  ['the status of the subscription', 'GET /ganb/api/webhooks/v1/subscribe-status'],
  ['the subscription to notices', 'POST /ganb/api/webhooks/v1/subscribe'],
] as const) {
  sufferEveryTrouble(shared, {
    name,
    target: 'bank',
    call,
    async begin({ desk }): Promise<Business> {
      desk.parts.notifications.subscribe(false)
      return { step: keepSubscription, isDone: async () => desk.parts.notifications.isSubscribed }
    },
  })
}

for (const [name, call, ask] of [
  ['the balance', 'GET /ganb/api/corporation/v1/accounts/balances', ({ bank }) => bank.balance()],
  [
    'the result of a transfer request',
    'GET /ganb/api/corporation/v1/transfer/request-result',
    ({ bank }) => bank.transferRequestState('2026040100000001').catch(refusedIsAnAnswer),
  ],
] as const satisfies readonly (readonly [string, string, (services: Services) => Promise<unknown>])[]) {
  sufferEveryTrouble(shared, {
    name: `${name}, a plain question`,
    target: 'bank',
    call,
    async begin(world): Promise<Business> {
      let asked = 0
      return {
        async step(services) {
          await ask(services)
          asked += services === world.faultless ? 1 : 0
        },
        isDone: async () => asked > 0,
      }
    },
  })
}
