import { hash, verify } from '@node-rs/argon2'
import type { Outcome } from '../../../platform/outcome.ts'
import { randomToken } from '../../../platform/secret.ts'
import { inTurn } from './hashing-turns.ts'

/**
 * The password's hash as text, with its parameters and salt. UNAVAILABLE while too many wait.
 *
 * Argon2id with 19 MiB, two passes, one lane: the first choice of the OWASP Password Storage Cheat Sheet and the library's default.
 */
export function hashPassword(password: string): Promise<Outcome<string>> {
  return inTurn(() => hash(password))
}

let nobodysHash: Promise<string> | undefined

/** Does the password belong to the hash? Null, for an unknown account, takes the same time and is never right. */
export function verifyPassword(passwordHash: string | null, password: string): Promise<Outcome<boolean>> {
  return inTurn(async () => {
    nobodysHash ??= hash(randomToken())
    const matches = await verify(passwordHash ?? (await nobodysHash), password)
    return matches && passwordHash !== null
  })
}
