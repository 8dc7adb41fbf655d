import { parseJapanDate } from '../../../../../domain/calendar.ts'
import { memberDividend } from '../../../../../domain/investing/distribution.ts'
import { earnedBp } from '../../../../../domain/funds/earned.ts'
import { addYen, yen } from '../../../../../domain/money.ts'
import { saleProfitDistribution } from '../../../../../domain/investing/waterfall.ts'
import { figure } from '../../../ui/admin-format.ts'
import { instantOfField } from '../../../ui/japan-time-field.ts'
import { typedYen } from '../../../ui/typed-yen.ts'
import type { FundResult, FundResultInput, Plan } from './fund-result-queries.ts'

/** What the form holds; texts as they are typed. Fields that are set already stay empty. */
export interface EntryValues {
  startAt: string
  endAt: string
  unyoStartAt: string
  /** The purchases from the operator that the fund makes with its start; null until somebody chose: then all that are recorded. */
  deals: readonly string[] | null
  unyoEndAt: string
  endWords: string
  payday: string
  dividend: string
  loss: string
  saleProfit: string
  words: string
}

export const emptyEntry: EntryValues = {
  startAt: '',
  endAt: '',
  unyoStartAt: '',
  deals: null,
  unyoEndAt: '',
  endWords: '',
  payday: '',
  dividend: '',
  loss: '',
  saleProfit: '',
  words: '',
}

/** The term whose dividend is entered next; null where none waits, and for a fund without terms. */
export function openTerm({ terms, dividends }: FundResult): FundResult['terms'][number] | null {
  return terms.find(({ term, is_ended: isEnded }) => isEnded && !dividends.some((fixed) => fixed.term === term)) ?? null
}

export const mayEnterDividend = (result: FundResult): boolean =>
  result.is_auto_continue ? openTerm(result) !== null : result.dividends.length === 0 || result.due_period !== null

/** Whether less is typed than planned: investors then read why. Who enters it first gives the reason. */
export function needsWords({ due_period: due, pending }: FundResult, { dividend }: EntryValues): boolean {
  const typed = typedYen(dividend)
  return pending === null && typed !== null && due !== null && typed < due.cap
}

/** Whether the typed end is before the planned one: investors then read why. */
export const isEarlyEnd = (plannedEnd: string | null | undefined, { unyoEndAt }: EntryValues): boolean =>
  unyoEndAt !== '' && typeof plannedEnd === 'string' && unyoEndAt < plannedEnd

/**
 * What the books give is distributed whole, with the investors' quarter of a sale: beside which of the two it is less, as the server judges it. A loss that is
 * only said may have used it up, which the server judges alone.
 */
function belowBooks({ due_period: due, pending }: FundResult, values: EntryValues): Record<string, string> {
  const typed = typedYen(values.dividend)
  const books = due?.books ?? null
  if (pending !== null || typed === null || books === null || (typedYen(values.loss) ?? 0) > 0) return {}
  const quarter = saleProfitDistribution(yen(typedYen(values.saleProfit) ?? 0))
  if (typed + quarter >= books.dividend + books.sale_quarter) return {}
  return quarter < books.sale_quarter
    ? {
        sale_profit: `帳簿の売却益から投資家に分配する${figure(books.sale_quarter)}円より少ない分配は確定できません。`,
      }
    : { dividend: `帳簿から計算した${figure(books.dividend)}円より少ない分配金は確定できません。` }
}

/** Nothing is left to enter; an auto-continuing fund has always a next term until its end is recorded. */
export function isAllSet(fund: FundResult): boolean {
  const set = fund.performance
  return (
    set !== null &&
    [set.start_at, set.end_at, fund.recorded_start_at, fund.recorded_end_at].every((value) => value !== null) &&
    !mayEnterDividend(fund) &&
    set.payday !== null
  )
}

const exampleAmount = yen(500_000)

export interface ComputedFigures {
  /** Percent; null while days or amounts are missing. */
  rate: number | null
  /** Whole yen, before tax, for 500,000 yen. */
  example: number | null
}

