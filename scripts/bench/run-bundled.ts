import path from 'node:path'
import { bundleForNode, distFolder } from '../build/build-product.ts'

/** Bundles the programmes of a benchmark as the product is bundled, each under its name, and runs the one called `main`. */
export async function runBundled(main: string, entryPoints: Record<string, string>): Promise<void> {
  const folder = path.join(distFolder, 'bench')
  await bundleForNode(entryPoints, folder)
  await import(path.join(folder, `${main}.js`))
}
