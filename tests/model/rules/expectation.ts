import { instantText } from './japan-time.ts'
import { at, type Model, type Status } from './model.ts'
import type { Facts } from '../stage/facts.ts'

const statusOf: Record<Status, string> = {
  Apply: 'lottery_pending',
  Entry: 'awaiting_deposit',
  Paid: 'participating',
  NotSelected: 'not_selected',
  FundFailed: 'fund_failed',
  Canceled: 'canceled',
}

/** The facts as the model expects them. */
export function expectedFacts(model: Model): Facts {
  const idOf = (place: number): number => at(model.investments, place).id
  return {
    investments: model.investments.map((one) => [
      one.id,
      statusOf[one.status],
      one.cancelReason,
      one.deadline,
      one.deliveredAt,
      one.confirmedAt,
      one.isRedeemed,
    ]),
    books: [...model.books].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    refunds: model.refunds.map(({ investment, amount, reason, state }) => [idOf(investment), amount, reason, state]),
    shares: model.shares.map((one) => [
      idOf(one.investment),
      one.payday,
      one.gross,
      one.tax,
      one.principal,
      one.loss,
      one.paidAt,
    ]),
    closings: model.distributions.flatMap(({ period, closing }) =>
      closing === null
        ? []
        : [
            [
              period,
              closing.income,
              closing.relatedIncome,
              closing.costs,
              closing.sale,
              closing.relatedSale,
              closing.saleCost,
              closing.lossCarried,
              closing.lossLeft,
              closing.cap,
              closing.priority,
              closing.saleQuarter,
            ],
          ],
    ),
    sources: model.distributions.flatMap(({ period, sources }) =>
      (['declared', 'rent', 'sale'] as const).flatMap((kind): Facts['sources'] =>
        sources[kind].yen === 0 ? [] : [[period, kind, sources[kind].yen, sources[kind].related]],
      ),
    ),
    payouts: model.payouts.map(({ id, status, isFailed }) => [id, status, null, isFailed]),
    places: model.line.map(({ member, fund, amount, status, until }) => [
      at(model.members, member).id,
      at(model.funds, fund).id,
      amount,
      status,
      until,
    ]),
    failedFunds: model.funds.filter(({ failedAt }) => failedAt !== null).map(({ id }) => id),
  }
}

type Part = keyof Facts

/** Where product and model differ, a line each; empty where they agree. */
export function differences(expected: Facts, found: Facts): string[] {
  return (Object.keys(expected) as Part[]).flatMap((part) => {
    const [own, other] = [rowsOf(part, expected), rowsOf(part, found)]
    return areSame(own, other) ? [] : differencesOf(part, linesOf(own), linesOf(other))
  })
}

/** A payout's time is the bank's. */
const rowsOf = (part: Part, facts: Facts): readonly unknown[] =>
  part === 'payouts' ? facts.payouts.map(([id, status]) => [id, status]) : facts[part]

/** Row by row in the same order, as it nearly always is: no lines have to be written to see that. */
const areSame = (expected: readonly unknown[], found: readonly unknown[]): boolean =>
  expected.length === found.length && expected.every((row, place) => isSameRow(row, found[place]))

function isSameRow(row: unknown, other: unknown): boolean {
  if (!Array.isArray(row) || !Array.isArray(other)) return row === other
  return row.length === other.length && row.every((value, place) => value === other[place])
}

/** The order in which refunds came to be says nothing. */
const linesOf = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted()

function differencesOf(part: string, expected: string[], found: string[]): string[] {
  if (expected.join() === found.join()) return []
  const onlyIn = (one: string[], other: string[]): string[] => {
    const rest = [...other]
    return one.filter((line) => {
      const place = rest.indexOf(line)
      if (place >= 0) rest.splice(place, 1)
      return place < 0
    })
  }
  return [
    ...onlyIn(expected, found).map((line) => `${part}: the model has ${readable(line)}`),
    ...onlyIn(found, expected).map((line) => `${part}: the product has ${readable(line)}`),
  ]
}

const readable = (line: string): string => line.replace(/\b1[5-9]\d{11}\b/g, (instant) => instantText(Number(instant)))
