import type { Clock } from './clock.ts'

/** Milliseconds by a stopwatch that only advances: the machine's load is a matter of real time, whatever clock the business follows. */
export type Elapsed = () => number

export interface CacheRules {
  /** How old a shared result may be, in milliseconds. */
  ttl: number
  /** So many readings of the same thing within one lifetime are made each for itself; beyond them, and in the lifetime after a crowded one, one is shared. */
  idle: number
}

interface Kept<Value> {
  result: Promise<Value>
  /** Milliseconds of the stopwatch and of the business clock when its reading began. */
  began: number
  businessTime: number
  isRunning: boolean
}

interface CacheEntry<Value> {
  kept: Kept<Value> | null
  /** Readings since `since`, in milliseconds of the stopwatch, and in the lifetime before it. */
  readings: number
  before: number
  since: number
}

/** More entries than these are kept only as long as they are of use: anybody may ask for things that do not exist. */
const entriesKept = 500

/**
 * Reads something that many ask for at once. While it is idle everyone's reading is their own, so whoever has just changed
 * something sees it; in a burst one reading is shared by all who come within its short lifetime, and nobody starts a second one while it
 * runs. A burst goes on until a whole lifetime was idle: the first of each new lifetime, reading for themselves, would wait for the database behind
 * the burst. A demo's clock that was moved ends the lifetime of what was read before. What is decided on must never come from here.
 */
export function shortLivedCache<Key, Value>(
  { clock, elapsed }: { clock: Clock; elapsed: Elapsed },
  read: (key: Key) => Promise<Value>,
  { ttl, idle }: CacheRules,
): (key: Key) => Promise<Value> {
  const entries = new Map<Key, CacheEntry<Value>>()

  function isFresh(kept: Kept<Value>, now: number): boolean {
    const businessAge = clock.now().getTime() - kept.businessTime
    return now - kept.began < ttl && businessAge >= 0 && businessAge < ttl
  }

  function entryOf(key: Key, now: number): CacheEntry<Value> {
    const known = entries.get(key)
    if (known) {
      const lifetimes = ttl > 0 ? Math.floor((now - known.since) / ttl) : 0
      if (lifetimes > 0)
        Object.assign(known, {
          readings: 0,
          before: lifetimes === 1 ? known.readings : 0,
          since: known.since + lifetimes * ttl,
        })
      return known
    }
    if (entries.size >= entriesKept) {
      for (const [other, entry] of entries) if (now - entry.since >= ttl) entries.delete(other)
    }
    const fresh: CacheEntry<Value> = { kept: null, readings: 0, before: 0, since: now }
    entries.set(key, fresh)
    return fresh
  }

  function begin(key: Key, entry: CacheEntry<Value>, now: number): Promise<Value> {
    const kept: Kept<Value> = { result: read(key), began: now, businessTime: clock.now().getTime(), isRunning: true }
    entry.kept = kept
    kept.result.then(
      () => (kept.isRunning = false),
      () => {
        // What failed is nobody's result: the next one tries again.
        if (entry.kept === kept) entry.kept = null
      },
    )
    return kept.result
  }

  return (key) => {
    const now = elapsed()
    const entry = entryOf(key, now)
    entry.readings += 1
    const { kept } = entry
    const isCrowded = Math.max(entry.readings, entry.before) > idle
    if (isCrowded && kept !== null && (kept.isRunning || isFresh(kept, now))) return kept.result
    return begin(key, entry, now)
  }
}
