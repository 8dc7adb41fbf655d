import { describe, expect, it } from 'vitest'
import { axisMarks, barLabels } from './chart-marks.ts'

describe('amounts above the bars', () => {
  it('five distributions in fourteen months all carry theirs, neighbours in two rows', () => {
    const heights = [0, 0, 0.4, 0, 0, 0.35, 0, 0, 0.9, 1, 0, 0.5, 0, 0]
    const labels = barLabels(heights, 0.16)
    expect(labels.map(({ index }) => index).toSorted((one, other) => one - other)).toEqual([2, 5, 8, 9, 11])
    expect(labels.find(({ index }) => index === 9)).toEqual({ index: 9, row: 0 })
    expect(labels.find(({ index }) => index === 8)).toEqual({ index: 8, row: 1 })
  })

  it('two of one row never stand nearer than a label is wide', () => {
    const labels = barLabels(
      Array.from({ length: 36 }, (_, index) => 1 - index / 100),
      0.16,
    )
    for (const row of [0, 1] as const) {
      const places = labels
        .filter((label) => label.row === row)
        .map(({ index }) => index)
        .toSorted((one, other) => one - other)
      expect(Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)))).toBeGreaterThanOrEqual(
        0.16 * 36,
      )
    }
  })
})

it('the axis names its first and its last month, and evenly what lies between', () => {
  expect(axisMarks(14).map(({ index, anchor, isExtra }) => [index, anchor, isExtra])).toEqual([
    [0, 'start', false],
    [3, 'middle', true],
    [7, 'middle', false],
    [10, 'middle', true],
    [13, 'end', false],
  ])
  expect(axisMarks(1)).toEqual([{ index: 0, anchor: 'start', isExtra: false }])
  expect(axisMarks(2).map(({ anchor }) => anchor)).toEqual(['start', 'end'])
})
