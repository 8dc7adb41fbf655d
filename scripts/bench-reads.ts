import path from 'node:path'
import { build } from 'esbuild'
import { distFolder, projectRoot } from './build/build-product.ts'

/**
 * Measures the list and the page of a fund while a rush applies to it, each reading for itself and shared: `npm run bench:reads`. It
 * bundles what it measures first, as the product is bundled, and then runs scripts/bench/reads/main.ts.
 */
const folder = path.join(distFolder, 'bench')
await build({
  absWorkingDir: projectRoot,
  entryPoints: {
    'reads-main': 'scripts/bench/reads/main.ts',
    'reads-server': 'scripts/bench/reads/server-process.ts',
    'reads-readers': 'scripts/bench/reads/reader-process.ts',
    'stampede-load': 'scripts/bench/stampede/load-process.ts',
  },
  outdir: folder,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  logLevel: 'error',
})
await import(path.join(folder, 'reads-main.js'))
