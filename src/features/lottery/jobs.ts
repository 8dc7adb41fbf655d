import type { FeatureJobs } from '../services.ts'
import { closeLottery } from './close-lottery.ts'
import { drawLottery } from './draw-lottery.ts'

/** For an operator who wants one fund's step now; the schedule comes by itself. */
export const lotteryJobs: FeatureJobs = {
  'close-lottery': (services, payload) => closeLottery(services, Number(payload['fundId']), services.clock.now()),
  'draw-lottery': (services, payload) => drawLottery(services, Number(payload['fundId']), services.clock.now()),
}
