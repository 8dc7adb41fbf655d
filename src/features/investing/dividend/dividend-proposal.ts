import { keepAccepted } from '../../funds/book-month/load-questions.ts'
import { formatDate } from '../../../domain/calendar.ts'
import { CONCERN_NAMES } from '../../../domain/investing/dividend-concerns.ts'
import { memberDividend } from '../../../domain/investing/distribution.ts'
import { earnedAfterLossBp, earnedBp, type EarningAndLoss } from '../../../domain/funds/earned.ts'
import { formatRate } from '../../../domain/funds/fund-text.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, formatYen, subtractYen, yen, zeroYen, type Yen } from '../../../domain/money.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../../core/services.ts'
import type { PeriodResult } from '../distribution/close-period.ts'
import { fixDistributionWithin } from '../distribution/fix-distribution.ts'
import { loadEarnings } from '../../treasury/payout/load-earnings.ts'
import { countDueCostsOf } from '../../treasury/accrual/count-due-costs.ts'
import { earnRentsOf } from '../../treasury/fund-lines/earn-rents.ts'
import { lockFund } from '../../funds/fund/lock-fund.ts'
import { defineProposalKind, type Decider, type Effect, type Question } from '../../people/approval/proposal-kind.ts'
import { decideDividend, type DecidedDividend } from './decide-dividend.ts'
import type { DividendEntry } from './dividend-entry.ts'

export type DividendContent = DividendEntry & {
  fundId: Id<'fund'>
  /** The number of the calculation period. */
  period: number
}

const exampleAmount = yen(500_000)

/** The dividend of a fund or a term: one operator enters it, another enters the same. From then on everybody's share is fixed. */
export const dividendKind = defineProposalKind<DividendContent>({
  kind: 'fund.dividend',
  questions: dividendQuestions,
  foresee: (transaction, services, content) => dividendEffect(transaction, services, content, services.clock.now()),
  carryOut: (transaction, services, content, decider) => fixDividendWithin(transaction, services, content, decider),
})

/** What fixing it would do, in words and figures. */
export async function dividendEffect(
  transaction: Transaction,
  services: Services,
  content: DividendContent,
  now: Date,
): Promise<Outcome<Effect>> {
  const decided = await decideUnderLock(transaction, services, content, now)
  return decided.ok ? success(effectOf(decided.value, content)) : decided
}

/** Fixes it, in the transaction in which two operators have agreed. */
export async function fixDividendWithin(
  transaction: Transaction,
  services: Services,
  content: DividendContent,
  { proposalId, now }: Pick<Decider, 'proposalId' | 'now'>,
): Promise<Outcome<null>> {
  const decided = await decideUnderLock(transaction, services, content, now)
  if (!decided.ok) return decided
  const { distribution, questions } = decided.value
  await keepAccepted(transaction, questions, { proposalId, now })
  const earnings = distribution.redeems ? await wholeEarnings(transaction, decided.value) : []
  await fixDistributionWithin(transaction, services, distribution, now)
  if (distribution.redeems) {
    await transaction
      .updateTable('fund_result')
      .set((expression) => ({
        rate_bp: earnedBp(earnings),
        rate_after_loss_bp: earnedAfterLossBp(earnings),
        payday: expression.fn.coalesce('payday', expression.val(distribution.payday)),
      }))
      .where('fund_id', '=', content.fundId)
      .execute()
  }
  return success(null)
}

/** The independent second entry: by whichever page the second operator comes, the figures are his own. */
export function dividendQuestions({ dividend, loss, saleProfit, payday }: DividendEntry): Question[] {
  return [
    { name: 'dividend', label: '分配金の総額（税引前）', type: 'yen', expected: String(dividend) },
    ...(loss > 0 ? [{ name: 'loss', label: 'ファンド全体の損失', type: 'yen', expected: String(loss) } as const] : []),
    ...(saleProfit > 0
      ? [{ name: 'sale_profit', label: '売却益', type: 'yen', expected: String(saleProfit) } as const]
      : []),
    { name: 'payday', label: '支払日', type: 'date', expected: payday },
  ]
}

async function decideUnderLock(
  transaction: Transaction,
  services: Services,
  content: DividendContent,
  now: Date,
): Promise<Outcome<DecidedDividend>> {
  await lockFund(transaction, content.fundId)
  await earnRentsOf(transaction, { fundId: content.fundId, now })
  await countDueCostsOf(transaction, { fundId: content.fundId, now })
  const decided = await decideDividend(transaction, services.config, { fundId: content.fundId, entry: content, now })
  if (decided.ok && decided.value.distribution.period !== content.period)
    return refusal('CONFLICT', 'この期の分配金は、すでに確定しています。')
  return decided
}

