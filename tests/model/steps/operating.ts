import { fixDistribution } from '../../../src/features/distribution/fix-distribution.ts'
import { startOperation } from '../../../src/features/distribution/start-operation.ts'
import { japanDate } from '../../../src/domain/calendar.ts'
import { fixDistribution as fixInModel, startOperation as startInModel, type Distribution } from '../rules/distribution.ts'
import { day, dayText } from '../rules/japan-time.ts'
import { at, inFund, sum, type Model } from '../rules/model.ts'
import { hit } from '../run/world.ts'
import { stepKind } from './step.ts'

/** Whose offering is over, with everything paid that can be. */
const readyToOperate = (model: Model): number[] =>
  model.funds.flatMap(({ end, failedAt, operationStart, method, drawnAt }, place) => {
    const isDecided = model.now > end && failedAt === null && operationStart === null && (method === 'firstCome' || drawnAt !== null)
    const isSettled = inFund(model, place, 'Apply', 'Entry').length === 0 && inFund(model, place, 'Paid').length > 0
    return isDecided && isSettled && isReached(model, place) ? [place] : []
  })

function isReached(model: Model, place: number): boolean {
  const { goal, total, subordinated } = at(model.funds, place)
  return goal === 'Allin' || sum(inFund(model, place, 'Paid'), ({ amount }) => amount) >= total - subordinated
}

export const beginOperation = stepKind<{ fund: number }>({
  name: 'a fund begins to operate',
  weight: 8,
  choose({ random, model }) {
    const fund = random.pick(readyToOperate(model))
    return fund === undefined ? null : { fund }
  },
  async run(world, { fund }) {
    const startOn = dayText(world.model.now)
    await startOperation(world.stage.services, { fundId: at(world.model.funds, fund).id, startOn: japanDate(startOn) })
    startInModel(world.model, fund, startOn)
    hit(world, 'operation began')
    return startOn
  },
})

export const distribute = stepKind<Distribution & { fund: number }>({
  name: 'a dividend is fixed',
  weight: 7,
  choose({ random, model }) {
    const operating = model.funds.flatMap(({ operationStart, isRedeemed }, place) => (operationStart !== null && !isRedeemed ? [place] : []))
    const fund = random.pick(operating)
    if (fund === undefined) return null
    const redeems = random.oneIn(2)
    const payday = dayText(model.now + random.whole(0, 3) * day)
    if (at(model.funds, fund).distributions.some((one) => one.payday === payday)) return null
    const { subordinated } = at(model.funds, fund)
    const invested = sum(inFund(model, fund, 'Paid'), ({ amount }) => amount)
    const loss = redeems && random.oneIn(3) ? random.whole(0, 10) * 37_777 + (random.oneIn(4) ? subordinated + invested : 0) : 0
    const total = random.oneIn(8) ? 0 : random.whole(1, 400_000)
    return { fund, total, payday, redeems, loss: Math.min(loss, subordinated + invested) }
  },
  async run(world, { fund, ...distribution }) {
    const { id: fundId } = at(world.model.funds, fund)
    const { total: totalDividend, redeems, loss } = distribution
    await fixDistribution(world.stage.services, { fundId, totalDividend, redeems, payday: japanDate(distribution.payday), loss })
    fixInModel(world.model, fund, distribution)
    hit(world, `distribution${redeems ? ' with redemption' : ''}${loss > 0 ? ' and loss' : ''}`)
    return 'fixed'
  },
})
