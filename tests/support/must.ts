import type { Outcome } from '../../src/platform/outcome.ts'

/** The value of an outcome that has to be a success. */
export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(`refused: ${outcome.code} ${outcome.message} ${JSON.stringify(outcome.fields ?? {})}`)
}
