import { cpus, loadavg } from 'node:os'
import { measureMonth } from './bench/measure-month.ts'

/** Measures the closing of a month of 300 funds alone; `npm run bench:money` does so too. Ends with 1 where it takes 60 s or longer. */
console.log(`${cpus().length} cores, ${(loadavg()[0] ?? 0).toFixed(1)} processes at work on this machine`)
await measureMonth()
