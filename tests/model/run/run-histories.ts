import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { projectFolder } from '../../../src/platform/project-folder.ts'
import { addCounts, type Counts } from './coverage.ts'
import type { Plan, Result } from './history.ts'

/** Shares the plans among processes and tells what came of them. @returns whether product and model agreed everywhere. */
export async function runHistories({ cluster, plans, processes }: { cluster: string; plans: readonly Plan[]; processes: number }): Promise<boolean> {
  const began = performance.now()
  const waiting = [...plans]
  const results: Result[] = []
  const children = Array.from({ length: Math.min(processes, plans.length) }, () => startProcess(cluster))
  await Promise.all(children.map((child) => workOff(child, waiting, results)))
  const seconds = (performance.now() - began) / 1000
  const counts: Counts = {}
  for (const result of results) addCounts(counts, result.counts)
  const failed = results.filter(({ failure }) => failure !== null)
  for (const result of failed.slice(0, 3)) tellFailure(result)
  const steps = results.reduce((sum, result) => sum + result.steps.length, 0)
  for (const [name, times] of Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1))) console.log(`${String(times).padStart(7)}  ${name}`)
  console.log(`${results.length} histories, ${steps} steps, ${seconds.toFixed(0)} s, ${((seconds * 1000) / steps).toFixed(1)} ms a step; ${failed.length} failed`)
  return failed.length === 0 && results.length === plans.length
}

function startProcess(cluster: string): ChildProcess {
  return fork(path.join(projectFolder, 'tests/model/run/worker-process.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, MODEL_CLUSTER: cluster },
  })
}

function workOff(child: ChildProcess, waiting: Plan[], results: Result[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveNext = (): void => void child.send(waiting.shift() ?? 'end')
    child.on('message', (message: Result | 'ready') => {
      if (message !== 'ready') results.push(message)
      giveNext()
    })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process of the model test ended with ${code}`))))
  })
}

function tellFailure({ plan, steps, failure }: Result): void {
  if (!failure) return
  console.error(`\nhistory ${plan.index} of seed ${plan.seed} deviates at step ${failure.atStep}:\n${failure.message}`)
  for (const [index, { step, chosen }] of steps.entries()) console.error(`${String(index + 1).padStart(4)}  ${step} ${JSON.stringify(chosen)}`)
  for (const line of failure.log.slice(-5)) console.error(line.trim().slice(0, 600))
  console.error(`again: npm run test:model -- --seed ${plan.seed} --steps ${plan.steps} --only ${plan.index}`)
}
