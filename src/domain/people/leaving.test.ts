import { expect, test } from 'vitest'
import { leavingObstacles, type OpenBusiness } from './leaving.ts'
import { yen, zeroYen } from '../money.ts'

const nothing = { count: 0, total: zeroYen }
const business = (changes: Partial<OpenBusiness>): OpenBusiness => ({
  investments: nothing,
  refunds: nothing,
  distributions: nothing,
  isOperator: false,
  ...changes,
})

test.each<[string, Partial<OpenBusiness>, RegExp[]]>([
  ['nothing open', {}, []],
  ['money at work', { investments: { count: 2, total: yen(500_000) } }, [/出資が2件（500,000円）/]],
  ['a refund', { refunds: { count: 1, total: yen(10_000) } }, [/お返しするお金が1件（10,000円）/]],
  ['a distribution', { distributions: { count: 3, total: yen(8_356) } }, [/分配金・償還金が3件（8,356円）/]],
  [
    'an operator with a share of nothing but a sum of zero',
    { isOperator: true, distributions: { count: 1, total: zeroYen } },
    [/運営者/, /1件（0円）/],
  ],
])('with %s', (_, changes, sentences) => {
  const told = leavingObstacles(business(changes))
  expect(told).toHaveLength(sentences.length)
  for (const [index, sentence] of sentences.entries()) expect(told[index]).toMatch(sentence)
})
