import { dayOf, formatInstant, stampOf } from '../japan-time.ts'
import type { AccountLines } from './account-lines.ts'
import type { Deposits } from './deposits.ts'
import type { RealAccount } from './real-account.ts'
import { rowTrouble, settlingTime, statusAt, totalOf, troubleOf, type TransferState } from './transfer-order.ts'
import type { Transfers } from './transfers.ts'

/** One line of the account, in whole yen. */
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
  account: RealAccount
}

/** The real account's book: what came in on its virtual accounts, what went out, what came back, and what was made on it by hand. */
export class Statement {
  readonly #deposits: Deposits
  readonly #accountLines: AccountLines
  readonly #transfers: Transfers
  readonly #account: RealAccount

  constructor({ deposits, accountLines, transfers, account }: Sources) {
    this.#deposits = deposits
    this.#accountLines = accountLines
    this.#transfers = transfers
    this.#account = account
  }

  /** Ascending by time, each line with the balance after it. */
  lines(now: Date): StatementLine[] {
    const incoming = this.#deposits
      .list()
      .map((deposit) => line(deposit.transferredAt, 'in', deposit.amount, `振込 ${deposit.remitterName}`, deposit.id))
    const outgoing = this.#transfers.list().flatMap((state) => transferLines(state, now))
    const byHand = this.#accountLines
      .list()
      .map(({ id, at, direction, amount, text }) => line(at, direction, amount, text, id))
    const all = [...incoming, ...outgoing, ...byHand].toSorted((one, other) => one.key.localeCompare(other.key))
    let balance = this.#account.openingBalance
    return all.map((each) => {
      balance += each.direction === 'in' ? each.amount : -each.amount
      return { ...each, balance }
    })
  }

  balance(now: Date): number {
    return this.lines(now).at(-1)?.balance ?? this.#account.openingBalance
  }

  /** What may still be ordered: the balance without what the bank is sending already. */
  withdrawable(now: Date): number {
    const underWay = this.#transfers
      .list()
      .filter((state) => statusAt(state, now) === '12')
      .map((state) => settlingTotal(state))
    return underWay.reduce((left, { amount, fee }) => left - amount - fee, this.balance(now))
  }

  /** The balance at the end of a day. */
  balanceAfter(day: string, now: Date): number {
    return this.lines(now).findLast((each) => each.day <= day)?.balance ?? this.#account.openingBalance
  }
}

function transferLines(state: TransferState, now: Date): Omit<StatementLine, 'balance'>[] {
  const { order } = state
  const settling = settlingTime(state)
  // What the bank still works on may fail: the book never takes a line back.
  if (!settling || !['20', '22', '30'].includes(statusAt(state, now))) return []
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
        keyOf(new Date(trouble.at), order.applyNo, row.itemId),
      ),
    ]
  })
  return [out, ...back]
}

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
function keyOf(at: Date, applyNo: string, itemId: string): string {
  return stampOf(at).slice(0, 14) + applyNo.slice(-6) + itemId.padStart(4, '0')
}
