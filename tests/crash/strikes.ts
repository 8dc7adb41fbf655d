import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from '../support/world.ts'
import type { DurableDatabase } from './durable-database.ts'

export const targets = ['server', 'worker', 'postgres', 'everything'] as const
export type Target = (typeof targets)[number]

/** PostgreSQL is brought back after a moment; server and worker are the supervisor's business. */
export async function strike(world: World, database: DurableDatabase, target: Target, pauseMs: number): Promise<void> {
  if (target === 'server' || target === 'worker') return world.product.kill(target)
  const others = target === 'everything' ? [world.product.kill('server'), world.product.kill('worker')] : []
  await Promise.all([database.kill(), ...others])
  await sleep(pauseMs)
  await database.start()
}

interface Course {
  kills: number
  chance: () => number
  /** How many acts have been acknowledged so far: who kills only what is starting kills nothing under way. */
  acts: () => number
}

const longestWaitMs = 20_000

/** kill -9, so many times, at moments of chance under load: each target has its turn, in an order of chance. */
export async function strikeOften(world: World, database: DurableDatabase, { kills, chance, acts }: Course): Promise<Target[]> {
  const strikes: Target[] = []
  while (strikes.length < kills) {
    const round = targets.map((target) => ({ target, place: chance() })).toSorted((one, other) => one.place - other.place)
    for (const { target } of round.slice(0, kills - strikes.length)) {
      await untilMore(acts, 2 + Math.floor(chance() * 30))
      await sleep(chance() * 300)
      await strike(world, database, target, chance() * 500)
      strikes.push(target)
    }
  }
  return strikes
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
      await sleep(200)
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
