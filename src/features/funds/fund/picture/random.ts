/** Chance that always falls the same way for the same seed: a fund's picture never changes between two visits. */
export type SeededRandom = {
  /** From `low` up to, not including, `high`. */
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  /** True in `share` of the cases, 0 to 1. */
  chance(share: number): boolean
  pick<T>(choices: readonly [T, ...T[]]): T
}

export function seededRandom(seed: string): SeededRandom {
  const next = numbersFrom(seed)
  const between = (low: number, high: number) => low + next() * (high - low)
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => next() < share,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}

/** A 32-bit Weyl sequence, its numbers mixed by two multiplications; started from an FNV-1a hash of the seed. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
}
