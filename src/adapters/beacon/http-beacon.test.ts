import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHttpBeacon } from './http-beacon.ts'

const signature = 'a1b2c3d4e5f60718'
const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
const genuine = { round: 1000, randomness, signature }

type Reply = { status: number; body: string } | 'lose the answer' | 'say nothing'
let reply: Reply
let asked = ''
const server = createServer((request, response) => {
  asked = request.url ?? ''
  if (reply === 'say nothing') return
  if (reply === 'lose the answer') request.socket.destroy()
  else response.writeHead(reply.status).end(reply.body)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const beacon = () => {
  const { port } = server.address() as AddressInfo
  const timeoutMs = reply === 'say nothing' ? 150 : 10_000
  return createHttpBeacon({ baseUrl: `http://127.0.0.1:${port}/beacon`, timeoutMs })
}
const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) })

it('reads a round as drand serves it', async () => {
  reply = json({ ...genuine, previous_signature: 'ff' })
  expect(await beacon().readRound(1000)).toEqual(genuine)
  expect(asked).toBe('/beacon/public/1000')
})

it.each([404, 425])('%d means that its time has not come', async (status) => {
  reply = json({}, status)
  expect(await beacon().readRound(1000)).toBe('not yet')
})

it.each<[string, Reply]>([
  ['the answer is lost', 'lose the answer'],
  ['nothing is said', 'say nothing'],
  ['500', json({}, 500)],
  ['503', json({}, 503)],
  ['429', json({}, 429)],
  ['bad JSON', { status: 200, body: '{"round":1000' }],
  ['another round', json({ ...genuine, round: 999 })],
  ['randomness of another signature', json({ ...genuine, signature: 'a1b2c3d4e5f60719' })],
  ['half a byte', json({ ...genuine, signature: 'a1b' })],
  ['no signature', json({ round: 1000, randomness })],
])('tells nothing rather than something wrong: %s', async (_what, answer) => {
  reply = answer
  await expect(beacon().readRound(1000)).rejects.toMatchObject({ name: 'BeaconUnavailable' })
})

it('asks only for rounds that exist', async () => {
  await expect(beacon().readRound(0)).rejects.toThrow(RangeError)
})
