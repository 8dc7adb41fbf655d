import { siteStories } from './stories/all.ts'
import { useStage } from './support/stage.ts'

const stage = useStage('site', { isAtItsAddress: true })

for (const tell of siteStories) tell(stage)
