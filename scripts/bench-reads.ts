import { runBundled } from './bench/run-bundled.ts'

/** Measures the list and the page of a fund while a burst applies to it, each reading for itself and shared, and with thousands who watch it fill: `npm run bench:reads`. */
await runBundled('reads-main', {
  'reads-main': 'scripts/bench/reads/main.ts',
  'reads-server': 'scripts/bench/reads/server-process.ts',
  'reads-readers': 'scripts/bench/reads/reader-process.ts',
  'reads-watchers': 'scripts/bench/reads/watcher-process.ts',
  'stampede-load': 'scripts/bench/stampede/load-process.ts',
})
