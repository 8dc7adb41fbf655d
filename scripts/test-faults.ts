import { summarize } from './check/summary.ts'
import { vitestStep } from './check/vitest-step.ts'

/**
 * The fault table: each outside call meets each trouble (tests/faults/support/troubles.ts), and processes that send payouts die at each
 * await. Once where nothing is said; `npm run test:faults -- 20` goes twenty times through it, from the second round on with variations.
 */
const told = process.argv[2] ?? '1'
if (/^[1-9]\d{0,3}$/.test(told)) {
  process.env['FAULT_ROUNDS'] = told
  const { lines, isSound } = summarize([await vitestStep('faults')])
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = isSound ? 0 : 1
} else {
  console.error('usage: npm run test:faults -- [rounds, 1 to 9999]')
  process.exitCode = 2
}
