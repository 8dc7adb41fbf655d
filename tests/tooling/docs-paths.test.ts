import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { localPages } from '../../scripts/docs/pages.ts'

const docs = path.join(projectRoot, 'docs')
const pages = [
  ...readdirSync(docs)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
  ...readdirSync(path.join(docs, 'subjects')).map((file) => `docs/subjects/${file}`),
  'README.md',
  'CONTRIBUTING.md',
  'src/web/README.md',
]
const read = (page: string): string => readFileSync(path.join(projectRoot, page), 'utf8')

/** Printed on other occasions than this page; their own tests hold them. */
it.each(pages)('%s links to files that exist', (page) => {
  const targets = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(page), target))
  const printed = new Set([...Object.keys(localPages), 'docs/printed/database.md'])
  expect(targets.filter((target) => !printed.has(target) && !existsSync(path.join(projectRoot, target)))).toEqual([])
})

/** These say what is, not what to add. */
it.each(['docs/life-of-a-yen.md', 'docs/architecture.md', 'docs/api.md'])('%s names files that exist', (page) => {
  const named = [...read(page).matchAll(/`((?:src|tests|scripts|db)\/[\w./-]*\w)`/g)].map(([, file = '']) => file)
  expect(named.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([])
})
