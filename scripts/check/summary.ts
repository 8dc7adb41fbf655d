import type { StepResult } from './step.ts'

/** One line per step, one per failed test, then the line that CI reads: "N passed, N failed". */
export function summarize(steps: readonly StepResult[]): { lines: string[]; isSound: boolean } {
  const widest = Math.max(...steps.map((step) => step.name.length))
  const passed = steps.reduce((sum, step) => sum + step.passed, 0)
  const failed = steps.reduce((sum, step) => sum + step.failed, 0)
  const rows = steps.map(
    (step) =>
      `${step.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(widest)} ${step.seconds.toFixed(1).padStart(6)} s` +
      `  ${step.passed} passed, ${step.failed} failed`,
  )
  const failures = steps.flatMap((step) => (step.failures ?? []).map((failure) => `failed: ${failure}`))
  return { lines: [...rows, ...failures, `${passed} passed, ${failed} failed`], isSound: failed === 0 && passed > 0 }
}
