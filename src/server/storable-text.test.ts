import { expect, it } from 'vitest'
import { unstorableText } from './storable-text.ts'

it.each<[unknown, string | null]>([
  ['糸川', null],
  ['👨‍👩‍👧‍👦𠮷', null],
  ['a\0', ''],
  [{ input: { name: 'x', note: '\uD800' } }, 'input.note'],
  [{ list: ['a', 'b\uDC00'] }, 'list.1'],
  [{ input: { ['\0']: 1 } }, 'input'],
  [[null, 1, true, undefined], null],
])('%j holds text that cannot be kept at %s', (value, path) => expect(unstorableText(value)).toBe(path))
