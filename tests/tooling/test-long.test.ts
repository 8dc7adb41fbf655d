import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../scripts/build/build-product.ts'
import { programmeNames, programmes } from '../../scripts/long/programmes.ts'
import { reach, reachedBy } from '../../scripts/long/reach.ts'
import { isProven, type LongResult } from '../../scripts/long/results.ts'
import { judge } from '../../scripts/long/run-programme.ts'

describe('what a change can break', () => {
  it.each([
    ['a page of the documentation', ['docs/testing.md'], []],
    ['a test beside a rule', ['src/domain/money.test.ts'], []],
    ['a history of the model', ['tests/model/steps/time.ts'], ['model']],
    ['a screen', ['src/web/ui/button.tsx'], ['screens', 'whole', 'journeys']],
    ['a rule', ['src/domain/money.ts'], programmeNames.filter((name) => name !== 'stampede')],
    ['how applications are decided', ['src/features/investing/application/apply-batch.ts'], programmeNames],
    ['a folder that nobody has thought of', ['src/new/file.ts'], programmeNames],
    ['two of them', ['tests/fuzz/main.ts', 'tests/races/auditor.ts'], ['races', 'fuzz']],
  ])('%s', (_what, files, expected) => {
    expect(reachedBy(files)).toEqual(expected)
  })

  it('is told of paths that are there', () => {
    expect(Object.keys(reach).filter((start) => !existsSync(path.join(projectRoot, start)))).toEqual([])
  })

  it('every programme is reached by some change of the product', () => {
    expect(reachedBy(['src/features/core/enqueue.ts'])).toEqual(programmeNames)
  })
})

it('every programme has its file', () => {
  const files = Object.values(programmes)
    .flatMap(({ whole, reduced }) => [...whole, ...reduced])
    .filter((word) => word.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([])
})

describe('what a programme says of itself', () => {
  it.each([
    ['all well', ['3 passed, 0 failed'], 0, { passed: 3, failed: 0 }],
    [
      'one failure, named',
      ['failed: it broke', '2 passed, 1 failed'],
      1,
      { passed: 2, failed: 1, failures: ['it broke'] },
    ],
    ['dead without a word', ['starting'], null, { passed: 0, failed: 1, failures: ['exit code none'] }],
    ['nothing counted', ['0 passed, 0 failed'], 0, { passed: 0, failed: 1, failures: ['exit code 0'] }],
    [
      'ended badly although nothing failed',
      ['3 passed, 0 failed'],
      1,
      { passed: 3, failed: 1, failures: ['exit code 1'] },
    ],
  ])('%s', (_what, lines, code, expected) => {
    expect(judge(lines, code)).toMatchObject(expected)
  })
})

describe('a programme is not run again', () => {
  const tree = { commit: 'a'.repeat(40), wasClean: true }
  const passed: LongResult = {
    ...tree,
    numbers: 'whole',
    passed: 3,
    failed: 0,
    seconds: 1,
    endedAt: '2026-11-26T00:00:00Z',
  }
  it.each([
    ['where it passed on this commit with larger numbers', passed, tree, 'reduced', true],
    ['not with smaller ones', { ...passed, numbers: 'reduced' as const }, tree, 'whole', false],
    ['not where it failed', { ...passed, failed: 1 }, tree, 'whole', false],
    ['not on another commit', passed, { ...tree, commit: 'b'.repeat(40) }, 'whole', false],
    ['not where something is changed', passed, { ...tree, wasClean: false }, 'whole', false],
    ['not where it never ran', null, tree, 'reduced', false],
  ] as const)('%s', (_where, result, now, numbers, expected) => {
    expect(isProven(result, now, numbers)).toBe(expected)
  })
})
