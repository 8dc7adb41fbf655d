import { summarize } from './check/summary.ts'
import { vitestStep } from './check/vitest-step.ts'

// One project of vitest.config.ts that is not part of `npm test`, with the line that CI adds up.
const [project = ''] = process.argv.slice(2)
const { lines, isSound } = summarize([await vitestStep(project)])
console.log(`\n${lines.join('\n')}`)
process.exitCode = isSound ? 0 : 1
