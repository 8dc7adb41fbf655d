import { formatDateWithoutWeekday, japanDate, japanDateOf, type JapanDate } from '../calendar.ts'
import {
  attributeDividend,
  DIVIDEND_SOURCES,
  relatedPart,
  relatedPerHundred,
  type DividendSource,
} from '../investing/dividend-source.ts'
import { COST_KINDS, FUND_LINE_KINDS, type CostKind, type FundLineKind } from '../treasury/fund-lines.ts'
import { SOURCE_WORDS } from './fund-proof.ts'
import {
  addYen,
  formatYen,
  multiplyThenFloor,
  remainingYen,
  smallerYen,
  splitYen,
  subtractYen,
  yen,
  zeroYen,
  type Yen,
} from '../money.ts'
import { DEAL_KIND, PARTY_RELATION, type DealKind, type PartyRelation } from './property.ts'

/** Why something was corrected, as everybody reads it: what operators write for each other may hold names. */
export const CORRECTION_CAUSES = {
  unsaid: '登録の誤り',
  payer_checked: '振込人の確認',
  papers_checked: '契約書・請求書との照合',
  other_fund: 'ファンドの取り違え',
  told_twice: '二重の登録',
  deposit_kept: '売却の取りやめによる手付金の没収・違約金',
} as const
/** What operators choose from. */
export type CorrectionCause = keyof typeof CORRECTION_CAUSES
export const correctionCauses = Object.keys(CORRECTION_CAUSES) as CorrectionCause[]
/** With what is computed: somebody was recorded as one of ours later. Nobody chooses it. */
export const PUBLISHED_CAUSES = { ...CORRECTION_CAUSES, ours_later: '当社の関係者としての登録' } as const
export type PublishedCause = keyof typeof PUBLISHED_CAUSES
/** Of what was decided before causes were asked, or without one. */
export const causeOf = (said: string | null | undefined): CorrectionCause =>
  correctionCauses.find((cause) => cause === said) ?? 'unsaid'

/** What a side of a deal is to the operator; `this` is the fund itself, `ours` a stranger of then who was recorded as one of ours later. */
export type DealSide = PartyRelation | 'this' | 'ours'
const SIDE_TEXTS: Readonly<Record<DealSide, string>> = { ...PARTY_RELATION, this: 'このファンド', ours: '当社の関係者' }
const sideText = (side: DealSide): string => SIDE_TEXTS[side]

/** As accounts, lines and deals are called; costs by their kinds. */
export type CorrectedKind = 'rent_income' | 'sale_proceeds' | 'sale_cost' | CostKind | FundLineKind | DealKind

/** What is known of a line, a booked cost or a deal: received positive, paid negative. Of a deal its price, and who stood at its sides. */
export type CorrectedPart = {
  readonly kind: CorrectedKind
  readonly yen: number
  readonly related?: boolean
  readonly ofSale?: boolean
  /** Of income that went back: when it had come. */
  readonly broughtOn?: string
  readonly seller?: DealSide
  readonly buyer?: DealSide
}

/** Something that was put right after the closing that it touches: of a period, or of what came in after the last one. */
export type FundCorrection = {
  /** The period whose figures were told with it; null of what was closed after the last one. */
  readonly number: number | null
  /** The how many-th closing after the last period; null of a period. */
  readonly lateNumber: number | null
  readonly recordedAt: Date
  /** Of the line, the cost or the deal. */
  readonly day: JapanDate
  readonly what: 'line' | 'cost' | 'deal'
  readonly cause: PublishedCause
  readonly before: readonly CorrectedPart[]
  readonly after: readonly CorrectedPart[]
}

/** What a closing was, and what investors got of it. */
export type PublishedClosing = CorrectedBooks & {
  readonly dividend: Yen
  readonly saleQuarter: Yen
  readonly declared: Yen
  /** What made lost principal good before anything was a dividend. */
  readonly restored: Yen
  /** Whether a sale counted: before, its price and its costs are no profit. */
  readonly isSold: boolean
}

