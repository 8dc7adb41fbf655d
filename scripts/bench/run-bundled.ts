import path from 'node:path'
import { build } from 'esbuild'
import { distFolder, projectRoot } from '../build/build-product.ts'

/** Bundles the programmes of a benchmark as the product is bundled, each under its name, and runs the one called `main`. */
export async function runBundled(main: string, entryPoints: Record<string, string>): Promise<void> {
  const folder = path.join(distFolder, 'bench')
  await build({
    absWorkingDir: projectRoot,
    entryPoints,
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'error',
  })
  await import(path.join(folder, `${main}.js`))
}
