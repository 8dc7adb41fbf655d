import { cpus, loadavg } from 'node:os'
import { measureInvariants } from './bench/measure-invariants.ts'
import { openBenchDatabase } from './bench/bench-database.ts'
import { runProcess } from './bench/run-process.ts'

/** Measures the money invariants and the midnight job on a book of a million postings, in a throw-away database, and the worker's memory. Ends with 1 where the invariants take 10 s or longer. */
const bench = await openBenchDatabase()
try {
  console.log(`${bench.postings.toLocaleString('en')} postings, seeded in ${Math.round(bench.seedSeconds)} s`)
  console.log(`${cpus().length} cores, ${(loadavg()[0] ?? 0).toFixed(1)} processes at work on this machine`)
  if (!(await measureInvariants(bench)).isInTime) process.exitCode = 1
  // The midnight job and a run of the invariants, then the documents of an opening.
  await runProcess('midnight-process.ts', bench.connectionString, bench.folder)
  await runProcess('documents-process.ts')
} finally {
  await bench.close()
}
