import { dayOf, formatInstant, stampOf } from '../japan-time.ts'
import type { AccountLines } from './account-lines.ts'
import type { CompanyAccounts } from './company-accounts.ts'
import type { Deposits } from './deposits.ts'
import { ownBankCode, type RealAccount } from './real-account.ts'
import {
  rowTrouble,
  settlingTime,
  statusAt,
  totalOf,
  troubleOf,
  type TransferRow,
  type TransferState,
} from './transfer-order.ts'
import type { Transfers } from './transfers.ts'

/** One line of an account, in whole yen. */
export interface StatementLine {
  at: string
  day: string
  direction: 'in' | 'out'
  amount: number
  text: string
  key: string
  balance: number
}

interface Sources {
  deposits: Deposits
  accountLines: AccountLines
  transfers: Transfers
  companyAccounts: CompanyAccounts
}

/**
 * The book of each account of the company: what came in on its virtual accounts (the collecting account's alone), what went out, what came back, what
 * another account of the company sent, and what was made on it by hand. Where no account is named, the collecting one is meant.
 */
export class Statement {
  readonly #deposits: Deposits
  readonly #accountLines: AccountLines
  readonly #transfers: Transfers
  readonly #companyAccounts: CompanyAccounts

  constructor({ deposits, accountLines, transfers, companyAccounts }: Sources) {
    this.#deposits = deposits
    this.#accountLines = accountLines
    this.#transfers = transfers
    this.#companyAccounts = companyAccounts
  }

  /** Ascending by time, each line with the balance after it. */
  lines(now: Date, account: RealAccount = this.#companyAccounts.collecting): StatementLine[] {
    const isCollecting = account.id === this.#companyAccounts.collecting.id
    const incoming = (isCollecting ? this.#deposits.list() : []).map((deposit) =>
      line(deposit.transferredAt, 'in', deposit.amount, `振込 ${deposit.remitterName}`, deposit.id),
    )
    const outgoing = this.#transfers.list().flatMap((state) => transferLines(state, now, account))
    const byHand = this.#accountLines
      .list()
      .filter(({ accountId }) => accountId === account.id)
      .map(({ id, at, direction, amount, text }) => line(at, direction, amount, text, id))
    const all = [...incoming, ...outgoing, ...byHand].toSorted(byKey)
    let balance = account.openingBalance
    return all.map((each) => {
      balance += each.direction === 'in' ? each.amount : -each.amount
      return { ...each, balance }
    })
  }

  balance(now: Date, account: RealAccount = this.#companyAccounts.collecting): number {
    return this.lines(now, account).at(-1)?.balance ?? account.openingBalance
  }

  /** What may still be ordered: the balance without what the bank is sending already. */
  withdrawable(now: Date, account: RealAccount = this.#companyAccounts.collecting): number {
    const underWay = this.#transfers
      .list()
      .filter((state) => state.order.accountId === account.id && statusAt(state, now) === '12')
      .map((state) => settlingTotal(state))
    return underWay.reduce((left, { amount, fee }) => left - amount - fee, this.balance(now, account))
  }

  /** The balance at the end of a day. */
  balanceAfter(day: string, now: Date, account: RealAccount = this.#companyAccounts.collecting): number {
    return this.lines(now, account).findLast((each) => each.day <= day)?.balance ?? account.openingBalance
  }
}

/** Keys are digits of one length, whose order is that of time: to compare them as words of a language took most of a long statement's time. */
const byKey = ({ key: one }: { key: string }, { key: other }: { key: string }): number =>
  one < other ? -1 : one > other ? 1 : 0

function transferLines(state: TransferState, now: Date, account: RealAccount): Omit<StatementLine, 'balance'>[] {
  const { order } = state
  const settling = settlingTime(state)
  // What the bank still works on may fail: the book never takes a line back.
  if (!settling || !['20', '22', '30'].includes(statusAt(state, now))) return []
  const arrived = order.rows
    .filter((row) => isPaidTo(row, account) && rowTrouble(state, row.itemId) === undefined)
    .map((row) => {
      const key = keyOf(settling, order.acceptNo, row.itemId)
      return line(formatInstant(settling), 'in', row.amount, `振込 ${order.remitterName}`, key)
    })
  if (order.accountId !== account.id) return arrived
  const { amount, fee } = settlingTotal(state)
  const text = order.kind === 'bulk' ? '総合振込' : `振込 ${order.rows[0]?.name ?? ''}`
  const out = line(formatInstant(settling), 'out', amount + fee, text, keyOf(settling, order.applyNo, '1'))
  const back = order.rows.flatMap((row) => {
    const trouble = troubleOf(state, row.itemId)
    if (trouble?.kind !== 'returned') return []
    return [
      line(
        trouble.at,
        'in',
        row.amount,
        `振込資金返却 ${row.name}`,
        // One that comes back within the second it left would have the key of the line that it left by.
        keyOf(new Date(Math.max(Date.parse(trouble.at), settling.getTime() + 1000)), order.applyNo, row.itemId),
      ),
    ]
  })
  return [out, ...back, ...arrived]
}

const isPaidTo = (row: TransferRow, { branchCode, number }: RealAccount): boolean =>
  row.bankCode === ownBankCode && row.branchCode === branchCode && row.accountNumber === number

/** Without the payees that failed before anything left. */
const settlingTotal = (state: TransferState) =>
  totalOf({ ...state.order, rows: state.order.rows.filter((row) => rowTrouble(state, row.itemId) !== 'failed') })

function line(
  at: string,
  direction: 'in' | 'out',
  amount: number,
  text: string,
  key: string,
): Omit<StatementLine, 'balance'> {
  return { at, day: dayOf(new Date(at)), direction, amount, text, key }
}

/** 24 places at most, in the order of time, unlike any other line's. */
function keyOf(at: Date, number: string, itemId: string): string {
  return stampOf(at).slice(0, 14) + number.slice(-6) + itemId.padStart(4, '0')
}
