import { summarize } from './check/summary.ts'
import { vitestStep } from './check/vitest-step.ts'

// One project of vitest.config.ts that is not part of `npm test`, with the line that CI adds up; of it the files whose path holds one of the
// words that follow; with `--plain`, without whole courses of life.
const [project = '', ...options] = process.argv.slice(2)
const matching = options.filter((option) => option !== '--plain')
const courses = options.includes('--plain') ? ({ courses: 'left out' } as const) : {}
const { lines, isSound } = summarize([
  await vitestStep(project, { projects: projectsOf(project), matching, ...courses }),
])
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1

/** How every screen looks, and what it says. */
function projectsOf(name: string): string[] {
  return name === 'screens' ? ['screens', 'pages'] : [name]
}
