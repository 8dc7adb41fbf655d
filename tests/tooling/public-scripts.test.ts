import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { distFolder, projectRoot } from '../../scripts/build/build-product.ts'
import { createRoutes } from '../../src/web/app/routing/routes.tsx'
import { buildOnce } from '../support/build-once.ts'

const kibibyte = 1024
/** What the brief of the site allows. The next addition to the fund's page has to take something away. */
const mostScript = 90 * kibibyte
const mostFont = 60 * kibibyte

/** Whoever is not logged in is told to log in there, and loads nothing else. */
const forMembers = ['/mypage', '/procedures/name', '/procedures/disclosure', '/procedures/leave', '/extra/survey']

const publicRoutes = (createRoutes()[0]?.children ?? []).flatMap(({ id, path: pattern }) =>
  id === undefined || pattern === undefined || forMembers.some((start) => pattern.startsWith(start))
    ? []
    : [{ id, pattern }],
)

interface BuiltModule {
  file: string
  isEntry?: boolean
  imports?: string[]
}

const client = path.join(distFolder, 'web/client')

/** What a browser must have loaded before the page is hydrated: the module's own file and everything that it imports. */
function closure(manifest: Record<string, BuiltModule>, key: string, found = new Set<string>()): Set<string> {
  const built = manifest[key]
  if (built === undefined) throw new Error(`${key} was not built`)
  if (found.has(built.file)) return found
  found.add(built.file)
  for (const next of built.imports ?? []) closure(manifest, next, found)
  return found
}

const sizes = new Map<string, number>()

/** Pages share most of their files: each is compressed once. */
function compressedSize(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}

/** Milliseconds of a build beside everything else that a machine may do. */
const buildLimit = 300_000

describe('a visitor pays', () => {
  let manifest: Record<string, BuiltModule>
  beforeAll(async () => {
    await buildOnce()
    manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltModule>
  }, buildLimit)

  it.each(publicRoutes)('no more than 90 KB of programme for $pattern', ({ id }) => {
    const files = closure(manifest, `src/web/app/pages/${id}.tsx`)
    for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry === true) closure(manifest, key, files)
    const loaded = [...files].map((file) => ({ file, bytes: compressedSize(file) }))
    const sum = loaded.reduce((total, { bytes }) => total + bytes, 0)
    const largest = loaded.toSorted((one, other) => other.bytes - one.bytes).slice(0, 8)
    expect(sum, largest.map(({ file, bytes }) => `${file} ${bytes}`).join(', ')).toBeLessThanOrEqual(mostScript)
  })

  it('no more than 60 KB of fonts', () => {
    const folder = path.join(projectRoot, 'src/web/fonts')
    const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'))
    expect(fonts.reduce((total, file) => total + readFileSync(path.join(folder, file)).length, 0)).toBeLessThanOrEqual(
      mostFont,
    )
  })
})
