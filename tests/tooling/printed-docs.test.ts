import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { decisionIndexFile, printDecisionIndex, readDecisions } from '../../scripts/docs/decision-index.ts'

it('every decision has a number, a title, a status and a date, and a title of its own', () => {
  const decisions = readDecisions()
  expect(decisions.length).toBeGreaterThan(50)
  for (const key of ['number', 'title'] as const) expect(new Set(decisions.map((decision) => decision[key])).size).toBe(decisions.length)
})

it('the index lists them all: npm run docs', () => {
  expect(readFileSync(decisionIndexFile, 'utf8')).toBe(printDecisionIndex())
})
