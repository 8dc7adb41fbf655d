import type { Reason } from './application.ts'
import { addDays, addMonths, dayText } from './japan-time.ts'
import { at, inFund, type Distribution, type Fund, type Investment, type Model, type Term } from './model.ts'

const termMonths = 6

export interface DuePeriod {
  number: number
  startOn: string
  endOn: string
  isLast: boolean
}

export const distributionsOf = (model: Model, place: number): Distribution[] =>
  model.distributions.filter(({ fund }) => fund === place)

/** A fund that does not renew itself counts its years from its first day; the last one is what remains. */
export function yearsOf({ operationStart, operationEnd, plannedEnd }: Fund): Omit<DuePeriod, 'isLast'>[] {
  if (operationStart === null) return []
  const years: Omit<DuePeriod, 'isLast'>[] = []
  const endOn = operationEnd ?? (plannedEnd > operationStart ? plannedEnd : operationStart)
  for (let number = 1; ; number += 1) {
    const startOn = addMonths(operationStart, 12 * (number - 1))
    if (startOn > endOn) return years
    const yearEnd = addDays(addMonths(operationStart, 12 * number), -1)
    years.push({ number, startOn, endOn: yearEnd < endOn ? yearEnd : endOn })
  }
}

/** Whose dividend is due next, with the days that it covers; or why none is. */
export function duePeriod(model: Model, place: number): DuePeriod | Reason {
  const fund = at(model.funds, place)
  return fund.autoRenewal ? dueTerm(model, place, fund) : dueYear(model, place, fund)
}

function dueYear(model: Model, place: number, fund: Fund): DuePeriod | Reason {
  const fixed = distributionsOf(model, place)
  if (fixed.some(({ redeems }) => redeems)) return { reason: 'dividend fixed already', code: 'CONFLICT' }
  const today = dayText(model.now)
  const open = yearsOf(fund).filter(({ number }) => fixed.every(({ period }) => period < number))
  const [first] = open
  const last = open.at(-1)
  if (first && last && fund.operationEnd !== null && fund.operationEnd <= today)
    return { ...last, startOn: first.startOn, isLast: true }
  if (first && first !== last && first.endOn < today) return { ...first, isLast: false }
  return {
    reason: fund.operationEnd === null ? 'dividend before the days' : 'dividend before the end',
    code: 'CONFLICT',
  }
}

function dueTerm(model: Model, place: number, { terms, operationEnd }: Fund): DuePeriod | Reason {
  const fixed = distributionsOf(model, place)
  const index = terms.findIndex(
    ({ closedOn }, each) => closedOn !== null && fixed.every(({ period }) => period !== each + 1),
  )
  const term = terms[index]
  if (!term || term.closedOn === null)
    return {
      reason:
        terms.length === 0
          ? 'dividend before the start'
          : terms.at(-1)?.closedOn === null
            ? 'dividend before the term ends'
            : 'dividend fixed already',
      code: 'CONFLICT',
    }
  const endOn = term.closedOn
  const isLast = index === terms.length - 1 && operationEnd !== null && operationEnd <= endOn
  return { number: index + 1, startOn: term.startOn, endOn, isLast }
}

/** Whether a period has ended that waits for its dividend: then an entry is of that one, and no repeat. */
export const isWaiting = (model: Model, place: number): boolean => {
  const due = duePeriod(model, place)
  return !('reason' in due) && distributionsOf(model, place).every(({ period }) => period < due.number)
}

/** Whose money works in the period: nothing of it was given back, and of a fund with terms they were in this one. */
export function holdersOf(model: Model, place: number, number: number): Investment[] {
  const fund = at(model.funds, place)
  const term = fund.autoRenewal ? at(fund.terms, number - 1) : null
  return inFund(model, place, 'Paid').filter((one) => {
    const index = model.investments.indexOf(one)
    const isGone = model.shares.some(({ investment, principal, loss }) => investment === index && principal + loss > 0)
    return !isGone && (term === null || term.leaves.has(index))
  })
}

/** A term begins with those who stay: at first with all. */
export function beginTerm(model: Model, place: number): void {
  const fund = at(model.funds, place)
  const { operationStart, terms } = fund
  if (operationStart === null) return
  const number = terms.length
  const startOn = addMonths(operationStart, termMonths * number)
  const endOn = addDays(addMonths(operationStart, termMonths * (number + 1)), -1)
  const before = terms.at(-1)
  const stay = inFund(model, place, 'Paid').flatMap((one) => {
    const index = model.investments.indexOf(one)
    return !one.isRedeemed && (before === undefined || before.leaves.get(index) === false) ? [index] : []
  })
  terms.push({
    startOn,
    endOn,
    choiceUntil: choiceUntil(endOn, dayText(model.now)),
    closedOn: null,
    leaves: new Map(stay.map((index) => [index, false])),
  })
}

/** Two months ahead of the end; two weeks to think where the term was written down late. */
function choiceUntil(endOn: string, writtenOn: string): string {
  const ahead = addMonths(endOn, -2)
  const later = addDays(writtenOn, 14)
  const atLeast = later < endOn ? later : endOn
  return atLeast > ahead ? atLeast : ahead
}

/** Terms whose last day is over end, and the next begin; where nobody stays, or the property was sold, the fund has ended. */
export function turnTerms(model: Model, place: number, today: string): number {
  const fund = at(model.funds, place)
  const term = fund.terms.at(-1)
  if (!term || term.closedOn !== null) return 0
  const isSold = fund.operationEnd !== null && fund.operationEnd <= term.endOn
  const closedOn = isSold && fund.operationEnd !== null ? fund.operationEnd : term.endOn
  if (closedOn >= today) return 0
  term.closedOn = closedOn
  if (isSold) return 1
  if ([...term.leaves.values()].some((leaves) => !leaves)) {
    beginTerm(model, place)
    return 1 + turnTerms(model, place, today)
  }
  fund.operationEnd ??= closedOn
  return 1
}

/** The running term in which a member may still say that he leaves; null where there is none. */
export function openTerm(model: Model, investment: number): Term | null {
  const one = at(model.investments, investment)
  const { terms, operationEnd } = at(model.funds, one.fund)
  const term = terms.at(-1)
  if (one.status !== 'Paid' || !term || term.closedOn !== null || !term.leaves.has(investment)) return null
  if (operationEnd !== null && operationEnd <= term.endOn) return null
  const today = dayText(model.now)
  return term.startOn <= today && today <= term.choiceUntil ? term : null
}
