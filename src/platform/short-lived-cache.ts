import type { Clock } from './clock.ts'

/** Milliseconds by a stopwatch that only advances: the machine's load is a matter of real time, whatever clock the business follows. */
export type Elapsed = () => number

export interface CacheRules {
  /** How old a shared result may be, in milliseconds. */
  life: number
  /** So many readings of the same thing within one life are made each for itself; beyond them, and in the life after a crowded one, one is shared. */
  calm: number
}

interface Kept<Value> {
  result: Promise<Value>
  /** Milliseconds of the stopwatch and of the business clock when its reading began. */
  began: number
  businessTime: number
  isRunning: boolean
}

interface Place<Value> {
  kept: Kept<Value> | null
  /** Readings since `since`, in milliseconds of the stopwatch, and in the life before it. */
  readings: number
  before: number
  since: number
}

/** More places than these are kept only as long as they are of use: anybody may ask for things that do not exist. */
const placesKept = 500

/**
 * Reads something that many ask for at once. While it is calm everyone's reading is their own, so whoever has just changed
 * something sees it; in a burst one reading is shared by all who come within its short life, and nobody starts a second one while it
 * runs. A burst goes on until a whole life was calm: the first of each new one, reading for themselves, would wait for the database behind
 * the burst. A demo's clock that was moved ends the life of what was read before. What is decided on must never come from here.
 */
export function shortLivedCache<Key, Value>(
  { clock, elapsed }: { clock: Clock; elapsed: Elapsed },
  read: (key: Key) => Promise<Value>,
  { life, calm }: CacheRules,
): (key: Key) => Promise<Value> {
  const places = new Map<Key, Place<Value>>()

  function isFresh(kept: Kept<Value>, now: number): boolean {
    const businessAge = clock.now().getTime() - kept.businessTime
    return now - kept.began < life && businessAge >= 0 && businessAge < life
  }

  function placeOf(key: Key, now: number): Place<Value> {
    const known = places.get(key)
    if (known) {
      const lives = life > 0 ? Math.floor((now - known.since) / life) : 0
      if (lives > 0)
        Object.assign(known, {
          readings: 0,
          before: lives === 1 ? known.readings : 0,
          since: known.since + lives * life,
        })
      return known
    }
    if (places.size >= placesKept) {
      for (const [other, place] of places) if (now - place.since >= life) places.delete(other)
    }
    const fresh: Place<Value> = { kept: null, readings: 0, before: 0, since: now }
    places.set(key, fresh)
    return fresh
  }

  function begin(key: Key, place: Place<Value>, now: number): Promise<Value> {
    const kept: Kept<Value> = { result: read(key), began: now, businessTime: clock.now().getTime(), isRunning: true }
    place.kept = kept
    kept.result.then(
      () => (kept.isRunning = false),
      () => {
        // What failed is nobody's result: the next one tries again.
        if (place.kept === kept) place.kept = null
      },
    )
    return kept.result
  }

  return (key) => {
    const now = elapsed()
    const place = placeOf(key, now)
    place.readings += 1
    const { kept } = place
    const isCrowded = Math.max(place.readings, place.before) > calm
    if (isCrowded && kept !== null && (kept.isRunning || isFresh(kept, now))) return kept.result
    return begin(key, place, now)
  }
}
