import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { ConfigError } from './config-error.ts'
import { isStrongLoginRequired, readConfig, readMigrationConfig } from './config.ts'
import { isThisMachine, needsMailEncryption } from './production-settings.ts'

const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgresql://app_runtime@db.example/app',
  DATA_DIR: '/var/lib/ito',
  BASE_URL: 'https://ito.example',
  SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  BANK_BASE_URL: 'https://bank.example',
  BANK_CLIENT_ID: 'client',
  BANK_CLIENT_SECRET: 'secret',
  BANK_ACCOUNT_ID: '101010000001',
  EKYC_BASE_URL: 'https://identity.example',
  EKYC_API_KEY: 'key',
  EKYC_WEBHOOK_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'info@ito.example',
  SIGNING_CERTIFICATE: '/etc/ito/certificate.pem',
  SIGNING_KEY: '/etc/ito/key.pem',
}

const app = {
  IDENTITY_APP_ISSUER: 'https://app.example/realms/main',
  IDENTITY_APP_CLIENT_ID: 'client',
  IDENTITY_APP_KEY: 'key',
  IDENTITY_VERIFIER_URL: 'https://verifier.example',
  IDENTITY_VERIFIER_KEY: 'key',
}

test('a whole production environment is taken', () => {
  expect(readConfig(production).APP_ENV).toBe('production')
  expect(isStrongLoginRequired(readConfig(production))).toBe(true)
  expect(isStrongLoginRequired({ APP_ENV: 'demo', STRONG_LOGIN: undefined })).toBe(false)
  expect(isStrongLoginRequired({ APP_ENV: 'demo', STRONG_LOGIN: 'required' })).toBe(true)
})

test.each([
  ['the demo’s clock', { CLOCK_URL: 'http://127.0.0.1:3001' }, 'CLOCK_URL is a demo setting'],
  ['passwords alone', { STRONG_LOGIN: 'offered' }, 'STRONG_LOGIN must be required'],
  ['no certificate to sign with', { SIGNING_CERTIFICATE: '', SIGNING_KEY: '' }, 'SIGNING_CERTIFICATE is missing'],
  ['a site without encryption', { BASE_URL: 'http://ito.example' }, 'BASE_URL must be https://'],
  ['a bank without encryption', { BANK_BASE_URL: 'http://bank.example' }, 'BANK_BASE_URL must be https://'],
  [
    'an identity service without encryption',
    { EKYC_BASE_URL: 'http://identity.example' },
    'EKYC_BASE_URL must be https://',
  ],
  ['a beacon without encryption', { BEACON_URL: 'http://beacon.example' }, 'BEACON_URL must be https://'],
  ['page views without encryption', { ANALYTICS_URL: 'http://analytics.example' }, 'ANALYTICS_URL must be https://'],
  ['a bank at this machine', { BANK_BASE_URL: 'https://localhost:4000' }, 'BANK_BASE_URL points to this machine'],
  [
    'a bank at this machine, by its unspecified address',
    { BANK_BASE_URL: 'https://0.0.0.0:4341/ganb/api' },
    'BANK_BASE_URL points to this machine',
  ],
  ['a beacon at this machine, in one figure', { BEACON_URL: 'https://0:4341' }, 'BEACON_URL points to this machine'],
  [
    'an identity service at this machine, in IPv6',
    { EKYC_BASE_URL: 'https://[::ffff:127.0.0.1]' },
    'EKYC_BASE_URL points to this machine',
  ],
  [
    'an authentication app without encryption',
    { ...app, IDENTITY_APP_ISSUER: 'http://app.example' },
    'IDENTITY_APP_ISSUER must be https://',
  ],
  [
    'a verifier at this machine',
    { ...app, IDENTITY_VERIFIER_URL: 'https://127.0.0.1:3001/verifier/v1' },
    'IDENTITY_VERIFIER_URL points to this machine',
  ],
  [
    'the demo’s verifier',
    { ...app, IDENTITY_VERIFIER_KEY: 'demo-verifier-key' },
    'IDENTITY_VERIFIER_KEY is a demo value',
  ],
  [
    'an authentication app without its verifier',
    { ...app, IDENTITY_VERIFIER_URL: '' },
    'IDENTITY_VERIFIER_URL is missing',
  ],
  ['a successor that has ended as well', { EKYC_NEXT_METHOD: 'image' }, 'EKYC_NEXT_METHOD must be ic_chip or jpki'],
  ['the demo’s bank client', { BANK_CLIENT_ID: 'demo-bank-client' }, 'BANK_CLIENT_ID is a demo value'],
  [
    'the demo’s webhook secret',
    { EKYC_WEBHOOK_SECRET: 'demo-ekyc-webhook-secret' },
    'EKYC_WEBHOOK_SECRET is a demo value',
  ],
])('production with %s is refused by name', (_name, change, message) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(message)
})

