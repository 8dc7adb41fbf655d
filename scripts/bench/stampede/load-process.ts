/** The investors: bounded keep-alive connections over plain sockets, in a process of their own. */
import { connect, type Socket } from 'node:net'
import { sign } from '../../../src/platform/secret.ts'
import { amount, documentsOfFund, secretKey, sessionToken, type LoadOrder, type LoadReport, type Rush } from './plan.ts'

const xsrf = `bench.${sign(secretKey, 'xsrf', 'bench')}`
const mutation = `mutation CreateInvest($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {
  createInvest(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id receipt_number }
}`

function request(fund: number, member: number): string {
  const variables = { project_id: String(fund), amount, special: null, documents: documentsOfFund(fund).map(String) }
  const body = JSON.stringify({ operationName: 'CreateInvest', query: mutation, variables })
  return [
    'POST /graphql HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    `cookie: XSRF-TOKEN=${xsrf}; session=${sessionToken(member)}`,
    `x-xsrf-token: ${xsrf}`,
    `idempotency-key: press-${member}-${fund}`,
    'accept-encoding: gzip, deflate, br',
    'user-agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/** One browser tab: one request at a time. */
interface Tab {
  socket: Socket
  received: string
  pressedAt: number
  onAnswer(body: string, milliseconds: number): void
}

function press(tab: Tab, fund: number, member: number): void {
  tab.pressedAt = performance.now()
  tab.socket.write(request(fund, member))
}

const headEnd = '\r\n\r\n'

function receive(tab: Tab, chunk: string): void {
  tab.received += chunk
  const end = tab.received.indexOf(headEnd)
  if (end < 0) return
  const length = Number(/content-length: (\d+)/i.exec(tab.received.slice(0, end))?.[1])
  const body = tab.received.slice(end + headEnd.length)
  // Bytes: the text was read as latin1.
  if (body.length < length) return
  tab.received = ''
  tab.onAnswer(body, performance.now() - tab.pressedAt)
}

function openTab(port: number): Promise<Tab> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.setEncoding('latin1')
    const tab: Tab = { socket, received: '', pressedAt: 0, onAnswer: () => undefined }
    socket.on('data', (chunk) => receive(tab, String(chunk)))
    socket.once('connect', () => resolve(tab))
    socket.on('error', reject)
    socket.on('close', () => {
      if (tab.pressedAt !== 0 && tab.received !== 'over') throw new Error('the server closed a connection')
    })
  })
}

class Tally {
  accepted = 0
  refused: Record<string, number> = {}
  latencies: number[] = []

  note(body: string): void {
    if (body.includes('"id":')) {
      this.accepted += 1
      return
    }
    const code = /"code":"([A-Z_]+)"/.exec(body)?.[1] ?? body.slice(0, 80)
    this.refused[code] = (this.refused[code] ?? 0) + 1
  }

  report(seconds: number, lastAnswer: number): LoadReport {
    const sorted = Float64Array.from(this.latencies).toSorted()
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
    const { user, system } = process.cpuUsage()
    return {
      accepted: this.accepted,
      refused: this.refused,
      perSecond: sorted.length / seconds,
      p50: at(0.5),
      p99: at(0.99),
      lastAnswer,
      processorSeconds: (user + system) / 1e6,
    }
  }
}

/** Everybody presses once, at the same moment. */
function volley(tabs: readonly Tab[], fund: number, firstMember: number): Promise<LoadReport> {
  return new Promise((resolve) => {
    const tally = new Tally()
    let open = tabs.length
    const begin = performance.now()
    for (const [place, tab] of tabs.entries()) {
      tab.onAnswer = (body, milliseconds) => {
        tally.note(body)
        tally.latencies.push(milliseconds)
        open -= 1
        const lasted = performance.now() - begin
        if (open === 0) resolve(tally.report(lasted / 1000, lasted))
      }
      press(tab, fund, firstMember + place)
    }
  })
}

/**
 * Every tab presses again as soon as it has its answer, each time as somebody who has not applied yet. The time runs from the first
 * answer: before it, all have pressed at the same moment, and that is measured elsewhere.
 */
function rush(tabs: readonly Tab[], task: Rush): Promise<LoadReport> {
  return new Promise((resolve) => {
    const tally = new Tally()
    const begin = performance.now()
    let firstAnswer: number | null = null
    let member = task.firstMember
    let open = tabs.length
    const end = () => resolve(tally.report(task.counted / 1000, performance.now() - begin))
    const sinceFirstAnswer = (): number => {
      const now = performance.now()
      if (firstAnswer === null && !task.waitForAll) setTimeout(end, task.uncounted + task.counted)
      firstAnswer ??= now
      return now - firstAnswer
    }
    for (const tab of tabs) {
      const next = () => {
        press(tab, task.fund, member)
        // Whoever comes twice is refused, and the report shows it.
        member = member === task.lastMember ? task.firstMember : member + 1
      }
      tab.onAnswer = (body, milliseconds) => {
        tally.note(body)
        const elapsed = sinceFirstAnswer()
        const isOver = elapsed >= task.uncounted + task.counted
        if (elapsed >= task.uncounted && !isOver) tally.latencies.push(milliseconds)
        if (!isOver) return next()
        open -= 1
        if (open === 0) end()
      }
      next()
    }
  })
}

async function run({ ports, connections, task }: LoadOrder): Promise<LoadReport> {
  const tabs: Tab[] = []
  // In portions: a listener's queue of new connections is short.
  while (tabs.length < connections) {
    const portion = Array.from({ length: Math.min(100, connections - tabs.length) }, (_, place) => openTab(ports[(tabs.length + place) % ports.length] ?? 0))
    tabs.push(...(await Promise.all(portion)))
  }
  const report = task.kind === 'once' ? await volley(tabs, task.fund, task.firstMember) : await rush(tabs, task)
  for (const tab of tabs) {
    tab.received = 'over'
    tab.socket.destroy()
  }
  return report
}

process.once('message', (order: LoadOrder) => {
  void run(order).then((report) => process.send?.(report, () => process.disconnect()))
})
