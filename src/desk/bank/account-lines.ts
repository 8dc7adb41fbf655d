import type { BusinessClock } from '../clock.ts'
import { formatInstant, parseInstant, stampOf } from '../japan-time.ts'
import type { Journal } from '../journal.ts'
import type { Refusal } from './deposit-control.ts'
import type { Fields } from './fields.ts'
import { toBankName } from './half-width-kana.ts'
import type { RealAccount } from './real-account.ts'
import type { Statement } from './statement.ts'
import { largestAmount, wholeYen } from './whole-yen.ts'

/** Money that came in on the company's own account, or left it, by no order of the product: the operator's own, rent, fees. */
export interface AccountLine {
  /** The bank's itemKey: 20 digits, a time in microseconds, unlike any deposit's. */
  id: string
  direction: 'in' | 'out'
  /** Whole yen. */
  amount: number
  /** As the statement shows it. */
  text: string
  at: string
}

/** The lines of the company's own account that somebody made at the demo desk. */
export class AccountLines {
  readonly #journal: Journal
  readonly #byId = new Map<string, AccountLine>()

  constructor(journal: Journal) {
    this.#journal = journal
    journal.on('account-line-made', (line) => void this.#byId.set(line.id, line))
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

interface Parts {
  clock: BusinessClock
  realAccount: RealAccount
  accountLines: AccountLines
  statement: Statement
}

/** Whether a branch and a number name the company's own account. */
export function isCompanyAccount(realAccount: RealAccount, branchCode: unknown, number: unknown): boolean {
  return (
    String(branchCode ?? '').trim() === realAccount.branchCode &&
    String(number ?? '')
      .trim()
      .padStart(7, '0') === realAccount.number
  )
}

/**
 * Makes a line of the company's own account. Input as POST /bank/lines takes it: account ('102-0001234' or the account id), direction (in, out),
 * amount (whole yen, number or digits), text?, counterparty?, at? (the bank's own time; not in the future). What leaves must be there.
 */
export function makeAccountLine(
  input: Fields,
  { clock, realAccount, accountLines, statement }: Parts,
): AccountLine | Refusal {
  const account = String(input['account'] ?? '').trim()
  const [branchCode, number] = account.split('-')
  if (account !== realAccount.id && !isCompanyAccount(realAccount, branchCode, number)) {
    return { status: 404, code: 'UNKNOWN_ACCOUNT', message: '該当する会社の口座がありません。' }
  }
  const direction = input['direction']
  if (direction !== 'in' && direction !== 'out') return bad('direction は in か out です。')
  const amount = wholeYen(input['amount'])
  if (amount === undefined) return bad(`amount は1円以上${largestAmount}円以下の整数で指定してください。`)
  const hasTime = input['at'] !== undefined && input['at'] !== null && input['at'] !== ''
  const at = hasTime ? parseInstant(input['at']) : clock.now()
  if (at === undefined) return bad('at は 2026-11-21T10:00:00+09:00 の形で指定してください。')
  if (at > clock.now()) return bad('at に業務時計より先の日時は指定できません。')
  if (direction === 'out' && amount > statement.withdrawable(clock.now())) {
    return { status: 409, code: 'INSUFFICIENT_BALANCE', message: '残高が不足しているため、出金できません。' }
  }
  const words = [String(input['text'] ?? '').trim(), toBankName(String(input['counterparty'] ?? '').trim())].filter(
    (word) => word !== '',
  )
  return accountLines.book({ direction, amount, text: words.join(' ').slice(0, 64) || '振込', at })
}

const bad = (message: string): Refusal => ({ status: 400, code: 'BAD_INPUT', message })
