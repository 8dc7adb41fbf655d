import { expect, test } from 'vitest'
import { inTurn } from './hashing-turns.ts'
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
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // Passwords take the same turns as this work, which costs nothing.
  const taken = Array.from({ length: 201 }, () => inTurn(() => released))
  const last = verifyPassword(null, 'x')
  const refused = await Promise.all([verifyPassword(null, 'x'), hashPassword('x')])
  for (const outcome of refused) expect(outcome).toMatchObject({ ok: false, code: 'UNAVAILABLE', retryAfter: 5 })
  release()
  expect((await Promise.all(taken)).filter(({ ok }) => !ok)).toEqual([])
  expect(await last).toEqual({ ok: true, value: false })
  expect(await verifyPassword(null, 'x')).toEqual({ ok: true, value: false })
})
