// npm run watch: what `npm run check` says, after each save. A save in the midst of an answer begins it anew.
import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './build/build-product.ts'

/** Editors write a file in several steps, and several files at once. */
const pauseMilliseconds = 300

let running: ChildProcess | undefined
let timer: NodeJS.Timeout | undefined

function answer(): void {
  stop()
  console.log(`\n##### ${new Date().toLocaleTimeString()}`)
  running = spawn(process.execPath, ['--import', 'tsx', 'scripts/check.ts'], {
    cwd: projectRoot,
    stdio: 'inherit',
    detached: true,
  })
}

/** With the tests that it has started. */
function stop(): void {
  const { pid, exitCode = null, signalCode = null } = running ?? {}
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM')
}

for (const folder of ['src', 'tests', 'scripts', 'db'])
  watch(path.join(projectRoot, folder), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(answer, pauseMilliseconds)
  })
process.once('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
answer()
