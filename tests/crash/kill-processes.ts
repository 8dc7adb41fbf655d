import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../support/world.ts'
import type { DurableDatabase } from './durable-database.ts'

export const targets = ['server', 'worker', 'postgres', 'everything'] as const
export type Target = (typeof targets)[number]

/** PostgreSQL is brought back after a moment; server and worker are the supervisor's business. */
export async function killProcess(
  world: World,
  database: DurableDatabase,
  target: Target,
  pauseMs: number,
): Promise<void> {
  if (target === 'server' || target === 'worker') return world.product.kill(target)
  const others = target === 'everything' ? [world.product.kill('server'), world.product.kill('worker')] : []
  await Promise.all([database.kill(), ...others])
  await sleep(pauseMs)
  await database.start()
}

interface Course {
  kills: number
  /** From here on nothing is killed any more, in `performance.now()`. */
  until: number
  chance: () => number
  /** How many acts have been acknowledged so far: who kills only what is starting kills nothing under way. */
  acts: () => number
}

const longestWaitMs = 20_000
/** From one kill to the next: everybody is at work again after a few acts, and a dozen more tell nothing new. */
const fewestActs = 2
const mostActs = 16
const reportsEach = 20

/** kill -9, so many times, at moments of chance under load: each target has its turn, in an order of chance. */
export async function killOften(
  world: World,
  database: DurableDatabase,
  { kills, until, chance, acts }: Course,
): Promise<Target[]> {
  const killed: Target[] = []
  const began = performance.now()
  while (killed.length < kills) {
    const round = targets
      .map((target) => ({ target, place: chance() }))
      .toSorted((one, other) => one.place - other.place)
    for (const { target } of round.slice(0, kills - killed.length)) {
      if (performance.now() >= until) return killed
      await untilMore(acts, fewestActs + Math.floor(chance() * (mostActs - fewestActs)))
      await sleep(chance() * 300)
      await killProcess(world, database, target, chance() * 300)
      killed.push(target)
      if (killed.length % reportsEach === 0)
        console.log(`${killed.length} kills, ${((performance.now() - began) / 1000).toFixed(0)} s, ${acts()} acts`)
    }
  }
  return killed
}

async function untilMore(acts: () => number, more: number): Promise<void> {
  const enough = acts() + more
  const until = performance.now() + longestWaitMs
  while (acts() < enough && performance.now() < until) await sleep(10)
}

/** Starts what has ended, killed or by itself, as in production. Ends when told. */
export function supervise({ product }: World): { end(): Promise<void> } {
  let isWanted = true
  const watch = async (name: 'server' | 'worker'): Promise<void> => {
    while (isWanted) {
      await sleep(50)
      // A start that fails, PostgreSQL being away, is tried again.
      if (!product.isRunning(name)) await product.start(name).catch(() => undefined)
    }
  }
  const watching = Promise.all([watch('server'), watch('worker')])
  return {
    async end() {
      isWanted = false
      await watching
    },
  }
}
