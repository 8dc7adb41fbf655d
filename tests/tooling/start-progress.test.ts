import { expect, it } from 'vitest'
import { linesOn } from '../../scripts/run/progress.ts'

function written(isTTY: boolean): { lines: ReturnType<typeof linesOn>; all: () => string } {
  let text = ''
  return { lines: linesOn({ isTTY, write: (more) => (text += more) }), all: () => text }
}

const past = [
  { month: '2025-11', done: 0, of: 3 },
  { month: '2025-12', done: 1, of: 3 },
  { month: '2026-01', done: 2, of: 3 },
]

it('rewrites one line on a terminal, and leaves nothing of it before the next line', () => {
  const { lines, all } = written(true)
  for (const message of past) lines.showProgress(message)
  lines.show('ready')
  lines.show('stopping')
  expect(all().split('\r\u001B[K')).toEqual([
    '',
    'filling the demo with its history: 2025-11, 0 of 3',
    'filling the demo with its history: 2025-12, 1 of 3',
    'filling the demo with its history: 2026-01, 2 of 3',
    'ready\nstopping\n',
  ])
})

it('writes a line for each year where nobody looks on', () => {
  const { lines, all } = written(false)
  for (const message of past) lines.showProgress(message)
  lines.show('ready')
  expect(all()).toBe(
    'filling the demo with its history: 2025-11, 0 of 3\nfilling the demo with its history: 2026-01, 2 of 3\nready\n',
  )
})
