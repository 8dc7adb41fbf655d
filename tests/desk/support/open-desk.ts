import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { defaultTimes, type DeskTimes } from '../../../src/desk/desk-parts.ts'
import { demoCredentials } from '../../../src/desk/settings.ts'
import { startDesk, type Desk } from '../../../src/desk/start-desk.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'

const quickTimes: DeskTimes = {
  ...defaultTimes,
  repeatDelaysMs: [20, 40, 80],
  faultTimeoutMs: 300,
  faultDelayMs: 150,
}

/** Before every day that a test moves to: a clock that began today would be past them one day. */
const clockStart = new Date('2026-11-02T10:00:00+09:00')

/** Something to be put away after the test, newest first. */
export const afterwards = (ending: () => Promise<unknown>): void => onTestFinished(async () => void (await ending()))

export interface TestDesk extends Desk {
  folder: string
  get: (path: string) => Promise<Answer>
  post: (path: string, body?: unknown) => Promise<Answer>
  put: (path: string, body: unknown) => Promise<Answer>
  now: () => Promise<string>
  moveTo: (now: string) => Promise<Answer>
}

/** Tests look into answers freely. */
export type Json = ReturnType<typeof JSON.parse>

export interface Answer {
  status: number
  body: Json
}

/** A desk on free ports with a folder of its own; pass a folder to open the same desk once more. */
export async function openDesk({
  productUrl = 'http://127.0.0.1:1',
  folder,
  times = {},
}: {
  productUrl?: string
  folder?: string
  times?: Partial<DeskTimes>
} = {}): Promise<TestDesk> {
  const dataFolder = folder ?? (await mkdtemp(join(scratchFolder(), 'desk-')))
  if (folder === undefined) afterwards(() => rm(dataFolder, { recursive: true, force: true }))
  const settings = { port: 0, smtpPort: 0, dataFolder, productUrl, clockStart, credentials: demoCredentials }
  const desk = await startDesk(settings, { ...quickTimes, ...times })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= desk.stop())
  afterwards(stop)
  const send = (method: string) => (path: string, body?: unknown) => call(desk.url + path, method, body)
  return {
    ...desk,
    stop,
    folder: dataFolder,
    get: (path) => call(desk.url + path, 'GET'),
    post: send('POST'),
    put: send('PUT'),
    now: async () => (await call(`${desk.url}/clock`, 'GET')).body.now,
    moveTo: (now) => call(`${desk.url}/clock`, 'PUT', { now }),
  }
}

/** One JSON call; the body is what the answer's JSON says, or its text. */
export async function call(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json;charset=UTF-8' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: parsed(text) }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return text as Json
  }
}

/** The instant some hours after another, as the demo desk writes it. */
export function hoursAfter(now: string, hours: number): string {
  return new Date(Date.parse(now) + (hours + 9) * 3_600_000).toISOString().replace(/\.\d+Z$/, '+09:00')
}

/** Waits until something is so; fails after a minute: a busy machine takes seconds to start a process. */
export async function eventually<Value>(
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
): Promise<Value> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    const value = await look()
    if (value !== undefined && value !== false) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('it did not come to be so in a minute')
}
