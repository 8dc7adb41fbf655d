import { sqlState } from '../../platform/database/transaction.ts'
import { refusal, type Refusal } from '../../platform/outcome.ts'

const retryAfterSeconds = 3
/** Lock or statement timeout, too many connections. Whole classes beside them: 08 connection, 57P server shutdown. */
const overloaded = new Set(['55P03', '57014', '53300'])

export function unavailable(reason: string): Refusal {
  return refusal('UNAVAILABLE', `${reason}しばらくしてから、もう一度お試しください。`, { retryAfter: retryAfterSeconds })
}

/**
 * Whether the database could not be asked or its answer was lost. The application may or may not have been written; the same
 * key finds out, so this is never told as "failed".
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined && (overloaded.has(state) || state.startsWith('08') || state.startsWith('57P'))) return true
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(String(code)) ||
    /Connection terminated|timeout exceeded when trying to connect/i.test(String(message))
  )
}
