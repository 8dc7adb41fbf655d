import { formatDate, japanDate } from '../../domain/calendar.ts'
import { fundYieldBp, memberDividend, yieldOfPeriodsBp, type EarningPeriod } from '../../domain/distribution.ts'
import { formatRate } from '../../domain/fund-text.ts'
import { addYen, formatYen, yen, zeroYen } from '../../domain/money.ts'
import type { Queryable, Transaction } from '../../platform/database/connect.ts'
import { refusal, success, type Outcome } from '../../platform/outcome.ts'
import { fixDistributionWithin } from '../distribution/fix-distribution.ts'
import { lockFund } from '../fund/lock-fund.ts'
import { defineProposalKind, type Effect } from '../proposal/proposal-kind.ts'
import { decideDividend, type DecidedDividend, type DividendEntry } from './decide-dividend.ts'

export type DividendContent = DividendEntry & {
  fundId: number
  /** Null for a fund without terms. */
  term: number | null
}

const exampleAmount = yen(500_000)

/** The dividend of a fund or a term: one operator enters it, another enters the same. From then on everybody's share is fixed. */
export const dividendKind = defineProposalKind<DividendContent>({
  kind: 'fund.dividend',
  async foresee(transaction, services, content) {
    const decided = await decideUnderLock(transaction, content, services.clock.now())
    return decided.ok ? success(effectOf(decided.value, content)) : decided
  },
  async carryOut(transaction, services, content, { now }) {
    const decided = await decideUnderLock(transaction, content, now)
    if (!decided.ok) return decided
    const { distribution } = decided.value
    const rateBp = distribution.redeems ? await wholeYieldBp(transaction, decided.value) : null
    await fixDistributionWithin(transaction, services, distribution, now)
    if (distribution.redeems) {
      await transaction
        .updateTable('fund_result')
        .set((expression) => ({ rate_bp: rateBp, payday: expression.fn.coalesce('payday', expression.val(distribution.payday)) }))
        .where('fund_id', '=', content.fundId)
        .execute()
    }
    return success(null)
  },
})

async function decideUnderLock(transaction: Transaction, content: DividendContent, now: Date): Promise<Outcome<DecidedDividend>> {
  await lockFund(transaction, content.fundId)
  const decided = await decideDividend(transaction, content.fundId, content, now)
  if (decided.ok && (decided.value.distribution.term ?? null) !== content.term) return refusal('CONFLICT', 'この期の分配金は、すでに確定しています。')
  return decided
}

/** Of the period that the dividend is for, in basis points. */
export function periodYieldBp({ distribution, senior, startOn, endOn }: DecidedDividend): number {
  return fundYieldBp(yen(distribution.totalDividend), senior, startOn, endOn)
}

/** Of the fund's whole life, in basis points: of its operation, or of all its terms, this one being the last. */
export async function wholeYieldBp(database: Queryable, last: DecidedDividend): Promise<number> {
  const { fundId, term } = last.distribution
  const earlier = term === undefined ? [] : await loadEarlierPeriods(database, fundId, last)
  return yieldOfPeriodsBp([...earlier, { dividend: yen(last.distribution.totalDividend), senior: last.senior, startOn: last.startOn, endOn: last.endOn }])
}

/** The terms before with what they brought; a leaver's part counts as the operator's from the next term on. */
async function loadEarlierPeriods(database: Queryable, fundId: number, last: DecidedDividend): Promise<EarningPeriod[]> {
  const rows = await database
    .selectFrom('distribution')
    .innerJoin('fund_term as term', (join) => join.onRef('term.fund_id', '=', 'distribution.fund_id').onRef('term.number', '=', 'distribution.term_number'))
    .leftJoin('distribution_share as share', 'share.distribution_id', 'distribution.id')
    .select((expression) => [
      'term.start_on',
      'term.closed_on',
      'distribution.total_dividend',
      expression.fn.coalesce(expression.fn.sum<number>('share.principal'), expression.val(0)).as('principal'),
    ])
    .where('distribution.fund_id', '=', fundId)
    .groupBy(['distribution.id', 'term.fund_id', 'term.number'])
    .orderBy('term.number', 'desc')
    .execute()
  let senior = last.senior
  return rows.map((row) => {
    senior = addYen(senior, yen(row.principal))
    return { dividend: yen(row.total_dividend), senior, startOn: japanDate(row.start_on), endOn: japanDate(row.closed_on ?? row.start_on) }
  })
}

/** What an investor of 500,000 yen gets before tax. */
export function exampleDividend({ distribution, invested }: DecidedDividend): number {
  return invested === zeroYen ? 0 : memberDividend(yen(distribution.totalDividend), exampleAmount, invested)
}

function effectOf(decided: DecidedDividend, { dividend, loss, saleProfit }: DividendContent): Effect {
  const { fund, distribution, shares } = decided
  const total = addYen(...shares.map((share) => share.dividend))
  const tax = addYen(...shares.map((share) => share.tax))
  const principal = addYen(...shares.map((share) => share.redeemedPrincipal))
  const lost = addYen(...shares.map((share) => share.loss))
  const row = (label: string, after: string) => ({ label, before: null, after })
  return {
    title: `${fund.name}${distribution.term === undefined ? '' : `　第${distribution.term}期`}の分配金を確定`,
    people: shares.length,
    yen: addYen(total, principal),
    changes: [
      row('分配金の総額（税引前）', formatYen(yen(dividend))),
      ...(saleProfit > 0 ? [row('売却益', formatYen(yen(saleProfit))), row('売却益を加えた分配金の総額', formatYen(yen(distribution.totalDividend)))] : []),
      row('投資家への分配金（税引前）の合計', formatYen(total)),
      row('源泉徴収税の合計', formatYen(tax)),
      row('元本の返還の合計', formatYen(principal)),
      ...(loss > 0 ? [row('ファンド全体の損失', formatYen(yen(loss))), row('投資家が負担する損失', formatYen(lost))] : []),
      row('利回り（年率・税引前）', formatRate(periodYieldBp(decided))),
      row('50万円あたりの分配金（税引前）', formatYen(yen(exampleDividend(decided)))),
      row('支払日', formatDate(distribution.payday)),
    ],
  }
}
