import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadOrder, LoadReport } from './plan.ts'

/** A programme of this benchmark, as it was bundled. */
export function start(name: 'server' | 'load' | 'bare'): ChildProcess {
  const profile = process.env['BENCH_PROFILE']
  const execArgv = name === 'server' && profile !== undefined ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  return fork(fileURLToPath(new URL(`./stampede-${name}.js`, import.meta.url)), { execArgv })
}

/** @returns what the process answers. */
export function ask<Answer>(child: ChildProcess, message: object | string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a process of the benchmark ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', (answer) => {
      child.off('exit', onExit)
      resolve(answer as Answer)
    })
    child.send(message)
  })
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.send('end')
  await exited
}

export const runLoad = (order: LoadOrder): Promise<LoadReport> => ask<LoadReport>(start('load'), order)
