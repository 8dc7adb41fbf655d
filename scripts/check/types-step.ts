import { keepEverything, run, timed, type StepResult } from './step.ts'

const whole = 'tsconfig.json'
/** What may know less: the rules neither browser nor Node.js, the server no browser, the screens no Node.js. */
const parts = { domain: 'tsconfig.domain.json', server: 'tsconfig.server.json', web: 'tsconfig.web.json' }

/** Of the parts, the rules are checked in a moment; the others, which read most of the project, are for `npm test`. */
const projectsOf = (changed: readonly string[]): string[] =>
  changed.some((file) => file.startsWith('src/domain/')) ? [whole, parts.domain] : [whole]

/**
 * The types of the whole project, and of its parts by themselves. One checker: several share nothing, each works out the schema's types for
 * itself, and two cores gain no time by that. What did not change since the last time is not checked again.
 * @param changed nothing: every part.
 */
export const typesStep = (changed?: readonly string[]): Promise<StepResult> =>
  timed('types', async () => {
    const projects = changed === undefined ? [whole, ...Object.values(parts)] : projectsOf(changed)
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
