import { summarize } from './check/summary.ts'
import { vitestStep } from './check/vitest-step.ts'

/**
 * The fault table: each outside call meets each trouble (tests/faults/support/troubles.ts), and processes that send payouts die at each
 * await. Once where nothing is said; `npm run test:faults -- 20` goes twenty times through it, from the second round on with variations;
 * `npm run test:faults -- reduced` takes of calls that are alike each trouble once, as CI does.
 */
const choice = process.argv[2] ?? '1'
const isReduced = choice === 'reduced'
if (isReduced || /^[1-9]\d{0,3}$/.test(choice)) {
  process.env['FAULT_ROUNDS'] = isReduced ? '1' : choice
  if (isReduced) process.env['FAULT_TABLE'] = 'reduced'
  const { lines, isSound } = summarize([await vitestStep('faults')])
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = isSound ? 0 : 1
} else {
  console.error('usage: npm run test:faults -- [rounds, 1 to 9999, or reduced]')
  process.exitCode = 2
}
