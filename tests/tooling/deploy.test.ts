import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { programmeFile, projectRoot } from '../../scripts/build/build-product.ts'
import { fileVariable, listSettings } from '../../src/platform/setting-notes.ts'

const textOf = (file: string): string => readFileSync(path.join(projectRoot, 'deploy', file), 'utf8')

const settings = listSettings()
const names = new Set([
  'NODE_ENV',
  ...settings.map(({ name }) => name),
  ...settings.filter(({ isSecret }) => isSecret).map(({ name }) => fileVariable(name)),
])
const programmes = ['create-operator', 'doctor', 'migrate', 'server', 'worker']

describe('the image', () => {
  const lines = textOf('Containerfile').split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const ofLast = (instruction: string) => last.filter((line) => line.startsWith(`${instruction} `))

  test('runs as an account without a name or rights, and nothing in it is that account’s', () => {
    expect(ofLast('USER')).toEqual(['USER 10001:10001'])
    expect(ofLast('COPY').every((line) => !line.includes('--chown'))).toBe(true)
  })
  test('takes what was built and nothing else: no command runs in it, nothing is fetched, no secret is an argument', () => {
    expect(ofLast('COPY')).toEqual(['COPY --from=build /src/dist /app'])
    expect(ofLast('RUN')).toEqual([])
    expect(lines.filter((line) => line.startsWith('ADD '))).toEqual([])
    expect(lines.filter((line) => /^(?:ARG|ENV) .*(?:SECRET|KEY|PASSWORD|TOKEN)/.test(line))).toEqual([])
  })
  test('leaves health to who runs it, and its settings are settings', () => {
    expect(lines.filter((line) => line.startsWith('HEALTHCHECK'))).toEqual([])
    for (const [assignment] of ofLast('ENV')
      .join(' ')
      .matchAll(/[A-Z_]+(?==)/g))
      expect(names).toContain(assignment)
    expect(ofLast('CMD')).toEqual(['CMD ["server.js"]'])
  })
  test('is not built from what lies about in a checkout, nor from its secrets', () => {
    const ignored = readFileSync(path.join(projectRoot, '.containerignore'), 'utf8').split('\n')
    expect(readFileSync(path.join(projectRoot, '.dockerignore'), 'utf8').split('\n')).toEqual(ignored)
    expect(ignored).toEqual(
      expect.arrayContaining(['.env', '.git', 'deploy/ito.env', 'deploy/secrets', 'node_modules']),
    )
  })
})

interface Service {
  image: string
  command?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  depends_on?: Record<string, { condition: string }> | string[]
  read_only?: boolean
  volumes?: string[]
  ports?: string[]
}

describe('compose', () => {
  const composed = parse(textOf('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
    secrets: Record<string, { file: string }>
  }
  const ours = Object.entries(composed.services).filter(([, { image }]) => image.includes('ito'))

  test('starts the product’s own programmes, after the migrations, on a root that is read only', () => {
    expect(ours.map(([name, { command }]) => [name, command])).toEqual([
      ['migrate', ['migrate.js']],
      ['server', ['server.js']],
      ['worker', ['worker.js']],
    ])
    for (const [name, { read_only: isReadOnly, depends_on: needs }] of ours) {
      expect(isReadOnly, name).toBe(true)
      expect(needs, name).toEqual(
        name === 'migrate'
          ? { database: { condition: 'service_healthy' } }
          : { migrate: { condition: 'service_completed_successfully' } },
      )
    }
  })
  test('names settings that there are, and secrets that it hands in', () => {
    for (const [name, { environment = {}, secrets = [] }] of ours) {
      for (const [setting, value] of Object.entries(environment)) {
        expect(names, `${name}: ${setting}`).toContain(setting)
        const [, secret] = /^\/run\/secrets\/(.*)$/.exec(value) ?? []
        if (secret !== undefined) expect(secrets, `${name}: ${setting}`).toContain(secret)
      }
    }
    for (const { secrets = [] } of Object.values(composed.services))
      for (const secret of secrets) expect(composed.secrets).toHaveProperty(secret)
  })
  test('every secret that a start demands comes as a file', () => {
    const demanded = settings.filter(({ isSecret, isRequired }) => isSecret && isRequired).map(({ name }) => name)
    for (const programme of ['server', 'worker'])
      for (const name of demanded)
        expect(composed.services[programme]?.environment, `${programme}: ${name}`).toHaveProperty(fileVariable(name))
  })
  test('only the proxy is reached from outside, and what it is told lies beside', () => {
    const open = Object.entries(composed.services).filter(([, { ports }]) => ports !== undefined)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    for (const { volumes = [] } of Object.values(composed.services))
      for (const volume of volumes) {
        const [from = ''] = volume.split(':')
        if (from.startsWith('./')) expect(existsSync(path.join(projectRoot, 'deploy', from)), from).toBe(true)
        else expect(composed.volumes).toHaveProperty(from)
      }
  })
})

describe('units', () => {
  const units = readdirSync(path.join(projectRoot, 'deploy/systemd'))

  test('start the product’s own programmes', () => {
    const started = units.map((unit) => /^ExecStart=.* \/opt\/ito\/(\S+)\.js$/m.exec(textOf(`systemd/${unit}`))?.[1])
    expect(started.toSorted()).toEqual(['migrate', 'server', 'worker'])
  })
  test.each(units)('%s sets settings that there are', (unit) => {
    for (const [, assignments = ''] of textOf(`systemd/${unit}`).matchAll(/^Environment=(.*)$/gm))
      for (const assignment of assignments.split(' ')) expect(names).toContain(assignment.split('=', 1)[0])
  })
  test('systemd knows every line', ({ skip }) => {
    skip(spawnSync('systemd-analyze', ['--version']).status !== 0, 'systemd-analyze is not installed here')
    const files = units.map((unit) => path.join(projectRoot, 'deploy/systemd', unit))
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' })
    expect(
      stderr.split('\n').filter((line) => line.includes(`${projectRoot}deploy`) && !line.includes('not executable')),
    ).toEqual([])
  })
})

test('the guide names programmes and files that there are', () => {
  const guide = readFileSync(path.join(projectRoot, 'docs/installing.md'), 'utf8')
  const named = [...guide.matchAll(/\b([a-z-]+)\.js\b/g)].map(([, name = '']) => name)
  expect([...new Set(named)].filter((name) => !programmes.includes(name))).toEqual([])
  for (const name of programmes) expect(programmeFile(name)).toMatch(/dist\/[a-z-]+\.js$/)
  for (const [file] of guide.matchAll(/\bdeploy\/[\w./-]+\w/g))
    if (!/^deploy\/(?:ito\.env|secrets)$/.test(file)) expect(existsSync(path.join(projectRoot, file)), file).toBe(true)
  const tracked = execFileSync(
    'git',
    ['ls-files', '--others', '--ignored', '--exclude-standard', '--cached', 'deploy'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  )
  expect(tracked).not.toMatch(/ito\.env|secrets\//)
})
