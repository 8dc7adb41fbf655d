// npm run test:crash                           60 kills, about five minutes
// npm run test:crash -- --kills 300 --seed 7   more, and other choices; the seed repeats choices, while moments always differ
// npm run test:crash -- --kills 300 --minutes 8 --seed 8   as many of them as the time allows: another seed is another part
// npm run test:crash -- --rush 8               eight openings at which 300 press at once, each with a kill in its midst
import { parseArgs } from 'node:util'
import { runCrash } from './crash-run.ts'
import { mostBursts, runBursts } from './burst-under-fire.ts'
import { targets } from './kill-processes.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    rush: { type: 'string' },
  },
})
const [kills, minutes, seed, bursts] = [
  Number(values.kills),
  Number(values.minutes),
  Number(values.seed),
  Number(values.rush ?? 1),
]
if (
  !Number.isInteger(kills) ||
  kills < 1 ||
  !(minutes > 0) ||
  !Number.isInteger(seed) ||
  !Number.isInteger(bursts) ||
  bursts < 1 ||
  bursts > mostBursts
) {
  console.error('usage: npm run test:crash -- [--kills 60 [--minutes 60] | --rush 8] [--seed 1]')
  process.exit(2)
}

const began = performance.now()
const { killed, acts, verdict, trouble } =
  values.rush === undefined ? await runCrash({ kills, minutes, seed }) : await runBursts({ bursts, seed })
for (const line of [...verdict.lost, ...verdict.doubled, ...trouble]) console.log(`broken: ${line}`)
const failed = [verdict.lost.length > 0, verdict.doubled.length > 0, trouble.length > 0].filter(Boolean).length
const byTarget = targets.map((target) => `${target} ${killed.filter((struck) => struck === target).length}`).join(', ')
console.log(`${3 - failed} passed, ${failed} failed`)
console.log(
  `seed ${seed}, ${((performance.now() - began) / 1000).toFixed(0)} s: ${killed.length} kills (${byTarget}), ${acts} acknowledged acts, ` +
    `${verdict.lost.length} lost, ${verdict.doubled.length} doubled, ${verdict.repeatedMails} mails repeated under the same Message-ID`,
)
process.exit(failed === 0 ? 0 : 1)