export type CorrectedBooks = {
  /** Rents and other income. */
  readonly income: Yen
  readonly relatedIncome: Yen
  /** Without what belongs to a sale. */
  readonly costs: Yen
  /** Of all costs, also those of a sale: what went to the operator or a related party. */
  readonly relatedCosts: Yen
  readonly saleProceeds: Yen
  readonly relatedSale: Yen
  readonly saleCost: Yen
}

/** Beside the sources of a dividend: what no income stands behind any more. Nobody but the operator can have paid it. */
const CORRECTED_SOURCES = [...DIVIDEND_SOURCES, 'uncovered'] as const
export type CorrectedSource = DividendSource | 'uncovered'
export type ByCorrectedSource = Readonly<Record<CorrectedSource, Yen>>

export type CorrectedSources = {
  readonly books: CorrectedBooks
  readonly sources: ByCorrectedSource
  readonly related: ByCorrectedSource
}

const earnings: readonly CorrectedKind[] = ['rent_income', 'other_income']
const isCost = (kind: CorrectedKind): kind is CostKind => Object.hasOwn(COST_KINDS, kind)

/** The sources of a dividend that was paid, from the books of its period as they should have been. */
export function sourcesAnew(published: PublishedClosing, corrections: readonly FundCorrection[]): CorrectedSources {
  const change = (counts: (part: CorrectedPart) => boolean): Yen => {
    const sum = (parts: readonly CorrectedPart[]) => addYen(...parts.filter(counts).map((part) => yen(part.yen)))
    return addYen(...corrections.map(({ before, after }) => subtractYen(sum(after), sum(before))))
  }
  const isOfSale = (part: CorrectedPart): boolean =>
    published.isSold && (part.kind === 'sale_cost' || (isCost(part.kind) && part.ofSale === true))
  const isPrice = ({ kind }: CorrectedPart): boolean => published.isSold && kind === 'sale_proceeds'
  const isEarned = ({ kind }: CorrectedPart): boolean => earnings.includes(kind)
  const isRelated = ({ related }: CorrectedPart): boolean => related === true
  const books: CorrectedBooks = {
    income: addYen(published.income, change(isEarned)),
    relatedIncome: addYen(
      published.relatedIncome,
      change((part) => isEarned(part) && isRelated(part)),
    ),
    costs: subtractYen(
      published.costs,
      change((part) => isCost(part.kind) && !isOfSale(part)),
    ),
    relatedCosts: subtractYen(
      published.relatedCosts,
      change((part) => isCost(part.kind) && isRelated(part)),
    ),
    saleProceeds: addYen(published.saleProceeds, change(isPrice)),
    relatedSale: addYen(
      published.relatedSale,
      change((part) => isPrice(part) && isRelated(part)),
    ),
    saleCost: subtractYen(published.saleCost, change(isOfSale)),
  }
  const net = {
    rent: subtractYen(books.income, books.costs),
    sale: subtractYen(books.saleProceeds, books.saleCost),
    reserve: zeroYen,
    declared: zeroYen,
  }
  const booked = subtractYen(published.dividend, published.declared)
  const covered = smallerYen(booked, remainingYen(addYen(net.rent, net.sale), published.restored))
  const { rent, sale } = attributeDividend({ dividend: covered, saleQuarter: published.saleQuarter }, net)
  const uncovered = subtractYen(booked, covered)
  return {
    books,
    sources: { rent, sale, reserve: zeroYen, declared: published.declared, uncovered },
    related: {
      rent: relatedPart(rent, { total: books.income, related: books.relatedIncome }),
      sale: relatedPart(sale, { total: books.saleProceeds, related: books.relatedSale }),
      reserve: zeroYen,
      declared: published.declared,
      uncovered,
    },
  }
}

export const totalAnew = (sources: ByCorrectedSource): Yen =>
  addYen(...CORRECTED_SOURCES.map((source) => sources[source]))

