import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { demoIdentity } from '../../src/adapters/signature/demo-identity.ts'
import { newRsaKey } from './test-signer.ts'

let known: Buffer | undefined

/** The demo makes its certificate with its first signature. A key costs more than a hundred signatures: all products of a process get the first one's. */
export function layDemoCertificate(dataFolder: string): void {
  const file = path.join(dataFolder, 'signing', 'demo-certificate.pem')
  if (known === undefined) {
    demoIdentity(file, { randomBytes, generateKey: () => newRsaKey() }, new Date('2026-04-01T12:00:00+09:00'))
    known = readFileSync(file)
    return
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, known, { mode: 0o600 })
}
