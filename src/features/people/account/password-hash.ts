import { hash, verify } from '@node-rs/argon2'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { randomToken } from '../../../platform/secret.ts'

/**
 * Argon2id with 19 MiB, two passes, one lane: the first choice of the OWASP Password Storage Cheat Sheet and the library's
 * default. Each takes a core for milliseconds, so few run at once; beyond a short queue callers are asked to come back.
 */
const mostAtOnce = 2
const longestQueue = 200

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  if (running >= mostAtOnce) {
    if (waiting.length >= longestQueue) {
      return refusal('UNAVAILABLE', 'ただいま混み合っています。少し時間をおいてからお試しください。', { retryAfter: 5 })
    }
    // Whoever ends hands the place over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return success(await work())
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** The password's hash as text, with its parameters and salt. UNAVAILABLE while too many wait. */
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