/** Of 100 yen paid, how many came from where; null where nothing was paid. */
export function perHundredAnew(sources: ByCorrectedSource): Readonly<Record<CorrectedSource, Yen>> | null {
  if (totalAnew(sources) === 0) return null
  const [rent = zeroYen, sale = zeroYen, reserve = zeroYen, declared = zeroYen, uncovered = zeroYen] = splitYen(
    yen(100),
    CORRECTED_SOURCES.map((source) => sources[source]),
  )
  return { rent, sale, reserve, declared, uncovered }
}

/** How much of the dividend lines of the bank still stand behind, percent, floored. */
export const checkedAnew = (sources: ByCorrectedSource): number => {
  const all = totalAnew(sources)
  return all === 0
    ? 0
    : multiplyThenFloor(yen(100), subtractYen(subtractYen(all, sources.declared), sources.uncovered), all)
}

const words: Readonly<Record<CorrectedSource, string>> = {
  ...SOURCE_WORDS,
  uncovered: '収入の裏付けがなくなった分（当社の負担）',
}

/** Beside what was told of all periods together: the fund's page says what. */
export const CORRECTED_SINCE = '分配の後に、訂正があります。'

/** What was corrected of a period, each with day, old, new and cause, and then its sources anew beside those told. */
export function correctionNotes(corrections: readonly FundCorrection[], anew: CorrectedSources | null): string[] {
  if (corrections.length === 0) return []
  return [...corrections.map(correctionSentence), ...(anew === null ? [] : anewNotes(anew))]
}

const correctionSentence = ({ recordedAt, day, what, cause, before, after }: FundCorrection): string =>
  `締めた後の訂正（${formatDateWithoutWeekday(japanDateOf(recordedAt))}）：${formatDateWithoutWeekday(day)}の${subjects[what]}「${inWords(before)}」を「${inWords(after)}」に訂正しました。原因：${PUBLISHED_CAUSES[cause]}`

const subjects = { line: '入出金', cost: '費用', deal: '取引' } as const

function anewNotes({ sources, related }: CorrectedSources): string[] {
  const parts = perHundredAnew(sources)
  if (parts === null) return []
  const published = CORRECTED_SOURCES.filter((source) => sources[source] > 0)
  return [
    `訂正後の原資：分配金100円のうち、${published.map((source) => `${words[source]}から${parts[source]}円`).join('、')}。うち、当社や関係者が支払った分${relatedPerHundred(totalAnew(related), totalAnew(sources))}円、銀行の明細で確かめた収入 ${checkedAnew(sources)}％`,
  ]
}

function inWords(parts: readonly CorrectedPart[]): string {
  return parts.length === 0 ? 'このファンドの記録ではない' : parts.map(partInWords).join('、')
}

function partInWords({ kind, yen: amount, related, broughtOn, seller, buyer }: CorrectedPart): string {
  const sum = formatYen(yen(Math.abs(amount)))
  if (seller !== undefined && buyer !== undefined)
    return `${kindInWords({ kind, seller })} ${sum}（売主 ${sideText(seller)}、買主 ${sideText(buyer)}）`
  const payer = `（${related === true ? '当社または関係者' : '第三者'}${amount > 0 ? 'から' : 'へ'}）`
  const returned = broughtOn === undefined ? '' : `（${formatDateWithoutWeekday(japanDate(broughtOn))}の入金の返還）`
  return `${kindTexts[kind]} ${sum}${amount > 0 || related === true ? payer : ''}${returned}`
}

const kindTexts: Readonly<Record<CorrectedKind, string>> = {
  ...DEAL_KIND,
  ...FUND_LINE_KINDS,
  ...COST_KINDS,
  rent_income: FUND_LINE_KINDS.rent,
  sale_proceeds: FUND_LINE_KINDS.sale,
  sale_cost: '売却原価',
}

/** As published data names it too. */
export const kindInWords = ({ kind, seller }: Pick<CorrectedPart, 'kind' | 'seller'>): string =>
  seller === undefined ? kindTexts[kind] : DEAL_KIND[kind as DealKind]
