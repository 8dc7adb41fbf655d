import type { FaultKind } from '../../../src/desk/faults.ts'

/** Everything that can become of one exchange with the outside, in the words of the fault table. `cut`: no connection is made at all. */
export const troubles = [
  ['connection refused', 'cut'],
  ['connection lost before the effect', 'refuse'],
  ['timeout before the effect', 'timeout'],
  ['timeout after the effect', 'late_answer'],
  ['connection lost after the effect', 'lost_answer'],
  ['500', 'server_error'],
  ['503 of a gateway', 'unavailable'],
  ["closed, in the service's own words", 'error'],
  ['429', 'too_many'],
  ['half an answer', 'bad_json'],
  ['slow answer', 'delay'],
  ['call that arrives twice', 'repeat'],
] as const satisfies readonly (readonly [string, FaultKind | 'cut'])[]

export type Trouble = (typeof troubles)[number][1]

/** How often each cell is gone through: once, or as often as `npm run test:faults` is asked for. */
export const rounds = Array.from({ length: Number(process.env['FAULT_ROUNDS'] ?? 1) }, (_, index) => index)

/** Whether calls that are alike share the troubles out among them, so that each trouble is met by one of them. */
export const isReduced = process.env['FAULT_TABLE'] === 'reduced'
