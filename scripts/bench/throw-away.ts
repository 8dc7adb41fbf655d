import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../build/build-product.ts'
import { findFreePort } from '../run/ports.ts'

/** The product as `npm start` starts it, with the demo's data, in a folder that is gone afterwards. */
export async function startThrowAway(): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ito-bench-'))
  const ports = { PORT: String(await findFreePort()), DESK_PORT: String(await findFreePort()) }
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: projectRoot,
    env: { ...process.env, ...ports, DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const ready = new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /^ready (\S+)/m.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    })
    void ended.then(() => reject(new Error(`the product did not start: ${output.trim()}`)))
  })
  try {
    return { baseUrl: await ready, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
