import { proposeLossStatement } from '../../../src/features/investing/loss-statement/loss-statement-proposal.ts'
import { idOf } from '../../../src/domain/id.ts'
import { consent } from '../../support/second-consent.ts'
import { lossWords } from '../../support/operation-world.ts'
import { at } from '../rules/model.ts'
import { unexplainedLosses } from '../rules/payouts.ts'
import { operatorsOf } from '../run/operator-money.ts'
import { expectThat, hit } from '../run/world.ts'
import { stepKind } from './step.ts'

/** Without it nobody of the distribution is paid. */
export const explainLoss = stepKind<{ fund: number }>({
  name: 'two operators explain a loss',
  weight: 6,
  choose({ random, model }) {
    const fund = random.pick(unexplainedLosses(model))
    return fund === undefined ? null : { fund }
  },
  async run(world, { fund }) {
    const { model, stage } = world
    const [maker, checker] = operatorsOf(world)
    const isDue = unexplainedLosses(model).includes(fund)
    const fundId = idOf<'fund'>(at(model.funds, fund).id)
    const proposed = await proposeLossStatement(stage.services, maker, { fundId, ...lossWords })
    expectThat(proposed.ok === isDue, () => `the statement of a loss was answered ${JSON.stringify(proposed)}`)
    if (!proposed.ok) return proposed.code
    const done = await consent(stage.services, checker, proposed.value.proposalId)
    expectThat(done.ok, () => `the statement of a loss was approved with ${JSON.stringify(done)}`)
    for (const distribution of model.distributions)
      if (distribution.fund === fund) distribution.lossExplainedAt ??= model.now
    await world.worker.drain()
    hit(world, 'loss explained')
    return 'explained'
  },
})
