import type { LotteryOutcome } from '../../../../domain/investing/lottery.ts'
import type { PublishedEntry } from './check-draw.ts'

/** One application in the order in which the draw went through them. */
export interface DrawnRow {
  /** From 1. */
  position: number
  investId: string
  /** Whole yen. */
  amount: number
  /** The number of the draw that decides the order, hexadecimal. */
  rankHex: string
  /** As published, whatever the recipe says. */
  won: boolean
  /** Not drawn, a later place would be taken. */
  asSubstitute: boolean
  /** Whether the recipe gives the same result. */
  agrees: boolean
  /** Whole yen that had been given away before this application's turn. */
  takenBefore: number
  /** The same after it. */
  takenAfter: number
}

/** The recomputed order with the published results. */
export function drawnRows(outcomes: readonly LotteryOutcome[], entries: readonly PublishedEntry[]): DrawnRow[] {
  const published = new Map(entries.map((entry) => [entry.investId, entry]))
  let taken = 0
  return outcomes.map(({ investId, amount, rankHex, won: wonByRecipe }, index) => {
    const { won = false, asSubstitute = false } = published.get(investId) ?? {}
    const takenBefore = taken
    if (won) taken += amount
    return {
      position: index + 1,
      investId,
      amount,
      rankHex,
      won,
      asSubstitute,
      agrees: won === wonByRecipe,
      takenBefore,
      takenAfter: taken,
    }
  })
}

/** Rows up to this number are all shown at once. */
export const shortList = 20

export type Excerpt = (DrawnRow | 'gap')[]

/**
 * The rows that tell the story of a long list: the first three, the turn of the application looked for with its
 * neighbours, the first that did not fit any more with its neighbours, and the last.
 */
export function excerpt(rows: readonly DrawnRow[], wantedId: string | null): Excerpt {
  if (rows.length <= shortList) return [...rows]
  const around = (index: number) => (index < 0 ? [] : [index - 1, index, index + 1])
  const shown = new Set([
    0,
    1,
    2,
    ...around(rows.findIndex(({ investId }) => investId === wantedId)),
    ...around(rows.findIndex(({ won }) => !won)),
    rows.length - 1,
  ])
  const result: Excerpt = []
  rows.forEach((row, index) => {
    if (!shown.has(index)) return
    if (index > 0 && !shown.has(index - 1)) result.push('gap')
    result.push(row)
  })
  return result
}
