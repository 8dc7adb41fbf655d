import { formatDateWithoutWeekday, japanDateOf } from '../../calendar.ts'
import { formatYen, yen } from '../../money.ts'
import type { Found } from './facts.ts'
import type { DealingLimits } from './limits.ts'
import type { SharedTraits, Watched } from './shared.ts'

export interface RuleInput extends Watched {
  shared: SharedTraits
  limits: DealingLimits
}

/** One thing that is looked for; it finds nothing where all is as usual. */
export type Rule = (input: RuleInput) => Found[]

const day = 24 * 60 * 60 * 1000
export const daysFrom = (one: Date, other: Date): number => (other.getTime() - one.getTime()) / day
export const dayText = (at: Date): string => formatDateWithoutWeekday(japanDateOf(at))
export const yenText = (amount: number): string => formatYen(yen(amount))
export const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)
export const yearOfPayment = (at: Date): string => japanDateOf(at).slice(0, 4)

/** For each of them, those of the days up to it, itself the last. */
export function windowsOf<T>(all: readonly T[], days: number, at: (each: T) => Date): T[][] {
  return all.map((last, index) => all.slice(0, index + 1).filter((each) => daysFrom(at(each), at(last)) <= days))
}

/** Some of them, with the last, that together are too many within some days. */
export interface Burst<T> {
  all: [T, ...T[]]
  last: T
}

/** Each time that so many come together. What has been in one burst is in no other, so that each is found once. */
export function burstsOf<T>(
  all: readonly T[],
  { days, at, isMany }: { days: number; at: (each: T) => Date; isMany: (some: readonly T[]) => boolean },
): Burst<T>[] {
  const bursts: Burst<T>[] = []
  let since: T[] = []
  for (const last of all) {
    since = [...since.filter((each) => daysFrom(at(each), at(last)) <= days), last]
    const [first, ...others] = since
    if (first === undefined || !isMany(since)) continue
    bursts.push({ all: [first, ...others], last })
    since = []
  }
  return bursts
}

/** Ids as one short text, by which the same group is known again. */
export function groupMark(ids: readonly number[]): string {
  const sorted = ids.toSorted((one, other) => one - other)
  return `${sorted.slice(0, 8).join(',')}${sorted.length > 8 ? `+${sorted.length - 8}` : ''}`
}
