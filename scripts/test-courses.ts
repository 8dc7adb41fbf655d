import { summarize } from './check/summary.ts'
import { vitestStep } from './check/vitest-step.ts'

// The stories that bear the tag `course`, which `npm test` leaves out: those of the API; or, with `browser`, those at the screens, with `browser sampled`
// a few of them, and with `browser all` every story at the screens, after which every act of the operators has to be done. Other words choose files by
// their path.
const words = process.argv.slice(2)
const [where, ...which] = words
const step =
  where !== 'browser'
    ? vitestStep('courses', { projects: ['api'], courses: 'alone', matching: words })
    : which[0] === 'all'
      ? vitestStep('journeys', { projects: ['e2e', 'e2e-acts'] })
      : which[0] === 'sampled'
        ? vitestStep('journeys', { projects: ['e2e'], courses: 'sampled' })
        : vitestStep('journeys', { projects: ['e2e'], courses: 'alone', matching: which })
const { lines, isSound } = summarize([await step])
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1
