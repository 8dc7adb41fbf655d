import path from 'node:path'
import { bundleForNode, distFolder } from '../../scripts/build/build-product.ts'

/**
 * Bundles a programme of the tests as the product is bundled: one that runs for minutes need not have each of its files translated at its start.
 * @param folder in dist/.
 * @returns the bundle's path.
 */
export async function bundleForTests(folder: string, entry: string): Promise<string> {
  const outdir = path.join(distFolder, folder)
  await bundleForNode({ [path.basename(entry, '.ts')]: entry }, outdir)
  return path.join(outdir, `${path.basename(entry, '.ts')}.js`)
}
