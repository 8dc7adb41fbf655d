import { expect, it } from 'vitest'
import { referenceProblem } from './individual-number.ts'

it.each(['M12', '1234 5678', '保管箱３-2026-0012', 'a'.repeat(40), '12345678901'])('%s is a reference', (text) =>
  expect(referenceProblem(text)).toBeNull(),
)

it.each([
  ['', '保管先の整理番号を入力してください'],
  ['a'.repeat(41), '40文字以内で入力してください'],
])('“%s” is none', (text, problem) => expect(referenceProblem(text)).toBe(problem))

it.each(['123456789018', '１２３４５６７８９０１８', '1234-5678-9018', 'No. 1234 5678 9018', '1234・5678・9018'])(
  '%s may be the number itself',
  (text) => expect(referenceProblem(text)).toContain('12桁以上の数字は入力できません'),
)
