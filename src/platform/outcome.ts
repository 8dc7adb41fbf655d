/** The closed list of error codes of the API (schema.graphql). */
export type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'REAUTH_REQUIRED'
  | 'UNAVAILABLE'

/** An expected failure: a value, not an exception. `message` is Japanese and fit to show; `fields` maps a path to its message. */
export interface Refusal {
  ok: false
  code: RefusalCode
  message: string
  fields?: Record<string, string>
  /** Seconds, with RATE_LIMITED and UNAVAILABLE. */
  retryAfter?: number
  /** With REAUTH_REQUIRED: what is to be shown before the act is repeated. */
  needs?: ReauthenticationNeed
}

/** login: a password or a passkey. passkey: a passkey and nothing else. mailed_code: the one-time code that is mailed on request. */
export type ReauthenticationNeed = 'login' | 'passkey' | 'mailed_code'

export interface Success<T> {
  ok: true
  value: T
}

/** What a use case answers: its value, or an expected failure. Exceptions are for bugs. */
export type Outcome<T> = Success<T> | Refusal

export const success = <T>(value: T): Success<T> => ({ ok: true, value })

export const refusal = (
  code: RefusalCode,
  message: string,
  more: Pick<Refusal, 'fields' | 'retryAfter' | 'needs'> = {},
): Refusal => ({
  ok: false,
  code,
  message,
  ...more,
})

/** Field errors: the first message stands for the whole where only one can be shown. */
export const badInput = (fields: Record<string, string>): Refusal =>
  refusal('BAD_USER_INPUT', Object.values(fields)[0] ?? '入力内容に不備があります。', { fields })
