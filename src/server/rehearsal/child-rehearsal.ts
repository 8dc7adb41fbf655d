import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RehearsalRunner } from '../../adapters/rehearsal/rehearsal.ts'
import type { RehearsalReport } from '../../domain/investing/rehearsal-report.ts'
import type { Config } from '../../platform/config.ts'
import { openGround, tidyGround } from './ground.ts'
import type { SandboxNews, SandboxOrder } from './messages.ts'

/**
 * Plays rehearsals in processes of their own, which get the address of the rehearsal's database and none of the product's settings.
 * @param programme the built rehearsal-main.
 */
export function createChildRehearsal(
  config: Pick<Config, 'DATABASE_URL' | 'OPERATOR_PROFILE'>,
  programme: string,
): RehearsalRunner {
  const closing = new AbortController()
  return {
    async play(order, { onProgress, signal }) {
      onProgress({ step: 'preparing', answered: 0 })
      const ground = await openGround(config.DATABASE_URL, order.rehearsalId)
      const folder = mkdtempSync(path.join(tmpdir(), 'ito-drill-files-'))
      try {
        const sandbox: SandboxOrder = {
          databaseUrl: ground.databaseUrl,
          ground: ground.kind,
          folder,
          order,
          operatorProfile: config.OPERATOR_PROFILE === undefined ? null : JSON.stringify(config.OPERATOR_PROFILE),
        }
        return await runSandbox(programme, sandbox, onProgress, AbortSignal.any([signal, closing.signal]))
      } finally {
        await ground.clear()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    tidy: (rehearsalId) => tidyGround(config.DATABASE_URL, rehearsalId),
    close: () => closing.abort(),
  }
}

function runSandbox(
  programme: string,
  sandbox: SandboxOrder,
  onProgress: (progress: Extract<SandboxNews, { progress: unknown }>['progress']) => void,
  signal: AbortSignal,
): Promise<RehearsalReport> {
  return new Promise((resolve, reject) => {
    const child = fork(programme, {
      env: environmentOfSandbox(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    })
    const stop = () => child.kill('SIGKILL')
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    let failure = 'the process of the rehearsal ended before its report'
    child.on('message', (message) => {
      const news = message as SandboxNews
      if ('progress' in news) onProgress(news.progress)
      else if ('failure' in news) failure = news.failure
      else resolve(news.report)
    })
    child.once('error', reject)
    child.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new Error(signal.aborted ? 'stopped' : failure))
    })
    child.send(sandbox)
  })
}

/** Where programs and temporary files are; no address and no key of the product. */
function environmentOfSandbox(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_ENV']
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
}
