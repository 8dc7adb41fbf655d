import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../build/build-product.ts'
import { keepEverything, run, timed, type StepResult } from './step.ts'

const whole = 'tsconfig.json'
/** What may know less: the rules neither browser nor Node.js, the server no browser, the screens no Node.js. */
const parts = { domain: 'tsconfig.domain.json', server: 'tsconfig.server.json', web: 'tsconfig.web.json' }

/** Of the parts, the rules are checked in a moment; the others, which read most of the project, are for `npm test`, as is all but the whole the first time. */
const projectsOf = (changed: readonly string[]): string[] =>
  changed.some((file) => file.startsWith('src/domain/')) && knowsTypes() ? [whole, parts.domain] : [whole]

/**
 * The types of the whole project, and of its parts by themselves.
 *
 * A quick check looks at what changed and at what imports it. What lies further away sees a change only through types that nobody has written down, and the
 * compiler would check all of it after the first change of any file: 20 s instead of 2. `npm test` checks the whole project, from nothing, and leaves the
 * quick check what it found.
 * @param changed nothing: everything.
 */
export const typesStep = (changed?: readonly string[]): Promise<StepResult> =>
  timed('types', async () => {
    const projects = changed === undefined ? [whole, ...Object.values(parts)] : projectsOf(changed)
    if (changed === undefined) rmSync(cacheOf(whole), { force: true })
    let failed = 0
    // Each of two checkers finds out most types by itself. Quicker all the same where nothing else runs, which is not so in `npm test`.
    const checkers = changed === undefined ? 1 : 2
    for (const project of projects) if (!(await check(project, checkers))) failed += 1
    return { passed: projects.length - failed, failed }
  })

const cacheOf = (project: string): string =>
  path.join(projectRoot, 'node_modules/.cache/types', `${project}.tsbuildinfo`)

/** Whether types were checked here before. The first time takes most of a quick check's half minute. */
export const knowsTypes = (): boolean => existsSync(cacheOf(whole))

async function check(project: string, checkers: number): Promise<boolean> {
  const quickly = project === whole ? ['--assumeChangesOnlyAffectDirectDependencies'] : []
  const code = await run(
    process.execPath,
    [
      'node_modules/ts7/bin/tsc',
      '-p',
      project,
      '--checkers',
      String(checkers),
      '--incremental',
      '--tsBuildInfoFile',
      cacheOf(project),
      ...quickly,
    ],
    { isHeld: true, environment: keepEverything },
  )
  return code === 0
}
