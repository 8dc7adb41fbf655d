import { useStage } from '../e2e/support/stage.ts'
import { onPaper } from './on-paper.ts'
import { otherEyes } from './other-eyes.ts'

const stage = useStage('other-eyes', { isAtItsAddress: false })

otherEyes(stage)
onPaper(stage)
