import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import type { Plugin } from 'vite'
import { distFolder, projectRoot } from '../../scripts/build/build-product.ts'
import { isAlive } from './is-alive.ts'

const source = path.join(projectRoot, 'src')
/** Screens are left to Vite, which knows their styles. */
const left = path.join(source, 'web')

/** Names the folder with the compiled modules to vitest. */
export const compiledVariable = 'COMPILED_MODULES'

const folderPrefix = 'modules-'

let folder: Promise<string> | undefined

/**
 * Every module of the product, except the screens, as a file that Node.js loads by itself, until this process ends. vitest itself would translate each
 * module anew in every run, send it to its workers, and make each use of an import a look-up.
 * @returns the folder.
 */
export function compileModules(): Promise<string> {
  return (folder ??= compileAll())
}

async function compileAll(): Promise<string> {
  mkdirSync(distFolder, { recursive: true })
  forgetAbandoned()
  const own = path.join(distFolder, `${folderPrefix}${process.pid}`)
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
  await Promise.all(modulesIn(source).map((module) => compile(module, placeIn(own, module))))
  return own
}

function modulesIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(place, entry.name)
    if (inside === left || entry.name === 'fixtures') return []
    if (entry.isDirectory()) return modulesIn(inside)
    return /\.(ts|json)$/.test(inside) && !inside.endsWith('.test.ts') ? [inside] : []
  })
}

const placeIn = (compiled: string, module: string): string =>
  path.join(compiled, path.relative(source, module)).replace(/\.ts$/, '.js')

/** A module knows itself by where its source stands, since what it reads lies beside that. */
async function compile(module: string, place: string): Promise<void> {
  const text = readFileSync(module, 'utf8')
  mkdirSync(path.dirname(place), { recursive: true })
  if (module.endsWith('.json')) return writeFileSync(place, text)
  const { code } = await transform(text, {
    loader: 'ts',
    format: 'esm',
    target: 'node20.19',
    sourcefile: module,
    sourcemap: 'inline',
    sourcesContent: false,
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(module).href) },
  })
  writeFileSync(place, code.replaceAll(/(\b(?:from|import)\s*\(?\s*"\.{1,2}\/[^"\n]+)\.ts"/g, '$1.js"'))
}

/** A killed run leaves its folder behind. */
function forgetAbandoned(): void {
  for (const name of readdirSync(distFolder).filter((entry) => entry.startsWith(folderPrefix)))
    if (!isAlive(Number(name.slice(folderPrefix.length))))
      rmSync(path.join(distFolder, name), { recursive: true, force: true })
}

/** What vitest loads as it is. */
export const compiledPattern = new RegExp(`/dist/${folderPrefix}\\d+/`)

/** Whoever imports a module of the product gets the compiled one: all of them the same. */
export function compiledModules(compiled: string): Plugin {
  return {
    name: 'compiled-modules',
    enforce: 'pre',
    resolveId(asked, importer) {
      if (importer === undefined || !asked.startsWith('.') || !asked.endsWith('.ts')) return null
      const module = path.resolve(path.dirname(importer), asked)
      if (!module.startsWith(`${source}/`)) return null
      const place = placeIn(compiled, module)
      return existsSync(place) ? place : null
    },
  }
}
