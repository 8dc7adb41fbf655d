import type { FundLinePart } from './fund-lines.ts'

/** Kinds that are classified one line at a time, by two people: no rule classifies them, and not several lines at once. */
const singly: ReadonlySet<FundLinePart['kind']> = new Set([
  'purchase_return',
  'sale_deposit',
  'taken_over_deposit',
  'fee_tax',
  'loan',
])
export const isClassifiedSingly = (part: Pick<FundLinePart, 'kind' | 'costKind' | 'amount'>): boolean =>
  singly.has(part.kind) || part.costKind === 'interest' || isIncomeGivenBack(part)

/** A price, or what comes back of one: it moves between what a fund has to buy with and what it bought. */
export const isPrice = ({ kind }: Pick<FundLinePart, 'kind'>): boolean =>
  kind === 'purchase' || kind === 'purchase_return'

/** What a fund holds for somebody else: it pays for nothing else, and nothing else pays for it. */
const held: ReadonlySet<FundLinePart['kind']> = new Set([
  'tenant_deposit',
  'taken_over_deposit',
  'sale_deposit',
  'fee_tax',
])
export const isHeldForOthers = ({ kind }: Pick<FundLinePart, 'kind'>): boolean => held.has(kind)

const income: ReadonlySet<FundLinePart['kind']> = new Set(['rent', 'advance_rent', 'other_income'])
/** A rent that was paid twice, or whatever else a fund had received and pays back. What it spends is a cost. */
export const isIncomeGivenBack = ({ kind, amount }: Pick<FundLinePart, 'kind' | 'amount'>): boolean =>
  amount < 0 && income.has(kind)

/** Whether one is income of the other's kind: rent in advance is rent once its month has come. The function income_family of the database says the same. */
export const isSameIncome = (one: FundLinePart['kind'], other: FundLinePart['kind']): boolean =>
  income.has(one) && income.has(other) && (one === 'other_income') === (other === 'other_income')

/** Whether a part names the line that paid before what comes or goes back with it. */
export const givesBack = (part: Pick<FundLinePart, 'kind' | 'amount'>): boolean =>
  part.kind === 'purchase_return' || (part.kind === 'sale_deposit' && part.amount < 0) || isIncomeGivenBack(part)

const sumOf = (parts: readonly FundLinePart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

/** What is wrong with parts that come back, go back or are taken over, as fields of the form. */
export function givenBackProblems(parts: readonly FundLinePart[], lineAmount: number): Record<string, string> | null {
  for (const [index, part] of parts.entries()) {
    const problem = problemOf(part, parts, lineAmount > 0)
    if (problem !== null) return { [`parts.${index}.${problem[0]}`]: problem[1] }
  }
  return null
}

function missingText(part: FundLinePart): string {
  if (isIncomeGivenBack(part))
    return '返す収入の元の入金を選んでください。受け取った収入の返還でない支払いは、「費用」として、支払先の相手を選んで登録してください。'
  return givesBack(part) ? '元の入出金を選んでください。' : '元の入出金は、戻りと返還にだけ指定できます。'
}

function problemOf(
  part: FundLinePart,
  parts: readonly FundLinePart[],
  isIncoming: boolean,
): [field: 'gives_back' | 'deal_id' | 'amount', text: string] | null {
  const { kind, fundId, dealId = null } = part
  const ofFund = (kinds: readonly FundLinePart['kind'][]): FundLinePart[] =>
    parts.filter((other) => other.fundId === fundId && kinds.includes(other.kind))
  if (givesBack(part) !== Boolean(part.givesBack)) return ['gives_back', missingText(part)]
  // What a deposit takes off the price is told beside the whole price.
  if (kind === 'sale_deposit' && isIncoming && part.amount < 0 && sumOf(ofFund(['sale', 'sale_deposit'])) < 0)
    return ['amount', '手付金を売却代金に充てるときは、売却代金の全額を内訳に入れ、手付金はその額までにしてください。']
  if (kind !== 'taken_over_deposit') return null
  if (dealId === null) return ['deal_id', '敷金・保証金を引き継いだ取得を選んでください。']
  const ofDeal = ofFund(['purchase', 'taken_over_deposit']).filter((other) => other.dealId === dealId)
  // The line pays the price less the deposits.
  if (!isIncoming && sumOf(ofDeal) >= 0)
    return ['amount', '代金から差し引いた敷金・保証金は、同じ取得の購入代金の全額と並べて入力してください。']
  return null
}
