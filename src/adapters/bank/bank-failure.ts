/**
 * The closed set of what can go wrong with the bank. No message carries an account number, a name or a token, so each
 * may be logged as it is.
 */
export type BankFailure = BankUnavailable | BankUnknown | BankRefused | BankNotLinked

/** The bank could not be asked, or gave no usable answer to a question. Nothing happened there: ask again later. */
export class BankUnavailable extends Error {
  override readonly name = 'BankUnavailable'
}

/**
 * The answer to an updating call was lost. The bank may or may not have done it: query first, and repeat only what the
 * query does not show (or with the same idempotency key).
 */
export class BankUnknown extends Error {
  override readonly name = 'BankUnknown'
}

export interface RefusedItem {
  /** The position of the payee in the request, from 1, as a string. */
  itemId: string
  code: string
  message: string
}

/** The bank understood and declined; nothing happened. `code` is the bank's own and its full list is not public. */
export class BankRefused extends Error {
  override readonly name = 'BankRefused'
  readonly code: string
  readonly status: number
  /** Payees the bank objected to, for transfers. */
  readonly items: readonly RefusedItem[]

  constructor(refusal: { code: string; message: string; status: number; items?: readonly RefusedItem[] }) {
    super(refusal.message)
    this.code = refusal.code
    this.status = refusal.status
    this.items = refusal.items ?? []
  }
}

/** There is no valid authorization: an operator has to link the account (again). Nothing happened. */
export class BankNotLinked extends Error {
  override readonly name = 'BankNotLinked'
}

export function isBankFailure(error: unknown): error is BankFailure {
  return (
    error instanceof BankUnavailable ||
    error instanceof BankUnknown ||
    error instanceof BankRefused ||
    error instanceof BankNotLinked
  )
}
