import { bookMonth } from '../../../domain/funds/book-month.ts'
import { japanDate, japanDateOf, type JapanDate } from '../../../domain/calendar.ts'
import { dividendConcerns, type DividendConcern } from '../../../domain/investing/dividend-concerns.ts'
import { earnedBp } from '../../../domain/funds/earned.ts'
import type { OpenPeriod } from '../../../domain/funds/fund-periods.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, subtractYen, yen, zeroYen } from '../../../domain/money.ts'
import { saleProfitDistribution } from '../../../domain/investing/waterfall.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import { computeShares, type FixedDistribution, type Shares } from '../distribution/compute-shares.ts'
import { loadCashNeeded, type PeriodResult } from '../distribution/close-period.ts'
import { loadPeriodQuestions, type AskedQuestion } from '../../funds/book-month/load-questions.ts'
import { loadUnexplainedQuestions } from '../../funds/book-month/load-unexplained-questions.ts'
import type { FundRecord } from '../../funds/fund/fund-record.ts'
import { loadFund } from '../../funds/fund/load-funds.ts'
import { loadPropertyBook } from '../../funds/property/load-property-book.ts'
import { loadOwedLoan } from '../../treasury/segregation/load-owed-loan.ts'
import type { Services } from '../../core/services.ts'
import type { DividendEntry } from './dividend-entry.ts'
import { findDuePeriod } from './due-period.ts'
import { judgeByBooks } from './judge-by-books.ts'

/** A distribution that may be fixed, with everybody's part in it. */
export interface DecidedDividend extends Shares {
  fund: FundRecord
  distribution: FixedDistribution
  /** The days in which it was earned. */
  startOn: JapanDate
  endOn: JapanDate
  /** What is missing in the months of the period that nobody has closed. */
  questions: AskedQuestion[]
  /** What is asked before two people fix it. */
  concerns: DividendConcern[]
  /** What the fund's book gives for the period; null where nothing of it is booked. */
  result: PeriodResult | null
}

/**
 * What entering a dividend would fix: for a fund with terms the oldest one that has ended and has none, else the period that `periodDue` names. The
 * rules of order and money are all here. The caller holds the fund's lock where it goes on to fix it.
 */
export async function decideDividend(
  database: Queryable,
  config: Services['config'],
  { fundId, entry, now }: { fundId: Id<'fund'>; entry: DividendEntry; now: Date },
): Promise<Outcome<DecidedDividend>> {
  const fund = await loadFund(database, fundId)
  if (!fund) return refusal('NOT_FOUND', 'ファンドが見つかりません。')
  const period = await findDuePeriod(database, fund, now)
  if (!period.ok) return period
  const refused = refuseEntry(entry, fund, period.value)
  if (refused) return refused
  const { startOn, endOn, isLast, isTerm, number } = period.value
  const held = await loadPropertyBook(database, fundId)
  if (isLast && held.buysByDeal && addYen(held.property, held.advancePaid) > zeroYen)
    return refusal(
      'CONFLICT',
      `対象不動産が帳簿に${formatYen(addYen(held.property, held.advancePaid))}残っています。売却の取引を帳簿に記録してから、最後の分配金と元本の返還を入力してください。`,
    )
  const owed = isLast ? await loadOwedLoan(database, fundId) : zeroYen
  if (owed > zeroYen)
    return refusal(
      'CONFLICT',
      `借入金の残高が${formatYen(owed)}あります。返済の明細を登録してから、最後の分配金と元本の返還を入力してください。`,
    )
  const distribution: FixedDistribution = {
    fundId,
    totalDividend: addYen(yen(entry.dividend), saleProfitDistribution(yen(entry.saleProfit))),
    redeems: isLast,
    payday: japanDate(entry.payday),
    loss: entry.loss,
    saleProfit: entry.saleProfit,
    period: number,
  }
  const judged = await judgeShares(database, { fund, distribution, startOn, endOn })
  if (!judged.ok) return judged
  const fromBooks = await judgeByBooks(database, config, {
    ...judged.value,
    isLast,
    entry,
    buysByDeal: held.buysByDeal,
  })
  if (!fromBooks.ok) return fromBooks
  const { result, plan, concerns: ofBooks } = fromBooks.value
  // What is only said of a loss is property that is gone: no more than there is.
  const unseen = subtractYen(yen(entry.loss), isLast ? (result?.calculation.lossLeft ?? zeroYen) : zeroYen)
  if (unseen > held.property)
    return badInput({
      loss: `帳簿に残っている対象不動産は${formatYen(held.property)}です。これを超えて失われた金額は入力できません。売却を帳簿に記録したファンドでは、運用終了日を売却の日以後にしてください。`,
    })
  const short = await refuseShortFund(database, { ...judged.value, isLast, result })
  if (short) return short
  const decided = {
    ...judged.value,
    result,
    distribution: { ...distribution, plan, ...(result && { fromBooks: { result, endOn } }) },
  }
  const earned = addYen(...decided.shares.map(({ dividend }) => dividend))
  const rateBp = earnedBp([{ dividend: earned, invested: decided.invested, startOn, endOn }])
  const concerns = dividendConcerns({
    dividend: yen(entry.dividend),
    payday: distribution.payday,
    startOn,
    endOn,
    isTerm,
    invested: decided.invested,
    plannedRateBp: fund.fund.plannedRateBp,
    rateBp,
    today: japanDateOf(now),
  })
  const questions = [
    // What comes after the last period has no later one that could take it.
    ...(await loadUnexplainedQuestions(database, { fundId, until: isLast ? japanDateOf(now) : endOn })),
    ...(await loadPeriodQuestions(database, { fundId, startOn, endOn }, bookMonth)),
  ]
  return success({ ...decided, questions, concerns: [...ofBooks, ...questions.map(askedConcern), ...concerns] })
}

