import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { isGallery } from '../../scripts/dev/screen-server.ts'
import { GalleryApp, galleryRoutes } from '../../scripts/gallery/gallery-app.tsx'
import { kits } from '../../scripts/gallery/kits.ts'
import { importsOf, isTest, readSources } from './rules/sources.ts'

/** What draws something: components by their name, and the one hook that hands out a dialog alone. */
const drawn = /^export (?:function|const) ([A-Z]\w*|useLeaveGuard)\b/gm

const partsIn = (folder: string): string[] =>
  readdirSync(path.join(projectRoot, 'src/web', folder))
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(path.join(projectRoot, 'src/web', folder, file), 'utf8').matchAll(drawn)].map(
        ([, name = '']) => `${folder}/${file} ${name}`,
      ),
    )

describe.each(kits)('the gallery of $folder', (kit) => {
  const entries = kit.groups.flatMap((group) => group.entries)

  it('shows every part of it, and no other', () => {
    const shown = new Set(entries.flatMap(({ parts }) => parts))
    const parts = partsIn(kit.folder)
    expect(parts.length).toBeGreaterThan(20)
    expect(parts.filter((part) => !shown.has(part.split(' ')[1] ?? ''))).toEqual([])
    const known = new Set(parts.map((part) => part.split(' ')[1]))
    expect([...shown].filter((name) => !known.has(name))).toEqual([])
  })

  it('names the file in which the first of its parts stands, and states by different names', () => {
    const parts = new Set(partsIn(kit.folder))
    expect(
      entries.filter(({ file, parts: [first] }) => !parts.has(`${file} ${first}`)).map(({ file }) => file),
    ).toEqual([])
    for (const { parts: names, states } of entries)
      expect(new Set(states.map(({ name }) => name)).size, names.join()).toBe(states.length)
  })

  it('can be drawn', () => {
    const router = createMemoryRouter(galleryRoutes, { initialEntries: [kit.path] })
    const html = renderToString(createElement(GalleryApp, { router }))
    for (const { about } of entries) expect(html).toContain(about)
  })
})

it('the development server alone answers its addresses', () => {
  expect(['/gallery', '/gallery/', '/gallery/office?page=2'].filter((url) => !isGallery(url))).toEqual([])
  expect(['/', '/gallerys', '/projects/gallery', undefined].filter(isGallery)).toEqual([])
})

it('nothing of the product knows the gallery, so no build contains it', () => {
  const product = readSources('src').filter((file) => !isTest(file))
  expect(product.flatMap(importsOf).filter(({ to }) => to.startsWith('scripts/'))).toEqual([])
})
