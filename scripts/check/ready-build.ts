import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildProduct, distFolder, openRebuilds } from '../build/build-product.ts'
import { builtVariable } from '../../tests/support/build-once.ts'

/**
 * Builds what the tests of the API start: server, worker and desk, in a second. The pages in dist may be those of before: whoever starts the
 * product next builds everything. Where there is no dist yet, all of it.
 */
export async function readyBuild(): Promise<void> {
  if (!existsSync(path.join(distFolder, 'server.js'))) await buildProduct()
  else {
    const rebuilds = await openRebuilds()
    await rebuilds.programmes()
    await rebuilds.end()
  }
  process.env[builtVariable] = 'yes'
}
