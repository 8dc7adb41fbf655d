import type { FundLinePart } from './fund-lines.ts'

/** Kinds that are told one line at a time, by two people: no rule tells them, and not several lines at once. */
const singly: ReadonlySet<FundLinePart['kind']> = new Set(['purchase_return', 'sale_deposit', 'taken_over_deposit'])
export const isToldSingly = ({ kind }: Pick<FundLinePart, 'kind'>): boolean => singly.has(kind)

/** A price, or what comes back of one: it moves between what a fund has to buy with and what it bought. */
export const isPrice = ({ kind }: Pick<FundLinePart, 'kind'>): boolean =>
  kind === 'purchase' || kind === 'purchase_return'

/** What a fund holds for somebody else: it pays for nothing else, and nothing else pays for it. */
const held: ReadonlySet<FundLinePart['kind']> = new Set(['tenant_deposit', 'taken_over_deposit', 'sale_deposit'])
export const isHeldForOthers = ({ kind }: Pick<FundLinePart, 'kind'>): boolean => held.has(kind)

/** Whether a part names the line that paid before what comes or goes back with it. */
export const givesBack = ({ kind, amount }: Pick<FundLinePart, 'kind' | 'amount'>): boolean =>
  kind === 'purchase_return' || (kind === 'sale_deposit' && amount < 0)

const sumOf = (parts: readonly FundLinePart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

/** What is wrong with parts that come back, go back or are taken over, as fields of the form. */
export function givenBackProblems(parts: readonly FundLinePart[], lineAmount: number): Record<string, string> | null {
  for (const [index, part] of parts.entries()) {
    const problem = problemOf(part, parts, lineAmount > 0)
    if (problem !== null) return { [`parts.${index}.${problem[0]}`]: problem[1] }
  }
  return null
}

function problemOf(
  part: FundLinePart,
  parts: readonly FundLinePart[],
  isIncoming: boolean,
): [field: 'gives_back' | 'deal_id' | 'amount', text: string] | null {
  const { kind, fundId, dealId = null } = part
  const ofFund = (kinds: readonly FundLinePart['kind'][]): FundLinePart[] =>
    parts.filter((other) => other.fundId === fundId && kinds.includes(other.kind))
  if (givesBack(part) !== Boolean(part.givesBack))
    return [
      'gives_back',
      givesBack(part) ? '元の入出金を選んでください。' : '元の入出金は、戻りと返還にだけ指定できます。',
    ]
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
