import { expect, test } from 'vitest'
import { GUESSABLE_PASSWORD } from '../../../domain/validation/messages.ts'
import { isGuessablePassword } from '../../../domain/validation/password.ts'
import { LEAKED_PASSWORDS } from './leaked-passwords.ts'
import { refuseGuessable } from './refuse-guessable.ts'

test('the list has thousands of leaked passwords, each of a length that the form takes and none that its own rules refuse', () => {
  expect(LEAKED_PASSWORDS.size).toBeGreaterThan(3_000)
  expect(
    [...LEAKED_PASSWORDS].filter(
      (password) => !/^[\x21-\x7e]{8,20}$/.test(password) || password !== password.toLowerCase(),
    ),
  ).toEqual([])
  expect([...LEAKED_PASSWORDS].filter((password) => isGuessablePassword(password))).toEqual([])
})

test.each([
  ['midnight', true],
  ['MidNight', true],
  ['ｍｉｄｎｉｇｈｔ', true],
  ['basketball', true],
  ['password', true],
  ['short', true],
  ['yamadahanako', true],
  ['kawa-no-nagare-88', false],
  ['midnight-kawara-71', false],
])('%s is guessable: %s', (password, isGuessable) => {
  const refused = refuseGuessable(password, { sei: 'yamada', mei: 'hanako' })
  expect(refused?.fields ?? null).toEqual(isGuessable ? { password: GUESSABLE_PASSWORD } : null)
})
