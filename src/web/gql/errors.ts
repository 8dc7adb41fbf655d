import type { CombinedError } from 'urql'

export const defaultErrorMessage = 'エラーが発生しました'

export interface Failure {
  /** One of the contract's codes (schema.graphql), or NETWORK when no answer came. */
  code: string
  /** Japanese, fit to show. */
  message: string
  /** Messages by input path, from BAD_USER_INPUT. */
  fields: Record<string, string>
  /** Seconds, from RATE_LIMITED. */
  retryAfter: number | undefined
  /** With REAUTH_REQUIRED: 'login', 'passkey' or 'mailed_code'. */
  needs: string | undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function messagesByField(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Turns urql's error into what a screen shows. The server's own Japanese message is used wherever it sent one. */
export function toFailure(error: CombinedError): Failure {
  const first = error.graphQLErrors[0]
  if (first === undefined) {
    return {
      code: 'NETWORK',
      message: '通信できませんでした。接続を確かめて、もう一度お試しください。',
      fields: {},
      retryAfter: undefined,
      needs: undefined,
    }
  }
  const { code, fields, retryAfter, needs } = first.extensions
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: /[ぁ-んァ-ヶ一-龠]/.test(first.message) ? first.message : defaultErrorMessage,
    fields: messagesByField(fields),
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    needs: typeof needs === 'string' ? needs : undefined,
  }
}
