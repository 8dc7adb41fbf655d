import { businessDayFrom } from '../../domain/business-day.ts'
import { japanDate } from '../../domain/calendar.ts'
import type { BusinessClock } from '../clock.ts'
import { addMonths, dayOf, startOfDay } from '../japan-time.ts'
import type { Journal } from '../journal.ts'
import type { AccountLines } from './account-lines.ts'
import { statementText } from './company-account-control.ts'
import type { CompanyAccounts } from './company-accounts.ts'
import type { Fields } from './fields.ts'
import { wholeYen } from './whole-yen.ts'
import type { Statement } from './statement.ts'

/** What comes in or goes out of an account every month by itself: a tenant's rent, a manager's fee. */
export interface MonthlyMovement {
  direction: 'in' | 'out'
  /** Whole yen. */
  amount: number
  /** As the statement shows it. */
  text: string
  /** 1 to 28; on a holiday the next business day. */
  day: number
}

/** The movements of one account from an instant on; none = switched off. */
export interface MonthlyMovements {
  accountId: string
  movements: MonthlyMovement[]
  since: string
}

interface Parts {
  journal: Journal
  clock: BusinessClock
  companyAccounts: CompanyAccounts
  accountLines: AccountLines
  statement: Statement
}

interface Due {
  key: string
  at: Date
  accountId: string
  movement: MonthlyMovement
}

/** Banks book standing movements in the morning. */
const bookedAfterMidnightMs = 9 * 3_600_000
const mostMovements = 20

/**
 * The monthly movements of the company's accounts. What has fallen due since somebody last looked is booked, at its own time and in its order, before
 * anybody looks again. What an account cannot pay is refused for that month, as a bank refuses a debit.
 */
export class MonthlyMovementBook {
  readonly #parts: Parts
  readonly #byAccount = new Map<string, MonthlyMovements>()
  readonly #past = new Set<string>()
  #nextDue = 0

  constructor(parts: Parts) {
    this.#parts = parts
    parts.journal.on('monthly-movements-set', (set) => void this.#byAccount.set(set.accountId, set))
    parts.journal.on('monthly-movement-refused', ({ key }) => void this.#past.add(key))
    parts.journal.on('account-line-made', ({ monthly }) => {
      if (monthly !== undefined) this.#past.add(monthly)
    })
  }

  of(accountId: string): MonthlyMovement[] {
    return this.#byAccount.get(accountId)?.movements ?? []
  }

  /** Replaces what moves on the account every month, from now on. */
  set(accountId: string, movements: MonthlyMovement[]): void {
    this.#parts.journal.record('monthly-movements-set', {
      accountId,
      movements,
      since: this.#parts.clock.now().toISOString(),
    })
    this.#nextDue = 0
  }

  bookDue(): void {
    const now = this.#parts.clock.now()
    if (now.getTime() < this.#nextDue) return
    const dues = [...this.#byAccount.values()].flatMap((set) => duesOf(set, now))
    const due = dues.filter(({ at, key }) => at <= now && !this.#past.has(key))
    for (const each of due.toSorted((one, other) => one.at.getTime() - other.at.getTime())) this.#book(each)
    this.#nextDue = Math.min(...dues.filter(({ at }) => at > now).map(({ at }) => at.getTime()))
  }

  #book({ key, at, accountId, movement: { direction, amount, text } }: Due): void {
    const { companyAccounts, statement, accountLines, journal } = this.#parts
    const isCovered = amount <= statement.withdrawable(at, companyAccounts.find(accountId))
    if (direction === 'in' || isCovered) accountLines.book({ accountId, direction, amount, text, at, monthly: key })
    else journal.record('monthly-movement-refused', { key })
  }
}

/** Every due time since the movements were set, up to the first after now. */
function duesOf({ accountId, movements, since }: MonthlyMovements, now: Date): Due[] {
  return movements.flatMap((movement, index) => {
    const dues: Due[] = []
    let month = `${dayOf(new Date(since)).slice(0, 7)}-01`
    for (;;) {
      const at = dueTime(month, movement.day)
      const key = `${accountId} ${since} ${index} ${month.slice(0, 7)}`
      if (at > new Date(since)) dues.push({ key, at, accountId, movement })
      if (at > now) return dues
      month = addMonths(month, 1)
    }
  })
}

function dueTime(month: string, day: number): Date {
  const wanted = `${month.slice(0, 8)}${String(day).padStart(2, '0')}`
  return new Date(startOfDay(businessDayFrom(japanDate(wanted))).getTime() + bookedAfterMidnightMs)
}

/** Movements as JSON gives them: direction, amount, text?, counterparty?, day? (27 without); or what is wrong with them. */
export function readMonthlyMovements(value: unknown): MonthlyMovement[] | string {
  if (!Array.isArray(value) || value.length > mostMovements) return `movements は${mostMovements}件までの配列です。`
  const movements = value.map((each) => readMonthlyMovement((each ?? {}) as Fields))
  return movements.find((each) => typeof each === 'string') ?? movements.filter((each) => typeof each !== 'string')
}

function readMonthlyMovement(input: Fields): MonthlyMovement | string {
  const { direction } = input
  const amount = wholeYen(input['amount'])
  const day = input['day'] === undefined || input['day'] === '' ? 27 : Number(input['day'])
  if (direction !== 'in' && direction !== 'out') return 'direction は in か out です。'
  if (amount === undefined) return 'amount は1円以上の整数で指定してください。'
  if (!Number.isInteger(day) || day < 1 || day > 28) return 'day は1から28の整数です。'
  return { direction, amount, text: statementText(input['text'], input['counterparty']), day }
}
