import { readFile } from 'node:fs/promises'
import { openBenchDatabase } from './bench-database.ts'
import { onBenchDatabase } from './on-bench-database.ts'
import { runProcess } from './run-process.ts'

/** The closing of a month of 300 funds on a book of a million postings, in a throw-away database. Throws where it takes 60 s or longer. */
export async function measureMonth(): Promise<void> {
  const bench = await openBenchDatabase()
  try {
    await onBenchDatabase(bench.connectionString, async (client) => {
      await client.query(`begin;\n${await readFile(new URL('seed-month.sql', import.meta.url), 'utf8')}\ncommit;`)
      await client.query('vacuum analyze')
    })
    console.log(`${bench.postings.toLocaleString('en')} postings, seeded in ${Math.round(bench.seedSeconds)} s`)
    await runProcess('month-process.ts', bench.connectionString, bench.folder)
  } finally {
    await bench.close()
  }
}
