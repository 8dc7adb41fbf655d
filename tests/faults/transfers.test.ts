import { expect } from 'vitest'
import { followPayouts } from '../../src/features/payout/follow-payouts.ts'
import { preparePayoutBatch } from '../../src/features/payout/prepare-payout-batch.ts'
import { sendPayoutBatch } from '../../src/features/payout/send-payout-batch.ts'
import { must } from '../support/payout-world.ts'
import { sharedFaultWorld, type FaultWorld } from './support/fault-world.ts'
import { sufferEveryTrouble, type Business } from './support/suffer.ts'

const shared = sharedFaultWorld()
const requests = 'POST /ganb/api/corporation/v1/transfer/request'
const reports = 'GET /ganb/api/corporation/v1/transfer/status'
const lines = 'GET /ganb/api/corporation/v1/accounts/transactions'

class Killed extends Error {}

async function approvedRefund(world: FaultWorld): Promise<number> {
  await world.forgetOldBatches()
  const obligation = await world.nextRefund()
  const batch = must(await preparePayoutBatch(world.calm, world.maker, { obligations: [obligation], method: 'transfer' }))
  await world.approve(batch)
  return batch.batchId
}

/** The sweep follows a refund to its end: paid once, and nothing is left to pay. */
function followed(world: FaultWorld, batchId: number): Business {
  return {
    step: followPayouts,
    isDone: async () => (await world.batchStatus(batchId)) === 'settled',
    async end() {
      expect(await world.payoutStatuses(batchId)).toEqual(['paid'])
    },
  }
}

sufferEveryTrouble(shared, {
  name: 'the request of a transfer',
  target: 'bank',
  call: requests,
  begin: async (world) => followed(world, await approvedRefund(world)),
})

sufferEveryTrouble(shared, {
  name: 'the list of transfers, asked about an order whose answer was lost',
  target: 'bank',
  call: reports,
  async begin(world, trouble) {
    const batchId = await approvedRefund(world)
    const { bank } = world.calm
    const requestTransfer: typeof bank.requestTransfer = async (...order) => {
      // The process dies after the bank has the order, or before it.
      if (['error', 'too_many', 'timeout'].includes(trouble) === false) await bank.requestTransfer(...order)
      throw new Killed()
    }
    await expect(sendPayoutBatch({ ...world.calm, bank: { ...bank, requestTransfer } }, batchId)).rejects.toBeInstanceOf(Killed)
    return followed(world, batchId)
  },
})

async function sentRefund(world: FaultWorld): Promise<number> {
  const batchId = await approvedRefund(world)
  await sendPayoutBatch(world.calm, batchId)
  await world.pass(61_000)
  return batchId
}

sufferEveryTrouble(shared, {
  name: 'the report about a transfer',
  target: 'bank',
  call: reports,
  begin: async (world) => followed(world, await sentRefund(world)),
})

sufferEveryTrouble(shared, {
  name: "the lines of the company's account",
  target: 'bank',
  call: lines,
  begin: async (world) => followed(world, await sentRefund(world)),
})
