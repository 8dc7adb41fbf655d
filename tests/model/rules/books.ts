import type { Model } from './model.ts'

/** An account in its book: 'fund:3 deposit:7'. */
export type Account = `${string} ${string}`

/** Moves whole yen from one account to another of the same book: `to` is debited, `from` credited. */
export function move(model: Model, amount: number, { from, to }: { from: Account; to: Account }): void {
  if (bookOf(from) !== bookOf(to)) throw new Error(`${from} and ${to} are of two books`)
  if (amount === 0) return
  add(model, to, amount)
  add(model, from, -amount)
}

/** Cash passes from one book to another, against an account in each. */
export function passCash(model: Model, amount: number, { debit, credit }: { debit: Account; credit: Account }): void {
  move(model, amount, { from: bankOf(bookOf(debit)), to: debit })
  move(model, amount, { from: credit, to: bankOf(bookOf(credit)) })
}

export const balance = (model: Model, account: Account): number => model.books.get(account) ?? 0

/** What a liability holds, above zero. */
export const held = (model: Model, account: Account): number => -balance(model, account)

/** The cash of all books together: what the bank must have. */
export const cashOfAll = (model: Model): number =>
  [...model.books].reduce((total, [account, amount]) => (account.endsWith(' bank') ? total + amount : total), 0)

function add(model: Model, account: Account, amount: number): void {
  const after = balance(model, account) + amount
  if (after === 0) model.books.delete(account)
  else model.books.set(account, after)
}

const bookOf = (account: Account): string => account.slice(0, account.indexOf(' '))
const bankOf = (book: string): Account => `${book} bank`

/** Owed to somebody by name: a book that pays anything else leaves the cash for it. */
const owedByName = ['deposit', 'capital', 'refundable', 'in_flight', 'withholding_in_flight', 'tax', 'tenant_deposit']
const cash = ['bank', 'return_due']

/** What a fund may spend: its cash without what is owed by name. */
export const freeOf = (model: Model, fundId: number): number => sumOf(model, fundId, [...cash, ...owedByName])

/** Everything on these kinds of accounts in a fund's book, debit above zero. */
export const sumOf = (model: Model, fundId: number, kinds: readonly string[]): number =>
  [...model.books].reduce((total, [account, amount]) => {
    const [book, name = ''] = account.split(' ')
    return book === `fund:${fundId}` && kinds.includes(name.split(':', 1)[0] ?? '') ? total + amount : total
  }, 0)

/** What the operator has, put into funds, and spent. */
export const operator = {
  bank: 'operator bank',
  equity: 'operator own_equity',
  fee: 'operator fee',
  fundResult: 'operator fund_result',
  interestIn: (fundId: number): Account => `operator fund_interest:${fundId}`,
  advancedTo: (fundId: number): Account => `operator advanced:${fundId}`,
} as const

/** Whose it is nobody knows. */
export const unassigned = { bank: 'unassigned bank', suspense: 'unassigned suspense' } as const

/** The accounts of one fund's book. */
export function fundBook(fundId: number) {
  const account = (name: string): Account => `fund:${fundId} ${name}`
  return {
    bank: account('bank'),
    property: account('property'),
    result: account('undistributed'),
    declaredIncome: account('declared_income'),
    subordinated: account('subordinated'),
    fillIn: account('fill_in'),
    takenOver: account('taken_over'),
    operatorShare: account('operator_share'),
    owedToOperator: account('owed_to_operator'),
    /** Of what was earned and spent, and of what tenants left. */
    named: account,
    tax: account('tax'),
    depositOf: (investmentId: number) => account(`deposit:${investmentId}`),
    capitalOf: (investmentId: number) => account(`capital:${investmentId}`),
    deployedOf: (investmentId: number) => account(`deployed:${investmentId}`),
    payableOf: (investmentId: number) => account(`payable:${investmentId}`),
    unpaidTaxOf: (investmentId: number) => account(`withholding_unpaid:${investmentId}`),
    refundableOf: (memberId: number) => account(`refundable:${memberId}`),
    inFlightOf: (payoutId: number) => account(`in_flight:${payoutId}`),
    taxInFlightOf: (payoutId: number) => account(`withholding_in_flight:${payoutId}`),
    returnDueOf: (payoutId: number) => account(`return_due:${payoutId}`),
  }
}
export type FundBook = ReturnType<typeof fundBook>
