// `npm install` leaves optional platform packages out of the lock file when the registry does not have
// them, and `npm ci` then refuses that lock. This adds the missing entries: name, version and platform.
// Run it after every `npm install` (it is the "postlock" step in README's "Adding a dependency").
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages

const operatingSystems = [
  'android',
  'darwin',
  'linux',
  'win32',
  'windows',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
]
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

/** The platform that a package name such as "@oxlint/binding-linux-x64-musl" stands for. */
function platformOf(name) {
  const tail = name.split('/').pop()
  const os = operatingSystems.find((candidate) => tail.includes(candidate))
  const cpu = processors.find((candidate) => tail.includes(candidate)) ?? (tail.includes('arm') ? 'arm' : undefined)
  const libc = tail.includes('musl') ? 'musl' : tail.includes('gnu') ? 'glibc' : undefined
  return { os: os === 'windows' ? 'win32' : os, cpu, libc: os === 'linux' ? libc : undefined }
}

/** Looks for `name` the way Node resolves it: beside the package, then in each folder above. */
function isLocked(from, name) {
  for (let folder = from; ;) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
    const cut = folder.lastIndexOf('/node_modules/')
    folder = cut < 0 ? '' : folder.slice(0, cut)
  }
}

let added = 0
for (const [path, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = range.replace(/^[\^~]/, '')
    if (isLocked(path, name) || !/^\d+\.\d+\.\d+/.test(version)) continue
    const { os, cpu, libc } = platformOf(name)
    packages[`node_modules/${name}`] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(entry.dev && { dev: true }),
      ...(libc && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${added} optional platform packages added to ${file}\n`)