/** What the fund has to pay itself is fixed only when its cash is there. */
async function refuseShortFund(
  database: Queryable,
  { fund, shares, isLast, result }: Pick<DecidedDividend, 'fund' | 'shares' | 'result'> & { isLast: boolean },
): Promise<Refusal | null> {
  const { needed, available, missing } = await loadCashNeeded(database, {
    fundId: fund.id,
    result,
    lossInBooks: isLast ? (result?.calculation.lossLeft ?? zeroYen) : zeroYen,
    paid: addYen(...shares.map(({ dividend }) => dividend)),
    principal: addYen(...shares.map(({ redeemedPrincipal }) => redeemedPrincipal)),
  })
  if (missing === zeroYen) return null
  return refusal(
    'CONFLICT',
    `「${fund.name}」の資金が${formatYen(missing)}不足しています（分配と償還に使える資金${formatYen(available)}、必要な資金${formatYen(needed)}）。入金を確認してから、分配金を確定してください。`,
  )
}

const askedConcern = ({ text, answer }: AskedQuestion): DividendConcern => ({
  code: 'open_question',
  expected: text,
  entered: answer === null ? '回答なし（このまま確定します）' : `${answer.words}（${answer.by}）`,
})

async function judgeShares(
  database: Queryable,
  decided: Pick<DecidedDividend, 'fund' | 'distribution' | 'startOn' | 'endOn'>,
): Promise<Outcome<Omit<DecidedDividend, 'concerns' | 'questions' | 'result'>>> {
  let shares: Shares
  try {
    shares = await computeShares(database, decided.distribution)
  } catch (error) {
    if (error instanceof RangeError) return badInput({ loss: '損失が、ファンドの総額を超えています。' })
    throw error
  }
  if (decided.distribution.totalDividend > 0 && shares.shares.some(({ loss }) => loss > 0)) {
    return badInput({
      dividend:
        '損失が投資家の元本に及ぶときは、利益を分配できません（商法第538条）。利益を損失に充てた後の損失を入力し、分配金は0円にしてください。',
    })
  }
  return success({ ...decided, ...shares })
}

function refuseEntry(entry: DividendEntry, { fund }: FundRecord, { endOn, isLast }: OpenPeriod): Refusal | null {
  if (entry.payday < endOn) return badInput({ payday: '支払日は、運用が終わった日以降の日付を指定してください。' })
  if (!isLast && entry.loss > 0) return badInput({ loss: '損失は、最後の分配とあわせて入力してください。' })
  if (!fund.autoRenewal)
    return entry.saleProfit > 0 ? badInput({ sale_profit: '売却益の分配は、自動継続のファンドだけで行います。' }) : null
  if (entry.saleProfit > 0 && entry.loss > 0) return badInput({ loss: '売却益と損失を同時に入力できません。' })
  return null
}
