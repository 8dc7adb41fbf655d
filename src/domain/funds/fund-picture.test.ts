import { expect, test } from 'vitest'
import { lackingPictures, type FundPictureKind } from './fund-picture.ts'

test.each<[string, FundPictureKind[], string[]]>([
  ['all of it', ['exterior', 'room', 'room', 'entrance', 'street'], []],
  ['more of it, in another order', ['plan', 'street', 'room', 'exterior', 'exterior', 'entrance', 'room'], []],
  ['one room', ['exterior', 'exterior', 'room', 'entrance', 'street'], ['室内があと1枚']],
  ['no street, and one too few', ['exterior', 'room', 'room', 'entrance'], ['街並みがあと1枚', '全部であと1枚']],
  ['nothing', [], ['外観があと1枚', '室内があと2枚', 'エントランスがあと1枚', '街並みがあと1枚', '全部であと5枚']],
])('of a fund with %s is missing what the page wants', (_what, subjects, lacking) => {
  expect(lackingPictures(subjects)).toEqual(lacking)
})
