// npm run test:fuzz                                50,000 requests, about six minutes
// npm run test:fuzz -- --requests 5000             as CI does
// npm run test:fuzz -- --seed 7                    other requests
// npm run test:fuzz -- --seed 7 --only 1234        one of them again
import { parseArgs } from 'node:util'
import { buildOnce } from '../support/build-once.ts'
import { judgements, runFuzz } from './run-fuzz.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const requests = Number(values.requests)
if (!Number.isInteger(requests) || requests < 1 || (values.only !== undefined && !/^\d+$/.test(values.only))) {
  console.error('usage: npm run test:fuzz -- [--requests 50000] [--seed 1] [--only NUMBER]')
  process.exit(2)
}

const shownOfEach = 12

await buildOnce()
const began = performance.now()
const places =
  values.only === undefined ? Array.from({ length: requests }, (_each, place) => place) : [Number(values.only)]
const { sent, findings, statuses, messagesTaken, isAlive } = await runFuzz({ seed: values.seed, places })
for (const judgement of judgements) {
  const found = findings.filter((each) => each.judgement === judgement)
  if (found.length > 0) console.log(`failed: ${found.length} requests: ${judgement}`)
  for (const { place, request, told } of found.slice(0, shownOfEach)) {
    console.log(`  --seed ${values.seed} --only ${place}: ${request.what} as ${request.caller}: ${told}`)
    if (typeof request.body === 'string') console.log(`    ${request.body.slice(0, 600)}`)
    else console.log(`    ${request.method} ${request.path}`)
  }
}
if (!isAlive) console.log('failed: the product does not run any more')
// Of a hundred requests six are messages, half of them readable.
const areRead = sent < 400 || Math.min(messagesTaken.bank, messagesTaken.ekyc) > 0
if (!areRead)
  console.log(
    `failed: messages were not taken by their readers (bank ${messagesTaken.bank}, identity service ${messagesTaken.ekyc})`,
  )
const failed =
  judgements.filter((judgement) => findings.some((each) => each.judgement === judgement)).length +
  (isAlive ? 0 : 1) +
  (areRead ? 0 : 1)
console.log(
  `${sent} requests of seed ${values.seed} in ${((performance.now() - began) / 1000).toFixed(0)} s: ${[...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')}`,
)
console.log(`messages taken: ${messagesTaken.bank} of the bank, ${messagesTaken.ekyc} of the identity service`)
console.log(`${judgements.length + 2 - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
