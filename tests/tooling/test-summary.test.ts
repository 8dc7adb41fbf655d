import { describe, expect, it } from 'vitest'
import { summarize } from '../../scripts/check/summary.ts'
import { countTests } from '../../scripts/check/vitest-step.ts'

const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }

describe('what counts as failed', () => {
  it.each([
    ['nothing', report, 0, { passed: 5, failed: 0 }],
    ['a failed test', { ...report, numFailedTests: 2 }, 1, { passed: 5, failed: 2 }],
    ['a test that did not run', { ...report, numPendingTests: 1 }, 0, { passed: 5, failed: 1 }],
    ['a file that could not be loaded', report, 1, { passed: 5, failed: 1 }],
    ['no report at all', undefined, 1, { passed: 0, failed: 1 }],
  ])('%s', (_name, given, exitCode, expected) => {
    expect(countTests(given, exitCode)).toEqual(expected)
  })
})

it('the last line adds everything up', () => {
  const { lines, isSound } = summarize([
    { name: 'types', passed: 1, failed: 0, seconds: 1.25 },
    { name: 'unit', passed: 300, failed: 2, seconds: 20 },
  ])
  expect(lines).toEqual(['ok     types    1.3 s  1 passed, 0 failed', 'FAILED unit    20.0 s  300 passed, 2 failed', '301 passed, 2 failed'])
  expect(isSound).toBe(false)
})

it('no test at all is no success', () => {
  expect(summarize([]).isSound).toBe(false)
})
