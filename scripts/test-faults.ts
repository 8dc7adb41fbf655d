import { run } from './check/step.ts'

/**
 * The fault table many times over: `npm run test:faults -- 200`; 20 times where nothing is said. Each outside call meets each trouble
 * (tests/faults/support/troubles.ts), and processes that send payouts die at each await; from the second round on with variations.
 */
const told = process.argv[2] ?? '20'
if (!/^[1-9]\d{0,3}$/.test(told)) {
  console.error('usage: npm run test:faults -- [rounds, 1 to 9999]')
  process.exitCode = 2
} else {
  process.env['FAULT_ROUNDS'] = told
  process.exitCode = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'tests/faults'])
}
