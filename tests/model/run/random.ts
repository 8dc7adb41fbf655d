import { createHash } from 'node:crypto'

/** Chance from a seed: the same seed makes the same choices on every machine. */
export interface Random {
  /** 0 to 1, without 1. */
  fraction(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  /** True once in `times`, on average. */
  oneIn(times: number): boolean
  pick<Item>(items: readonly Item[]): Item | undefined
  /** One of the items, each as likely as its weight says. */
  weighted<Item extends { weight: number }>(items: readonly Item[]): Item | undefined
  /** Some of the items, in their order. */
  some<Item>(items: readonly Item[]): Item[]
  bytes(length: number): Buffer
}

export function randomFrom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  let blocks = 0
  // mulberry32
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number): number => least + Math.floor(fraction() * (most - least + 1))
  return {
    fraction,
    whole,
    oneIn: (times) => fraction() * times < 1,
    pick: (items) => items[whole(0, items.length - 1)],
    weighted(items) {
      let left = fraction() * items.reduce((sum, { weight }) => sum + weight, 0)
      return items.find(({ weight }) => (left -= weight) < 0)
    },
    some: (items) => items.filter(() => fraction() < 0.6),
    bytes(length) {
      const parts: Buffer[] = []
      while (parts.length * 32 < length)
        parts.push(
          createHash('sha256')
            .update(`${seed} ${(blocks += 1)}`)
            .digest(),
        )
      return Buffer.concat(parts).subarray(0, length)
    },
  }
}
