import type { JapanDate } from '../../../domain/calendar.ts'
import {
  belowPlan,
  bookConcerns,
  lessInWords,
  type DividendConcern,
  type EnteredBesidePlan,
} from '../../../domain/investing/dividend-concerns.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import { formatYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import { differenceTo, type EnteredDividend } from '../../../domain/investing/period-calculation.ts'
import { dividendCap, saleProfitDistribution } from '../../../domain/investing/waterfall.ts'
import { allowsDeclaredIncome } from '../../../platform/config.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { badInput, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { FixedDistribution, Shares } from '../distribution/compute-shares.ts'
import { loadPeriodResult, type PeriodResult } from '../distribution/close-period.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import type { Services } from '../../core/services.ts'
import type { DividendEntry } from './dividend-entry.ts'

/** Days whose profit is shared, and by whom. */
interface SharedPeriod extends Pick<Shares, 'shares' | 'invested'> {
  fund: FundRecord
  startOn: JapanDate
  endOn: JapanDate
  /** Whether the fund ends with them. */
  isLast: boolean
}

/**
 * What the books give is due to investors by the contract: less is refused everywhere (decision 0490). Less than planned needs words that investors read; more
 * is income that no line of the bank shows, where that may be declared at all, and refused elsewhere, also where nothing is booked yet. A loss is the books' own
 * everywhere: it stands on the fund's result and is borne from there.
 */
export async function judgeByBooks(
  database: Queryable,
  config: Services['config'],
  {
    fund,
    distribution,
    shares,
    invested,
    startOn,
    endOn,
    isLast,
    entry,
    buysByDeal,
  }: SharedPeriod & {
    distribution: Pick<FixedDistribution, 'totalDividend'>
    entry: DividendEntry
    buysByDeal: boolean
  },
): Promise<
  Outcome<{ result: PeriodResult | null; plan: { planned: Yen; words: FreeText }; concerns: DividendConcern[] }>
> {
  const result = await resultOfPeriod(database, { fund, shares, startOn, endOn, isLast })
  const mayDeclare = allowsDeclaredIncome(config)
  if (result === null && distribution.totalDividend > 0 && !mayDeclare)
    return badInput({
      dividend:
        'この期間の収入と費用が、帳簿にまだありません。口座の明細をファンドの収入や費用として登録してから、分配金を入力してください。',
    })
  if (result === null && buysByDeal && entry.loss > 0)
    return badInput({ loss: '売却の損失は、帳簿から計算します。売却の取引を帳簿に記録してください。' })
  // While the fund goes on, the quarter is of a sale that its books hold; what is only said of one belongs to the last dividend.
  if (!isLast && entry.saleProfit > 0 && (result?.calculation.saleQuarter ?? zeroYen) === zeroYen)
    return badInput({
      sale_profit: 'この期の帳簿に売却益がありません。帳簿にない売却益は、最後の分配とあわせて入力してください。',
    })
  const entered = {
    dividend: yen(entry.dividend),
    saleQuarter: saleProfitDistribution(yen(entry.saleProfit)),
    loss: yen(entry.loss),
  }
  const facts = {
    entered,
    planned: dividendCap(invested, fund.fund.plannedRateBp, startOn, endOn),
    calculation: result?.calculation ?? null,
  }
  const takesPrincipal = shares.some((share) => share.loss > 0)
  const refused =
    result === null ? null : refuseBesideBooks(result, entered, { isLast, buysByDeal, mayDeclare, takesPrincipal })
  if (refused) return refused
  const words = wordsOfLess(facts, entry, mayDeclare)
  if (!words.ok) return words
  return success({
    result,
    plan: { planned: facts.planned, words: words.value },
    concerns: bookConcerns(facts, words.value, result === null ? '' : describe(result)),
  })
}

/** Where the books do not bind, nobody is asked for words by the published API: then what was typed is shown to investors. */
function wordsOfLess(facts: EnteredBesidePlan, entry: DividendEntry, mayDeclare: boolean): Outcome<FreeText> {
  const less = belowPlan(facts)
  const words = entry.words?.trim() ?? ''
  if (less === zeroYen) return success('')
  if (words !== '') return success(words)
  if (mayDeclare) return success(lessInWords(facts))
  return badInput({
    dividend_words: `予定分配率で計算した分配金より${formatYen(less)}少なくする理由を入力してください。投資家に表示します。`,
  })
}

interface BesideBooks {
  isLast: boolean
  buysByDeal: boolean
  mayDeclare: boolean
  /** Whether the entry leaves investors with less than their principal. */
  takesPrincipal: boolean
}

/** Another sum than the books give, and a loss other than theirs. */
function refuseBesideBooks(
  result: PeriodResult,
  entered: EnteredDividend,
  { isLast, buysByDeal, mayDeclare, takesPrincipal }: BesideBooks,
): Refusal | null {
  const { calculation, books } = result
  const { declared, less } = differenceTo(calculation, entered)
  const given = `帳簿から計算した分配金は${formatYen(calculation.priority)}です（${describe(result)}）。`
  if (declared > 0 && !mayDeclare) return badInput({ dividend: `${given}これを超える分配金は確定できません。` })
  // A loss that is only said, and reaches the principal, has used up the profit before it (commercial code, article 538).
  if (less > 0 && !takesPrincipal)
    return entered.saleQuarter < calculation.saleQuarter
      ? badInput({
          sale_profit: `帳簿の売却益から投資家に分配する額は${formatYen(calculation.saleQuarter)}です。これより少ない分配は確定できません。`,
        })
      : badInput({ dividend: `${given}契約により、これより少ない分配金は確定できません。` })
  // A sale that the books do not know yet may have lost more than they show.
  const isSaleKnown = buysByDeal || books.saleCost > 0
  const isLossAgreed = isSaleKnown ? entered.loss === calculation.lossLeft : entered.loss >= calculation.lossLeft
  return isLast && !isLossAgreed
    ? badInput({ loss: `帳簿から計算した損失は${formatYen(calculation.lossLeft)}です。` })
    : null
}

/** What the fund's book gives those who share the period. */
export function resultOfPeriod(
  database: Queryable,
  { fund, shares, startOn, endOn, isLast }: Omit<SharedPeriod, 'invested'>,
): Promise<PeriodResult | null> {
  return loadPeriodResult(database, {
    fundId: fund.id,
    startOn,
    endOn,
    isLast,
    autoRenewal: fund.fund.autoRenewal,
    plannedRateBp: fund.fund.plannedRateBp,
    holdings: shares.map((share) => ({
      investId: String(share.investmentId),
      amount: share.amount,
      leaves: !isLast && share.redeemedPrincipal > 0,
    })),
  })
}

/** "収入 120,000円、費用 30,000円、契約の上限 28,230円" */
function describe({ books, calculation, lossCarried }: PeriodResult): string {
  return [
    `収入 ${formatYen(books.income)}`,
    `費用 ${formatYen(books.costs)}`,
    ...(books.saleProceeds === 0
      ? []
      : [
          `売却 ${formatYen(books.saleProceeds)}`,
          `売却原価 ${formatYen(subtractYen(books.saleCost, books.saleExpenses))}`,
          ...(books.saleExpenses === 0 ? [] : [`売却の費用 ${formatYen(books.saleExpenses)}`]),
        ]),
    ...(lossCarried === 0 ? [] : [`繰り越した損失 ${formatYen(lossCarried)}`]),
    `契約の上限 ${formatYen(calculation.cap)}`,
  ].join('、')
}
