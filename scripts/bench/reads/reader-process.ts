/** The onlookers: keep-alive connections that ask for the list and for a fund in turn, each by its own timetable, in a process of their own. */
import { Agent, request } from 'node:http'
import { sign } from '../../../src/platform/secret.ts'
import { funds, secretKey } from '../stampede/plan.ts'

export interface ReadersOrder {
  port: number
  readers: number
  /** Milliseconds from one question of a reader to its next, however long answers take; 0 asks as fast as answers come. */
  every: number
  /** Milliseconds. */
  lasts: number
}

export interface ReadersReport {
  perSecond: number
  p50: number
  p99: number
}

const xsrf = `bench.${sign(secretKey, 'xsrf', 'bench')}`
const summary =
  'id name start_at end_at price_estate subordination_amount rimawari unyo_term_month stats { paid_total invest_total is_goaled } performance { progress isFail }'
const questions = [
  JSON.stringify({ query: `query FundList { projects { ${summary} } }` }),
  JSON.stringify({
    query: `query Fund($id: ID!) { project(id: $id) { ${summary} detail contracts { id name url size } } projectMessages(project_id: $id) { id title } }`,
    variables: { id: String(funds.burst) },
  }),
]

function ask(agent: Agent, port: number, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${xsrf}`,
      'x-xsrf-token': xsrf,
      'content-length': Buffer.byteLength(body),
    }
    const asked = request({ agent, port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a reader got ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

async function untilDue(due: number): Promise<void> {
  const early = due - performance.now()
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
}

async function read({ port, readers, every, lasts }: ReadersOrder): Promise<ReadersReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const waits: number[] = []
  const begin = performance.now()
  const end = begin + lasts
  const one = async (place: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const due = every === 0 ? performance.now() : begin + (turn + place / readers) * every
      if (due >= end) return
      await untilDue(due)
      await ask(agent, port, questions[(place + turn) % questions.length] ?? '')
      // From when it was due: who has to wait for the own last answer waits for this one too.
      waits.push(performance.now() - due)
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, place) => one(place)))
  agent.destroy()
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { perSecond: waits.length / (lasts / 1000), p50: at(0.5), p99: at(0.99) }
}

process.once('message', (order: ReadersOrder) => {
  void read(order).then((report) => process.send?.(report, () => process.disconnect()))
})
