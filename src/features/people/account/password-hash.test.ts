import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a password belongs to its own hash, and nobody to none', async () => {
  const hashed = await hashPassword('kawa-no-nagare-88')
  if (!hashed.ok) throw new Error('no hash')
  expect(hashed.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hashed.value, 'kawa-no-nagare-88')).toEqual({ ok: true, value: true })
  expect(await verifyPassword(hashed.value, 'kawa-no-nagare-89')).toEqual({ ok: true, value: false })
  expect(await verifyPassword(null, 'kawa-no-nagare-88')).toEqual({ ok: true, value: false })
})

test('when too many wait the rest is asked to come back, and afterwards all is well', async () => {
  const outcomes = await Promise.all(Array.from({ length: 210 }, () => verifyPassword(null, 'x')))
  const refused = outcomes.filter((outcome) => !outcome.ok)
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
  expect(await verifyPassword(null, 'x')).toEqual({ ok: true, value: false })
})
