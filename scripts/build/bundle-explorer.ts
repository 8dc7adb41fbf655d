import path from 'node:path'
import { build } from 'esbuild'

/**
 * Script and style of the demo's /graphiql, from the packages and the product's one React: decision 0099. One script without modules, since it reads
 * the nonce of its own element.
 */
export async function bundleExplorer(projectRoot: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: projectRoot,
    entryPoints: { graphiql: 'src/web/explorer/entry-explorer.ts' },
    outdir: path.join(folder, 'explorer'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
}
