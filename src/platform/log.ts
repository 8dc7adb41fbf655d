import { pino, type DestinationStream, type Logger } from 'pino'
import { currentRequestId } from './request-id.ts'

export type Log = Logger

/** What must never reach a log, wherever it hangs in the object. */
const secretNames = [
  'password',
  'passwordConfirm',
  'token',
  'access_token',
  'refresh_token',
  'code',
  'secret',
  'cookie',
  'authorization',
  'account_number',
  'accountNumber',
  'email',
  'to',
  'tel',
  'address',
  'zipcode',
  'birthday',
  'family_name',
  'given_name',
  'family_name_kana',
  'given_name_kana',
  'sei',
  'mei',
  'sei_kana',
  'mei_kana',
  'remitter_name_kana',
]

/**
 * Structured logs, one JSON object a line. Passwords, tokens, account numbers, names and addresses are masked by field name
 * up to three levels deep; messages are fixed sentences, so nothing personal is spliced into them.
 */
export function createLog(name: string, destination?: DestinationStream): Log {
  const paths = secretNames.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])
  const options = {
    name,
    redact: { paths, censor: '***' },
    serializers: { err: describeError },
    base: { process: name, pid: process.pid },
    mixin: () => {
      const request = currentRequestId()
      return request === null ? {} : { request }
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A database error repeats the offending row in `detail`: keep what helps, drop what could be personal. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string }
  return { type: error.name, message: error.message, state: code, constraint, table, stack: error.stack }
}