/** What the dividend would bring those who share it, in its own days. */
function earningOf({ shares, invested, startOn, endOn }: DecidedDividend): EarningAndLoss {
  return {
    dividend: addYen(...shares.map(({ dividend }) => dividend)),
    loss: addYen(...shares.map(({ loss }) => loss)),
    invested,
    startOn,
    endOn,
  }
}

/** Of the period that the dividend is for, in basis points; null where nobody takes part. */
export function periodYieldBp(decided: DecidedDividend): number | null {
  return earnedBp([earningOf(decided)])
}

/** Of the fund's whole life: of its operation, or of all its terms, this one being the last. */
async function wholeEarnings(database: Queryable, last: DecidedDividend): Promise<EarningAndLoss[]> {
  return [...(await loadEarnings(database, last.distribution.fundId)), earningOf(last)]
}

/** What an investor of 500,000 yen gets before tax. */
export function exampleDividend({ distribution, invested }: DecidedDividend): number {
  return invested === zeroYen ? 0 : memberDividend(yen(distribution.totalDividend), exampleAmount, invested)
}

function effectOf(decided: DecidedDividend, { dividend, loss, saleProfit }: DividendContent): Effect {
  const { fund, distribution, shares, concerns } = decided
  const rateBp = periodYieldBp(decided)
  const afterLossBp = earnedAfterLossBp([earningOf(decided)])
  const total = addYen(...shares.map((share) => share.dividend))
  const tax = addYen(...shares.map((share) => share.tax))
  const principal = addYen(...shares.map((share) => share.redeemedPrincipal))
  const lost = addYen(...shares.map((share) => share.loss))
  const row = (label: string, after: string) => ({ label, before: null, after })
  const books = decided.result === null ? [] : booksOf(decided.result)
  return {
    title: `${fund.name}${fund.fund.autoRenewal ? `　第${distribution.period}期` : ''}の分配金を確定`,
    people: shares.length,
    yen: addYen(total, principal),
    changes: [
      ...books.map(([label, amount]) => row(`帳簿：${label}`, formatYen(amount))),
      row('分配金の総額（税引前）', formatYen(yen(dividend))),
      ...(saleProfit > 0
        ? [
            row('売却益', formatYen(yen(saleProfit))),
            row('売却益を加えた分配金の総額', formatYen(yen(distribution.totalDividend))),
          ]
        : []),
      row('投資家への分配金（税引前）の合計', formatYen(total)),
      row('源泉徴収税の合計', formatYen(tax)),
      row('元本の返還の合計', formatYen(principal)),
      ...(loss > 0
        ? [row('ファンド全体の損失', formatYen(yen(loss))), row('投資家が負担する損失', formatYen(lost))]
        : []),
      ...(rateBp === null ? [] : [row('分配率（実績・年率・税引前）', formatRate(rateBp))]),
      ...(afterLossBp === null ? [] : [row('元本の損失を含む分配率（実績・年率・税引前）', formatRate(afterLossBp))]),
      row('50万円あたりの分配金（税引前）', formatYen(yen(exampleDividend(decided)))),
      row('支払日', formatDate(distribution.payday)),
      ...concerns.map(({ code, expected, entered }) => ({
        label: `ご確認ください：${CONCERN_NAMES[code]}`,
        before: expected,
        after: entered,
      })),
    ],
  }
}

/** What the period's books hold and give, beside which the second operator sees what was entered. */
function booksOf({
  books,
  calculation,
  lossCarried,
  relatedCosts,
  accruedCosts,
  prepaidCosts,
  prepaidLeft,
}: PeriodResult): [label: string, amount: Yen][] {
  return [
    ['賃料などの収入', books.income],
    ['費用', books.costs],
    ...some('費用のうち、当社や関係者に支払った額', relatedCosts),
    ...some('費用のうち、支払先が記録されていない未払費用', accruedCosts),
    ...some('費用のうち、前払費用から', prepaidCosts),
    ...some('次の期間からの費用になる前払費用', prepaidLeft),
    ...(books.saleProceeds === 0
      ? []
      : ([
          ['売却収入', books.saleProceeds],
          ['売却原価', subtractYen(books.saleCost, books.saleExpenses)],
          ...(books.saleExpenses === zeroYen ? [] : ([['売却の費用', books.saleExpenses]] as [string, Yen][])),
        ] as [string, Yen][])),
    ...(lossCarried === 0 ? [] : ([['前の期間から繰り越した損失', lossCarried]] as [string, Yen][])),
    ['契約の上限', calculation.cap],
    ['計算した分配金', addYen(calculation.priority, calculation.saleQuarter)],
    ['計算した当社の取り分', calculation.operatorShare],
  ]
}

const some = (label: string, amount: Yen): [label: string, amount: Yen][] =>
  amount === zeroYen ? [] : [[label, amount]]
