import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { readDecisions } from '../../scripts/docs/decision-index.ts'
import { printedPages } from '../../scripts/docs/pages.ts'

const decisions = readDecisions()
const asFileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')

/** Status and date are of the head that readDecisions asks for: it throws where there is another one. */
it('every decision has a number and a title of its own', () => {
  expect(decisions.length).toBeGreaterThan(200)
  for (const key of ['number', 'title'] as const)
    expect(new Set(decisions.map((decision) => decision[key])).size).toBe(decisions.length)
})

it('the title of a decision has at most 70 characters and names its file', () => {
  expect(decisions.filter(({ title }) => title.length > 70)).toEqual([])
  expect(decisions.filter(({ file, title }) => !asFileName(title).startsWith(file.slice(5, -3)))).toEqual([])
})

it('decisions link to decisions that exist', () => {
  const files = new Set(decisions.map(({ file }) => file))
  const lost = decisions.flatMap(({ file }) =>
    [...readFileSync(path.join(projectRoot, 'docs/decisions', file), 'utf8').matchAll(/\]\((\d{4}-[^)]+)\)/g)]
      .filter(([, target = '']) => !files.has(target))
      .map(([link]) => `${file} ${link}`),
  )
  expect(lost).toEqual([])
})

it.each(Object.entries(printedPages))('%s is as the project prints it: npm run docs', (file, print) => {
  expect(readFileSync(path.join(projectRoot, file), 'utf8')).toBe(print())
})
