import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from '../build/build-product.ts'
import { compiledVariable, compileModules } from '../../tests/support/compiled-modules.ts'
import { run, timed, type StepResult, type Talk } from './step.ts'

/** What vitest's JSON report says, as far as it is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

interface Choice extends Talk {
  /** Where they are several that belong together: all of them, and the step's name is no project. */
  projects?: readonly string[]
  /** Only the tests that these files reach by their imports, themselves included. */
  related?: readonly string[]
}

/** Runs one project of vitest.config.ts; every test counts as one. */
export async function vitestStep(
  name: string,
  { projects = [name], related, ...talk }: Choice = {},
): Promise<StepResult> {
  return timed(name, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ito-report-'))
    const file = path.join(folder, 'report.json')
    try {
      // Which tests a change reaches, the imports of the sources tell.
      const environment: Record<string, string> =
        related === undefined ? { [compiledVariable]: await compileModules() } : {}
      const code = await run(
        process.execPath,
        [
          'node_modules/vitest/vitest.mjs',
          ...(related === undefined ? ['run'] : ['related', '--run', ...related]),
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        { ...talk, environment },
      )
      const report = readReport(file)
      return { ...countTests(report, code), failures: report ? failuresIn(report) : [] }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
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

/** One line for each failed test and each file that could not be run: the file, the test, the first line of the cause. */
export function failuresIn({ testResults }: Pick<Report, 'testResults'>): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(projectRoot, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [`${file}: ${firstLine(message)}`] : []
    return failed.map(
      ({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`,
    )
  })
}

const firstLine = (text: string): string => stripVTControlCharacters(text).split('\n', 1)[0]?.slice(0, 300) ?? ''

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
