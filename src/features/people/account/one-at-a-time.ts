const lines = new Map<string, Promise<unknown>>()

/**
 * Runs works of the same key one after the other in this process. Guesses at one account sent all at once thereby meet the
 * delay that the guess before them caused.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  lines.set(key, mine)
  try {
    return await mine
  } finally {
    if (lines.get(key) === mine) lines.delete(key)
  }
}
