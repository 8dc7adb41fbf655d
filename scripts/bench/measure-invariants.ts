import { checkMoney, type MoneyCheck } from '../../src/ledger/check-money.ts'
import { openDatabase, openPool } from '../../src/platform/database/connect.ts'
import type { BenchDatabase } from './bench-database.ts'

const runs = 3

/** Every invariant over the whole book: the median of three runs. */
export async function measureInvariants({ connectionString }: Pick<BenchDatabase, 'connectionString'>): Promise<void> {
  const pool = openPool(connectionString, { max: 1 })
  const database = openDatabase(pool)
  try {
    const results: MoneyCheck[][] = []
    for (let run = 0; run < runs; run += 1) results.push(await checkMoney(database))
    const first = results[0] ?? []
    for (const [place, { id, rows }] of first.entries()) {
      const broken = rows.length > 0 ? `  BROKEN ${JSON.stringify(rows[0])}` : ''
      console.log(`${id}  ${milliseconds(median(results.map((checks) => checks[place]?.milliseconds ?? 0)))}${broken}`)
    }
    const totals = results.map((checks) => checks.reduce((sum, check) => sum + check.milliseconds, 0))
    console.log(`all invariants       ${milliseconds(median(totals))}  (goal for a million postings: below 10,000 ms)`)
  } finally {
    await pool.end()
  }
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const milliseconds = (value: number): string => `${Math.round(value).toLocaleString('en').padStart(8)} ms`
