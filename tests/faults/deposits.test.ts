import { expect } from 'vitest'
import { tidyAccounts } from '../../src/features/treasury/bank/tidy-accounts.ts'
import { confirmContract } from '../../src/features/investing/contract-confirmation/confirm-contract.ts'
import { runMidnight } from '../../src/features/investing/deposit/midnight.ts'
import { readDeposits } from '../../src/features/investing/deposit/read-deposits.ts'
import type { Services } from '../../src/features/core/services.ts'
import { payAtDesk } from '../support/payout-world.ts'
import { sharedFaultWorld, type FaultWorld } from './support/fault-world.ts'
import { sufferEveryTrouble, type Business } from './support/suffer.ts'
import type { Trouble } from './support/troubles.ts'
import type { Id } from '../../src/domain/id.ts'

const shared = sharedFaultWorld()
const corporation = '/ganb/api/corporation/v1'
const day = 24 * 60 * 60 * 1000

const investmentOf = ({ database }: FaultWorld, id: Id<'investment'>) =>
  database
    .selectFrom('investment')
    .select(['status', 'contract_confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** An application whose member has read the contract and is about to confirm it. */
async function readyToConfirm(world: FaultWorld) {
  const applicant = await world.applicant({ amount: 100_000 })
  // Without printing the document: that is another story, and takes longer than a cell.
  await world.database
    .updateTable('contract_document')
    .set({ delivered_at: world.faultless.clock.now() })
    .where('investment_id', '=', applicant.investmentId)
    .execute()
  return applicant
}

type Applicant = Awaited<ReturnType<typeof readyToConfirm>>

async function confirm(services: Services, { viewer, investmentId }: Applicant) {
  return confirmContract(services, { memberId: viewer.memberId, investmentId })
}

/** Every free account is gone, at the bank as well. */
async function emptyPool({ desk, database }: FaultWorld): Promise<void> {
  const taken = (
    await database
      .selectFrom('virtual_account_assignment')
      .innerJoin('virtual_account', 'virtual_account.id', 'virtual_account_id')
      .select('va_id')
      .execute()
  ).map(({ va_id }) => va_id)
  const free = desk.parts.accounts
    .list()
    .filter(({ account, status }) => status !== '3' && !taken.includes(account.id))
    .map(({ account }) => account.id)
  if (free.length > 0) desk.parts.accounts.changeStatus(free, '3')
  await database
    .updateTable('virtual_account')
    .set({ bank_status: 'deleted' })
    .where('va_id', 'in', ['', ...free])
    .execute()
}

for (const [name, call] of [
  ['the issue of accounts', `POST ${corporation}/va/issue`],
  ['the list of accounts', `POST ${corporation}/va/list`],
] as const) {
  sufferEveryTrouble(shared, {
    name: `${name}, needed by a member who confirms`,
    target: 'bank',
    call,
    async begin(world): Promise<Business> {
      const applicant = await readyToConfirm(world)
      await emptyPool(world)
      return {
        async step(services) {
          const outcome = await confirm(services, applicant)
          // The application stands in any case; the member is told to come back, or has an account.
          const { status, contract_confirmed_at } = await investmentOf(world, applicant.investmentId)
          expect(status).toBe('awaiting_deposit')
          expect(outcome.ok || outcome.code).toBe(contract_confirmed_at === null ? 'UNAVAILABLE' : true)
        },
        isDone: async () => (await investmentOf(world, applicant.investmentId)).contract_confirmed_at !== null,
        end: () =>
          payAtDesk(world, { investmentId: applicant.investmentId, amount: 100_000 })
            .then(() => readDeposits(world.faultless))
            .then(() => undefined),
      }
    },
  })
}

/** Paid at the bank, which nobody has told us. */
async function paidSilently(world: FaultWorld): Promise<Applicant> {
  const applicant = await readyToConfirm(world)
  await confirm(world.faultless, applicant)
  await payAtDesk(world, { investmentId: applicant.investmentId, amount: 100_000 })
  return applicant
}

sufferEveryTrouble(shared, {
  name: 'the list of deposits',
  target: 'bank',
  call: `GET ${corporation}/va/deposit-transactions`,
  async begin(world): Promise<Business> {
    const { investmentId } = await paidSilently(world)
    return {
      step: readDeposits,
      isDone: async () => (await investmentOf(world, investmentId)).status === 'participating',
    }
  },
})

sufferEveryTrouble(shared, {
  name: 'the list of deposits, at the midnight of the deadline',
  target: 'bank',
  call: `GET ${corporation}/va/deposit-transactions`,
  async begin(world): Promise<Business> {
    const paid = await paidSilently(world)
    const unpaid = await world.applicant({ amount: 100_000 })
    await world.pass(4 * day)
    const statusOf = async ({ investmentId }: { investmentId: Id<'investment'> }) =>
      (await investmentOf(world, investmentId)).status
    return {
      async step(services) {
        await runMidnight(services, { dueAt: services.clock.now() })
      },
      isDone: async () => (await statusOf(unpaid)) === 'canceled',
      end: async () => expect(await statusOf(paid)).toBe('participating'),
    }
  },
})

async function endedLongAgo(world: FaultWorld): Promise<string> {
  const applicant = await readyToConfirm(world)
  await confirm(world.faultless, applicant)
  await world.pass(4 * day)
  await runMidnight(world.faultless, { dueAt: world.faultless.clock.now() })
  await world.pass(15 * day)
  const { va_id } = await world.database
    .selectFrom('virtual_account_assignment')
    .innerJoin('virtual_account', 'virtual_account.id', 'virtual_account_id')
    .select('va_id')
    .where('investment_id', '=', applicant.investmentId)
    .executeTakeFirstOrThrow()
  return va_id
}

function becomes(world: FaultWorld, vaId: string, [atBank, inPool]: readonly [string, string]): Business {
  return {
    step: tidyAccounts,
    async isDone() {
      const { bank_status } = await world.database
        .selectFrom('virtual_account')
        .select('bank_status')
        .where('va_id', '=', vaId)
        .executeTakeFirstOrThrow()
      return bank_status === inPool
    },
    end: async () => expect(world.desk.parts.accounts.find(vaId)?.status).toBe(atBank),
  }
}

sufferEveryTrouble(shared, {
  name: 'the stop of an account after its end',
  target: 'bank',
  call: `POST ${corporation}/va/status-change`,
  begin: async (world) => becomes(world, await endedLongAgo(world), ['2', 'stopped']),
})

sufferEveryTrouble(shared, {
  name: 'the reopening of an account after its rest',
  target: 'bank',
  call: `POST ${corporation}/va/status-change`,
  async begin(world, _trouble: Trouble) {
    const vaId = await endedLongAgo(world)
    await tidyAccounts(world.faultless)
    await world.pass(190 * day)
    return becomes(world, vaId, ['1', 'usable'])
  },
})
