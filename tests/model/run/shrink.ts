import type { Stage } from '../stage/stage.ts'
import { playHistory, type ChosenStep, type Plan } from './history.ts'

const mostAttempts = 80

/** The part of a message that stays the same when ids change: which kind of thing deviates. */
const kindOf = (message: string): string => message.replace(/\d+/g, '').slice(0, 60)

/** Leaves out whatever the deviation does not need: halves first, then smaller and smaller pieces. */
export async function shrink(stage: Stage, plan: Plan): Promise<{ steps: ChosenStep[]; message: string } | null> {
  const whole = await playHistory(stage, plan)
  if (!whole.failure) return null
  const wanted = kindOf(whole.failure.message)
  let steps = whole.steps
  let { message } = whole.failure
  let attempts = 0
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = steps.length - size; from >= -size + 1 && attempts < mostAttempts; from -= size) {
      const less = steps.filter((_step, place) => place < from || place >= from + size)
      attempts += 1
      const { failure } = await playHistory(stage, { ...plan, given: less })
      if (!failure || kindOf(failure.message) !== wanted) continue
      steps = less
      message = failure.message
    }
  }
  return { steps, message }
}
