/** The browsers of simulated investors, in as few words as HTTP allows: bounded keep-alive connections over plain sockets. */
import { connect, type Socket } from 'node:net'
import type { Id } from '../../domain/id.ts'

/** One tab: one request at a time. */
export interface Tab {
  socket: Socket
  received: string
  pressedAt: number
  onAnswer(body: string, milliseconds: number): void
}

const mutation = `mutation CreateInvest($project_id: ID!, $amount: Int!, $special: String, $documents: [ID!]) {
  createInvest(project_id: $project_id, amount: $amount, special: $special, documents: $documents) { id receipt_number }
}`

/** What all who press for a fund in the same way have in common. */
export interface PressFacts {
  fundId: Id<'fund'>
  /** Whole yen. */
  amount: number
  documents: readonly number[]
}

/** Who presses. */
export interface SimulatedInvestor {
  session: string
  xsrf: string
  idempotencyKey: string
}

/** A press of the button as a browser sends it. The crowd shares its machine with the server: what is the same for all is put into words once. */
export function pressTexts({ fundId, amount, documents }: PressFacts): (investor: SimulatedInvestor) => string {
  const variables = { project_id: String(fundId), amount, special: null, documents: documents.map(String) }
  const body = JSON.stringify({ operationName: 'CreateInvest', query: mutation, variables })
  const before = 'POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncookie: XSRF-TOKEN='
  const after = [
    '',
    'accept-encoding: gzip, deflate, br',
    'user-agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
  return ({ session, xsrf, idempotencyKey }) =>
    `${before}${xsrf}; session=${session}\r\nx-xsrf-token: ${xsrf}\r\nidempotency-key: ${idempotencyKey}${after}`
}

export function press(tab: Tab, text: string): void {
  tab.pressedAt = performance.now()
  tab.socket.write(text, 'latin1')
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

/** Opens so many tabs, in turn on each port. In portions: a listener's queue of new connections is short. */
export async function openTabs(ports: readonly number[], count: number): Promise<Tab[]> {
  const tabs: Tab[] = []
  while (tabs.length < count) {
    const portion = Array.from({ length: Math.min(100, count - tabs.length) }, (_, place) =>
      openTab(ports[(tabs.length + place) % ports.length] ?? 0),
    )
    tabs.push(...(await Promise.all(portion)))
  }
  return tabs
}

export function closeTabs(tabs: readonly Tab[]): void {
  for (const tab of tabs) {
    tab.received = 'over'
    tab.socket.destroy()
  }
}
