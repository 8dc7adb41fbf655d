import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { keptPages, localPages } from '../../scripts/docs/pages.ts'

it.each(Object.entries(keptPages))('%s is as the project prints it: npm run docs', (file, print) => {
  expect(readFileSync(path.join(projectRoot, file), 'utf8')).toBe(print())
})

it.each(Object.entries(localPages))('%s is printed where it is read, and links to files that exist', (page, print) => {
  const targets = [...print().matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(page), target),
  )
  expect(targets.filter((target) => !(target in localPages) && !existsSync(path.join(projectRoot, target)))).toEqual([])
})
