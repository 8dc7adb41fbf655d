import { parseArgs } from 'node:util'
import { summarize } from './check/summary.ts'
import { vitestStep } from './check/vitest-step.ts'

// One project of vitest.config.ts that is not part of `npm test`, with the line that CI adds up; of it the files whose path holds one of the
// words that follow; with `--plain`, without whole courses of life; with `--rounds N`, where a test goes several times through the same; with
// `--in-turn`, each key screen in one of its widths.
const { values, positionals } = parseArgs({
  options: {
    plain: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    'in-turn': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [project = '', ...matching] = positionals
const courses = values.plain ? ({ courses: 'left out' } as const) : {}
const environment: Record<string, string> = {
  ...(values.rounds === undefined ? {} : { RACE_ROUNDS: values.rounds }),
  ...(values['in-turn'] ? { PICTURES: 'in-turn' } : {}),
}
const { lines, isSound } = summarize([
  await vitestStep(project, { projects: projectsOf(project), matching, environment, ...courses }),
])
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1

/** How every screen looks, and what it says. */
function projectsOf(name: string): string[] {
  return name === 'screens' ? ['screens', 'pages'] : [name]
}
