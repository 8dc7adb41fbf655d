import { expect } from 'vitest'
import { addDays, drawAt, endOfDay, japanDateOf } from '../../src/domain/calendar.ts'
import { applyToFund } from '../../src/features/investing/application/apply-to-fund.ts'
import { drawDueLotteries } from '../../src/features/investing/lottery/draw-lottery.ts'
import { DrawDelayed } from '../../src/features/investing/lottery/read-promised-beacon.ts'
import { must } from '../support/must.ts'
import { publishExampleFund } from '../support/world-fund.ts'
import { sharedFaultWorld, type FaultWorld } from './support/fault-world.ts'
import { sufferEveryTrouble } from './support/suffer.ts'
import type { Id } from '../../src/domain/id.ts'

const shared = sharedFaultWorld()
const places = 2
const applicants = 3

/** A lottery fund that three have applied for and two can win; its draw is due. */
async function fundToDraw(world: FaultWorld): Promise<Id<'fund'>> {
  const { faultless, maker } = world
  const offeringStartAt = faultless.clock.now()
  const offeringEndAt = endOfDay(addDays(japanDateOf(offeringStartAt), 1))
  const changes = {
    offeringMethod: 'lottery',
    fundTotal: 100_000 * (places + 1),
    subordinatedAmount: 100_000,
    offeringStartAt,
    offeringEndAt,
    operationStartOn: null,
    operationEndOn: null,
  } as const
  const fundId = await publishExampleFund(faultless, `operator:${maker.memberId}`, changes)
  for (let number = 0; number < applicants; number += 1) {
    const { memberId } = await world.member()
    must(
      await applyToFund(faultless, {
        memberId,
        fundId,
        amount: 100_000,
        special: null,
        method: 'lottery',
        idempotencyKey: undefined,
      }),
    )
  }
  await world.pass(drawAt(offeringEndAt).getTime() - faultless.clock.now().getTime() + 60_000)
  return fundId
}

const outcomes = ({ database }: FaultWorld, fundId: Id<'fund'>) =>
  database.selectFrom('investment').select('status').where('fund_id', '=', fundId).orderBy('status').execute()

sufferEveryTrouble(shared, {
  name: 'the promised round of public randomness',
  target: 'beacon',
  call: 'GET /beacon/public',
  async begin(world) {
    const fundId = await fundToDraw(world)
    return {
      async step(services) {
        try {
          await drawDueLotteries(services, services.clock.now())
        } catch (error) {
          // The draw waits for its round: it never leaves it out, and takes no other.
          const isDelay = error instanceof AggregateError && error.errors.every((each) => each instanceof DrawDelayed)
          if (!isDelay) throw error
          expect((await outcomes(world, fundId)).map(({ status }) => status)).toEqual(
            Array(applicants).fill('lottery_pending'),
          )
        }
      },
      isDone: async () => (await outcomes(world, fundId)).every(({ status }) => status !== 'lottery_pending'),
      async end() {
        expect((await outcomes(world, fundId)).map(({ status }) => status)).toEqual([
          'awaiting_deposit',
          'awaiting_deposit',
          'not_selected',
        ])
        const { beacon } = await world.database
          .selectFrom('lottery')
          .select('beacon')
          .where('fund_id', '=', fundId)
          .executeTakeFirstOrThrow()
        expect(beacon).toMatch(/^[0-9a-f]{64}$/)
      },
    }
  },
})
