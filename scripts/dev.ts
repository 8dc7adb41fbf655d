import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildProduct, distFolder, projectRoot } from './build/build-product.ts'
import { fingerprint } from './build/fingerprint.ts'
import type { Demo } from './run/demo.ts'
import { runInTerminal } from './run/terminal.ts'

const lookEveryMs = 700
const restartable = ['desk', 'server', 'worker'] as const

/** Like `npm start`, and builds again after every change; a process whose bundle changed is restarted. */
await runInTerminal((demo, stopped) => {
  console.log('watching src')
  void watchSources(demo, stopped)
})

/** Looks at the times of all files: watching through the system loses files that an editor replaces instead of writing to. */
async function watchSources(demo: Demo, stopped: AbortSignal): Promise<void> {
  let seen = newestChange()
  while (!stopped.aborted) {
    await sleep(lookEveryMs)
    const now = newestChange()
    if (now === seen) continue
    seen = now
    await rebuild(demo).catch((error: unknown) => console.error((error as Error).message))
  }
}

function newestChange(): string {
  const files = readdirSync(path.join(projectRoot, 'src'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const times = files.map((entry) => statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return `${files.length} files, ${Math.max(...times)}`
}

async function rebuild(demo: Demo): Promise<void> {
  const before = digests()
  if (!(await buildProduct())) return
  const after = digests()
  const changed = restartable.filter((name) => before[name] !== after[name])
  await Promise.all(changed.map((name) => demo.children[name].restart()))
  console.log(`built; restarted ${changed.join(', ') || 'nothing'}`)
}

/** The server also holds the built pages in memory, so it counts them as its own. */
function digests(): Record<(typeof restartable)[number], string> {
  return {
    desk: fingerprint(distFolder, ['desk.js']),
    worker: fingerprint(distFolder, ['worker.js']),
    server: fingerprint(distFolder, ['server.js', 'web']),
  }
}
