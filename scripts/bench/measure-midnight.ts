import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BenchDatabase } from './bench-database.ts'

/** The midnight job and a run of the invariants, in a process of their own whose memory is theirs alone. */
export async function measureMidnight({ connectionString, folder }: BenchDatabase): Promise<void> {
  const program = fileURLToPath(new URL('midnight-process.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program, connectionString, folder], { stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`the midnight process ended with ${code}`)
}
