import type { ReachedTest } from './reached-tests.ts'

interface Limits {
  /** Of tests, one after the other. */
  seconds: number
  /** What a file counts that has never run here. */
  unknown: number
}

/**
 * The nearest of the tests that a change reaches, as many as fit into the time; always the first. @param times seconds by file.
 */
export function chooseTests(
  reached: readonly ReachedTest[],
  times: ReadonlyMap<string, number>,
  { seconds, unknown }: Limits,
): string[] {
  const chosen: string[] = []
  let left = seconds
  for (const { file } of reached) {
    const takes = times.get(file) ?? unknown
    if (takes > left && chosen.length > 0) continue
    chosen.push(file)
    left -= takes
  }
  return chosen
}
