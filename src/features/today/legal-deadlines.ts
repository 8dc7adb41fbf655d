import { sql } from 'kysely'
import { addDays, addMonths, japanDate, japanDateOf, yearOf, type JapanDate } from '../../domain/calendar.ts'
import { renewalTerm } from '../../domain/auto-renewal.ts'
import { formatYen, yen } from '../../domain/money.ts'
import type { Queryable } from '../../platform/database/connect.ts'
import { operatorProfile } from '../operator/operator-profile.ts'
import type { Services } from '../services.ts'
import { taxDueOn } from '../tax/list-withheld-tax.ts'
import { loadOpenTaxMonths } from './open-tax-months.ts'

/** What a law or the terms of contract ask of the operator by a day. */
export interface LegalDeadline {
  dueOn: JapanDate
  title: string
  detail: string
  /** The law or the terms that ask it. */
  source: string
}

const monthsAhead = 12
/** A day that has passed stays in sight for a while: it may have been missed. */
const daysBehind = 31

/** The year from today, nearest first. */
export async function listLegalDeadlines(services: Services): Promise<LegalDeadline[]> {
  const today = japanDateOf(services.clock.now())
  const all = await Promise.all([
    taxDeadlines(services.database, today),
    paymentReportDeadline(services.database, today),
    fundDeadlines(services.database, today),
    identityMethodDeadline(services.database),
    [licenceDeadline(services)],
  ])
  const [from, until] = [addDays(today, -daysBehind), addMonths(today, monthsAhead)]
  return all
    .flat()
    .filter(({ dueOn }) => dueOn >= from && dueOn <= until)
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0))
}

/** Income tax act, articles 210 and 211: by the 10th of the month after the payment. */
async function taxDeadlines(database: Queryable, today: JapanDate): Promise<LegalDeadline[]> {
  return (await loadOpenTaxMonths(database, today)).map(({ month, count, tax }) => ({
    dueOn: taxDueOn(japanDate(`${month}-01`)),
    title: `源泉所得税の納付（${Number(month.slice(5))}月支払分）`,
    detail: `税額 ${formatYen(yen(tax))}・${count}件`,
    source: '所得税法',
  }))
}

/** Income tax act, article 225: what was paid in a year is reported by the end of the next January. */
async function paymentReportDeadline(database: Queryable, today: JapanDate): Promise<LegalDeadline[]> {
  const years = [yearOf(today) - 1, yearOf(today)]
  const { rows } = await sql<{ year: number; people: number }>`
    select extract(year from share.withheld_on)::int as year, count(distinct investment.member_id) as people
    from distribution_share share join investment on investment.id = share.investment_id
    where share.withheld_on >= ${`${years[0]}-01-01`}::date and share.gross > 0 group by 1`.execute(database)
  return rows.map(({ year, people }) => ({
    dueOn: japanDate(`${year + 1}-01-31`),
    title: `支払調書の提出（${year}年分）`,
    detail: `分配金を支払った会員 ${people}人`,
    source: '所得税法',
  }))
}

interface OperatingFund {
  name: string
  start_on: string
  end_on: string | null
  auto_renewal: boolean
  people: number
}

async function fundDeadlines(database: Queryable, today: JapanDate): Promise<LegalDeadline[]> {
  const { rows } = await sql<OperatingFund>`
    select fund.name, coalesce(result.operation_start_on, fund.operation_start_on)::text as start_on,
      coalesce(result.operation_end_on, fund.operation_end_on)::text as end_on, fund.auto_renewal, holders.people
    from fund left join fund_result result on result.fund_id = fund.id
    cross join lateral (
      select count(*) as people from investment
      where investment.fund_id = fund.id and investment.status = 'participating' and investment.redeemed_at is null) holders
    where fund.status = 'published' and result.failed_at is null and holders.people > 0
      and coalesce(result.operation_start_on, fund.operation_start_on) <= ${today}::date`.execute(database)
  return rows.flatMap((fund) => (fund.auto_renewal ? renewalDeadlines(fund, today) : termDeadlines(fund)))
}

function renewalDeadlines({ name, start_on, people }: OperatingFund, today: JapanDate): LegalDeadline[] {
  const start = japanDate(start_on)
  let index = 0
  while (renewalTerm(start, index).endOn < today) index += 1
  const term = renewalTerm(start, index)
  const detail = `参加中 ${people}人`
  return [
    { dueOn: term.choiceUntil, title: `更新の通知と意思確認の締切（${name}）`, detail, source: '約款' },
    { dueOn: term.secondNoticeOn, title: `更新の再通知（${name}）`, detail, source: '約款' },
    { dueOn: term.distributionDueOn, title: `分配の期限（${name}）`, detail, source: '約款' },
  ]
}

/** The term of contract promises the distribution within a month of the term's end; the report of the period goes with it. */
function termDeadlines({ name, end_on, people }: OperatingFund): LegalDeadline[] {
  if (end_on === null) return []
  return [{ dueOn: addMonths(japanDate(end_on), 1), title: `分配・償還と財産管理報告書（${name}）`, detail: `運用終了 ${end_on.replaceAll('-', '/')}・${people}人`, source: '約款・不特法28条' }]
}

/** Image methods of identity verification are abolished on this day (rules of the act on prevention of transfer of criminal proceeds). */
const imageMethodEndsOn = japanDate('2027-04-01')

async function identityMethodDeadline(database: Queryable): Promise<LegalDeadline[]> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct member_id) as people from identity_check where status = 'approved' and method = 'image'`.execute(database)
  return [{ dueOn: imageMethodEndsOn, title: '本人確認の方法の変更', detail: `画像の送信で確認した会員 ${rows[0]?.people ?? 0}人`, source: '犯収法' }]
}

function licenceDeadline({ config }: Services): LegalDeadline {
  const { licensedUntil, licence } = operatorProfile(config)
  return { dueOn: japanDate(licensedUntil), title: '登録の更新', detail: licence, source: '不特法41条' }
}
