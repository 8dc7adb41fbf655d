import { officeStories } from './stories/all.ts'
import { useStage } from './support/stage.ts'

const stage = useStage('office', { isAtItsAddress: false })

for (const tell of officeStories) tell(stage)
