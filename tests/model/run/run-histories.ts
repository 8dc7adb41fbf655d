import { fork, type ChildProcess } from 'node:child_process'
import { bundleForTests } from '../../support/bundle-for-tests.ts'
import type { Plan, Result } from './history.ts'

/** While requests have ids, Node (before 24) follows every promise of the process; the model compares no ids. */
const instead = { 'src/platform/request-id.ts': 'tests/model/stage/no-request-id.ts' }

/** Shares the plans among processes. @returns their results, in no order. */
export async function runHistories({
  cluster,
  plans,
  processes,
}: {
  cluster: string
  plans: readonly Plan[]
  processes: number
}): Promise<Result[]> {
  const waiting = [...plans]
  const results: Result[] = []
  const program = await bundleForTests('model', 'tests/model/run/worker-process.ts', instead)
  const children = Array.from({ length: Math.min(processes, plans.length) }, (_each, place) =>
    startProcess(program, cluster, place),
  )
  await Promise.all(children.map((child) => workOff(child, waiting, results)))
  return results
}

function startProcess(program: string, cluster: string, place: number): ChildProcess {
  return fork(program, {
    // Most of what a step makes is forgotten with it: room for the young costs less than looking for it.
    // And where every core has work, helpers that look for it side by side take more than they save.
    execArgv: ['--max-semi-space-size=32', '--single-threaded-gc'],
    // React renders the mails: as it does in production.
    env: { ...process.env, NODE_ENV: 'production', MODEL_CLUSTER: cluster, MODEL_PLACE: String(place) },
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
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a process of the model test ended with ${code}`)),
    )
  })
}
