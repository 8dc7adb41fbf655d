import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { demoFolder } from '../../scripts/build/build-product.ts'
import { buildOnce } from '../support/build-once.ts'
import { connectBank, oneTransfer, raId } from './support/bank-client.ts'
import { openFakeProduct } from './support/fake-product.ts'
import { afterwards, call, eventually, openDesk, type Json } from './support/open-desk.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

// As the product starts it: read from its sources, each of the processes here would translate them first.
beforeAll(buildOnce)

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(scratchFolder(), 'desk-'))
  afterwards(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function spawnDesk(environment: Record<string, string>): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [path.join(demoFolder, 'desk.js')], {
    env: { ...process.env, DESK_PORT: '0', DESK_SMTP_PORT: '0', ...environment },
  })
  afterwards(async () => child.kill('SIGKILL'))
  return child
}

async function addressOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  return eventually(() => /^desk (http:\/\/127\.0\.0\.1:\d+) smtp 127\.0\.0\.1:\d+$/m.exec(printed)?.[1])
}

test('killed without warning, the process comes back with everything it has answered for', async () => {
  const folder = await newFolder()
  const first = spawnDesk({ DESK_DATA_DIR: folder })
  const url = await addressOf(first)
  await call(`${url}/clock`, 'PUT', { now: '2031-04-01T10:00:00+09:00' })
  first.kill('SIGKILL')
  await once(first, 'exit')

  const second = spawnDesk({ DESK_DATA_DIR: folder })
  const { body } = await call(`${await addressOf(second)}/clock`, 'GET')
  expect(body.now >= '2031-04-01T10:00:00+09:00').toBe(true)
  second.kill('SIGTERM')
  expect(await once(second, 'exit')).toEqual([0, null])
})

test('tokens, accounts, deposits, transfers and a notice on its way survive', async () => {
  const product = await openFakeProduct()
  const desk = await openDesk({ productUrl: product.url, times: { repeatDelaysMs: [60_000] } })
  const bank = await connectBank(desk)
  await bank.subscribe()
  const [account] = await bank.issue()
  product.answers.push(500)
  const deposit = await desk.post('/bank/deposits', {
    branch_cd: '502',
    account_number: account?.vaAccountNumber,
    amount: 100_000,
    remitter_name: 'ﾔﾏﾀﾞ',
  })
  await bank.post('/transfer/request', oneTransfer('2099-01-05'))
  const before = [await desk.get('/bank/transfers'), await desk.get('/bank/accounts')].map(({ body }) => body)
  await desk.stop()

  const again = await openDesk({ folder: desk.folder, productUrl: product.url })
  await eventually(() => product.received.length === 2)
  expect(product.received[0]?.raw).toBe(product.received[1]?.raw)
  expect([await again.get('/bank/transfers'), await again.get('/bank/accounts')].map(({ body }) => body)).toEqual(
    before,
  )
  const listed = await call(
    `${again.url}/ganb/api/corporation/v1/va/deposit-transactions?raId=${raId}`,
    'GET',
    undefined,
    { 'x-access-token': bank.accessToken },
  )
  expect(listed.body.vaTransactions[0].itemKey).toBe(deposit.body.id)
})

test('a line cut short by a crash is dropped, the ones before it stay', async () => {
  const desk = await openDesk()
  const bank = await connectBank(desk)
  await bank.issue(2)
  await desk.stop()
  const log = path.join(desk.folder, 'desk.jsonl')
  const whole = await readFile(log, 'utf8')
  await appendFile(log, '{"kind":"deposit-arrived","data":{"id":"20')
  const again = await openDesk({ folder: desk.folder })
  const virtual = (await again.get('/bank/accounts')).body.filter(({ kind }: Json) => kind === 'virtual')
  expect(virtual).toHaveLength(2)
  expect(await readFile(log, 'utf8')).toBe(whole)
})

test('a taken port and a folder that cannot be written are said in one line that names the setting', async () => {
  const folder = await newFolder()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  afterwards(async () => taken.close())
  const port = String((taken.address() as AddressInfo).port)
  await writeFile(path.join(folder, 'file'), '')
  const troubles: [Record<string, string>, RegExp][] = [
    [{ DESK_PORT: port }, /^desk: DESK_PORT: .*\n$/],
    [{ DESK_SMTP_PORT: port }, /^desk: DESK_SMTP_PORT: .*\n$/],
    [{ DESK_DATA_DIR: path.join(folder, 'file', 'below') }, /^desk: DESK_DATA_DIR: .*\n$/],
    [{ DESK_PORT: 'many' }, /^desk: DESK_PORT: .*\n$/],
    [{ PRODUCT_URL: 'nowhere' }, /^desk: PRODUCT_URL: .*\n$/],
  ]
  for (const [environment, line] of troubles) {
    const child = spawnDesk({ DESK_DATA_DIR: folder, ...environment })
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(said).toMatch(line)
    expect(code).toBe(1)
  }
})