/** Yield and example of what stands in the form, by the rules that the server computes with. */
export function computeFigures(result: FundResult, values: EntryValues): ComputedFigures {
  const entered = typedYen(values.dividend)
  if (entered === null) return { rate: null, example: null }
  const total = addYen(yen(entered), saleProfitDistribution(yen(typedYen(values.saleProfit) ?? 0)))
  const term = openTerm(result)
  const set = result.performance
  const due = result.due_period
  const startOn = parseJapanDate(term?.start_at ?? due?.start_at ?? set?.unyo_start_at ?? values.unyoStartAt)
  const endOn = parseJapanDate(term?.end_at ?? due?.end_at ?? set?.unyo_end_at ?? values.unyoEndAt)
  // Who leaves with the term shares its dividend still.
  const invested = term?.amount ?? result.invested_amount
  const rateBp =
    startOn !== null && endOn !== null && endOn >= startOn
      ? earnedBp([{ dividend: total, invested: yen(invested), startOn, endOn }])
      : null
  return {
    rate: rateBp === null ? null : rateBp / 100,
    example: invested > 0 ? memberDividend(total, exampleAmount, yen(invested)) : null,
  }
}

/** A purchase from the operator that the fund's book does not have. */
export type OfferedDeal = { readonly id: string; readonly settled_on: string }

/** Those that the start makes: what was settled by then, unless somebody chose otherwise. */
export const chosenDeals = (
  { unyoStartAt, deals }: Pick<EntryValues, 'unyoStartAt' | 'deals'>,
  offered: readonly OfferedDeal[],
): readonly string[] =>
  offered
    .filter(({ id, settled_on: day }) => (deals === null ? day <= unyoStartAt : deals.includes(id)))
    .map(({ id }) => id)

/** What was filled in, as the API takes it; what is set already is left out. */
export function inputOf(values: EntryValues, offered: readonly OfferedDeal[]): FundResultInput {
  const amount = (text: string): number | null => (text.trim() === '' ? null : typedYen(text))
  const given = {
    start_at: instantOfField(values.startAt),
    end_at: instantOfField(values.endAt),
    unyo_start_at: values.unyoStartAt === '' ? null : values.unyoStartAt,
    deals: values.unyoStartAt === '' || offered.length === 0 ? null : chosenDeals(values, offered),
    unyo_end_at: values.unyoEndAt === '' ? null : values.unyoEndAt,
    unyo_end_words: values.endWords.trim() === '' ? null : values.endWords.trim(),
    payday: values.payday === '' ? null : values.payday,
    dividend: amount(values.dividend),
    loss: amount(values.loss),
    sale_profit: amount(values.saleProfit),
    dividend_words: values.words.trim() === '' ? null : values.words.trim(),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
}

const notAmount = '金額は、0円以上の整数で入力してください。'

/** What the form itself can see; the rest is the server's to refuse. */
export function problemsOf(result: FundResult, plan: Plan, values: EntryValues): Record<string, string> {
  const isAmount = (text: string): boolean => text.trim() === '' || typedYen(text) !== null
  const payday = result.performance?.payday ?? null
  return {
    ...(!isAmount(values.dividend) && { dividend: notAmount }),
    ...belowBooks(result, values),
    ...(!isAmount(values.loss) && { loss: notAmount }),
    ...(!isAmount(values.saleProfit) && { sale_profit: notAmount }),
    ...(result.needs_end_words &&
      isEarlyEnd(plan?.unyo_end_at, values) &&
      values.endWords.trim() === '' && { unyo_end_words: '予定より早く終了するときは、理由が必要です。' }),
    ...(needsWords(result, values) &&
      values.words.trim() === '' && { dividend_words: '予定より少なくするときは、理由が必要です。' }),
    ...(values.dividend !== '' &&
      values.payday === '' &&
      (payday === null || result.is_auto_continue) && { payday: '分配金を入力するときは、支払日も必要です。' }),
  }
}
