import { sql } from 'kysely'
import { monthText } from '../../../domain/funds/book-month.ts'
import { addDays, formatDateWithoutWeekday, startOfDay, type JapanDate } from '../../../domain/calendar.ts'
import { companyYear, companyYearText, type CompanyYear } from '../../../domain/treasury/company-year.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import { post, type Line } from '../../../ledger/post.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { badInput, refusal, success, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind, type Effect } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { brokenChecks } from '../bookkeeping/broken-checks.ts'
import { listUnexplained } from '../operator-account/list-account-entries.ts'
import { booksAgree, loadFundDebts, type FundDebt } from './load-fund-debts.ts'
import { lastClosedYear, loadYearResult, type YearResult } from './load-years.ts'

type YearContent = {
  /** The year's last day. */
  endsOn: string
}

/** The company's financial year is closed by two operators: what it earned and spent becomes retained earnings. */
const companyYearKind = defineProposalKind<YearContent>({
  kind: 'company_year',
  async foresee(transaction, services, content) {
    const found = await loadClosable(transaction, services, content)
    if ('ok' in found) return found
    // As for months: before either person's word, beside this transaction.
    const broken = await brokenChecks(services)
    return broken.length > 0
      ? refusal('CONFLICT', `検査 ${broken.join('、')} に合わない記録が残っているため、年度を締められません。`)
      : success(effectOf(found))
  },
  async carryOut(transaction, services, content, { proposalId, operatorId, now }) {
    const found = await loadClosable(transaction, services, content)
    if ('ok' in found) return found
    const { year, result } = found
    const lines = closingLines(result)
    const entryId =
      lines.length === 0
        ? null
        : await post(transaction, {
            kind: 'year_closed',
            key: `year-closed:${proposalId}`,
            effectiveAt: startOfDay(year.endsOn),
            recordedAt: now,
            lines,
          })
    await transaction
      .insertInto('company_year')
      .values({
        starts_on: year.startsOn,
        ends_on: year.endsOn,
        income: result.income,
        costs: result.fee + result.surcharge,
        journal_entry_id: entryId,
        closed_by: operatorId,
        closed_at: now,
        proposal_id: proposalId,
      })
      .execute()
    return success(null)
  },
})

/**
 * The first operator's word. CONFLICT while the year is not over or its last month is open, out of its order, with a line of the bank unexplained or a check
 * of the books broken. @param month YYYY-MM, the year's last.
 */
export async function proposeCompanyYear(
  services: Services,
  viewer: Viewer,
  { month, reason }: { month: string; reason: FreeText },
): Promise<Outcome<{ proposalId: Id<'proposal'> }>> {
  const year = companyYear(month, null)
  if (year === null) return badInput({ month: '年月を選んでください。' })
  return propose(services, viewer, companyYearKind, {
    // One at a time, whichever year.
    subject: 'company_year',
    content: { endsOn: year.endsOn },
    reason,
  })
}

interface Closable {
  year: CompanyYear
  result: YearResult
  debts: FundDebt[]
}

/** Under the lock that every entry of these books takes: none comes into the year between. */
async function loadClosable(
  transaction: Transaction,
  services: Services,
  { endsOn }: YearContent,
): Promise<Closable | Refusal> {
  await sql`select pg_advisory_xact_lock(hashtextextended('book-months', 0))`.execute(transaction)
  const last = await lastClosedYear(transaction)
  const year = companyYear(endsOn.slice(0, 7), last)
  if (year === null) return outOfOrder(last)
  const name = companyYearText(year.endsOn)
  if (startOfDay(addDays(year.endsOn, 1)) > services.clock.now())
    return refusal('CONFLICT', `${name}は、${formatDateWithoutWeekday(year.endsOn)}が終わってから締めます。`)
  const month = await openMonthOf(transaction, year)
  if (month !== null) return refusal('CONFLICT', `先に、月次で${monthText(month)}までを締めてください。`)
  const open = (await listUnexplained(transaction)).filter(
    ({ transacted_on: transactedOn }) => transactedOn <= year.endsOn,
  )
  if (open.length > 0)
    return refusal('CONFLICT', `${name}の口座の入出金に、内容が未登録のものが${open.length}件あります。`)
  const debts = await loadFundDebts(transaction, year.endsOn)
  const astray = debts.find((debt) => !booksAgree(debt))
  if (astray !== undefined)
    return refusal('CONFLICT', `「${astray.name}」の立替金か自己出資が、会社の帳簿とファンドの帳簿で一致しません。`)
  return { year, debts, result: await loadYearResult(transaction, year.endsOn) }
}

const outOfOrder = (last: JapanDate | null): Refusal =>
  last === null
    ? badInput({ month: '年月を選んでください。' })
    : refusal(
        'CONFLICT',
        `${companyYearText(last)}まで締めています。次の年度は${formatDateWithoutWeekday(addDays(last, 1))}から12か月以内です。前の年度の誤りは、今の年度で直します。`,
      )

/** 'YYYY-MM': the year's last month, where the funds' books moved in the year and it is open; else null. */
async function openMonthOf(transaction: Transaction, { startsOn, endsOn }: CompanyYear): Promise<string | null> {
  const month = endsOn.slice(0, 7)
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (
        select from posting where book like 'fund:%' and effective_at >= ${startOfDay(startsOn)} and effective_at < ${startOfDay(addDays(endsOn, 1))})
      and not exists (select from standing_book_month where month >= ${month}) as is_open`.execute(transaction)
  return rows[0]?.is_open === true ? month : null
}

const sided = (kind: 'fund_result' | 'fee' | 'surcharge' | 'retained_earnings', debit: number): Line =>
  debit > 0 ? { account: { kind }, debit } : { account: { kind }, credit: -debit }

const profitOf = ({ income, fee, surcharge }: YearResult): number => income - fee - surcharge

/** Each account to nothing, and what they come to together; empty where nothing moved. */
function closingLines(result: YearResult): Line[] {
  return [
    sided('fund_result', result.income),
    sided('fee', -result.fee),
    sided('surcharge', -result.surcharge),
    sided('retained_earnings', -profitOf(result)),
  ].filter(({ debit = 0, credit = 0 }) => debit + credit > 0)
}

function effectOf({ year, result, debts }: Closable): Effect {
  const total = (of: (debt: FundDebt) => number): string =>
    formatYen(yen(debts.reduce((sum, debt) => sum + of(debt), 0)))
  const row = (label: string, after: string) => ({ label, before: null, after })
  return {
    title: `会社の帳簿を締める（${companyYearText(year.endsOn)}）`,
    people: 0,
    yen: Math.abs(profitOf(result)),
    changes: [
      row('期間', `${formatDateWithoutWeekday(year.startsOn)}から${formatDateWithoutWeekday(year.endsOn)}まで`),
      row('ファンド帰属損益', formatYen(yen(result.income))),
      row('支払手数料', formatYen(yen(result.fee))),
      row('延滞税など', formatYen(yen(result.surcharge))),
      row('繰越利益へ振り替える損益', formatYen(yen(profitOf(result)))),
      row(
        '期末の立替金（ファンドが会社に負う額）',
        total(({ advanced }) => advanced),
      ),
      row(
        '期末の未払営業者帰属損益',
        total(({ operator_share: operatorShare }) => operatorShare),
      ),
      row(
        '期末の自己出資',
        total(({ fund_interest: fundInterest }) => fundInterest),
      ),
    ],
  }
}
