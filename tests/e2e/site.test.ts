import { siteStories } from './stories/all.ts'
import { useStage } from './support/stage.ts'

const stage = useStage('site')

for (const tell of siteStories) tell(stage)
