import { keepEverything, run, timed, type StepResult } from './step.ts'

const lint = (...args: string[]): Promise<number> =>
  run(process.execPath, ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...args], {
    isHeld: true,
    environment: keepEverything,
  })

/**
 * oxlint over the project. The rules that ask for types (promises that nobody waits for, switches that miss a case) read the whole program for
 * the files they judge: over all of it in `npm test`, over what changed while one works. Each of two threads would find out most types by itself.
 * @param changed nothing: every file.
 */
export const lintStep = (changed?: readonly string[]): Promise<StepResult> =>
  timed('lint', async () => {
    const codes = changed === undefined ? [await lint('--type-aware', '--threads=1')] : [await lint()]
    if (changed !== undefined && changed.length > 0) codes.push(await lint('--type-aware', ...changed))
    const failed = codes.filter((code) => code !== 0).length
    return { passed: codes.length - failed, failed }
  })
