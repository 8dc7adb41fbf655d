import { cpus, loadavg } from 'node:os'
import { measureInvariants } from './bench/measure-invariants.ts'
import { measureMonth } from './bench/measure-month.ts'
import { openBenchDatabase } from './bench/bench-database.ts'
import { runProcess } from './bench/run-process.ts'

/**
 * Measures the money invariants and the midnight job on a book of a million postings, the worker's memory, and the closing of a month of
 * 300 funds, in throw-away databases. Ends with 1 where a million postings take 10 s or longer, the midnight or the month 60 s, or where the
 * book is not whole.
 */
console.log(`${cpus().length} cores, ${(loadavg()[0] ?? 0).toFixed(1)} processes at work on this machine`)
const bench = await openBenchDatabase()
try {
  console.log(`${bench.postings.toLocaleString('en')} postings, seeded in ${Math.round(bench.seedSeconds)} s`)
  const { isInTime, isWhole } = await measureInvariants(bench)
  if (!isInTime || !isWhole) process.exitCode = 1
  // The midnight job and a run of the invariants, then the documents of an opening.
  await runProcess('midnight-process.ts', bench.connectionString, bench.folder)
  await runProcess('documents-process.ts')
} finally {
  await bench.close()
}
await measureMonth()
