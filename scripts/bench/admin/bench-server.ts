import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startChild } from '../../run/child.ts'
import { productEnvironment } from '../../run/environment.ts'
import { findFreePort } from '../../run/ports.ts'
import { waitForAnswer } from '../../run/wait-for.ts'

/** The built server with an operator logged in over HTTP. */
export interface BenchServer {
  baseUrl: string
  /** Of the operator's session, by name. */
  cookies(): Jar
  /** @returns the data; @throws Error where the API answers with errors. */
  ask(query: string, variables: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>
  /** Logs in anew: what needs a fresh login may be asked for some minutes. */
  logInAgain(): Promise<void>
  /** Reads a file to its end without keeping it; the bytes and lines it has, and the server's memory meanwhile. */
  download(address: string): Promise<Download>
  stop(): Promise<void>
}

export interface Download {
  lines: number
  megabytes: number
  seconds: number
  /** Resident memory of the server in megabytes, highest while the file was under way. */
  memory: { before: number; peak: number; after: number }
}

/**
 * Megabytes. V8 takes from it how soon to tidy up: left to itself it lets some hundred megabytes lie about before it does, and one would see that
 * instead of what a file holds. (It serves an opening better left to itself: with 512 an application costs half as much again.)
 */
const heapLimit = 256

export async function startBenchServer(
  databaseUrl: string,
  folder: string,
  operator: { identifier: string; password: string },
): Promise<BenchServer> {
  const dataFolder = path.join(folder, 'data')
  mkdirSync(dataFolder, { recursive: true })
  const port = await findFreePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const { CLOCK_URL: _theDesk, ...environment } = productEnvironment({
    // Nobody answers where the demo desk would be: nothing that is measured asks outside.
    host: '127.0.0.1',
    port,
    deskPort: await findFreePort(),
    smtpPort: await findFreePort(),
    baseUrl,
    databaseUrl,
    runtimeDatabaseUrl: databaseUrl,
    runtimeRole: null,
    dataFolder,
    deskDataFolder: dataFolder,
    secretKey: Buffer.alloc(32, 7).toString('base64'),
  })
  const child = startChild({
    name: 'server',
    flags: [`--max-old-space-size=${heapLimit}`],
    environment,
    logFolder: path.join(folder, 'logs'),
    show: () => undefined,
  })
  try {
    await waitForAnswer(`${baseUrl}/readyz`, child)
    let cookies = await logIn(baseUrl, operator)
    return {
      baseUrl,
      cookies: () => cookies,
      ask: (query, variables) => ask(baseUrl, cookies, query, variables),
      logInAgain: async () => {
        cookies = await logIn(baseUrl, operator)
      },
      download: (address) => download(baseUrl + address, cookies, child.pid),
      stop: () => child.stop(),
    }
  } catch (error) {
    await child.stop()
    throw error
  }
}

export type Jar = ReadonlyMap<string, string>

async function logIn(baseUrl: string, operator: { identifier: string; password: string }): Promise<Jar> {
  const jar = cookiesOf(await fetch(baseUrl))
  const response = await post(
    baseUrl,
    jar,
    'mutation ($identifier: String!, $password: String!) { login(identifier: $identifier, password: $password) { ok } }',
    operator,
  )
  const cookies = cookiesOf(response)
  if (!cookies.has('session')) throw new Error(`the operator could not log in: ${await response.text()}`)
  return new Map([...jar, ...cookies])
}

const cookiesOf = (response: Response): Jar =>
  new Map(
    response.headers.getSetCookie().flatMap((line) => {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )

const header = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

const post = (baseUrl: string, jar: Jar, query: string, variables: object): Promise<Response> =>
  fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: header(jar), 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '' },
    body: JSON.stringify({ query, variables }),
  })

async function ask(baseUrl: string, jar: Jar, query: string, variables: object): Promise<Record<string, unknown>> {
  const answer = (await (await post(baseUrl, jar, query, variables)).json()) as {
    data?: Record<string, unknown>
    errors?: unknown
  }
  if (answer.errors !== undefined || !answer.data)
    throw new Error(JSON.stringify(answer.errors ?? answer).slice(0, 200))
  return answer.data
}

const between = 50

async function download(address: string, jar: Jar, pid: number): Promise<Download> {
  const before = await residentMegabytes(pid)
  let peak = before
  let under = true
  const watch = (async () => {
    while (under) {
      peak = Math.max(peak, await residentMegabytes(pid))
      await sleep(between)
    }
  })()
  const begin = performance.now()
  let [lines, bytes] = [0, 0]
  try {
    const response = await fetch(address, { headers: { cookie: header(jar) } })
    if (response.status !== 200 || !response.body) throw new Error(`${address} answers ${response.status}`)
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      for (const byte of chunk) if (byte === 10) lines += 1
    }
  } finally {
    under = false
    await watch
  }
  return {
    lines,
    megabytes: bytes / 1e6,
    seconds: (performance.now() - begin) / 1000,
    memory: { before, peak, after: await residentMegabytes(pid) },
  }
}

const run = promisify(execFile)

async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim()) / 1024
}
