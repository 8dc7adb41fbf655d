import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SettingError } from './setting-error.ts'

/** The demo's secret key, 32 bytes in base64: made at the first start, readable by its owner only. */
export function readDemoSecretKey(dataFolder: string): string {
  const file = path.join(dataFolder, 'demo-secrets.json')
  if (!existsSync(file)) {
    // Renamed when complete: a start killed half-way leaves no half key, which would lock out what it encrypts.
    writeFileSync(`${file}.new`, `${JSON.stringify({ SECRET_KEY: randomBytes(32).toString('base64') }, null, 2)}\n`, {
      mode: 0o600,
    })
    renameSync(`${file}.new`, file)
  }
  try {
    const { SECRET_KEY: key } = JSON.parse(readFileSync(file, 'utf8')) as { SECRET_KEY: string }
    if (Buffer.from(key, 'base64').length === 32) return key
  } catch {
    // Told below, in words that help.
  }
  throw new SettingError(`DATA_DIR holds a damaged ${file}: restore it, or set DATA_DIR to another folder`)
}
