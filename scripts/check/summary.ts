import type { FileTime, StepResult } from './step.ts'

/**
 * What a run comes to: a line for each step; then, for whoever reads only the end, each failure with its message and the last lines of the
 * logs; then the line that CI reads: "N passed, N failed".
 */
export function summarize(steps: readonly StepResult[]): { lines: string[]; isSound: boolean } {
  const widest = Math.max(...steps.map((step) => step.name.length))
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const failed = steps.reduce((sum, step) => sum + step.failed, 0)
  const rows = steps.map(
    (step) =>
      `${step.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(widest)} ${step.seconds.toFixed(1).padStart(6)} s` +
      `  ${step.passed} passed, ${step.failed} failed`,
  )
  const failures = steps.filter((step) => step.failed > 0).flatMap(failuresOf)
  return { lines: [...rows, ...failures, `${passed} passed, ${failed} failed`], isSound: failed === 0 && passed > 0 }
}

function failuresOf({ name, failures = [], lastLines = [] }: StepResult): string[] {
  const named = failures.map((failure) => `failed: ${failure}`)
  return lastLines.length === 0
    ? named
    : [...named, `the last lines of ${name}:`, ...lastLines.map((line) => `  ${line}`)]
}

const shownFiles = 10

/** The files whose tests took longest, longest first: where a minute can be saved. */
export const slowestFiles = (steps: readonly StepResult[]): string[] =>
  steps
    .flatMap(({ files = [] }): readonly FileTime[] => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shownFiles)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)
