import { expect } from 'vitest'
import { businessDayFrom } from '../../src/domain/business-day.ts'
import { addDays, japanDateOf, timeOfDay } from '../../src/domain/calendar.ts'
import { followPayouts } from '../../src/features/treasury/payout/follow-payouts.ts'
import { preparePayoutBatch } from '../../src/features/treasury/payout/prepare-payout-batch.ts'
import { sendPayoutBatch } from '../../src/features/treasury/payout/send-payout-batch.ts'
import { addMilliseconds } from '../../src/platform/time.ts'
import { linkDemoBank } from '../../src/server/demo/link-bank.ts'
import { must } from '../support/payout-world.ts'
import { sharedFaultWorld, type FaultWorld } from './support/fault-world.ts'
import { sufferEveryTrouble, type Business } from './support/suffer.ts'
import type { Id } from '../../src/domain/id.ts'

const shared = sharedFaultWorld()
const requests = 'POST /ganb/api/corporation/v1/transfer/request'
const reports = 'GET /ganb/api/corporation/v1/transfer/status'
const lines = 'GET /ganb/api/corporation/v1/accounts/transactions'
const bulkRequests = 'POST /ganb/api/corporation/v1/bulktransfer/request'
const bulkReports = 'GET /ganb/api/corporation/v1/bulktransfer/status'
const tokens = 'POST /ganb/api/auth/v1/token'
const minute = 60_000
const bulk = 100

class Killed extends Error {}

/** One order of so many payees: above 99 it is a bulk transfer. */
async function approvedRefunds(world: FaultWorld, count = 1): Promise<Id<'payout_batch'>> {
  await world.forgetOldBatches()
  const batch = must(
    await preparePayoutBatch(world.faultless, world.maker, {
      obligations: await world.nextRefunds(count),
      method: 'transfer',
    }),
  )
  await world.approve(batch)
  return batch.batchId
}

/** The periodic task follows refunds to their end: paid once, and nothing is left to pay. */
function followed(world: FaultWorld, batchId: Id<'payout_batch'>, count = 1): Business {
  return {
    async step(services) {
      // Of a bulk transfer the bank tells the single payees after ten minutes only.
      if (count > 1) await world.pass(6 * minute)
      await followPayouts(services)
    },
    isDone: async () => (await world.batchStatus(batchId)) === 'settled',
    async end() {
      expect(await world.payoutStatuses(batchId)).toEqual(Array<string>(count).fill('paid'))
    },
  }
}

sufferEveryTrouble(shared, {
  name: 'the request of a transfer',
  target: 'bank',
  call: requests,
  begin: async (world) => followed(world, await approvedRefunds(world)),
})

sufferEveryTrouble(shared, {
  name: 'the request of a bulk transfer',
  target: 'bank',
  call: bulkRequests,
  sharesTroubles: { place: 0, of: 3 },
  begin: async (world) => followed(world, await approvedRefunds(world, bulk), bulk),
})

for (const [kind, call, count] of [
  ['transfers', reports, 1],
  ['bulk transfers', bulkReports, bulk],
] as const) {
  sufferEveryTrouble(shared, {
    name: `the list of ${kind}, asked about an order whose answer was lost`,
    target: 'bank',
    call,
    ...(count === bulk ? { sharesTroubles: { place: 1, of: 3 } } : {}),
    async begin(world, trouble) {
      const batchId = await approvedRefunds(world, count)
      const { bank } = world.faultless
      const dying =
        (request: typeof bank.requestTransfer): typeof request =>
        async (...order) => {
          // The process dies after the bank has the order, or before it.
          if (!['error', 'too_many', 'timeout'].includes(trouble)) await request(...order)
          throw new Killed()
        }
      const dyingBank = {
        ...bank,
        requestTransfer: dying(bank.requestTransfer),
        requestBulkTransfer: dying(bank.requestBulkTransfer),
      }
      await expect(sendPayoutBatch({ ...world.faultless, bank: dyingBank }, batchId)).rejects.toBeInstanceOf(Killed)
      return followed(world, batchId, count)
    },
  })
}

async function sentRefunds(world: FaultWorld, count = 1): Promise<Id<'payout_batch'>> {
  const batchId = await approvedRefunds(world, count)
  await sendPayoutBatch(world.faultless, batchId)
  await world.pass(61_000)
  return batchId
}

sufferEveryTrouble(shared, {
  name: 'the report about a transfer',
  target: 'bank',
  call: reports,
  begin: async (world) => followed(world, await sentRefunds(world)),
})

sufferEveryTrouble(shared, {
  name: "the lines of the company's account",
  target: 'bank',
  call: lines,
  sharesTroubles: { place: 0, of: 2 },
  begin: async (world) => followed(world, await sentRefunds(world)),
})

sufferEveryTrouble(shared, {
  name: 'the report about a bulk transfer',
  target: 'bank',
  call: bulkReports,
  sharesTroubles: { place: 2, of: 3 },
  begin: async (world) => followed(world, await sentRefunds(world, bulk), bulk),
})

sufferEveryTrouble(shared, {
  name: 'the refresh of a token that the bank refuses in the middle of a transfer, though it looked good',
  target: 'bank',
  call: tokens,
  sharesTroubles: { place: 1, of: 2 },
  async begin(world) {
    const batchId = await approvedRefunds(world)
    const later = timeOfDay(businessDayFrom(addDays(japanDateOf(world.faultless.clock.now()), 31)), 10, 0)
    await world.pass(later.getTime() - world.faultless.clock.now().getTime())
    const now = world.faultless.clock.now()
    await world.database
      .updateTable('bank_link')
      .set({ issued_at: now, expires_at: addMilliseconds(now, 24 * 60 * minute) })
      .execute()
    const business = followed(world, batchId)
    return {
      ...business,
      async isDone() {
        // A refresh whose answer was lost has used up the refresh token: a person links the account anew.
        if ((await bankLink(world)).refused_at) await linkDemoBank(world.faultless, world.maker.memberId)
        return business.isDone()
      },
    }
  },
})

const bankLink = ({ database }: FaultWorld) => database.selectFrom('bank_link').selectAll().executeTakeFirstOrThrow()
