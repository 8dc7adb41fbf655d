import { addDays, daysInTerm, type JapanDate } from '../calendar.ts'
import { lastLetDay, type Tenancy } from './lease.ts'

/** A part while a fund holds it, and who has rented it. */
export interface HeldPart {
  /** Hundredths of a square metre. */
  areaCenti: number
  heldFrom: JapanDate
  /** The day on which it was sold: not held any more. */
  heldUntil: JapanDate | null
  leases: readonly Tenancy[]
}

/** How much was let: of so many parts, and thousandths of the area, rounded down. */
export interface Occupancy {
  parts: number
  let: number
  permille: number
}

const isHeld = ({ heldFrom, heldUntil }: HeldPart, day: JapanDate): boolean =>
  heldFrom <= day && (heldUntil === null || day < heldUntil)

function isLet({ leases }: HeldPart, day: JapanDate): boolean {
  return leases.some((lease) => {
    const last = lastLetDay(lease)
    return lease.beginsOn <= day && (last === null || day <= last)
  })
}

/** What is let on a day; null where nothing is held. */
export function occupancyOn(parts: readonly HeldPart[], day: JapanDate): Occupancy | null {
  const held = parts.filter((part) => isHeld(part, day))
  const rented = held.filter((part) => isLet(part, day))
  return occupancyOf(held.length, rented.length, { held: area(held), rented: area(rented) })
}

const area = (parts: readonly HeldPart[]): number => parts.reduce((sum, { areaCenti }) => sum + areaCenti, 0)

/**
 * What was let from one day to another, both counted: each part by its area and its days in the fund, so that a room that stood empty for a month
 * weighs what it is worth. `let` are the parts that were let on at least one day.
 */
export function occupancyIn(parts: readonly HeldPart[], from: JapanDate, until: JapanDate): Occupancy | null {
  const counted = parts.map((part) => ({ part, ...daysOf(part, from, until) })).filter(({ held }) => held > 0)
  const weigh = (days: (each: (typeof counted)[number]) => number): bigint =>
    counted.reduce((sum, each) => sum + BigInt(each.part.areaCenti) * BigInt(days(each)), 0n)
  return occupancyOf(counted.length, counted.filter(({ rented }) => rented > 0).length, {
    held: weigh(({ held }) => held),
    rented: weigh(({ rented }) => rented),
  })
}

function occupancyOf(
  parts: number,
  rentedParts: number,
  { held, rented }: { held: number | bigint; rented: number | bigint },
): Occupancy | null {
  if (parts === 0) return null
  return { parts, let: rentedParts, permille: Number((BigInt(rented) * 1000n) / BigInt(held)) }
}

/** Days on which a part was in the fund, and of those the ones on which it was let; days of two leases count once. */
function daysOf(part: HeldPart, from: JapanDate, until: JapanDate): { held: number; rented: number } {
  const first = later(from, part.heldFrom)
  const last = part.heldUntil === null ? until : earlier(until, addDays(part.heldUntil, -1))
  if (first > last) return { held: 0, rented: 0 }
  let rented = 0
  let next = first
  for (const lease of part.leases.toSorted((one, other) => (one.beginsOn < other.beginsOn ? -1 : 1))) {
    const begins = later(next, lease.beginsOn)
    const ends = earlier(last, lastLetDay(lease) ?? last)
    if (begins > ends) continue
    rented += daysInTerm(begins, ends)
    next = addDays(ends, 1)
  }
  return { held: daysInTerm(first, last), rented }
}

const later = (one: JapanDate, other: JapanDate): JapanDate => (one > other ? one : other)
const earlier = (one: JapanDate, other: JapanDate): JapanDate => (one < other ? one : other)
