import type { Composition } from './composition.ts'
import { smallerYen, subtractYen, zeroYen, type Yen } from '../money.ts'

/** The operator's own money in a fund. It bears a loss before any investor, and goes back after all of them. */
export type OwnMoney = Omit<Composition, 'senior'>

/** In the order in which they bear a loss; the last goes back first. */
export const OWN_PARTS = ['subordinated', 'fillIn', 'takenOver'] as const satisfies readonly (keyof OwnMoney)[]

export type OwnPart = (typeof OWN_PARTS)[number]

/** What operators contribute to a fund before its start; what they take over comes with the payment to who left. */
export type ContributedPart = Exclude<OwnPart, 'takenOver'>

export const OWN_PART_NAMES: Readonly<Record<OwnPart, string>> = {
  subordinated: '劣後出資',
  fillIn: '補填出資（募集に満たない分）',
  takenOver: '引受出資（解約者の分）',
}

export const ownParts = (money: OwnMoney): Yen[] => OWN_PARTS.map((part) => money[part])

const each = (of: (part: OwnPart) => Yen): OwnMoney => ({
  subordinated: of('subordinated'),
  fillIn: of('fillIn'),
  takenOver: of('takenOver'),
})

export const noOwnMoney: OwnMoney = each(() => zeroYen)

/** What is still to be contributed; below zero where more was than the fund has room for. */
export const missingMoney = (composed: OwnMoney, contributed: OwnMoney): OwnMoney =>
  each((part) => subtractYen(composed[part], contributed[part]))

/** Of each part no more than the other has. */
export const smallerMoney = (one: OwnMoney, other: OwnMoney): OwnMoney =>
  each((part) => smallerYen(one[part], other[part]))
