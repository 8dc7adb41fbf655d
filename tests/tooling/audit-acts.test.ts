import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { actionName, auditObjects } from '../../src/domain/core/audit-words.ts'

/** The acts that the product writes into its audit log, as its source names them. */
function writtenActions(): string[] {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const sources = files.map((file) => readFileSync(`src/features/${file}`, 'utf8'))
  const lines = sources.flatMap((source) => source.split('\n').filter((line) => /\baction(?::| =)/.test(line)))
  const literal = lines.flatMap((line) => [...line.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map((match) => match[1] ?? ''))
  const kinds = sources.flatMap((source) =>
    [...source.matchAll(/defineProposalKind[^(]*\(\{\s*kind: '([a-z_.]+)'/g)].map((match) => match[1] ?? ''),
  )
  const decided = kinds.flatMap((kind) =>
    ['proposed', 'approved', 'rejected', 'withdrawn', 'effect_renewed'].map((act) => `${kind}.${act}`),
  )
  const delivered = ['contract', 'management_report', 'annual_report'].flatMap((kind) =>
    ['inspected', 'delivered', 'not_printable'].map((act) => `${kind}.${act}`),
  )
  const messages = ['added', 'changed', 'deleted', 'restored'].map((act) => `fund.message_${act}`)
  return [...new Set([...literal, ...decided, ...delivered, ...messages])]
}

it('the audit log speaks Japanese for every act', () => {
  const actions = writtenActions()
  expect(actions.length).toBeGreaterThan(70)
  expect(actions.map(actionName).filter((name) => /[a-z_]/.test(name.replace('CSV', '')))).toEqual([])
})

it('and for every kind of record that an act is done to or a proposal is about', () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const types = files.flatMap((file) =>
    [...readFileSync(`src/features/${file}`, 'utf8').matchAll(/objectType: '([a-z_]+)'|subject: `([a-z_]+):/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  )
  expect(types.length).toBeGreaterThan(60)
  expect(
    [
      ...new Set(types),
      'contract_document',
      'management_report_copy',
      'annual_report',
      'payment-report',
      'annual-figures',
      'journal_entry',
    ].filter((type) => !(type in auditObjects)),
  ).toEqual([])
})
