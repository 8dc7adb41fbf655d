import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  checkDatabase,
  checkDataFolder,
  checkNodeVersion,
  checkPort,
  readStartSettings,
} from '../../scripts/run/settings.ts'

it('npm start hands on where page views go, and nothing else that it was not asked for', () => {
  const { analytics } = readStartSettings({
    ANALYTICS_URL: 'https://analytics.example.jp/collect',
    ANALYTICS_ID: 'demo',
    SECRET_KEY: 'x',
  })
  expect(analytics).toEqual({ ANALYTICS_URL: 'https://analytics.example.jp/collect', ANALYTICS_ID: 'demo' })
  expect(readStartSettings({ ANALYTICS_URL: '' }).analytics).toEqual({})
})

describe('npm start with a wrong setting says in one line which, and what to do', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT abc is not a port number: set PORT to a number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT 70000 is not a port number: set PORT to a number from 1 to 65535'],
    [{ DESK_PORT: '0' }, 'DESK_PORT 0 is not a port number: set DESK_PORT to a number from 1 to 65535'],
    [{ PORT: '3001' }, 'PORT and DESK_PORT are both 3001: set them to different ports'],
  ])('%o', (environment, line) => {
    expect(() => readStartSettings(environment)).toThrow(line)
  })

  it.each(['18.20.0', '20.18.3'])('Node.js %s', (version) => {
    expect(() => checkNodeVersion(version)).toThrow(`Node.js ${version} is too old: install Node.js 20.19 or newer`)
  })

  it('a taken port', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    await expect(checkPort('PORT', port, '127.0.0.1')).rejects.toThrow(
      `PORT ${port} is already in use: set PORT to a free port`,
    )
    await new Promise((resolve) => other.close(resolve))
    await expect(checkPort('PORT', port, '127.0.0.1')).resolves.toBeUndefined()
  })

  it('a data folder that is none', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ito-test-'))
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    expect(() => checkDataFolder(file)).toThrow(
      `DATA_DIR ${file} is not writable (it is not a folder): set DATA_DIR to a folder`,
    )
    expect(() => checkDataFolder('/proc/nowhere/data')).toThrow('DATA_DIR /proc/nowhere/data is not writable')
    expect(() => checkDataFolder(path.join(folder, 'new/deeper'))).not.toThrow()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['mysql://localhost/x', 'DATABASE_URL is not a postgresql:// address'],
    ['postgresql://app:geheim@127.0.0.1:1/x', 'DATABASE_URL cannot be reached'],
  ])('a database address such as %s, without telling its password', async (address, line) => {
    const failure = await checkDatabase(address).catch((error: Error) => error.message)
    expect(failure).toContain(line)
    expect(failure).not.toContain('geheim')
  })
})

it('without any setting the demo stands at 3000 and 3001 and keeps its data in .data', () => {
  expect(readStartSettings({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    deskPort: 3001,
    dataFolder: path.resolve('.data'),
    baseUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    analytics: {},
  })
})
