// npm run watch: after each save the unit tests that the change reaches, and the types of what depends on it.
import { spawn } from 'node:child_process'
import { projectRoot } from './build/build-product.ts'

const programmes = [
  ['node_modules/vitest/vitest.mjs', '--project', 'unit', '--changed', '--clearScreen=false'],
  ['node_modules/ts7/bin/tsc', '--watch', '--preserveWatchOutput', '--checkers', '1', '--incremental'].concat([
    '--tsBuildInfoFile',
    'node_modules/.cache/types/watch.tsbuildinfo',
  ]),
].map((args) => spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' }))

// One without the other would look as if all were well.
for (const programme of programmes) {
  programme.once('exit', (code) => {
    for (const other of programmes) other.kill()
    process.exitCode = code ?? 0
  })
}
