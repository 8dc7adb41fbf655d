import type { FreeText } from '../../../domain/free-text.ts'
import { sqlState } from '../../../platform/database/transaction.ts'
import { refusal, type Refusal } from '../../../platform/outcome.ts'

const retryAfterSeconds = 3
/** Lock or statement timeout, too many connections. Whole classes beside them: 08 connection, 57P server shutdown. */
const overloaded = new Set(['55P03', '57014', '53300'])

export function unavailable(reason: FreeText, advice = 'しばらくしてから、もう一度お試しください。'): Refusal {
  return refusal('UNAVAILABLE', `${reason}${advice}`, { retryAfter: retryAfterSeconds })
}

/**
 * Whether the database could not be asked or its answer was lost. The application may or may not have been written; the same
 * key finds out, so this is never told as "failed".
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlState(error)
  if (state !== undefined && (overloaded.has(state) || state.startsWith('08') || state.startsWith('57P'))) return true
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(String(code)) ||
    // A socket file that is away while PostgreSQL is.
    (code === 'ENOENT' && syscall === 'connect') ||
    /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/i.test(
      error.message,
    )
  )
}
