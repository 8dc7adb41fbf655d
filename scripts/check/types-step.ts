import { keepEverything, run, timed, type StepResult } from './step.ts'

/** The whole project, then what may know less: the rules neither browser nor Node.js, the server no browser, the screens no Node.js. */
const projects = ['tsconfig.json', 'tsconfig.domain.json', 'tsconfig.server.json', 'tsconfig.web.json']

/**
 * The types of the whole project, and of its parts by themselves. One checker: several share nothing, each works out the schema's types for
 * itself, and two cores gain no time by that. What did not change since the last time is not checked again.
 */
export const typesStep = (): Promise<StepResult> =>
  timed('types', async () => {
    let failed = 0
    for (const project of projects) {
      const cache = `node_modules/.cache/types/${project}.tsbuildinfo`
      const code = await run(
        process.execPath,
        ['node_modules/ts7/bin/tsc', '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', cache],
        { isHeld: true, environment: keepEverything },
      )
      if (code !== 0) failed += 1
    }
    return { passed: projects.length - failed, failed }
  })
