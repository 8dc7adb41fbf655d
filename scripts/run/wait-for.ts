import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.ts'

const attemptsPerSecond = 20

/**
 * Waits until the address answers with 200.
 * @throws Error with the child's own last words when it ends instead, or when it never answers.
 */
export async function waitForAnswer(url: string, child: Child, signal?: AbortSignal, seconds = 60): Promise<void> {
  await waitFor(child, signal, seconds, async () => {
    try {
      return (await statusOf(url)) === 200
    } catch {
      return false
    }
  })
}

/** Asks this machine itself, with an agent of our own: a company's proxy, which Node.js may be told to use for everything, knows nobody here. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent: new Agent(), timeout: 5000 }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode))
    })
    asking.once('timeout', () => asking.destroy(new Error('no answer')))
    asking.once('error', reject)
  })
}

/** Waits until the child has written the text. @throws Error as above. */
export async function waitForOutput(text: string, child: Child, signal?: AbortSignal, seconds = 60): Promise<void> {
  await waitFor(child, signal, seconds, async () => child.output.some((line) => line.includes(text)))
}

async function waitFor(
  child: Child,
  signal: AbortSignal | undefined,
  seconds: number,
  isThere: () => Promise<boolean>,
): Promise<void> {
  for (let attempt = 0; attempt < seconds * attemptsPerSecond; attempt += 1) {
    signal?.throwIfAborted()
    if (await isThere()) return
    if (child.hasEnded()) throw new Error(`${child.name} ended instead of starting: ${lastWords(child)}`)
    await sleep(1000 / attemptsPerSecond)
  }
  throw new Error(`${child.name} was not ready after ${seconds} s: ${lastWords(child)}`)
}

/** The last lines of a child, for an error message. */
export function lastWords(child: Child): string {
  return child.output.slice(-3).join(' | ') || 'it wrote nothing'
}
