// Recomputes the draw of a lottery fund from what its page publishes, with nothing but Node.
//   node scripts/recompute-lottery.mjs fund.json              a fund as the API tells it
//   node scripts/recompute-lottery.mjs https://example.jp 12  fund 12, asked from the site
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const sha256 = (data) => createHash('sha256').update(data).digest('hex')

/** @returns what does not agree, in words; empty for a correct draw. */
export function recompute({ price_estate, subordination_amount, lottery_proof: proof }) {
  if (!proof) return ['this fund has no lottery']
  if (proof.seed === null || proof.entries === null) return ['this fund has not been drawn yet']
  const seed = Buffer.from(proof.seed, 'hex')
  const entries = proof.entries.toSorted((one, other) => Number(one.invest_id) - Number(other.invest_id))
  const listHash = sha256(entries.map(({ invest_id, amount }) => `${invest_id},${amount}\n`).join(''))
  const rank = ({ invest_id }) =>
    createHmac('sha256', seed)
      .update(`${listHash}:${proof.beacon ?? ''}:${invest_id}`)
      .digest('hex')
  const order = entries
    .map((entry) => ({ ...entry, rank: rank(entry) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))

  const problems = []
  if (sha256(seed) !== proof.commitment) problems.push('the seed is not the one that was promised')
  if (listHash !== proof.list_hash) problems.push('the list is not the one whose hash was published at the close')
  if (proof.beacon_round !== null && proof.beacon === null)
    problems.push('the promised round of public randomness was left out')
  let left = price_estate - (subordination_amount ?? 0)
  for (const { invest_id, amount, won } of order) {
    const wins = amount <= left
    if (wins) left -= amount
    if (wins !== won)
      problems.push(`application ${invest_id} ${wins ? 'wins' : 'loses'} by the recipe, the page says otherwise`)
  }
  return [...problems, ...followSteps(proof, order, listHash, left)]
}

/** Follows what became of the room after the draw: every offer goes to the first substitute in the order whose amount fits. */
function followSteps({ substitutes_hash, steps }, order, listHash, leftByDraw) {
  const problems = []
  const substitutes = order.filter(({ substitute }) => substitute).map(({ invest_id }) => invest_id)
  const names = substitutes
    .toSorted((one, other) => Number(one) - Number(other))
    .map((id) => `${id}\n`)
    .join('')
  if (substitutes_hash === null ? substitutes.length > 0 : sha256(names) !== substitutes_hash)
    problems.push('the substitutes are not those whose hash was published at the close')
  const state = new Map(
    order.map(({ invest_id, won, substitute }) => [invest_id, won ? 'holds' : substitute ? 'waits' : 'out']),
  )
  const next = {
    lapsed: { holds: 'ended' },
    reinstated: { ended: 'holds' },
    offered: { waits: 'offered' },
    accepted: { offered: 'holds' },
    declined: { waits: 'out', offered: 'out' },
    expired: { offered: 'out' },
    passed: { waits: 'waits' },
  }
  const hasRoom = (one) => one === 'holds' || one === 'offered'
  let [free, hash, passed] = [leftByDraw, listHash, new Set()]
  for (const [index, step] of steps.entries()) {
    const { seq, at, kind, invest_id, amount, free_after, previous_hash } = step
    if (seq !== index + 1 || previous_hash !== hash) problems.push(`step ${seq} does not follow the one before it`)
    hash = sha256(`${seq},${at},${kind},${invest_id},${amount},${free_after},${previous_hash}\n`)
    const place = order.findIndex((entry) => entry.invest_id === invest_id)
    const [before, after] = [state.get(invest_id), next[kind]?.[state.get(invest_id)]]
    if (after === undefined || order[place].amount !== amount) {
      problems.push(`step ${seq}: application ${invest_id} does not stand where the step finds it`)
      continue
    }
    const waits = (entry) =>
      state.get(entry.invest_id) === 'waits' && entry.amount <= free && !passed.has(entry.invest_id)
    if ((kind === 'offered' || kind === 'passed') && (amount > free || order.slice(0, place).some(waits)))
      problems.push(`step ${seq}: it was not the turn of application ${invest_id}`)
    if (kind === 'passed') passed.add(invest_id)
    if (kind === 'lapsed' || kind === 'expired' || kind === 'declined') passed = new Set()
    state.set(invest_id, after)
    free += hasRoom(before) === hasRoom(after) ? 0 : hasRoom(after) ? -amount : amount
    if (free !== free_after || free < 0) problems.push(`step ${seq} leaves ${free} yen, the page says ${free_after}`)
  }
  return problems
}

/** Where the round was promised, the beacon itself tells whether its number is the right one. */
async function checkBeacon(proof) {
  if (!proof?.beacon) return []
  const round = await (await fetch(proof.beacon_url)).json()
  const isSame = round.randomness === proof.beacon && sha256(Buffer.from(round.signature, 'hex')) === proof.beacon
  return isSame ? [] : ['the beacon tells another number for the promised round']
}

async function askSite(site, id) {
  const first = await fetch(`${site}/graphql`)
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .find((pair) => pair.startsWith('XSRF-TOKEN='))
  const query = `query($id: ID!) { project(id: $id) { price_estate subordination_amount lottery_proof {
    commitment beacon_round beacon_url beacon list_hash seed substitutes_hash entries { invest_id amount won substitute }
    steps { seq at kind invest_id amount free_after previous_hash } } } }`
  const answer = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie,
      'x-xsrf-token': decodeURIComponent(cookie.slice('XSRF-TOKEN='.length)),
    },
    body: JSON.stringify({ query, variables: { id } }),
  })
  return (await answer.json()).data.project
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [source, id] = process.argv.slice(2)
  const fund = id ? await askSite(source, id) : JSON.parse(readFileSync(source, 'utf8'))
  const problems = [...recompute(fund), ...(id ? await checkBeacon(fund.lottery_proof) : [])]
  for (const problem of problems) console.error(problem)
  const { entries, steps } = fund.lottery_proof
  if (problems.length === 0)
    console.log(
      `The draw is correct: ${entries.filter(({ won }) => won).length} winners, ${steps.length} steps after it.`,
    )
  process.exitCode = problems.length === 0 ? 0 : 1
}
