import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, readdirSync } from 'node:fs'
import { createConnection, createServer, type AddressInfo, type Server } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildah, buildImage, compressedSize, missingForImage } from '../../scripts/image/build-image.ts'
import { findFreePort } from '../../scripts/run/ports.ts'
import { runtimeRole } from '../../src/platform/embedded-postgres/data-directory.ts'
import { buildOnce } from '../support/build-once.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { productionSettings } from '../support/production-settings.ts'

const missing = missingForImage()
const image = 'localhost/ito-funding-test'
const mostBytes = 120_000_000
/** In deploy/Containerfile. */
const account = 10_001

if (missing.length > 0) test('the image', ({ skip }) => skip(`not built here: ${missing.join(', ')} missing`))
else
  describe('the image', () => {
    let container: string
    let database: TestDatabase
    let bridge: Server
    let databaseUrl: (role: string) => string
    const settings = productionSettings()
    const signing = path.dirname(settings.env['SIGNING_KEY'] ?? '')
    const running: ChildProcess[] = []

    beforeAll(async () => {
      await buildOnce()
      buildImage(image)
      container = buildah('from', image)
      // As the secrets of a container are handed to its account.
      for (const file of [signing, ...readdirSync(signing).map((name) => path.join(signing, name))])
        chownSync(file, account, account)
      database = await createTestDatabase()
      bridge = await bridgeTo(database.connectionString)
      const { port } = bridge.address() as AddressInfo
      const { pathname } = socketAddress(database.connectionString)
      databaseUrl = (role) => `postgresql://${role}@127.0.0.1:${port}${pathname}`
    })
    afterAll(async () => {
      for (const child of running) child.kill('SIGKILL')
      buildah('rm', container)
      buildah('rmi', '--force', image, `${image}-base`)
      bridge.close()
      await database.drop()
      settings.remove()
    })

    /** A programme in the image, with production's settings. */
    function run(
      programme: string,
      environment: Record<string, string> = {},
    ): { output: () => string; child: ChildProcess } {
      const given = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`])
      const child = spawn(
        'buildah',
        [
          'run',
          '--isolation',
          'chroot',
          '-v',
          `${signing}:${signing}:ro`,
          ...given,
          container,
          '--',
          '/nodejs/bin/node',
          programme,
        ],
        { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, STORAGE_DRIVER: 'overlay' } },
      )
      running.push(child)
      let text = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)))
      return { output: () => text, child }
    }
    const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', resolve))

    test('is small enough to send', () => {
      expect(compressedSize(image)).toBeLessThan(mostBytes)
    })

    test('has no shell, no package manager and nothing of the demo, and runs as nobody’s root', async () => {
      const look = `const fs = require('node:fs'); console.log(JSON.stringify({
        uid: process.getuid(), shells: ['/bin/sh', '/bin/bash', '/usr/bin/apt-get', '/usr/bin/npm'].filter((file) => fs.existsSync(file)),
        files: fs.readdirSync('/app'), written: (() => { try { fs.writeFileSync('/app/written', ''); return true } catch { return false } })() }))`
      const seen = JSON.parse(buildah('run', container, '--', '/nodejs/bin/node', '-e', look)) as Record<
        string,
        unknown
      >
      expect(seen).toMatchObject({ uid: account, shells: [], written: false })
      expect(seen['files']).toEqual(expect.arrayContaining(['server.js', 'worker.js', 'migrate.js', 'doctor.js']))
      expect(seen['files']).not.toContain('desk.js')
    })

    test('without settings it says all that is missing', async () => {
      const { output, child } = run('server.js')
      expect(await ended(child)).toBe(1)
      expect(output()).toContain('APP_ENV is missing')
      expect(output()).toContain('DATABASE_URL is missing')
    })

    test('migrates and serves', async () => {
      const environment = {
        ...settings.env,
        SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
        SMTP_URL: 'smtps://mail.example.jp',
        MAIL_FROM: 'info@ito.example.jp',
        BANK_ACCOUNT_ID: '101010000001',
        DATA_DIR: '/tmp/data',
      }
      const owner = socketAddress(database.connectionString).username
      const migration = run('migrate.js', {
        APP_ENV: 'production',
        DATABASE_URL: databaseUrl(owner),
        DATABASE_RUNTIME_ROLE: runtimeRole,
      })
      expect(await ended(migration.child), migration.output()).toBe(0)
      const port = await findFreePort()
      const server = run('server.js', {
        ...environment,
        DATABASE_URL: databaseUrl(runtimeRole),
        PORT: String(port),
        HOST: '127.0.0.1',
      })
      await expect
        .poll(
          () =>
            fetch(`http://127.0.0.1:${port}/readyz`).then(
              ({ status }) => status,
              () => server.output(),
            ),
          {
            timeout: 60_000,
          },
        )
        .toBe(200)
      expect(await (await fetch(`http://127.0.0.1:${port}/setup`)).text()).toContain('最初の運営者を登録する')
    })
  })

/** A socket's address has no host, which a URL must have. */
const socketAddress = (connectionString: string): URL => new URL(connectionString.replace('@/', '@socket/'))

/** The tests' PostgreSQL listens on a socket of its own account alone; a container comes by the network. */
async function bridgeTo(connectionString: string): Promise<Server> {
  const { searchParams: parameters } = socketAddress(connectionString)
  const socket = path.join(parameters.get('host') ?? '', `.s.PGSQL.${parameters.get('port') ?? ''}`)
  const server = createServer((client) => {
    const postgres = createConnection(socket)
    client.pipe(postgres).pipe(client)
    for (const end of [client, postgres]) end.on('error', () => end.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
