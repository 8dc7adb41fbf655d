import { bookLine, openSince, type Line } from './earnings.ts'
import { dayText } from './japan-time.ts'
import type { Model, ClassifiedLine } from './model.ts'

/** Whether it stands in a period that is closed. */
export const isClosed = ({ earned }: ClassifiedLine): boolean => earned.some(({ takenBy }) => takenBy !== null)

/**
 * A line is classified as something else: null is the operator's own money. What was earned with it is taken back in the days that are open; each closed period that
 * told of it, or that told nothing of it although the line is of its days, is told the correction.
 */
export function replaceLine(model: Model, classified: ClassifiedLine, after: Line | null): void {
  const before = classified.isOwnMoney ? null : classified.line
  for (const distribution of touched(model, classified, before, after))
    model.corrections.push({
      line: classified.id,
      fund: fundOf(classified.line),
      distribution,
      day: dayText(classified.at),
      recordedAt: model.now,
      before,
      after,
    })
  // What is taken back counts where it counted, as long as that is open; and what stands in its place where the line did, or beside it.
  const [back] = before === null ? [] : bookLine(model, before, classified.earned[0]?.at ?? classified.at, -1)
  const counts = classified.at < openSince(model, fundOf(classified.line)) ? (back?.at ?? classified.at) : classified.at
  classified.earned = after === null ? [] : bookLine(model, after, counts)
  classified.line = after ?? classified.line
  classified.isOwnMoney = after === null
  classified.saidAt = model.now
}

/** Lines that are classified anew are of one fund. */
const fundOf = ({ parts }: Line): number => parts[0]?.fund ?? 0

function touched(model: Model, classified: ClassifiedLine, before: Line | null, after: Line | null): Set<number> {
  const earlier = model.corrections.filter(({ line }) => line === classified.id).map(({ distribution }) => distribution)
  const taken = classified.earned.flatMap(({ takenBy }) => takenBy ?? [])
  return new Set([
    ...earlier,
    ...taken,
    ...(before === null && after !== null ? closedUnclassified(model, classified) : []),
  ])
}

/** The period of a line's day, where its closing knew the line as nobody's of the fund. */
function closedUnclassified({ distributions }: Model, { line, at, saidAt }: ClassifiedLine): number[] {
  const place = distributions.findIndex(
    ({ fund, closing, endOn }) => fund === fundOf(line) && closing !== null && endOn >= dayText(at),
  )
  const own = distributions[place]
  return own !== undefined && saidAt < own.fixedAt ? [place] : []
}
