import { describe, expect, it } from 'vitest'
import { chooseTests } from '../../scripts/check/choose-tests.ts'
import { allPages, reachedPages } from '../../scripts/check/reached-pages.ts'
import { operationsIn, reachOf } from '../../scripts/check/reached-tests.ts'
import { isTest, readSources } from './rules/sources.ts'

const file = (path: string, text: string) => ({ path, text })

describe('the tests that a change reaches', () => {
  const rule = file('src/domain/fee.ts', 'export const fee = 5')
  const useCase = file('src/features/treasury/fee/take-fee.ts', `import { fee } from '../../../domain/fee.ts'`)
  const resolver = file(
    'src/features/treasury/fee/graphql.ts',
    `import { takeFee } from './take-fee.ts'\nbuilder.mutationFields((t) => ({\n  takeFee: t.field({\n    resolve: () => takeFee,\n  }),\n}))`,
  )
  const ruleTest = file('src/domain/fee.test.ts', `import { fee } from './fee.ts'`)
  const typeTest = file('src/domain/bill.test.ts', `import type { Fee } from './fee.ts'`)
  const apiTest = file('tests/api/treasury/fee.test.ts', 'await post(`mutation { takeFee { id } }`)')
  const otherTest = file('tests/api/funds/fund.test.ts', 'await post(`{ projects { id } }`)')
  const files = [rule, useCase, resolver, ruleTest, typeTest, apiTest, otherTest]

  it('are those that import it, nearest first, and those that send an operation that it reaches; a type alone reaches nothing', () => {
    const { tests, wings } = reachOf([rule.path], files)
    expect(tests).toEqual([
      { file: ruleTest.path, distance: 1 },
      { file: apiTest.path, distance: 3 },
    ])
    expect(wings).toEqual(['treasury'])
  })

  it('are a changed test itself', () => {
    expect(reachOf([otherTest.path], files).tests).toEqual([{ file: otherTest.path, distance: 0 }])
  })

  it('are as many as fit into the time, the first always', () => {
    const reached = ['a', 'b', 'c'].map((name) => ({ file: name, distance: 1 }))
    const times = new Map([
      ['a', 20],
      ['b', 5],
    ])
    expect(chooseTests(reached, times, { seconds: 10, unknown: 1 })).toEqual(['a'])
    expect(chooseTests(reached, times, { seconds: 22, unknown: 1 })).toEqual(['a', 'c'])
  })
})

it('every operation is found where its resolver stands', () => {
  const found = readSources('src/features')
    .filter((each) => !isTest(each))
    .flatMap(({ text }) => operationsIn(text))
  for (const name of ['createInvest', 'projects', 'approveProposal', 'adminFundDeals']) expect(found).toContain(name)
})

it('every page is found with the module that draws it', () => {
  const known = new Set(readSources('src/web').map(({ path }) => path))
  expect(allPages().filter(({ module }) => !known.has(module))).toEqual([])
  const { distances } = reachOf(['src/web/features/investing/investment/investment-card.tsx'], readSources('src'))
  expect(reachedPages(distances)).toContain('/mypage/projects')
})
