import { COST_KINDS, type CostKind } from '../domain/treasury/fund-lines.ts'
import { addYen, subtractYen, yen, zeroYen, type Yen } from '../domain/money.ts'
import { ACCOUNTS, type AccountKind } from './chart.ts'

/** What was booked on one account, debit positive, whole yen. */
export type AccountSum = {
  readonly kind: AccountKind
  readonly ref: string
  readonly amount: number
  /** Of a day of an earlier period, whose closing could not take it any more. */
  readonly isCorrection?: boolean
}

/** What a fund earns, in the order in which it is told. */
export const EARNINGS = [
  'rent_income',
  'other_income',
  'sale_proceeds',
  'declared_income',
] as const satisfies AccountKind[]
export type Earning = (typeof EARNINGS)[number]

/** What it spends: its costs by their kinds, and what a property that was sold had cost. */
export type Spending = CostKind | 'sale_cost'

export type StatementLine<Kind extends string> = {
  readonly kind: Kind
  readonly text: string
  readonly yen: Yen
  readonly isCorrection?: true
}

/** What a fund earned and spent in some days. */
export interface IncomeStatement {
  readonly income: readonly StatementLine<Earning>[]
  readonly costs: readonly StatementLine<Spending>[]
  /** Income less costs. */
  readonly result: Yen
}

/** 前期の訂正: lines of earlier periods are told beside the period's own, under this name. */
const OF_EARLIER = '（前期の訂正）'

/** The accounts of income and cost: what moves on them is the result of the days in which it moves. */
export const RESULT_ACCOUNTS = [...EARNINGS, 'cost', 'sale_cost'] as const satisfies AccountKind[]

/** The operator's own money in a fund, in the order in which it bears a loss. */
export const OWN_PARTS = ['subordinated', 'fill_in', 'taken_over'] as const satisfies AccountKind[]

/** Money that is kept for a decided payment stands on both sides until it leaves, and is told on neither. */
export const SET_ASIDE = ['earmarked', 'set_aside'] as const satisfies AccountKind[]

/** What a fund has and owes on a day, and whose the rest is. What it has is what it owes and the parts together. */
export interface BalanceSheet {
  readonly assets: readonly StatementLine<AccountKind>[]
  readonly debts: readonly StatementLine<AccountKind>[]
  /** Investors' money at work. */
  readonly investors: Yen
  readonly ownParts: readonly StatementLine<(typeof OWN_PARTS)[number]>[]
  /** Earned and neither distributed nor owed yet; below zero a loss that nobody bears yet. */
  readonly undistributed: Yen
  readonly total: Yen
}

/** Of what was booked in some days without the closing of periods, which takes it to the fund's result. */
export function incomeStatement(booked: readonly AccountSum[]): IncomeStatement {
  const own = linesOf(booked.filter(({ isCorrection }) => isCorrection !== true))
  const corrections = linesOf(booked.filter(({ isCorrection }) => isCorrection === true))
  const [income, costs] = [
    [...own.income, ...corrections.income.map(ofEarlier)],
    [...own.costs, ...corrections.costs.map(ofEarlier)],
  ]
  return { income, costs, result: subtractYen(addYen(...income.map(amountOf)), addYen(...costs.map(amountOf))) }
}

const ofEarlier = <Line extends { readonly text: string }>(line: Line): Line & { readonly isCorrection: true } => ({
  ...line,
  text: `${line.text}${OF_EARLIER}`,
  isCorrection: true,
})

function linesOf(booked: readonly AccountSum[]): Omit<IncomeStatement, 'result'> {
  const income = EARNINGS.map((kind) => ({ kind, text: ACCOUNTS[kind].text, yen: credited(booked, kind) }))
  const kinds = Object.keys(COST_KINDS) as CostKind[]
  const costs = [
    ...kinds.map((kind) => ({
      kind,
      text: COST_KINDS[kind],
      yen: sum(booked, (one) => one.kind === 'cost' && one.ref === kind),
    })),
    { kind: 'sale_cost' as const, text: ACCOUNTS.sale_cost.text, yen: sum(booked, ({ kind }) => kind === 'sale_cost') },
  ]
  return { income: income.filter(isNotZero), costs: costs.filter(isNotZero) }
}

/** What one kind brought, corrections of earlier periods included. */
export const earned = (statement: IncomeStatement, kind: Earning): Yen =>
  addYen(...statement.income.filter((line) => line.kind === kind).map(amountOf))

/** Each kind of cost once, corrections of earlier periods included. */
export function spentByKind({ costs }: IncomeStatement): { kind: Spending; name: string; yen: Yen }[] {
  const kinds = [...new Set(costs.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    kind,
    name: kind === 'sale_cost' ? ACCOUNTS.sale_cost.text : COST_KINDS[kind],
    yen: addYen(...costs.filter((line) => line.kind === kind).map(amountOf)),
  }))
}

/** Of everything that was booked up to a day. */
export function balanceSheet(booked: readonly AccountSum[]): BalanceSheet {
  const kinds = Object.keys(ACCOUNTS) as AccountKind[]
  const isOneOf = (list: readonly AccountKind[], kind: AccountKind) => list.includes(kind)
  const shown = kinds.filter((kind) => !isOneOf(SET_ASIDE, kind))
  const assets = shown
    .filter((kind) => ACCOUNTS[kind].side === 'debit' && !isOneOf(RESULT_ACCOUNTS, kind))
    .map((kind) => ({ kind, text: ACCOUNTS[kind].text, yen: sum(booked, (one) => one.kind === kind) }))
  const debts = shown
    .filter((kind) => ACCOUNTS[kind].side === 'credit')
    .filter((kind) => !isOneOf([...RESULT_ACCOUNTS, ...OWN_PARTS, 'deployed'], kind))
    .map((kind) => ({ kind, text: ACCOUNTS[kind].text, yen: credited(booked, kind) }))
  return {
    assets: assets.filter(isNotZero),
    debts: debts.filter(isNotZero),
    investors: credited(booked, 'deployed'),
    ownParts: OWN_PARTS.map((kind) => ({ kind, text: ACCOUNTS[kind].text, yen: credited(booked, kind) })).filter(
      isNotZero,
    ),
    undistributed: addYen(...['undistributed' as const, ...RESULT_ACCOUNTS].map((kind) => credited(booked, kind))),
    total: addYen(...assets.map(amountOf)),
  }
}

function sum(booked: readonly AccountSum[], counts: (one: AccountSum) => boolean): Yen {
  return addYen(...booked.filter(counts).map(({ amount }) => yen(amount)))
}

const credited = (booked: readonly AccountSum[], kind: AccountKind): Yen =>
  subtractYen(
    zeroYen,
    sum(booked, (one) => one.kind === kind),
  )

const amountOf = (line: { readonly yen: Yen }): Yen => line.yen
const isNotZero = (line: { readonly yen: Yen }): boolean => line.yen !== 0
