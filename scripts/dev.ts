// npm run dev: the demo with every change of the sources. A screen changes in the open page; server, worker and desk start again with theirs.
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoFolder, distFolder, openRebuilds, projectRoot, type Rebuilds } from './build/build-product.ts'
import { fingerprint } from './build/fingerprint.ts'
import { startScreenServer, type ScreenServer } from './dev/screen-server.ts'
import type { Demo } from './run/demo.ts'
import { findFreePort } from './run/ports.ts'
import { runInTerminal } from './run/terminal.ts'

const lookEveryMs = 300
const processes = ['desk', 'server', 'worker'] as const

await runInTerminal({
  settings: async (asked) => ({ ...asked, port: await findFreePort() }),
  open: async (demo, { host, port }, stopped) => {
    const productPort = Number(new URL(demo.url).port)
    const screens = await startScreenServer({ host, port, productPort })
    const rebuilds = await openRebuilds()
    stopped.addEventListener('abort', () => void Promise.all([screens.close(), rebuilds.end()]))
    void watchSources({ demo, screens, rebuilds }, stopped)
    return `http://127.0.0.1:${port}`
  },
})

interface Workshop {
  demo: Demo
  screens: ScreenServer
  rebuilds: Rebuilds
}

/** Looks at the times of all files: watching through the system loses files that an editor replaces instead of writing to. */
async function watchSources(workshop: Workshop, stopped: AbortSignal): Promise<void> {
  let seen = timesOf('src')
  while (!stopped.aborted) {
    await sleep(lookEveryMs)
    const now = timesOf('src')
    const changed = [...now].filter(([file, time]) => seen.get(file) !== time).map(([file]) => file)
    const isGone = [...seen.keys()].some((file) => !now.has(file))
    seen = now
    if (changed.length > 0 || isGone)
      await takeOver(changed, workshop).catch((error: unknown) => console.error((error as Error).message))
  }
}

function timesOf(folder: string): Map<string, number> {
  const files = readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(projectRoot, file), statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0]
    }),
  )
}

/** The open page has taken a screen's change already; the server learns it for the next page that it renders. */
async function takeOver(changed: readonly string[], { demo, screens, rebuilds }: Workshop): Promise<void> {
  const since = performance.now()
  const isScreen = (file: string): boolean => file.startsWith(path.join('src', 'web'))
  const isOnlyScreen = changed.length > 0 && changed.every(isScreen)
  const before = digests()
  if (!isOnlyScreen) await rebuilds.programmes()
  const after = digests()
  const stale = processes.filter((name) => before[name] !== after[name])
  if (stale.length > 0) {
    await Promise.all(stale.map((name) => demo.children[name].restart()))
    report(`restarted ${stale.join(', ')}`, since)
    if (stale.includes('server')) screens.reload()
  }
  if (!isOnlyScreen && !changed.some((file) => isScreen(file) || file.startsWith(path.join('src', 'domain')))) return
  await rebuilds.pages()
  await demo.children.server.restart()
  report('the server renders the new screens', since)
}

const digests = (): Record<(typeof processes)[number], string> => ({
  desk: fingerprint(demoFolder, ['desk.js']),
  server: fingerprint(distFolder, ['server.js']),
  worker: fingerprint(distFolder, ['worker.js']),
})

const report = (what: string, since: number): void =>
  console.log(`${what} (${((performance.now() - since) / 1000).toFixed(1)} s)`)
