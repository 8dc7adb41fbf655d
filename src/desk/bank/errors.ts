/** An answer of the bank that is not a success. `details` is added to the body of transfer checks. */
export class BankError extends Error {
  readonly status: number
  readonly code: string
  readonly details: Record<string, unknown>

  constructor(status: number, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }

  get body(): Record<string, unknown> {
    return { errorCode: this.code, errorMessage: this.message, ...this.details }
  }
}

export function inputError(message: string): BankError {
  return new BankError(400, 'WG_ERR_110', message)
}

export const tokenError = () => new BankError(401, 'WG_ERR_105', 'アクセストークンが正しくありません。')
export const scopeError = () => new BankError(403, 'WG_ERR_105', 'この操作を行う権限がありません。')
export const unknownOperation = () => new BankError(404, 'WG_ERR_019', '該当するAPIがありません。')
export const maintenance = () => new BankError(503, 'WG_ERR_300', 'ただいまメンテナンス中です。')
