// npm run bench:cost: what the costliest operations of a visitor take of the processor, and what others notice of 200 at once.
// On a start with the settings of production and a company with some 300 published funds. What others notice is measured three times, and the
// median judged (`-- --rounds 5` for more); takes three minutes.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { japanDate } from '../src/domain/calendar.ts'
import { openPool } from '../src/platform/database/connect.ts'
import { freeCost } from '../src/server/operations/cost-gate.ts'
import { buildOnce } from '../tests/support/build-once.ts'
import { copyTemplate } from '../tests/support/copy-template.ts'
import { becomeOperator } from '../tests/support/first-operator.ts'
import { graphqlClient, type GraphqlClient } from '../tests/support/graphql-client.ts'
import { productionSettings } from '../tests/support/production-settings.ts'
import { startProduct, type Product } from '../tests/support/product.ts'
import { startTestCluster } from '../tests/support/test-cluster.ts'
import { median } from './bench/median.ts'
import { fillLargeCompany } from './large-company/fill-large-company.ts'

const size = {
  members: 1_500,
  funds: 330,
  investments: 6_000,
  seed: 5,
  today: japanDate('2026-11-20'),
  bankAccount: '102010001234',
}
const mostOfOrdinary = 50
const mostOfHealth = 250
const atOnce = 200
/** Linux counts a process's time in hundredths of a second. */
const tickMs = 10

const repeat = (count: number, make: (place: number) => string): string =>
  Array.from({ length: count }, (_each, place) => make(place)).join(' ')

const one = (place: number): string =>
  `p${place}: project(id: "1") { ${repeat(50, (n) => `a${n}: contracts { url }`)} }`
const operations: readonly { name: string; isLarge: boolean; isRepeated?: boolean; query: string }[] = [
  { name: 'one fund, 50 lists under other names', isLarge: false, query: `{ ${one(0)} }` },
  { name: 'ten root fields', isLarge: false, query: `{ ${repeat(10, (n) => `p${n}: surveyMaster { id name }`)} }` },
  {
    name: 'as many selections as a document may have',
    isLarge: false,
    query: `{ project(id: "1") { ${repeat(590, (n) => `a${n}: name`)} } }`,
  },
  {
    name: 'the same document again: one fund, 290 lists',
    isLarge: false,
    isRepeated: true,
    query: `{ project(id: "1") { ${repeat(290, (n) => `a${n}: contracts { url }`)} } }`,
  },
  {
    name: 'refused: 2,300 lists of every fund',
    isLarge: false,
    query: `{ projects { ${repeat(2_300, (n) => `a${n}:contracts{url}`)} } }`,
  },
  {
    name: 'refused: 250 lists of every fund',
    isLarge: false,
    query: `{ projects { ${repeat(250, (n) => `a${n}: contracts { url }`)} } }`,
  },
  {
    name: 'large read: every fund, 300 fields of each',
    isLarge: true,
    query: `{ projects { ${repeat(300, (n) => `a${n}: name`)} } }`,
  },
  {
    name: 'large read: every fund with lists',
    isLarge: true,
    query: `{ projects { id name detail stats { invest_total } performance { progress } ${repeat(10, (n) => `a${n}: contracts { url name }`)} images_sub { url } lottery_proof { entries { invest_id } } } }`,
  },
]

/** Processor time of a process in milliseconds, user and system. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

let asked = 0
/** Each time another one, as the proxy tells it: what is measured is the cost, not an address's allowance. */
function nextAddress(): string {
  asked += 1
  return `198.18.${Math.floor(asked / 250) % 250}.${asked % 250}`
}

async function ask(client: GraphqlClient, query: string): Promise<{ status: number; code: string; bytes: number }> {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? ''),
      'x-forwarded-for': nextAddress(),
    },
    body: JSON.stringify({ query }),
  })
  const text = await response.text()
  return { status: response.status, code: /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? 'ok', bytes: text.length }
}

