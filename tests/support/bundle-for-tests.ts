import path from 'node:path'
import type { Plugin } from 'esbuild'
import { bundleForNode, distFolder, projectRoot } from '../../scripts/build/build-product.ts'

/**
 * Bundles a programme of the tests as the product is bundled: one that runs for minutes need not have each of its files translated at its start.
 * @param folder in dist/.
 * @param instead files of the product, each with the one that takes its place; all from the project's folder on.
 * @returns the bundle's path.
 */
export async function bundleForTests(
  folder: string,
  entry: string,
  instead: Readonly<Record<string, string>> = {},
): Promise<string> {
  const outdir = path.join(distFolder, folder)
  await bundleForNode({ [path.basename(entry, '.ts')]: entry }, outdir, [takingPlaces(instead)])
  return path.join(outdir, `${path.basename(entry, '.ts')}.js`)
}

function takingPlaces(instead: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'taking-places',
    setup({ onResolve }) {
      onResolve({ filter: /\.ts$/ }, ({ path: asked, resolveDir }) => {
        const other = instead[path.relative(projectRoot, path.resolve(resolveDir, asked))]
        return other === undefined ? undefined : { path: path.join(projectRoot, other) }
      })
    },
  }
}
