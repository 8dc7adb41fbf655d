import type { Line } from '../rules/earnings.ts'
import { instantText } from '../rules/japan-time.ts'
import { at, sum, type Distribution, type Model } from '../rules/model.ts'
import { expectThat, hit, type World } from './world.ts'

/** What a fund publishes of what was put right after a closing. */
export interface OpenCorrections {
  corrections: {
    recorded_at: string
    period: number
    on: string
    what: string
    cause: string
    before: OpenPart[]
    after: OpenPart[]
  }[]
  periods: {
    number: number
    corrected: { books: { income: number; costs: number }; sources: { uncovered: number } } | null
  }[]
}

interface OpenPart {
  kind: string
  yen: number
  payer: string | null
  of_sale: boolean
}

/** Each correction once for each closed period that it touches, and what the period's books would have been. */
export function recomputeCorrections(world: World, place: number, told: OpenCorrections): void {
  const { model } = world
  const { id } = at(model.funds, place)
  const own = model.corrections.filter(({ fund }) => fund === place)
  const expected = own.map(({ recordedAt, distribution, day, before, after }) => ({
    recorded_at: instantText(recordedAt),
    period: at(model.distributions, distribution).period,
    on: day,
    what: 'line',
    cause: 'unsaid',
    before: partsOf(before, place),
    after: partsOf(after, place),
  }))
  const published = told.corrections.map(({ recorded_at, period, on, what, cause, before, after }) => ({
    recorded_at,
    period,
    on,
    what,
    cause,
    before: before.map(withoutName),
    after: after.map(withoutName),
  }))
  expectSame(`the corrections of fund ${id}`, inOrder(published), inOrder(expected))
  for (const distribution of new Set(own.map((each) => each.distribution))) recomputeBooks(model, distribution, told)
  if (own.length > 0) hit(world, 'corrections recomputed')
}

/** From what the closing took, with all that was put right of it, and the dividend that was paid. */
function recomputeBooks(model: Model, index: number, { periods }: OpenCorrections): void {
  const fixed = at(model.distributions, index)
  const { closing, period } = fixed
  const dividend = sum(
    model.shares.filter(({ distribution }) => distribution === index),
    ({ gross }) => gross,
  )
  if (closing === null || dividend === 0) return
  const changed = model.corrections.filter(({ distribution }) => distribution === index)
  const change = (isCost: boolean): number =>
    sum(changed, ({ before, after }) => amountOf(after, isCost) - amountOf(before, isCost))
  const income = closing.income + change(false)
  const costs = closing.costs - change(true)
  const earned = income - costs + closing.sale - closing.saleCost
  const { corrected } = periods.find(({ number }) => number === period) ?? {}
  expectSame(
    `the corrected books of period ${period} of fund ${at(model.funds, fixed.fund).id}`,
    corrected && [corrected.books.income, corrected.books.costs, corrected.sources.uncovered],
    [income, costs, Math.max(0, bookedOf(fixed, dividend) - Math.max(0, earned))],
  )
}

/** What was not declared of it. */
const bookedOf = ({ sources }: Distribution, dividend: number): number => dividend - sources.declared.yen

const amountOf = (line: Line | null, isCost: boolean): number =>
  sum(line?.parts.filter(({ kind }) => (kind === 'cost') === isCost) ?? [], ({ amount }) => amount)

const partsOf = (line: Line | null, place: number): OpenPart[] =>
  (line?.parts ?? [])
    .filter(({ fund }) => fund === place)
    .map(({ kind, costKind, amount }) => ({
      kind: costKind ?? (kind === 'rent' ? 'rent_income' : kind),
      yen: amount,
      payer: line?.isRelated === true ? 'related_party' : 'third_party',
      of_sale: false,
    }))

const withoutName = ({ kind, yen, payer, of_sale }: OpenPart): OpenPart => ({ kind, yen, payer, of_sale })

const inOrder = (all: readonly object[]): string[] => all.map((one) => JSON.stringify(one)).toSorted()

function expectSame(what: string, told: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(told), JSON.stringify(expected)]
  expectThat(one === other, () => `${what}: the product tells ${one}, the model makes ${other}`)
}