test.each([
  'localhost',
  'LOCALHOST.',
  'db.localhost',
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:7f00:1]',
])('%s is this machine', (host) => {
  expect(isThisMachine(host)).toBe(true)
})

test.each(['bank.example', 'localhost.example', '10.0.0.1', '[2001:db8::1]', '128.0.0.1'])(
  '%s is another machine',
  (host) => {
    expect(isThisMachine(host)).toBe(false)
  },
)

test.each([
  ['production', 'smtp://mail.example:587', true],
  ['production', 'smtp://127.0.0.1:25', false],
  ['demo', 'smtp://mail.example:587', false],
] as const)('in %s mails to %s are encrypted: %s', (environment, address, isNeeded) => {
  expect(needsMailEncryption({ APP_ENV: environment, SMTP_URL: address })).toBe(isNeeded)
})

test('migrations need the database alone, and in production the role to give rights to', () => {
  const { DATABASE_URL } = production
  expect(readMigrationConfig({ APP_ENV: 'demo', DATABASE_URL })).toEqual({ APP_ENV: 'demo', DATABASE_URL })
  expect(() => readMigrationConfig({ APP_ENV: 'production', DATABASE_URL })).toThrow('DATABASE_RUNTIME_ROLE is missing')
})

test('every wrong setting is told at once, each in a line of its own', () => {
  const wrong = {
    ...production,
    PORT: 'x',
    BANK_CLIENT_SECRET: '',
    CLOCK_URL: 'http://127.0.0.1:3001',
    SIGNING_KEY: '',
  }
  expect(faultsOf(wrong)).toEqual([
    'PORT is not a port number',
    'BANK_CLIENT_SECRET is missing',
    'SIGNING_KEY is missing',
    'CLOCK_URL is a demo setting: production runs on the real clock',
  ])
  expect(faultsOf({ ...production, OPERATOR_PROFILE: '{"capital":"much","zipCode":"1"}' })).toEqual([
    'OPERATOR_PROFILE.zipCode is not seven digits',
    'OPERATOR_PROFILE.capital is not a whole amount of yen',
  ])
})

describe('a secret in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  const file = path.join(folder, 'bank-secret')
  writeFileSync(file, 'from the file\n')
  afterAll(() => rmSync(folder, { recursive: true }))
  const { BANK_CLIENT_SECRET: _here, ...elsewhere } = production

  test('is read without the end of its line', () => {
    expect(readConfig({ ...elsewhere, BANK_CLIENT_SECRET_FILE: file }).BANK_CLIENT_SECRET).toBe('from the file')
  })
  test('and in the environment as well is a doubt', () => {
    expect(faultsOf({ ...production, BANK_CLIENT_SECRET_FILE: file })).toEqual([
      'BANK_CLIENT_SECRET and BANK_CLIENT_SECRET_FILE are both set',
    ])
  })
  test('that is not there is told with its name', () => {
    expect(faultsOf({ ...elsewhere, BANK_CLIENT_SECRET_FILE: path.join(folder, 'none') })).toEqual([
      expect.stringMatching(/^BANK_CLIENT_SECRET_FILE cannot be read: ENOENT/),
    ])
  })
  test('is nothing for what is no secret', () => {
    expect(() => readConfig({ ...production, MAIL_FROM: '', MAIL_FROM_FILE: file })).toThrow('MAIL_FROM is missing')
  })
})

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return (error as ConfigError).message.split('\n')
  }
}
