import { apply } from '../steps/applying.ts'
import { confirm, download } from '../steps/contracts.ts'
import { answerExtension, extend, lookForWord } from '../steps/extending.ts'
import { newFund, planEnd, rooms } from '../steps/funds.ts'
import { fundLine } from '../steps/fund-lines.ts'
import { enterDividend, recordFirstDay, firstDay } from '../steps/operating.ts'
import { transfer } from '../steps/paying.ts'
import { newMember, registerAccount } from '../steps/people.ts'
import type { StepKind } from '../steps/step.ts'
import { passTime } from '../steps/time.ts'
import { addMonths, day, dayText, hour, minute } from '../rules/japan-time.ts'
import { sum, unit } from '../rules/model.ts'
import type { ChosenStep } from './history.ts'
import type { World } from './world.ts'

/** A step of chance, but of that kind. */
export type KindOfStep = (world: World) => ChosenStep | null

/**
 * How a fund is filled and begins to work, with nothing in its way: what chance needs a whole history for. What its books see comes after it. Some live to see
 * the end of a year or a term with lines in it, and their dividend.
 */
export function fundAtWork(world: World): (ChosenStep | KindOfStep)[] {
  const {
    random,
    model: { now },
  } = world
  const amounts = Array.from({ length: random.whole(2, 4) }, () => random.whole(1, 7) * unit)
  const raised = sum(amounts, (amount) => amount)
  const subordinated = random.whole(0, 3) * unit
  const gap = random.oneIn(3) ? random.whole(1, 4) * unit : 0
  const autoRenewal = random.oneIn(3)
  const end = now + random.whole(5, 30) * hour
  const closesOn = random.oneIn(3) ? end + random.whole(3, 4) * day : null
  const passesItsEnd = closesOn === null && !autoRenewal && random.oneIn(2)
  const offer = {
    start: now,
    end,
    method: 'firstCome',
    goal: gap > 0 ? 'Allin' : 'AllOrNothing',
    closingDays: 0,
    total: subordinated + raised + gap,
    subordinated,
    lower: unit,
    higher: null,
    code: null,
    autoRenewal,
    plannedEnd: passesItsEnd ? dayText(end + random.whole(3, 6) * day) : planEnd(random, end),
    rooms: rooms(random),
  }
  const step = ({ name }: { name: string }, chosen: unknown): ChosenStep => ({ step: name, chosen })
  return [
    step(newFund, offer),
    ...amounts.flatMap((amount, member) => [
      step(newMember, { birthday: '1990-06-15', isVerified: true }),
      step(registerAccount, { member, isOwnBank: false }),
      step(apply, {
        member,
        fund: 0,
        amount,
        method: 'firstCome',
        special: null,
        substitute: false,
        key: `k${member}`,
      }),
      step(download, { investment: member, member, again: false }),
      step(confirm, { investment: member, member }),
      step(transfer, { investment: member, amount, at: now }),
    ]),
    step(passTime, { to: end + random.whole(1, 50) * minute, isLate: false }),
    step(recordFirstDay, {
      fund: 0,
      on:
        closesOn === null
          ? firstDay(random, end + hour, autoRenewal)
          : addMonths(dayText(closesOn), autoRenewal ? -6 : -12),
    }),
    // So that accounts may be paid to.
    step(passTime, { to: end + random.whole(1, 2) * day, isLate: false }),
    ...(closesOn === null
      ? []
      : [
          ...Array.from({ length: random.whole(2, 5) }, () => ofKind(fundLine)),
          step(passTime, { to: closesOn + random.whole(25, 50) * hour, isLate: false }),
          ...Array.from({ length: 5 }, () => ofKind(enterDividend)),
        ]),
    ...(passesItsEnd ? pastItsEnd(world, end) : []),
  ]
}

const ofKind =
  ({ name, choose }: StepKind<unknown>): KindOfStep =>
  (world) => {
    const chosen = choose(world)
    return chosen === null ? null : { step: name, chosen }
  }

/** Its end comes, and nobody has recorded it: some move it in time, some ask investors, some let weeks go by. */
function pastItsEnd({ random }: World, end: number): (ChosenStep | KindOfStep)[] {
  const talks = [extend, ...Array.from({ length: 4 }, () => answerExtension), extend].map(ofKind)
  const passTimeTo = (to: number, isLate = false) => ({ step: passTime.name, chosen: { to, isLate } })
  const passed = end + 8 * day
  return [
    ...(random.oneIn(2) ? talks : []),
    ofKind(fundLine),
    passTimeTo(passed),
    ofKind(lookForWord),
    ...(random.oneIn(2) ? talks : []),
    // So long nothing else can be played day by day: the worker sleeps, and catches up.
    ...(random.oneIn(2) ? [passTimeTo(passed + random.whole(20, 70) * day, true), ofKind(lookForWord)] : []),
  ]
}

/** So many histories for one that begins with it. */
const oneAtWorkIn = 2
export const beginsAtWork = (index: number): boolean => index % oneAtWorkIn === 1
