import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from '../build/build-product.ts'
import { compiledVariable, compileModules } from '../../tests/support/compiled-modules.ts'
import { keepTestTimes } from './test-times.ts'
import { run, timed, type FileTime, type StepResult, type Talk } from './step.ts'

/** What vitest's JSON report says, as far as it is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    message?: string
    /** Milliseconds since 1970. */
    startTime?: number
    endTime?: number
    assertionResults: {
      status: string
      fullName: string
      failureMessages?: string[] | null
      tags?: readonly string[]
      meta?: { pageStates?: readonly string[]; processLogs?: readonly string[] }
    }[]
  }[]
}

interface Choice extends Talk {
  /** Where they are several that belong together: all of them, and the step's name is no project. */
  projects?: readonly string[]
  /** Of tests that bear the tag `course` (vitest.config.ts): all others, they alone, or those that bear `sample` too. All where nothing is said. */
  courses?: keyof typeof tagFilters
  /** Only test files whose path holds one of these. */
  matching?: readonly string[]
  environment?: Readonly<Record<string, string>>
  /** Ends after so many failures: what is broken waits for what never comes. */
  bail?: number
}

/** Runs one project of vitest.config.ts; every test counts as one. */
export async function vitestStep(
  name: string,
  { projects = [name], courses, matching = [], environment = {}, bail = 0, ...talk }: Choice = {},
): Promise<StepResult> {
  return timed(name, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ito-report-'))
    const file = path.join(folder, 'report.json')
    try {
      const code = await run(
        process.execPath,
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          ...matching,
          ...projects.flatMap((project) => ['--project', project]),
          ...(courses === undefined ? [] : [`--tags-filter=${tagFilters[courses].filter}`]),
          `--bail=${bail}`,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        { ...talk, environment: { ...environment, [compiledVariable]: await compileModules() } },
      )
      const report = readReport(file)
      if (report === undefined) return countTests(report, code)
      keepTestTimes(filesIn(report))
      const isMeant = (tags: readonly string[] = []): boolean =>
        courses === undefined || tagFilters[courses].isMeant(tags)
      return {
        ...countTests(withoutUnmeant(report, isMeant), code),
        failures: failuresIn(report),
        files: filesIn(report),
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

/** As vitest is told, and as its report is read: a test that was not meant is none that did not run. */
const tagFilters = {
  'left out': { filter: '!course', isMeant: (tags: readonly string[]) => !tags.includes('course') },
  alone: { filter: 'course', isMeant: (tags: readonly string[]) => tags.includes('course') },
  sampled: { filter: 'sample', isMeant: (tags: readonly string[]) => tags.includes('sample') },
} as const

/** The report as if the tests that were not meant were not there. */
function withoutUnmeant(report: Report, isMeant: (tags?: readonly string[]) => boolean): Report {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const unmeant = tests.filter(({ status, tags }) => status !== 'passed' && status !== 'failed' && !isMeant(tags))
  return { ...report, numPendingTests: report.numPendingTests - unmeant.length }
}

/**
 * A test that did not run is a failed one. Where vitest ended badly although no test failed (a file that cannot be loaded, no
 * test at all, an error between tests), that counts as one failure.
 */
export function countTests(
  report: Omit<Report, 'testResults'> | undefined,
  exitCode: number,
): { passed: number; failed: number } {
  if (report === undefined) return { passed: 0, failed: 1 }
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

/** The most that is shown of one failure: the message with the place in the test. */
const shownLines = 25

/** Each failed test and each file that could not be run: the file and the test, the message, what its pages were doing, and the end of what its processes wrote. */
export function failuresIn({ testResults }: Pick<Report, 'testResults'>): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(projectRoot, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [`${file}: ${shown(message)}`] : []
    return failed.map(({ fullName, failureMessages, meta }) =>
      [
        `${file} > ${fullName}: ${shown(failureMessages?.[0] ?? '')}`,
        ...(meta?.pageStates ?? []),
        ...(meta?.processLogs ?? []),
      ].join('\n  '),
    )
  })
}

const shown = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, shownLines)
    .map((line) => line.slice(0, 300))
    .join('\n  ')

const filesIn = ({ testResults }: Pick<Report, 'testResults'>): FileTime[] =>
  testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: path.relative(projectRoot, name),
    seconds: (endTime - startTime) / 1000,
  }))

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
