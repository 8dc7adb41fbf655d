import { exactRate } from '../funds/fund-text.ts'
import type { Kind } from './field.ts'
import { typedOfRate, typedRate } from './kinds.ts'

/** One source of the planned rate: rent, the profit of a sale. */
export interface RatePart {
  label: string
  rateBp: number
}

interface TypedRatePart {
  label: string
  rate: string
}

export interface SentRatePart {
  label: string
  rate_bp: number
}

const toSent = (parts: readonly RatePart[]): SentRatePart[] =>
  parts.map(({ label, rateBp }) => ({ label, rate_bp: rateBp }))

const fromSent = (parts: readonly SentRatePart[]): RatePart[] =>
  parts.map(({ label, rate_bp: rateBp }) => ({ label, rateBp }))

/** Where a rate comes from, part by part; empty where it is not split. That the parts add up is a rule of the record that has the rate. */
export const rateParts: Kind<readonly RatePart[], readonly TypedRatePart[], SentRatePart[], SentRatePart[], string> = {
  apiType: { name: 'FundRatePart', isNullable: false, isMany: true },
  problem: () => null,
  show: (parts) =>
    parts
      .map(({ label, rateBp }) => `${label} ${exactRate(rateBp)}`)
      .join('、')
      .trim() || null,
  tidy: (parts) => parts,
  toTyped: (parts) => parts.map(({ label, rateBp }) => ({ label, rate: typedOfRate(rateBp) })),
  fromTyped: (parts) => parts.map(({ label, rate }) => ({ label, rateBp: typedRate(rate) })),
  toApi: toSent,
  fromApi: (given) => fromSent(given ?? []),
  toJson: toSent,
  fromJson: fromSent,
  toColumn: JSON.stringify,
  fromKept: (kept) => kept as readonly RatePart[],
}
