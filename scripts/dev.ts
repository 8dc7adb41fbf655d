import { watch } from 'node:fs'
import path from 'node:path'
import { buildProduct, distFolder, projectRoot } from './build/build-product.ts'
import { fingerprint } from './build/fingerprint.ts'
import type { Demo } from './run/demo.ts'
import { runInTerminal } from './run/terminal.ts'

const quietMs = 150
const restartable = ['desk', 'server', 'worker'] as const

/** Like `npm start`, and builds again after every change; a process whose bundle changed is restarted. */
await runInTerminal((demo, stopped) => {
  let timer: NodeJS.Timeout | undefined
  let isBusy = false
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void work(), quietMs)
  }
  const work = async (): Promise<void> => {
    if (isBusy) return soon()
    isBusy = true
    await rebuild(demo).catch((error: unknown) => console.error((error as Error).message))
    isBusy = false
  }
  for (const folder of ['src', 'db']) watch(path.join(projectRoot, folder), { recursive: true, signal: stopped }, soon)
  console.log('watching src and db')
})

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
