import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distFolder, projectRoot } from '../build/build-product.ts'

/** What a machine lacks to build the image without a registry; empty where it has all. */
export function missingForImage(): string[] {
  const absent = ['buildah', 'mmdebstrap'].filter((tool) => !isThere(tool))
  return process.getuid?.() === 0 ? absent : [...absent, 'root']
}

function isThere(tool: string): boolean {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** No daemon and no nested sandbox: as root of a container, too. */
const environment = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'overlay' }

/** Runs buildah. @returns what it prints. @throws Error with its own words. */
export const buildah = (...args: string[]): string =>
  execFileSync('buildah', args, { env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** The C library, certificates and time zones, without a shell: maintainers' scripts do not run. */
const basePackages = ['base-files', 'ca-certificates', 'libc6', 'libgcc-s1', 'libstdc++6', 'netbase', 'tzdata']

/**
 * Builds the last stage of deploy/Containerfile from dist as it stands, on a base that Debian's packages and this machine's Node.js make: for machines
 * that reach no registry.
 * @param name of the image in this machine's store; `NAME-base` is made beside it.
 */
export function buildImage(name: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'ito-image-'))
  try {
    buildBase(folder, `${name}-base`)
    // In place of the stage that would build it.
    const built = path.join(folder, 'build')
    mkdirSync(path.join(built, 'src'), { recursive: true })
    cpSync(distFolder, path.join(built, 'src/dist'), { recursive: true, filter: isOfBuild })
    const file = path.join(projectRoot, 'deploy/Containerfile')
    const options = ['--build-arg', `BASE=${name}-base`, '--build-context', `build=${built}`, '-f', file, '-t', name]
    buildah('build', '-q', ...options, built)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What tests and measurements keep in dist is no part of it. */
export const isOfBuild = (file: string): boolean =>
  !/^(?:modules-\d+|bench|model|time|\..*|built-from)$/.test(path.relative(distFolder, file))

function buildBase(folder: string, name: string): void {
  const archive = path.join(folder, 'base.tar')
  const options = [
    '--variant=extract',
    `--include=${basePackages.join(',')}`,
    '--dpkgopt=path-exclude=/usr/share/doc/*',
  ]
  execFileSync('mmdebstrap', [...options, 'bookworm', archive], { stdio: 'pipe' })
  execFileSync('tar', ['xf', archive, '-C', folder, './usr/share/ca-certificates/mozilla'], { stdio: 'pipe' })
  const authorities = path.join(folder, 'usr/share/ca-certificates/mozilla')
  const texts = readdirSync(authorities).map((file) => readFileSync(path.join(authorities, file), 'utf8'))
  writeFileSync(path.join(folder, 'authorities.pem'), texts.join('\n'))
  cpSync(process.execPath, path.join(folder, 'node'), { dereference: true })
  writeFileSync(
    path.join(folder, 'Containerfile'),
    [
      'FROM scratch',
      'ADD base.tar /',
      'COPY authorities.pem /etc/ssl/certs/ca-certificates.crt',
      'COPY --chmod=755 node /nodejs/bin/node',
      '',
    ].join('\n'),
  )
  buildah('build', '-q', '-t', name, folder)
}

/** Bytes of the image as it is sent to a registry. */
export function compressedSize(name: string): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'ito-image-'))
  try {
    buildah('push', '-q', name, `oci-archive:${path.join(folder, 'image.tar')}`)
    return statSync(path.join(folder, 'image.tar')).size
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
