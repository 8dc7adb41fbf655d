import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificatePem, keyPem, newRsaKey } from '../../../tests/support/test-signer.ts'
import { ConfigError } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import { demoCertificateName, demoIdentity } from './demo-identity.ts'
import { openDocumentSigner } from './open-document-signer.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'signing-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = new Date('2026-04-01T00:00:00Z')
const key = newRsaKey()
const keep = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

/** The lines that the start wrote into its log. */
function open(settings: { SIGNING_CERTIFICATE?: string; SIGNING_KEY?: string }): string[] {
  const lines: string[] = []
  const log = createLog('test', { write: (line) => void lines.push(line) })
  const base = {
    SIGNING_CERTIFICATE: undefined,
    SIGNING_KEY: undefined,
    SIGNING_KEY_PASSPHRASE: undefined,
    TIMESTAMP_URL: undefined,
  }
  openDocumentSigner(
    { ...base, APP_ENV: 'production', DATA_DIR: folder, BASE_URL: 'https://ito.example', ...settings },
    '糸ファンディング株式会社',
    now,
    log,
  )
  return lines
}

describe('the start in production', () => {
  test('passes with a certificate and its key, and is quiet', () => {
    expect(
      open({
        SIGNING_CERTIFICATE: keep('certificate.pem', certificatePem(key)),
        SIGNING_KEY: keep('key.pem', keyPem(key)),
      }),
    ).toEqual([])
  })

  test.each([
    ['2026-05-31T00:00:00Z', 0],
    ['2026-05-30T23:59:59Z', 1],
  ])('with a certificate until %s warns %i times', (until, warnings) => {
    const certificate = keep('soon.pem', certificatePem(key, { until: new Date(until) }))
    expect(open({ SIGNING_CERTIFICATE: certificate, SIGNING_KEY: keep('key.pem', keyPem(key)) })).toHaveLength(warnings)
  })

  test.each([
    [
      'a file that is not there',
      () => ({ SIGNING_CERTIFICATE: path.join(folder, 'nowhere.pem'), SIGNING_KEY: keep('key.pem', keyPem(key)) }),
      'SIGNING_CERTIFICATE cannot be read',
    ],
    [
      'an expired certificate',
      () => ({
        SIGNING_CERTIFICATE: keep('old.pem', certificatePem(key, { until: new Date('2026-03-01T00:00:00Z') })),
        SIGNING_KEY: keep('key.pem', keyPem(key)),
      }),
      'SIGNING_CERTIFICATE expired on',
    ],
    [
      "the demo's certificate",
      () => ({
        SIGNING_CERTIFICATE: keep('demo.pem', certificatePem(key, { name: demoCertificateName })),
        SIGNING_KEY: keep('key.pem', keyPem(key)),
      }),
      "SIGNING_CERTIFICATE is the demo's own",
    ],
  ])('ends with one line for %s', (_, settings, line) => {
    expect(() => open(settings())).toThrow(ConfigError)
    expect(() => open(settings())).toThrow(line)
  })
})

describe("the demo's certificate", () => {
  let serial = 0
  const chance = {
    generateKey: () => newRsaKey(),
    randomBytes: (length: number) => Buffer.alloc(length, (serial += 1)),
  }
  const numberOf = (file: string) =>
    new X509Certificate(Buffer.from(demoIdentity(file, chance, now).certificate.toSchema().toBER(false))).serialNumber

  test('is made once and kept', () => {
    const file = path.join(folder, 'signing', 'demo.pem')
    expect(numberOf(file)).toBe(numberOf(file))
    expect(numberOf(path.join(folder, 'other', 'demo.pem'))).not.toBe(numberOf(file))
  })

  test('still signs when the demo’s clock runs beyond its years', () => {
    expect(() =>
      demoIdentity(path.join(folder, 'signing', 'demo.pem'), chance, new Date('2060-01-01T00:00:00Z')),
    ).not.toThrow()
  })
})
