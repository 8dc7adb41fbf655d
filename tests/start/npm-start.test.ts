import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { findFreePort } from '../../scripts/run/ports.ts'
import { createDesk } from '../support/desk.ts'
import { graphqlClient } from '../support/graphql-client.ts'

/** A first start writes years of demo history; on a busy machine that takes its time. */
const firstStartMs = 240_000

let folder: string
let environment: NodeJS.ProcessEnv
let running: NpmStart

interface NpmStart {
  process: ChildProcess
  lines: string[]
  ended: Promise<number | null>
}

/** In a process group of its own, as a terminal gives it. */
function npmStart(settings: NodeJS.ProcessEnv): NpmStart {
  const child = spawn('npm', ['start'], { cwd: projectRoot, env: settings, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', (line) => lines.push(line))
  return { process: child, lines, ended: new Promise((resolve) => child.once('close', resolve)) }
}

async function untilReady(start: NpmStart): Promise<void> {
  while (!start.lines.some((line) => line.startsWith('ready '))) {
    if (start.process.exitCode !== null) throw new Error(`npm start ended: ${start.lines.join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const signalGroup = (start: NpmStart, signal: NodeJS.Signals): boolean => process.kill(-(start.process.pid ?? 0), signal)
const baseUrl = (): string => `http://127.0.0.1:${environment['PORT']}`

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ito-start-'))
  environment = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: String(await findFreePort()),
    DESK_PORT: String(await findFreePort()),
    DATA_DIR: path.join(folder, 'data'),
  }
  running = npmStart(environment)
  await untilReady(running)
}, firstStartMs)

afterAll(async () => {
  if (running.process.exitCode === null) signalGroup(running, 'SIGTERM')
  await running.ended
  rmSync(folder, { recursive: true, force: true })
})

it('ends its output with the address at which site and desk answer', async () => {
  expect(running.lines.at(-1)).toBe(`ready ${baseUrl()}`)
  expect((await fetch(baseUrl())).status).toBe(200)
  const { projects } = await graphqlClient(baseUrl()).query<{ projects: unknown[] }>('{ projects { id } }')
  expect(projects.length).toBeGreaterThanOrEqual(12)
  await expect(createDesk(`http://127.0.0.1:${environment['DESK_PORT']}`).now()).resolves.toBeInstanceOf(Date)
})

it('refuses a second start on the same port in one line', async () => {
  const second = npmStart({ ...environment, DATA_DIR: path.join(folder, 'other') })
  expect(await second.ended).toBe(1)
  expect(second.lines).toContain(`PORT ${environment['PORT']} is already in use: set PORT to a free port`)
})

it('loses nothing to kill -9, and is back at the next start', async () => {
  const funds = '{ projects { id name stats { invest_total } } }'
  const before = await graphqlClient(baseUrl()).query(funds)
  signalGroup(running, 'SIGKILL')
  const postmaster = Number(readFileSync(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(postmaster, 'SIGKILL')
  running = npmStart(environment)
  await untilReady(running)
  expect(await graphqlClient(baseUrl()).query(funds)).toEqual(before)
}, firstStartMs)

it('ends in order on Ctrl-C, with exit code 0', async () => {
  signalGroup(running, 'SIGINT')
  expect(await running.ended).toBe(0)
  await expect(fetch(baseUrl())).rejects.toThrow()
})
