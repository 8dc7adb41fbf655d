import type { Stage } from '../support/stage.ts'
import { publicPages } from './public-pages.ts'
import { wholeJourney } from './whole-journey.ts'

/** In the order in which they are told: later ones find what earlier ones did to the demo. */
export const stories: readonly ((stage: Stage) => void)[] = [publicPages, wholeJourney]
