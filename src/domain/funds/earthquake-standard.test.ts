import { expect, test } from 'vitest'
import { earthquakeStandard } from './earthquake-standard.ts'

test.each([
  ['1978-03', '旧耐震基準の時期（1978年3月築）'],
  ['1981-05', '旧耐震基準の時期（1981年5月築）'],
  ['1981-06', '新旧の耐震基準の境目（1981年6月築。建築確認の日によります）'],
  ['1983-05', '新旧の耐震基準の境目（1983年5月築。建築確認の日によります）'],
  ['1983-06', '新耐震基準（1983年6月築）'],
  ['2014-12', '新耐震基準（2014年12月築）'],
])('what was built in %s: %s', (builtIn, words) => {
  expect(earthquakeStandard(builtIn)).toBe(words)
})
