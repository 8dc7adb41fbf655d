import path from 'node:path'
import { build } from 'esbuild'
import { distFolder, projectRoot } from './build/build-product.ts'

/**
 * Measures the opening second: `npm run bench:stampede`, or with `-- --small` the shorter version that CI gates by. It bundles what it
 * measures first, as the product is bundled, and then runs scripts/bench/stampede/main.ts.
 */
const folder = path.join(distFolder, 'bench')
await build({
  absWorkingDir: projectRoot,
  entryPoints: {
    'stampede-main': 'scripts/bench/stampede/main.ts',
    'stampede-server': 'scripts/bench/stampede/server-process.ts',
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
await import(path.join(folder, 'stampede-main.js'))
