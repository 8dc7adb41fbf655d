import { run, timed, type StepResult } from './step.ts'

/** Files, exports and packages that nobody uses; then what only the tests use of the product. */
export const unusedStep = (): Promise<StepResult> =>
  timed('unused', async () => {
    const knip = ['node_modules/knip/bin/knip.js', '--no-config-hints', '--no-progress']
    let failed = 0
    for (const args of [knip, [...knip, '--production']]) {
      if ((await run(process.execPath, args, { isHeld: true })) !== 0) failed += 1
    }
    return { passed: 2 - failed, failed }
  })
