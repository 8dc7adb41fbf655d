import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { identify } from '../../scripts/run/process-identity.ts'
import { claim, clearLeftovers } from '../../scripts/run/run-file.ts'

let folder: string
let sleeper: ChildProcess

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ito-test-'))
  sleeper = spawn('sleep', ['60'], { stdio: 'ignore' })
})

afterEach(() => {
  sleeper.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const gone = { pid: 1_999_999, started: 'long ago' }
const sleeperIdentity = () => identify(sleeper.pid ?? 0) ?? gone
const write = (run: object): void => writeFileSync(path.join(folder, 'run.json'), JSON.stringify(run))

it('a folder on which a start works is left alone', async () => {
  const runFile = claim(folder)
  expect((await clearLeftovers(folder))?.pid).toBe(process.pid)
  runFile.remove()
  expect(await clearLeftovers(folder)).toBeUndefined()
})

it('what a killed start left running is ended', async () => {
  const ended = new Promise((resolve) => sleeper.once('exit', resolve))
  write({ supervisor: gone, npm: null, children: [sleeperIdentity()] })
  expect(await clearLeftovers(folder)).toBeUndefined()
  await ended
  expect(existsSync(path.join(folder, 'run.json'))).toBe(false)
})

it('a start whose npm was killed gives way', async () => {
  const ended = new Promise((resolve) => sleeper.once('exit', resolve))
  write({ supervisor: sleeperIdentity(), npm: gone, children: [] })
  expect(await clearLeftovers(folder)).toBeUndefined()
  await ended
})

it('a stranger that got the same process number is spared', async () => {
  write({ supervisor: gone, npm: null, children: [{ pid: sleeper.pid, started: 'another life' }] })
  await clearLeftovers(folder)
  expect(identify(sleeper.pid ?? 0)).toBeDefined()
})

it('a start waits for one that is just stopping', async () => {
  write({ supervisor: sleeperIdentity(), npm: null, children: [], isStopping: true })
  const signal = new Promise((resolve) => sleeper.once('exit', (_code, name) => resolve(name)))
  setTimeout(() => sleeper.kill('SIGINT'), 300)
  expect(await clearLeftovers(folder)).toBeUndefined()
  // It ended on the signal of its own; nobody pushed.
  expect(await signal).toBe('SIGINT')
})
