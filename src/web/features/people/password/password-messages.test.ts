import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../gql/errors.ts'
import { failureDetail, readResetFailure } from './password-messages.ts'

const failure = (facts: Partial<Failure>): Failure => ({
  code: 'INTERNAL',
  message: 'エラーが発生しました',
  fields: {},
  retryAfter: undefined,
  needs: undefined,
  ...facts,
})

describe('a refused password reset', () => {
  it.each([
    ['a used or old link is dead', { code: 'NOT_FOUND' }, { fields: {}, isLinkDead: true }],
    [
      'a link that cannot be one is dead',
      { code: 'BAD_USER_INPUT', fields: { code: '書式に誤りがあります' } },
      { fields: {}, isLinkDead: true },
    ],
    [
      'a guessable password is told at its field',
      { code: 'BAD_USER_INPUT', fields: { password: '推測されやすい' } },
      { fields: { password: '推測されやすい' }, isLinkDead: false },
    ],
    [
      'a differing repetition is told at its field',
      { code: 'BAD_USER_INPUT', fields: { passwordConfirm: '異なる' } },
      { fields: { passwordConfirm: '異なる' }, isLinkDead: false },
    ],
    ['a lost connection leaves form and link as they are', { code: 'NETWORK' }, { fields: {}, isLinkDead: false }],
  ])('%s', (_story, facts, expected) => expect(readResetFailure(failure(facts))).toEqual(expected))
})

it('only a throttled request says more than that the mail could not be sent', () => {
  expect(failureDetail(failure({ code: 'RATE_LIMITED', message: 'しばらく時間をおいて' }))).toBe('しばらく時間をおいて')
  expect(failureDetail(failure({}))).toBeUndefined()
})
