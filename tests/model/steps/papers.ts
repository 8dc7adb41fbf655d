import { recomputePapers } from '../run/papers.ts'
import { stepKind } from './step.ts'

/** Reports, published data and the papers of a tax year at whatever moment. */
export const readPapers = stepKind<Record<never, never>>({
  name: 'somebody recomputes what is told of the books',
  weight: 2,
  choose: ({ model }) => (model.funds.some(({ workingSince }) => workingSince !== null) ? {} : null),
  async run(world) {
    await recomputePapers(world)
    return 'as expected'
  },
})
