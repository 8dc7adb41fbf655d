import { daysInTerm, type JapanDate } from '../calendar.ts'
import {
  DIVIDEND_SOURCES,
  perHundred,
  relatedPerHundred,
  type BySource,
  type DividendSource,
} from '../investing/dividend-source.ts'
import { addYen, multiplyThenFloor, remainingYen, subtractYen, yen, type Yen } from '../money.ts'
import { dividendCap, saleProfitDistribution } from '../investing/waterfall.ts'

/** What everybody with this amount got of a distribution; nobody is told by it. */
export type HoldingsProof = {
  readonly amount: Yen
  readonly investors: number
  readonly dividend: Yen
  readonly loss: Yen
  readonly principal: Yen
}

/** A distribution as it was fixed. */
export type FixedFacts = {
  /** What was to be distributed; what flooring the shares leaves stays with the operator. */
  readonly total: Yen
  readonly saleProfit: Yen
  readonly holdings: readonly HoldingsProof[]
}

/** What investors got of a period, with the contract's limit beside it. */
export type DistributionProof = {
  readonly invested: Yen
  readonly days: number
  readonly dividend: Yen
  readonly loss: Yen
  readonly principal: Yen
  readonly leftWithOperator: Yen
  readonly cap: Yen
  readonly saleQuarter: Yen
  /** What operators declared beyond cap and quarter; 0 where the contract's limit was kept. */
  readonly aboveCap: Yen
}

export function proveDistribution(
  { total, saleProfit, holdings }: FixedFacts,
  { startOn, endOn, plannedRateBp }: { startOn: JapanDate; endOn: JapanDate; plannedRateBp: number },
): DistributionProof {
  const sumOf = (key: 'amount' | 'dividend' | 'loss' | 'principal'): Yen =>
    addYen(...holdings.map((each) => yen(each[key] * each.investors)))
  const [invested, dividend] = [sumOf('amount'), sumOf('dividend')]
  const cap = dividendCap(invested, plannedRateBp, startOn, endOn)
  const saleQuarter = saleProfitDistribution(saleProfit)
  return {
    invested,
    days: daysInTerm(startOn, endOn),
    dividend,
    loss: sumOf('loss'),
    principal: sumOf('principal'),
    leftWithOperator: subtractYen(total, dividend),
    cap,
    saleQuarter,
    aboveCap: remainingYen(total, addYen(cap, saleQuarter)),
  }
}

/** From what a paid dividend came, or why nothing can be said of it. */
export type SourcesProof =
  | { readonly state: 'open' | 'before_books' | 'no_dividend' }
  | {
      readonly state: 'recorded'
      readonly sources: BySource
      /** Of each, what the operator or a related party paid; all of what was only declared. */
      readonly related: BySource
    }

export const SOURCE_WORDS: Readonly<Record<DividendSource, string>> = {
  rent: '賃料',
  sale: '売却益',
  reserve: '留保金',
  declared: '申告による収入',
}

/** Why a period's sources are not told, as its page and its published data say it. */
export const UNPUBLISHED_WORDS: Readonly<Record<Exclude<SourcesProof['state'], 'recorded'>, string>> = {
  open: 'この期間の収支は、まだ確定していません',
  before_books: '帳簿をファンドごとに分ける前の分配のため、原資の記録がありません',
  no_dividend: 'この期間の分配金は、ありません',
}

/** 分配金の原資 in one sentence. */
export function sourcesSentence(proof: SourcesProof): string {
  if (proof.state !== 'recorded') return `${UNPUBLISHED_WORDS[proof.state]}。`
  const parts = perHundred(proof.sources)
  if (parts === null) return `${UNPUBLISHED_WORDS.no_dividend}。`
  const named = DIVIDEND_SOURCES.filter((source) => proof.sources[source] > 0)
  return `分配金100円のうち、${named.map((source) => `${SOURCE_WORDS[source]}から${parts[source]}円`).join('、')}、出資金の払戻しは0円です。`
}

/** What stands beneath the sentence: who paid it in, and how far lines of the bank stand behind it. */
export function sourcesNotes(proof: SourcesProof): string[] {
  if (proof.state !== 'recorded') return []
  const percent = checkedPercent(proof.sources)
  const all = totalOf(proof.sources)
  return [
    proof.sources.declared === 0
      ? `うち、当社や関係者が支払った賃料・売却代金から${relatedPerHundred(totalOf(proof.related), all)}円`
      : `うち、当社や関係者が支払った分${relatedPerHundred(totalOf(proof.related), all)}円（申告による収入を含みます）`,
    percent === 0 ? '申告（銀行明細なし）' : `銀行の明細で確かめた収入 ${percent}％`,
  ]
}

/** How much of a dividend lines of the bank stand behind, percent, floored: it reads 100 only where no yen was declared. */
export function checkedPercent(sources: BySource): number {
  const all = totalOf(sources)
  return all === 0 ? 0 : multiplyThenFloor(yen(100), subtractYen(all, sources.declared), all)
}

/** In yen, of all sources together. */
export const totalOf = (bySource: BySource): Yen => addYen(...DIVIDEND_SOURCES.map((source) => bySource[source]))
