import type { Child } from '../../scripts/run/child.ts'

const shownLines = 8
const shownLetters = 400

/** The processes of each product of this test process that has not been stopped. */
const running = new Set<ReadonlyMap<string, Child>>()

/** Their last lines are printed with a test that fails, until the returned function is called. */
export function noteProcesses(processes: ReadonlyMap<string, Child>): () => void {
  running.add(processes)
  return () => void running.delete(processes)
}

/** The last lines of each process of each product, under its name. */
export const lastWordsOfProducts = (): string[] =>
  [...running].flatMap((processes) =>
    [...processes].flatMap(([name, { output }]) => [
      `the last lines of ${name}:`,
      ...output.slice(-shownLines).map((line) => `  ${line.slice(0, shownLetters)}`),
    ]),
  )
