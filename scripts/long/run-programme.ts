import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from '../build/build-product.ts'
import type { StepResult } from '../check/step.ts'
import { programmes, type Numbers, type ProgrammeName } from './programmes.ts'
import { logOf } from './results.ts'

const shownLines = 40

/**
 * Runs a programme; what it prints goes into its log. One that dies, counts nothing or ends badly although nothing failed is one failure.
 * @param signal ends it, with the processes that it started.
 */
export async function runProgramme(
  name: ProgrammeName,
  { numbers, signal }: { numbers: Numbers; signal: AbortSignal },
): Promise<StepResult> {
  const began = performance.now()
  const child = spawn(process.execPath, programmes[name][numbers], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: what it has started ends with it.
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
  })
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  }
  signal.addEventListener('abort', end)
  const log = createWriteStream(logOf(name))
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk)
      said.push(chunk.toString())
    })
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  signal.removeEventListener('abort', end)
  log.end()
  await finished(log)
  const lines = stripVTControlCharacters(said.join('')).trimEnd().split('\n')
  return { name, ...judge(lines, code), seconds: (performance.now() - began) / 1000 }
}

/** What a programme said of itself, by its last line "N passed, N failed" and its lines "failed: …". */
export function judge(
  lines: readonly string[],
  code: number | null,
): Pick<StepResult, 'passed' | 'failed' | 'failures' | 'lastLines'> {
  const [, passedText, failedText] =
    lines.map((line) => /^(\d+) passed, (\d+) failed$/.exec(line)).findLast((match) => match !== null) ?? []
  const [passed, counted] = [Number(passedText ?? 0), Number(failedText ?? 0)]
  const failed = counted === 0 && (code !== 0 || passed === 0) ? 1 : counted
  if (failed === 0) return { passed, failed }
  const named = lines.flatMap((line) => (/^(?:failed|broken): /.test(line) ? [line.replace(/^\w+: /, '')] : []))
  return {
    passed,
    failed,
    failures: named.length > 0 ? named : [`exit code ${code ?? 'none'}`],
    lastLines: lines.slice(-shownLines),
  }
}
