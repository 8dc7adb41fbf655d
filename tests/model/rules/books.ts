import type { Model } from './model.ts'

/** Moves whole yen from one account to another: `to` is debited, `from` credited. */
export function move(model: Model, amount: number, { from, to }: { from: string; to: string }): void {
  if (amount === 0) return
  add(model, to, amount)
  add(model, from, -amount)
}

export const balance = (model: Model, account: string): number => model.books.get(account) ?? 0

/** What a liability holds, above zero. */
export const held = (model: Model, account: string): number => -balance(model, account)

function add(model: Model, account: string, amount: number): void {
  const after = balance(model, account) + amount
  if (after === 0) model.books.delete(account)
  else model.books.set(account, after)
}

export const bank = 'bank'
export const float = 'float'
export const tax = 'tax'
export const suspense = 'suspense'
export const depositOf = (investmentId: number): string => `deposit:${investmentId}`
export const capitalOf = (investmentId: number): string => `capital:${investmentId}`
export const deployedOf = (investmentId: number): string => `deployed:${investmentId}`
export const payableOf = (investmentId: number): string => `payable:${investmentId}`
export const refundableOf = (memberId: number): string => `refundable:${memberId}`
export const inFlightOf = (payoutId: number): string => `in_flight:${payoutId}`
export const returnDueOf = (payoutId: number): string => `return_due:${payoutId}`
export const assetOf = (fundId: number): string => `fund_asset:${fundId}`
