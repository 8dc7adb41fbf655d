/** Calls beyond `limit` wait for one to end, in their order. */
export function atMostAtOnce<Arguments extends unknown[], Result>(
  limit: number,
  work: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (...given) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work(...given)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
