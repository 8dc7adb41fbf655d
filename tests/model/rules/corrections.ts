import { bookLine, openSince, type Line } from './earnings.ts'
import { dayText } from './japan-time.ts'
import type { Model, ToldLine } from './model.ts'

/** Whether it stands in a period that is closed. */
export const isClosed = ({ earned }: ToldLine): boolean => earned.some(({ takenBy }) => takenBy !== null)

/**
 * A line is told as something else: null is the operator's own money. What was earned with it is taken back in the days that are open; each closed period that
 * told of it, or that told nothing of it although the line is of its days, is told the correction.
 */
export function replaceLine(model: Model, told: ToldLine, after: Line | null): void {
  const before = told.isOwnMoney ? null : told.line
  for (const distribution of touched(model, told, before, after))
    model.corrections.push({
      line: told.id,
      fund: fundOf(told.line),
      distribution,
      day: dayText(told.at),
      recordedAt: model.now,
      before,
      after,
    })
  // What is taken back counts where it counted, as long as that is open; and what stands in its place where the line did, or beside it.
  const [back] = before === null ? [] : bookLine(model, before, told.earned[0]?.at ?? told.at, -1)
  const counts = told.at < openSince(model, fundOf(told.line)) ? (back?.at ?? told.at) : told.at
  told.earned = after === null ? [] : bookLine(model, after, counts)
  told.line = after ?? told.line
  told.isOwnMoney = after === null
  told.saidAt = model.now
}

/** Lines that are told anew are of one fund. */
const fundOf = ({ parts }: Line): number => parts[0]?.fund ?? 0

function touched(model: Model, told: ToldLine, before: Line | null, after: Line | null): Set<number> {
  const earlier = model.corrections.filter(({ line }) => line === told.id).map(({ distribution }) => distribution)
  const taken = told.earned.flatMap(({ takenBy }) => takenBy ?? [])
  return new Set([...earlier, ...taken, ...(before === null && after !== null ? untold(model, told) : [])])
}

/** The period of a line's day, where its closing knew the line as nobody's of the fund. */
function untold({ distributions }: Model, { line, at, saidAt }: ToldLine): number[] {
  const place = distributions.findIndex(
    ({ fund, closing, endOn }) => fund === fundOf(line) && closing !== null && endOn >= dayText(at),
  )
  const own = distributions[place]
  return own !== undefined && saidAt < own.fixedAt ? [place] : []
}
