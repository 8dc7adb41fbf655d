// npm run test:crash                           60 kills, about five minutes
// npm run test:crash -- --kills 300 --seed 7   more, and other choices; the seed repeats choices, while moments always differ
// npm run test:crash -- --kills 300 --minutes 8 --seed 8   as many of them as the time allows: another seed is another part
import { parseArgs } from 'node:util'
import { runCrash } from './crash-run.ts'
import { targets } from './strikes.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '60' }, minutes: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } } })
const [kills, minutes, seed] = [Number(values.kills), Number(values.minutes), Number(values.seed)]
if (!Number.isInteger(kills) || kills < 1 || !(minutes > 0) || !Number.isInteger(seed)) {
  console.error('usage: npm run test:crash -- [--kills 60] [--minutes 60] [--seed 1]')
  process.exit(2)
}

const began = performance.now()
const { strikes, acts, verdict, trouble } = await runCrash({ kills, minutes, seed })
for (const line of [...verdict.lost, ...verdict.doubled, ...trouble]) console.log(`broken: ${line}`)
const failed = [verdict.lost.length > 0, verdict.doubled.length > 0, trouble.length > 0].filter(Boolean).length
const byTarget = targets.map((target) => `${target} ${strikes.filter((struck) => struck === target).length}`).join(', ')
console.log(`${3 - failed} passed, ${failed} failed`)
console.log(
  `seed ${seed}, ${((performance.now() - began) / 1000).toFixed(0)} s: ${strikes.length} kills (${byTarget}), ${acts} acknowledged acts, ` +
    `${verdict.lost.length} lost, ${verdict.doubled.length} doubled, ${verdict.repeatedMails} mails repeated under the same Message-ID`,
)
process.exit(failed === 0 ? 0 : 1)
