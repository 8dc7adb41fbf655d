import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { slowestFiles, summarize } from '../../scripts/check/summary.ts'
import { countTests, failuresIn } from '../../scripts/check/vitest-step.ts'

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
  expect(lines).toEqual([
    'ok     types    1.3 s  1 passed, 0 failed',
    'FAILED unit    20.0 s  300 passed, 2 failed',
    '301 passed, 2 failed',
  ])
  expect(isSound).toBe(false)
})

it('what failed stands below the steps, with its message, what its pages were doing and the last lines of the processes that ran meanwhile', () => {
  const failures = failuresIn({
    testResults: [
      {
        name: path.resolve('tests/stories/deposits.test.ts'),
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a notice that comes twice counts once' },
          {
            status: 'failed',
            fullName: 'a notice that comes late arrives all the same',
            failureMessages: [
              "\u001B[31mAssertionError\u001B[39m: expected 'Paid' to be 'Entry'\n    at here\n    at /a/node_modules/vitest/b.js",
            ],
            meta: {
              pageStates: ['the page /:', '  0 frames'],
              processLogs: ['the last lines of worker:', '  no bank'],
            },
          },
        ],
      },
      {
        name: path.resolve('tests/api/broken.test.ts'),
        message: "Cannot find module './gone.ts'\n    at there",
        assertionResults: [],
      },
    ],
  })
  const { lines } = summarize([{ name: 'api', passed: 1, failed: 2, failures, lastLines: ['the end'], seconds: 3 }])
  expect(lines.slice(1, -1).join('\n').split('\n')).toEqual([
    "failed: tests/stories/deposits.test.ts > a notice that comes late arrives all the same: AssertionError: expected 'Paid' to be 'Entry'",
    '      at here',
    '  the page /:',
    '    0 frames',
    '  the last lines of worker:',
    '    no bank',
    "failed: tests/api/broken.test.ts: Cannot find module './gone.ts'",
    '      at there',
    'the last lines of api:',
    '  the end',
  ])
})

it('names the files that took longest, over all steps', () => {
  const step = (name: string, seconds: number) => ({
    name,
    passed: 1,
    failed: 0,
    seconds,
    files: [{ file: `${name}.test.ts`, seconds }],
  })
  expect(slowestFiles([step('quick', 1), step('slow', 61.25)])).toEqual([
    '  61.3 s  slow.test.ts',
    '   1.0 s  quick.test.ts',
  ])
})

it('no test at all is no success', () => {
  expect(summarize([]).isSound).toBe(false)
})
