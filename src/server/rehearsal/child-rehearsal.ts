import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Rehearsal } from '../../adapters/rehearsal/rehearsal.ts'
import type { DrillReport } from '../../domain/rehearsal-report.ts'
import type { Config } from '../../platform/config.ts'
import { openGround, tidyGround } from './ground.ts'
import type { StageNews, StageOrder } from './messages.ts'

/**
 * Plays rehearsals in processes of their own, which get the address of the rehearsal's database and none of the product's settings.
 * @param programme the built rehearsal-main.
 */
export function createChildRehearsal(
  config: Pick<Config, 'DATABASE_URL' | 'OPERATOR_PROFILE'>,
  programme: string,
): Rehearsal {
  const closing = new AbortController()
  return {
    async play(order, { onProgress, signal }) {
      onProgress({ step: 'preparing', answered: 0 })
      const ground = await openGround(config.DATABASE_URL, order.drillId)
      const folder = mkdtempSync(path.join(tmpdir(), 'ito-drill-files-'))
      try {
        const stage: StageOrder = {
          databaseUrl: ground.databaseUrl,
          ground: ground.kind,
          folder,
          order,
          operatorProfile: config.OPERATOR_PROFILE === undefined ? null : JSON.stringify(config.OPERATOR_PROFILE),
        }
        return await runStage(programme, stage, onProgress, AbortSignal.any([signal, closing.signal]))
      } finally {
        await ground.clear()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    tidy: (drillId) => tidyGround(config.DATABASE_URL, drillId),
    close: () => closing.abort(),
  }
}

function runStage(
  programme: string,
  stage: StageOrder,
  onProgress: (progress: Extract<StageNews, { progress: unknown }>['progress']) => void,
  signal: AbortSignal,
): Promise<DrillReport> {
  return new Promise((resolve, reject) => {
    const child = fork(programme, {
      env: environmentOfStage(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    })
    const stop = () => child.kill('SIGKILL')
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    let failure = 'the process of the drill ended before its report'
    child.on('message', (message) => {
      const news = message as StageNews
      if ('progress' in news) onProgress(news.progress)
      else if ('failure' in news) failure = news.failure
      else resolve(news.report)
    })
    child.once('error', reject)
    child.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new Error(signal.aborted ? 'stopped' : failure))
    })
    child.send(stage)
  })
}

/** Where programs and temporary files are; no address and no key of the product. */
function environmentOfStage(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_ENV']
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
}
