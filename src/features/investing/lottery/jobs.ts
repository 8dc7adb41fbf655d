import type { JobHandlers } from '../../core/services.ts'
import { closeLottery } from './close-lottery.ts'
import { drawLottery } from './draw-lottery.ts'

/** For an operator who wants one fund's step now; the schedule comes by itself. */
export const lotteryJobs = {
  'close-lottery': (services, { fundId }) => closeLottery(services, fundId, services.clock.now()),
  'draw-lottery': (services, { fundId }) => drawLottery(services, fundId, services.clock.now()),
} satisfies Partial<JobHandlers>
