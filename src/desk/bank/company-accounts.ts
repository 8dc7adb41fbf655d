import type { Journal } from '../journal.ts'
import type { RealAccount } from './real-account.ts'

/** The company's accounts at the bank: the collecting one, and those opened beside it, for a fund, the tax or the company's own money. */
export class CompanyAccounts {
  readonly collecting: RealAccount
  readonly #journal: Journal
  readonly #byId: Map<string, RealAccount>

  constructor(journal: Journal, collecting: RealAccount) {
    this.collecting = collecting
    this.#journal = journal
    this.#byId = new Map([[collecting.id, collecting]])
    journal.on('company-account-opened', (account) => void this.#byId.set(account.id, account))
  }

  /** Opens the next account of the same branch. Its holder is the company, with the word that tells it from the others behind the name. */
  open(word: string, openingBalance: number): RealAccount {
    const { branchCode, number, holderName } = this.collecting
    const next = String((Number(number) + this.#byId.size) % 10_000_000).padStart(7, '0')
    const account: RealAccount = {
      ...this.collecting,
      id: `${this.collecting.id.slice(0, 5)}${next}`,
      branchCode,
      number: next,
      holderName: `${holderName} ${word}`.trim().slice(0, 48),
      openingBalance,
    }
    this.#journal.record('company-account-opened', account)
    return account
  }

  /** In the order of opening, the collecting account first. */
  list(): RealAccount[] {
    return [...this.#byId.values()]
  }

  find(id: string): RealAccount | undefined {
    return this.#byId.get(id)
  }

  findByNumber(branchCode: unknown, number: unknown): RealAccount | undefined {
    const branch = String(branchCode ?? '').trim()
    const digits = String(number ?? '')
      .trim()
      .padStart(7, '0')
    return this.list().find((account) => account.branchCode === branch && account.number === digits)
  }

  /** By the account id, or as people write it: 102-0001234. */
  findWritten(account: unknown): RealAccount | undefined {
    const text = String(account ?? '').trim()
    const [branchCode, number] = text.split('-')
    return this.find(text) ?? (number === undefined ? undefined : this.findByNumber(branchCode, number))
  }
}
