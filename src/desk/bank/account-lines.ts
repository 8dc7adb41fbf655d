import { formatInstant, stampOf } from '../japan-time.ts'
import type { Journal } from '../journal.ts'

/** Money that came in on an account of the company, or left it, by no order of the product: the operator's own, rent, fees. */
export interface AccountLine {
  /** The bank's itemKey: 20 digits, a time in microseconds, unlike any deposit's. */
  id: string
  accountId: string
  direction: 'in' | 'out'
  /** Whole yen. */
  amount: number
  /** As the statement shows it. */
  text: string
  at: string
  /** Which month's which movement it is, where it came by itself. */
  monthly?: string
}

/** As kept on the disk: lines of when there was one account name none. */
export type KeptAccountLine = Omit<AccountLine, 'accountId'> & { accountId?: string }

/** The lines of the company's accounts that nobody ordered by the bank's API. */
export class AccountLines {
  readonly #journal: Journal
  readonly #byId = new Map<string, AccountLine>()

  constructor(journal: Journal, collectingAccountId: string) {
    this.#journal = journal
    journal.on(
      'account-line-made',
      (line) => void this.#byId.set(line.id, { ...line, accountId: line.accountId ?? collectingAccountId }),
    )
  }

  book({ at, ...line }: Omit<AccountLine, 'id' | 'at'> & { at: Date }): AccountLine {
    const made: AccountLine = { ...line, id: this.#freeKey(at), at: formatInstant(at) }
    this.#journal.record('account-line-made', made)
    return made
  }

  list(): AccountLine[] {
    return [...this.#byId.values()]
  }

  /** Lines of the same millisecond count from 500: deposits count from 0. */
  #freeKey(instant: Date): string {
    let key = BigInt(`${stampOf(instant)}500`)
    while (this.#byId.has(String(key))) key += 1n
    return String(key)
  }
}
