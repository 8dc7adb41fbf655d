import { followPayouts } from '../../../src/features/treasury/payout/follow-payouts.ts'
import { proposeContributionReturn } from '../../../src/features/investing/contribution/return-contribution.ts'
import { idOf } from '../../../src/domain/id.ts'
import { consent } from '../../support/second-consent.ts'
import { balance, fundBook, held } from '../rules/books.ts'
import { lackedByInvestors, owedPrincipal, returnOwnPart, spendableOf } from '../rules/distribution.ts'
import { missingFor } from '../rules/payouts.ts'
import { distributionsOf } from '../rules/periods.ts'
import { at, type Model } from '../rules/model.ts'
import { followBank } from '../run/check.ts'
import { canBeRead, operatorsOf, payInOperatorMoney } from '../run/operator-money.ts'
import { expectThat, hit } from '../run/world.ts'
import { stepKind } from './step.ts'

/** For every draft that waits for its approval. */
function missingNow(model: Model): number {
  const planned = model.payouts.filter(({ status }) => status === 'planned')
  return missingFor(model, { shares: planned.flatMap(({ share }) => share ?? []), transfers: planned.length })
}

/** All that drafts wait for, to the yen, or less: then they wait on. */
export const payInOwnMoney = stepKind<{ amount: number }>({
  name: 'the operator pays in own money',
  weight: 3,
  choose(world) {
    const { random, model } = world
    const missing = missingNow(model)
    if (missing === 0 || !canBeRead(world)) return null
    return { amount: random.oneIn(2) ? random.whole(1, missing) : missing }
  },
  async run(world, { amount }) {
    if (!canBeRead(world) || !(await world.stage.services.bank.isLinked())) return 'the account cannot be read'
    // What the bank has paid meanwhile is told as that before somebody is asked what the newest line was.
    await world.worker.runPeriodicTask('follow-payouts', followPayouts)
    await followBank(world)
    const missing = missingNow(world.model)
    await payInOperatorMoney(world, amount)
    await world.worker.drain()
    if (missing > 0) hit(world, `own money paid in: ${amount < missing ? 'a part of it' : 'all that was missing'}`)
    return amount < missing ? 'a part' : 'enough'
  },
})

function ownParts(model: Model, fundId: number): number {
  const { subordinated, fillIn, takenOver } = fundBook(fundId)
  return held(model, subordinated) + held(model, fillIn) + held(model, takenOver)
}

/** Mostly after everybody is paid; before, it is refused. */
export const takeOwnPartBack = stepKind<{ fund: number }>({
  name: 'two operators take the operator’s part of a fund back',
  weight: 4,
  choose({ random, model }) {
    const fund = random.pick(
      model.funds.flatMap(({ id, workingSince }, place) => {
        return workingSince !== null && ownParts(model, id) > 0 ? [place] : []
      }),
    )
    return fund === undefined ? null : { fund }
  },
  async run(world, { fund: place }) {
    const { model, stage } = world
    const { id } = at(model.funds, place)
    const isRedeemed = distributionsOf(model, place).some(({ redeems }) => redeems)
    const isTurn = isRedeemed && owedPrincipal(model, place) === 0 && ownParts(model, id) > 0
    // What the fund lost after its last period is gone from its cash.
    const isWorth = isTurn && (balance(model, fundBook(id).property) === 0 || lackedByInvestors(model, place) === 0)
    const isAllowed =
      isWorth && spendableOf(model, place) + balance(model, fundBook(id).property) >= ownParts(model, id)
    const [maker, checker] = operatorsOf(world)
    const proposed = await proposeContributionReturn(stage.services, maker, { fundId: idOf(id), reason: '' })
    expectThat(proposed.ok === isAllowed, () => `the return was answered ${JSON.stringify(proposed)}`)
    hit(
      world,
      isAllowed
        ? 'own part taken back'
        : `refused: own part ${isWorth ? 'that is spent' : isTurn ? 'without an appraisal' : 'before the investors'}`,
    )
    if (!proposed.ok) return proposed.code
    const done = await consent(stage.services, checker, proposed.value.proposalId)
    expectThat(done.ok, () => `the return was approved with ${JSON.stringify(done)}`)
    returnOwnPart(model, place)
    await world.worker.drain()
    return 'taken back'
  },
})
