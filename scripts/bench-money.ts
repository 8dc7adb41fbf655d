import { cpus, loadavg } from 'node:os'
import { measureBook } from './bench/measure-book.ts'
import { measureMidnight } from './bench/measure-midnight.ts'
import { openBenchDatabase } from './bench/bench-database.ts'

/** Measures the money invariants and the midnight job on a book of a million postings, in a throw-away database. Asserts nothing about time. */
const bench = await openBenchDatabase()
try {
  console.log(`${bench.postings.toLocaleString('en')} postings, seeded in ${Math.round(bench.seedSeconds)} s`)
  console.log(`${cpus().length} cores, ${(loadavg()[0] ?? 0).toFixed(1)} processes at work on this machine`)
  await measureBook(bench)
  await measureMidnight(bench)
} finally {
  await bench.close()
}
