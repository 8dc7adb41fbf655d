import { startProduct } from '../support/product.ts'
import { stories } from './stories/all.ts'
import { useStage } from './support/stage.ts'

/** Several minutes of a small machine go into the demo's past: one product serves every story. */
const stage = useStage(() => startProduct({ seed: true }))

for (const tell of stories) tell(stage)
