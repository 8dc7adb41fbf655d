import { addDays, japanDate, timeOfDay, type JapanDate } from '../../../src/domain/calendar.ts'
import type { DataChangeKind, DealingFacts, DealtDeposit } from '../../../src/domain/back-office/dealing-watch/facts.ts'
import type { Id } from '../../../src/domain/id.ts'
import type { CancelReason } from '../../../src/domain/lifecycles/investment.ts'
import { SURVEY_QUESTIONS } from '../../../src/domain/people/survey.ts'
import type { Mutable } from './mutable.ts'

/** Days are counted from here. */
const firstDay = japanDate('2026-01-05')
export const on = (day: number, hour = 10): Date => timeOfDay(dayOf(day), hour, 0)
const dayOf = (day: number): JapanDate => addDays(firstDay, day)

let serial = 0
/** Ids only tell rows apart. */
const nextId = <Of extends string>(): Id<Of> => (serial += 1) as Id<Of>

export type Answers = { property: string; job: string; income: string }

function surveyOf(answers: Answers): DealingFacts['survey'] {
  const code = (key: keyof Answers) => {
    const found = SURVEY_QUESTIONS.find((asked) => asked.key === key)?.values.find(
      ({ value }) => value === answers[key],
    )
    if (found === undefined) throw new Error(`no answer ${answers[key]}`)
    return found.code
  }
  return { property: code('property'), job: code('job'), income: code('income') }
}

const usual: Answers = { property: '500万円以上1,000万円未満', job: '会社員', income: '500万円以上700万円未満' }

interface Person {
  family: string
  familyKana: string
  given: string
  givenKana: string
  birthday?: string
  address?: string
  tel?: string
  answers?: Partial<Answers>
  /** When he registered: long before everything else where nothing is said. */
  registered?: number
}

/** A member and what he does, day by day. Acts are written in the order of time. */
export class Dealer {
  readonly facts: Mutable<DealingFacts>

  constructor(id: number, person: Person) {
    const { family, familyKana, given, givenKana } = person
    this.facts = {
      id: id as Id<'member'>,
      number: String(10_000_000 + id),
      name: `${family}${given}`,
      kana: `${familyKana} ${givenKana}`,
      familyKana,
      birthday: japanDate(person.birthday ?? '1980-05-05'),
      registeredAt: on(person.registered ?? -400),
      address: person.address ?? `東京都世田谷区三軒茶屋2-${id}-1`,
      tel: person.tel ?? `090${String(id).padStart(8, '0')}`,
      survey: surveyOf({ ...usual, ...person.answers }),
      devices: [`device-${id}`],
      deposits: [],
      applications: [],
      accounts: [{ id: nextId(), key: `0001-001-${id}`, registeredAt: on(person.registered ?? -400) }],
      payouts: [],
      changes: [],
      mismatches: [],
      screening: null,
    }
  }

  applies(day: number, amount: number, hour = 10): this {
    const application = { id: nextId<'investment'>(), amount, at: on(day, hour), paidAt: null }
    this.facts.applications.push({ ...application, canceledAt: null, cancelReason: null })
    return this
  }

  /** Into the last application; in whole where nothing else is said. */
  pays(
    day: number,
    amount: number,
    {
      from = this.facts.kana,
      bank = 'みどり銀行　本店',
      outcome = 'completed',
      refundable = 0,
    }: { from?: string; bank?: string } & Partial<Pick<DealtDeposit, 'outcome' | 'refundable'>> = {},
  ): this {
    const application = this.last()
    const deposit = {
      id: nextId<'deposit'>(),
      at: on(day, 12),
      amount,
      remitter: from,
      from: bank,
      outcome,
      refundable,
    }
    this.facts.deposits.push({ ...deposit, applicationId: application.id })
    if (outcome === 'completed' || outcome === 'reinstated') application.paidAt = on(day, 12)
    return this
  }

  buys(day: number, amount: number, from?: string): this {
    return this.applies(day, amount).pays(day + 1, amount, from === undefined ? {} : { from })
  }

  /** The last application is cancelled. */
  cancels(day: number, reason: CancelReason): this {
    Object.assign(this.last(), { canceledAt: on(day, 15), cancelReason: reason })
    return this
  }

  account(day: number, key = `0002-002-${nextId()}`): this {
    this.facts.accounts.push({ id: nextId(), key, registeredAt: on(day) })
    return this.changes(day, 'account')
  }

  /** To the account of that day. */
  payout(day: number, amount: number, problem: DealingFacts['payouts'][number]['problem'] = null): this {
    const account = this.facts.accounts.findLast(({ registeredAt }) => registeredAt <= on(day))
    const accountId = account?.id ?? null
    this.facts.payouts.push({ id: nextId(), payOn: dayOf(day), amount, accountId, problem })
    return this
  }

  changes(day: number, ...kinds: DataChangeKind[]): this {
    this.facts.changes.push(...kinds.map((kind) => ({ at: on(day), kind })))
    return this
  }

  mismatch(day: number): this {
    this.facts.mismatches.push({ id: nextId(), at: on(day) })
    return this
  }

  screened(day: number, result: 'clear' | 'unclear' | 'hit'): this {
    this.facts.screening = { id: nextId(), on: dayOf(day), result }
    return this
  }

  uses(...devices: string[]): this {
    this.facts.devices.push(...devices)
    return this
  }

  private last() {
    const application = this.facts.applications.at(-1)
    if (application === undefined) throw new Error('nothing was applied for')
    return application
  }
}