/** Each time a little different, so that nothing read or compiled helps, unless it is repeated. */
async function measureCosts(product: Product): Promise<boolean> {
  let isKept = true
  for (const { name, isLarge, isRepeated, query } of operations) {
    const visitor = graphqlClient(product.baseUrl)
    await (await visitor.fetch('/graphql')).arrayBuffer()
    const times = isLarge ? 5 : 20
    const before = processorMs(product.pid('server'))
    const codes = new Set<string>()
    let bytes = 0
    for (let time = 0; time < times; time += 1) {
      const answer = await ask(visitor, isRepeated ? query : `${query} # ${time}`)
      codes.add(answer.code)
      bytes = answer.bytes
    }
    const each = (processorMs(product.pid('server')) - before) / times
    const isWithin = isLarge || each < mostOfOrdinary
    isKept &&= isWithin
    console.log(
      `${isWithin ? 'ok    ' : 'MISSED'} ${each.toFixed(1).padStart(7)} ms  ${(bytes / 1024).toFixed(0).padStart(6)} KB  ${[...codes].join(' ').padEnd(16)} ${name}`,
    )
  }
  return isKept
}

/** The slowest answer of /healthz, in milliseconds, while the operation is asked 200 times at once, and what those were answered. */
async function worstHealth(product: Product, query: string, round: number): Promise<{ worst: number; told: string }> {
  const visitor = graphqlClient(product.baseUrl)
  await (await visitor.fetch('/graphql')).arrayBuffer()
  let isOver = false
  const crowd = Promise.all(
    Array.from({ length: atOnce }, (_each, place) => ask(visitor, `${query} # ${round} at once ${place}`)),
  ).then((answers) => {
    isOver = true
    return answers
  })
  let worst = 0
  while (!isOver) {
    const began = performance.now()
    await (await fetch(`${product.baseUrl}/healthz`)).arrayBuffer()
    worst = Math.max(worst, performance.now() - began)
    await sleep(5)
  }
  const codes = (await crowd).map(({ code }) => code)
  return {
    worst,
    told: [...new Set(codes)].map((code) => `${codes.filter((each) => each === code).length} ${code}`).join(', '),
  }
}

async function measureHealth(product: Product): Promise<boolean> {
  let isKept = true
  for (const { name, query } of operations) {
    const measured: Awaited<ReturnType<typeof worstHealth>>[] = []
    for (let round = 0; round < rounds; round += 1) {
      measured.push(await worstHealth(product, query, round))
      await sleep(500)
    }
    const worst = measured.map((each) => each.worst)
    const isWithin = median(worst) < mostOfHealth
    isKept &&= isWithin
    console.log(
      `${isWithin ? 'ok    ' : 'MISSED'} /healthz ${worst.map((each) => each.toFixed(0).padStart(4)).join('')} ms at worst beside ${atOnce} at once (${measured.at(-1)?.told}): ${name}`,
    )
  }
  return isKept
}

async function publishedFunds(connectionString: string): Promise<number> {
  const pool = openPool(connectionString, { max: 1 })
  try {
    return (
      (await pool.query<{ count: number }>("select count(*)::integer as count from fund where status = 'published'"))
        .rows[0]?.count ?? 0
    )
  } finally {
    await pool.end()
  }
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('usage: npm run bench:cost -- [--rounds 3]')
  process.exit(2)
}

await buildOnce()
const cluster = await startTestCluster()
const database = await copyTemplate(cluster.connectionString)
await fillLargeCompany(database.connectionString, size)
const { env, remove } = productionSettings()
const product = await startProduct({ database, env: { ...env, TRUSTED_PROXIES: '127.0.0.1' } })
await becomeOperator(database.connectionString)
try {
  console.log(
    `${await publishedFunds(database.connectionString)} published funds; operations of up to ${freeCost} points never wait; processor of the server for each operation:`,
  )
  const results = [await measureCosts(product), await measureHealth(product)]
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await product.stop()
  remove()
  await database.drop()
  await cluster.remove()
}
