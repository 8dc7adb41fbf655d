import { readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { openBenchDatabase } from './bench/bench-database.ts'
import { runProcess } from './bench/run-process.ts'
import { onBenchDatabase } from './bench/on-bench-database.ts'

/** Measures the closing of a month of 300 funds on a book of a million postings, in a throw-away database. Ends with 1 where it takes 60 s or longer. */
const bench = await openBenchDatabase()
try {
  await onBenchDatabase(bench.connectionString, async (client) => {
    await client.query(`begin;\n${await readFile(new URL('bench/seed-month.sql', import.meta.url), 'utf8')}\ncommit;`)
    await client.query('vacuum analyze')
  })
  console.log(`${bench.postings.toLocaleString('en')} postings, seeded in ${Math.round(bench.seedSeconds)} s`)
  console.log(`${cpus().length} cores, ${(loadavg()[0] ?? 0).toFixed(1)} processes at work on this machine`)
  await runProcess('month-process.ts', bench.connectionString, bench.folder)
} finally {
  await bench.close()
}
