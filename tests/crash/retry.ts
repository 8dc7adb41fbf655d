import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats until it works, as somebody does whose page shows an error. Undefined when it is over before. */
export async function retry<T>(attempt: () => Promise<T>, isOver: () => boolean): Promise<T | undefined> {
  while (!isOver()) {
    try {
      return await attempt()
    } catch {
      await sleep(150)
    }
  }
  return undefined
}
