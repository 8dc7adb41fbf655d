import { fork, type ChildProcess } from 'node:child_process'
import { bundleForTests } from '../../support/bundle-for-tests.ts'
import type { Plan, Result } from './history.ts'

/** Shares the plans among processes. @returns their results, in no order. */
export async function runHistories({ cluster, plans, processes }: { cluster: string; plans: readonly Plan[]; processes: number }): Promise<Result[]> {
  const waiting = [...plans]
  const results: Result[] = []
  const program = await bundleForTests('model', 'tests/model/run/worker-process.ts')
  const children = Array.from({ length: Math.min(processes, plans.length) }, () => startProcess(program, cluster))
  await Promise.all(children.map((child) => workOff(child, waiting, results)))
  return results
}

function startProcess(program: string, cluster: string): ChildProcess {
  return fork(program, {
    // Most of what a step makes is forgotten with it: room for the young costs less than looking for it.
    execArgv: ['--max-semi-space-size=32'],
    // React renders the mails: as it does in production.
    env: { ...process.env, NODE_ENV: 'production', MODEL_CLUSTER: cluster },
  })
}

function workOff(child: ChildProcess, waiting: Plan[], results: Result[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveNext = (): void => void child.send(waiting.shift() ?? 'end')
    child.on('message', (message: Result | 'ready') => {
      if (message !== 'ready') {
        results.push(message)
        if (results.length % 50 === 0) console.log(`${results.length} histories played`)
      }
      giveNext()
    })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process of the model test ended with ${code}`))))
  })
}
