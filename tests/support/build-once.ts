import { spawn } from 'node:child_process'
import { projectRoot } from '../../scripts/build/build-product.ts'

let build: Promise<void> | undefined

/** Set by whoever has built just before and starts many test files: looking at every source again costs each a second. */
export const builtVariable = 'PRODUCT_IS_BUILT'

/** Tests with real processes run the real bundles: built when a source has changed, by one process at a time. */
export function buildOnce(): Promise<void> {
  return (build ??= process.env[builtVariable] === 'yes' ? Promise.resolve() : runBuild())
}

async function runBuild(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`the build failed: ${output.trim()}`)
}
