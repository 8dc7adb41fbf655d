import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs a programme of this folder in a process of its own, whose memory is its own alone. Throws where it fails. */
export async function runProcess(name: string, ...argv: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL(name, import.meta.url)), ...argv], {
    stdio: 'inherit',
  })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}
