import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What the product reads while it runs beside its programmes, from the project's folder on; in dist under the same paths (src/platform/product-folder.ts). */
export const productFiles = [
  'LICENSE',
  'db/checks',
  'db/migrations',
  'docs/fund.schema.json',
  'docs/record-month.schema.json',
  'docs/record.schema.json',
  'scripts/add-individual-numbers.mjs',
  'scripts/check-record.mjs',
  'assets/fonts/noto-sans-jp',
  'assets/fonts/shippori-mincho',
] as const

/** Packages with machine code: no bundle can hold them. With all that they load they are copied into dist/node_modules. */
export const nativePackages = ['@myriaddreamin/typst-ts-node-compiler', '@node-rs/argon2', 'sharp'] as const

/** A package as it is installed. */
export interface InstalledPackage {
  name: string
  version: string
  /** Its SPDX expression, as it declares it. */
  license: string
  folder: string
}

interface Manifest {
  name?: string
  version?: string
  license?: string | { type?: string }
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** @throws Error where the folder holds no package. */
export function describePackage(folder: string): InstalledPackage {
  const { name, version, license } = manifestOf(folder)
  if (name === undefined || version === undefined) throw new Error(`${folder} is no package`)
  return { name, version, license: (typeof license === 'object' ? license.type : license) ?? 'NOASSERTION', folder }
}

/**
 * The native packages and all that they load, as installed for this platform. Machine code for other platforms is an optional dependency that npm
 * leaves out.
 * @throws Error where one is missing, or where two versions of one would have to lie in one folder.
 */
export function nativeInstallation(projectRoot: string): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>()
  const visit = (name: string, from: string, isOptional: boolean): void => {
    const folder = installedFolder(name, from, projectRoot)
    if (folder === undefined) {
      if (isOptional) return
      throw new Error(`${name} is not installed`)
    }
    const known = found.get(name)
    if (known !== undefined) {
      if (known.folder !== folder) throw new Error(`${name} is installed twice: ${known.folder} and ${folder}`)
      return
    }
    found.set(name, describePackage(folder))
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder)
    for (const needed of Object.keys(dependencies)) visit(needed, folder, needed in optionalDependencies)
    for (const needed of Object.keys(optionalDependencies)) visit(needed, folder, true)
  }
  for (const name of nativePackages) visit(name, projectRoot, false)
  return [...found.values()]
}

/** As Node.js looks for it: in the nearest node_modules, from a folder up to the project's. */
function installedFolder(name: string, from: string, projectRoot: string): string | undefined {
  const here = path.join(from, 'node_modules', name)
  if (existsSync(path.join(here, 'package.json'))) return here
  return path.resolve(from) === path.resolve(projectRoot)
    ? undefined
    : installedFolder(name, path.dirname(from), projectRoot)
}

/** Files and native packages beside the programmes, so that the folder needs nothing else but Node.js. */
export function copyProductFiles(projectRoot: string, folder: string): void {
  copyReadFiles(projectRoot, folder)
  for (const { name, folder: installed } of nativeInstallation(projectRoot))
    cpSync(installed, path.join(folder, 'node_modules', name), {
      recursive: true,
      filter: (file) => !/\.(?:d\.[cm]?ts|map|md)$/.test(file),
    })
  const { version, engines } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    version: string
    engines: object
  }
  const manifest = { name: 'ito-funding', version, private: true, type: 'module', engines }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** What the product reads, without the packages. */
export function copyReadFiles(projectRoot: string, folder: string): void {
  for (const file of productFiles) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(projectRoot, file), path.join(folder, file), { recursive: true })
  }
}
