import { checkMoney, type MoneyCheck } from '../../src/ledger/check-money.ts'
import { openDatabase, openPool } from '../../src/platform/database/connect.ts'
import type { BenchDatabase } from './bench-database.ts'
import { isOnlyLate } from '../../src/features/treasury/bookkeeping/check-book.ts'
import { processorSecondsOfTree } from './processor-use.ts'

const runs = 3
/** Milliseconds of the invariants over a million postings. */
const goal = 10_000
const million = 1_000_000

/**
 * Every invariant over the whole book: the median of three runs, and beside it what PostgreSQL's processes worked for one of them.
 * @returns whether that is in time, and whether the book is whole: measured is what a sound book takes.
 */
export async function measureInvariants({
  connectionString,
  postgresPid,
  postings = million,
}: Pick<BenchDatabase, 'connectionString'> & Partial<BenchDatabase>): Promise<{ isInTime: boolean; isWhole: boolean }> {
  const pool = openPool(connectionString, { max: 1 })
  const database = openDatabase(pool)
  try {
    const results: MoneyCheck[][] = []
    const worked: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const before = processorSeconds(postgresPid)
      results.push(await checkMoney(database))
      const after = processorSeconds(postgresPid)
      if (before !== null && after !== null) worked.push((after - before) * 1000)
    }
    const first = results[0] ?? []
    for (const [place, check] of first.entries())
      console.log(
        `${check.id}  ${milliseconds(median(results.map((checks) => checks[place]?.milliseconds ?? 0)))}${finding(check)}`,
      )
    const totals = results.map((checks) => checks.reduce((sum, check) => sum + check.milliseconds, 0))
    const total = median(totals)
    const ofMillion = (total * million) / postings
    console.log(`all invariants       ${milliseconds(total)}`)
    console.log(`of a million         ${milliseconds(ofMillion)}  (goal: below 10,000 ms)`)
    if (worked.length > 0) console.log(`work of a processor  ${milliseconds(median(worked))}`)
    const isWhole = first.every(({ id, rows }) => rows.length === 0 || isOnlyLate(id))
    return { isInTime: ofMillion < goal, isWhole }
  } finally {
    await pool.end()
  }
}

/** The funds of the book ran years ago: what nobody has told of them since is late, and no reason to doubt it. */
const finding = ({ id, rows }: MoneyCheck): string =>
  rows.length === 0 ? '' : `  ${isOnlyLate(id) ? 'late' : 'BROKEN'} ${JSON.stringify(rows[0])}`

/** Null where PostgreSQL runs elsewhere. */
const processorSeconds = (pid: number | undefined): number | null =>
  pid === undefined ? null : processorSecondsOfTree(pid)

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const milliseconds = (value: number): string => `${Math.round(value).toLocaleString('en').padStart(8)} ms`
