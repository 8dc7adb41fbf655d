import { REFUSAL_MESSAGES, refusalApiCode } from '../../src/domain/refusal.ts'
import type { RefusalCode } from '../../src/platform/outcome.ts'
import { isTest, readSources } from '../../tests/tooling/rules/sources.ts'
import { wingOf } from './api-operations.ts'

/** Every code with its meaning: a new one that is missing here does not compile. INTERNAL is no refusal but a bug. */
export const codeMeanings: Readonly<Record<RefusalCode | 'INTERNAL', string>> = {
  UNAUTHENTICATED: 'Nobody is logged in, or the login has ended.',
  FORBIDDEN:
    'Whoever is logged in may not do this. With `reason: "xsrf"` and status 403: the header `X-XSRF-TOKEN` is missing or old.',
  BAD_USER_INPUT:
    'The input is wrong. `fields` maps a path of the input to its message. Status 400 where the document itself is wrong.',
  NOT_FOUND: 'The record does not exist, or not for this viewer.',
  CONFLICT: 'The state does not allow it, or another act was faster. Read again, then decide again.',
  RATE_LIMITED: 'Too often. `retryAfter` and the header `Retry-After` say after how many seconds to try again.',
  REAUTH_REQUIRED:
    'A fresh proof of identity is needed: `needs` is `login`, `passkey` or `mailed_code`. Nothing was done.',
  UNAVAILABLE: 'Something outside does not answer. Nothing was done; `retryAfter` where a time is known.',
  INTERNAL: 'A bug. The log has it under the answer’s `X-Request-Id`.',
}

export interface CodeMessage {
  code: string
  message: string
  wing: string
}

const refusalCall = /\brefusal\(\s*'([A-Z_]+)',\s*(?:'([^']+)'|`([^`]+)`)/g

/** The messages of refusals as the use cases write them; `…` stands for a value. */
export function readMessages(): CodeMessage[] {
  const written = readSources('src/features')
    .filter((file) => !isTest(file))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(refusalCall)].map(([, code = '', plain, template]) => ({
        code,
        message: (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
        wing: wingOf(file),
      })),
    )
  const applications = Object.entries(REFUSAL_MESSAGES).map(([reason, message]) => ({
    code: refusalApiCode(reason as keyof typeof REFUSAL_MESSAGES),
    message,
    wing: 'investing',
  }))
  const all = [...written, ...applications].map((each) => [`${each.wing} ${each.code} ${each.message}`, each] as const)
  return [...new Map(all).entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
}
