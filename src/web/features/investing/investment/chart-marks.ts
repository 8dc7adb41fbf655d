/** Where a chart of months carries words. Lengths are shares of the chart's width, 0 to 1. */

export interface BarLabel {
  index: number
  /** 0 stands right above its bar, 1 a line higher. */
  row: 0 | 1
}

/**
 * Which bars carry their amount, largest first, in two rows so that neighbours can both be read. `heights`: 0 to 1, 0 is no bar. `labelWidth`: of
 * the widest label. What finds no room in either row is not labelled; the reading below the chart has every month.
 */
export function barLabels(heights: readonly number[], labelWidth: number): BarLabel[] {
  const clearance = labelWidth * heights.length
  const largestFirst = [...heights.keys()]
    .filter((index) => (heights[index] ?? 0) > 0)
    .toSorted((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0))
  const labels: BarLabel[] = []
  for (const index of largestFirst) {
    const row = ([0, 1] as const).find((one) =>
      labels.every((label) => label.row !== one || Math.abs(label.index - index) >= clearance),
    )
    if (row !== undefined) labels.push({ index, row })
  }
  return labels
}

export interface AxisMark {
  index: number
  anchor: 'start' | 'middle' | 'end'
  /** Only where the screen is wide. */
  isExtra: boolean
}

/** The first month, the last one and what lies evenly between them: five marks, three on phones. */
export function axisMarks(count: number): AxisMark[] {
  const parts = 4
  if (count <= parts)
    return [...Array(count).keys()].map((index) => ({
      index,
      anchor: anchorOf(index, count),
      isExtra: index !== 0 && index !== count - 1,
    }))
  return [...Array(parts + 1).keys()].map((part) => {
    const index = Math.round((part * (count - 1)) / parts)
    return { index, anchor: anchorOf(index, count), isExtra: part % 2 === 1 }
  })
}

function anchorOf(index: number, count: number): AxisMark['anchor'] {
  if (index === 0) return 'start'
  return index === count - 1 ? 'end' : 'middle'
}
