/** Enough to make the asking cheap, and few enough to be forgotten soon. */
const step = 500

/**
 * Rows in steps, each of which begins behind the last row of the one before: whoever writes them down holds one step at a time.
 * @param read reads at most `limit` rows behind `last`, from the beginning where that is undefined, in an order that has no ties.
 */
export async function* eachInSteps<Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last, step)
    yield* rows
    if (rows.length < step) return
    last = rows.at(-1)
  }
}
