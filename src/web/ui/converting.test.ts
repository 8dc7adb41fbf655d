import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { isConverting } from './converting.ts'

test.each([
  ['Enter that is meant', { isComposing: false, keyCode: 13 }, false],
  ['Enter within a conversion', { isComposing: true, keyCode: 229 }, true],
  ['Enter that ends a conversion, as WebKit sends it after the end', { isComposing: false, keyCode: 229 }, true],
])('%s', (_key, nativeEvent, isOfConversion) => {
  expect(isConverting({ nativeEvent } as KeyboardEvent)).toBe(isOfConversion)
})
