/** Runs steps a few at a time, in their order; whichever ends makes room for the next. */
export async function runAll<Result>(steps: readonly (() => Promise<Result>)[], atOnce = 2): Promise<Result[]> {
  const waiting = [...steps]
  const done: Result[] = []
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) done.push(await step())
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return done
}
