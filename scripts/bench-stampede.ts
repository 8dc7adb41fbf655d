import { runBundled } from './bench/run-bundled.ts'

/** Measures the opening second: `npm run bench:stampede`, or with `-- --small` the shorter version that CI gates by. */
await runBundled('stampede-main', {
  'stampede-main': 'scripts/bench/stampede/main.ts',
  'stampede-server': 'scripts/bench/stampede/server-process.ts',
  'stampede-bare': 'scripts/bench/stampede/bare-process.ts',
  'stampede-load': 'scripts/bench/stampede/load-process.ts',
})
