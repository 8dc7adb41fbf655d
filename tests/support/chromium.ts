import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { projectRoot } from '../../scripts/build/build-product.ts'

export interface Chromium {
  executable: string
  /** For the browser's process: its own libraries where the system lacks them, and a font configuration. */
  environment: Record<string, string>
}

/**
 * Finds a Chromium: $CHROME_PATH, else the one that npm brings (linux-x64, no root needed, the same everywhere), else an
 * installed one.
 * @throws Error saying how to get one.
 */
export async function findChromium(): Promise<Chromium> {
  const chosen = process.env['CHROME_PATH']
  if (chosen) {
    if (!existsSync(chosen))
      throw new Error(`CHROME_PATH ${chosen} does not exist: set CHROME_PATH to a Chromium or Chrome`)
    return { executable: chosen, environment: {} }
  }
  const packed = await unpackChromium(readersFonts)
  if (packed !== undefined) return packed
  const installed = installedChromium()
  if (installed !== undefined) return installed
  throw new Error('No Chromium was found: install one (apt-get install chromium) or set CHROME_PATH')
}

/** The same browser on a machine without any Japanese font; undefined where npm brings none. */
export const chromiumWithoutJapanese = (): Promise<Chromium | undefined> => unpackChromium([])

/** A browser as people use it, with all its parts, among them the viewer for PDFs; undefined where none is installed. */
export function installedChromium(): Chromium | undefined {
  const places = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const executable = places.find((file) => existsSync(file))
  return executable === undefined ? undefined : { executable, environment: {} }
}

/** What nearly every reader in Japan has, one face for all: the same everywhere, whatever the machine of the tests has. */
const readersFonts = [path.join(projectRoot, 'assets/fonts/noto-sans-jp')]

/** Writes what fonts the browser's machine has, beside the Latin ones of the package. @returns the file. */
function chooseFonts(cache: string, fonts: readonly string[]): string {
  const file = path.join(cache, fonts.length === 0 ? 'latin-fonts.conf' : 'readers-fonts.conf')
  const folders = [path.join(cache, 'fonts'), ...fonts].map((folder) => `<dir>${folder}</dir>`).join('')
  const first = fonts.length === 0 ? 'Open Sans' : 'Noto Sans JP'
  const generic = ['sans-serif', 'serif', 'monospace']
    .map((name) => `<alias><family>${name}</family><prefer><family>${first}</family></prefer></alias>`)
    .join('')
  // Whole at once: another test process may be starting its browser with it.
  const unfinished = `${file}-${process.pid}`
  writeFileSync(
    unfinished,
    `<?xml version="1.0"?><fontconfig>${folders}${generic}<cachedir>${path.join(cache, 'fonts-cache')}</cachedir></fontconfig>\n`,
  )
  renameSync(unfinished, file)
  return file
}

/** Unpacked once per version by ourselves: the package's own way reuses whatever lies at a fixed place in /tmp. */
async function unpackChromium(fonts: readonly string[]): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packed = path.join(projectRoot, 'node_modules/@sparticuz/chromium')
  if (!existsSync(packed)) return undefined
  const { version } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8')) as { version: string }
  const cache = path.join(projectRoot, 'node_modules/.cache', `chromium-${version}`)
  if (!existsSync(cache)) await unpackInto(cache, path.join(packed, 'bin'))
  const executable = path.join(cache, 'chromium')
  const environment: Record<string, string> = { FONTCONFIG_FILE: chooseFonts(cache, fonts) }
  const libraries = path.join(cache, 'al2023/lib')
  if (lacksLibraries(executable, {})) environment['LD_LIBRARY_PATH'] = libraries
  return lacksLibraries(executable, environment) ? undefined : { executable, environment }
}

async function unpackInto(cache: string, archives: string): Promise<void> {
  mkdirSync(path.dirname(cache), { recursive: true })
  const unfinished = mkdtempSync(`${cache}-`)
  await Promise.all(readdirSync(archives).map((name) => unpack(path.join(archives, name), unfinished)))
  chmodSync(path.join(unfinished, 'chromium'), 0o755)
  chmodSync(unfinished, 0o755)
  try {
    renameSync(unfinished, cache)
  } catch (error) {
    // Another test process was faster.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(cache)) throw error
  }
}

/** chromium.br is the program; the others are archives, of which swiftshader's lies beside the program. */
async function unpack(archive: string, folder: string): Promise<void> {
  const name = path.basename(archive).replace(/\.br$/, '')
  const source = createReadStream(archive).pipe(createBrotliDecompress())
  if (!name.endsWith('.tar')) return pipeline(source, createWriteStream(path.join(folder, name)))
  const target = name === 'swiftshader.tar' ? folder : path.join(folder, name.replace(/\.tar$/, ''))
  mkdirSync(target, { recursive: true })
  return pipeline(source, extractTar(target))
}

/** The tar reader that the Chromium package itself depends on. */
function extractTar(target: string): NodeJS.WritableStream {
  const { resolve } = createRequire(path.join(projectRoot, 'node_modules/@sparticuz/chromium/package.json'))
  const { extract } = createRequire(import.meta.url)(resolve('tar-fs')) as {
    extract(folder: string): NodeJS.WritableStream
  }
  return extract(target)
}

function lacksLibraries(executable: string, environment: Record<string, string>): boolean {
  const found = spawnSync('ldd', [executable], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  })
  return found.stdout?.includes('not found') ?? false
}
