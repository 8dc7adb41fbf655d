import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { readDecisions } from '../../scripts/docs/decision-index.ts'
import { printedPages } from '../../scripts/docs/pages.ts'

it('every decision has a number, a title, a status and a date, and a title of its own', () => {
  const decisions = readDecisions()
  expect(decisions.length).toBeGreaterThan(50)
  for (const key of ['number', 'title'] as const)
    expect(new Set(decisions.map((decision) => decision[key])).size).toBe(decisions.length)
})

it.each(Object.entries(printedPages))('%s is as the project prints it: npm run docs', (file, print) => {
  expect(readFileSync(path.join(projectRoot, file), 'utf8')).toBe(print())
})
