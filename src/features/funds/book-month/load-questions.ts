import { sql } from 'kysely'
import { addDays, addMonths, japanDate, japanDateOf, startOfDay } from '../../../domain/calendar.ts'
import type { BookMonth } from '../../../domain/funds/book-month.ts'
import { asRecordedAt, expectedRents, type RentedPart } from '../../../domain/funds/expected-rent.ts'
import type { CostKind } from '../../../domain/treasury/fund-lines.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { openQuestions, type MonthFacts, type OpenQuestion } from '../../../domain/funds/open-questions.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { loadHoldings, type HeldPartRecord } from '../property/load-holdings.ts'

export interface AskedQuestion extends OpenQuestion {
  fundId: Id<'fund'>
  /** What an operator said last; null where nobody did. */
  answer: { id: Id<'open_question_answer'>; words: FreeText; by: string; at: Date } | null
}

/** What stands open in a month of these funds, in their order. */
export async function loadQuestions(
  database: Queryable,
  month: BookMonth,
  fundIds: readonly Id<'fund'>[],
): Promise<AskedQuestion[]> {
  if (fundIds.length === 0) return []
  const holdings = await loadHoldings(database, fundIds)
  const names = await unitNames(database, [...holdings.values()].flat())
  const [received, plans, costs, accruals] = await Promise.all([
    loadReceived(database, month, fundIds),
    loadPlans(database, month, fundIds),
    loadCosts(database, month, fundIds),
    loadAccruals(database, month, fundIds),
  ])
  const asked = fundIds.flatMap((fundId) =>
    openQuestions({
      month: month.month,
      rents: (holdings.get(fundId) ?? [])
        .filter((part) => isHeldThroughout(part, month))
        .flatMap(({ leases }) => rentsAsked(leases, month))
        .map(({ partId, ...rent }) => ({ ...rent, unit: names.get(partId) ?? '' })),
      received: received.get(fundId) ?? [],
      plans: plans.get(fundId) ?? [],
      costs: costs.get(fundId) ?? [],
      accruals: accruals.get(fundId) ?? [],
    }).map((question) => ({ ...question, fundId })),
  )
  return withAnswers(database, asked)
}

/** What leases were to bring in a month. An end that was recorded after the month is no answer to where its rent is: it stands beside it. */
export function rentsAsked(leases: readonly RentedPart[], { firstDay }: Pick<BookMonth, 'firstDay'>) {
  const after = addMonths(firstDay, 1)
  const ends = new Map(
    leases.flatMap(({ leaseId, endedOn, endRecordedAt: at }) =>
      endedOn !== null && at !== null && endedOn < addDays(after, -1) && at >= startOfDay(after)
        ? [[leaseId, { endedOn, recordedOn: japanDateOf(at) }] as const]
        : [],
    ),
  )
  return expectedRents(asRecordedAt(leases, startOfDay(after)), firstDay).map((rent) => {
    const lateEnd = ends.get(rent.leaseId)
    return { ...rent, ...(lateEnd && { lateEnd }) }
  })
}

/** A part that changed hands within the month is settled between the two who held it. */
const isHeldThroughout = ({ heldFrom, heldUntil }: HeldPartRecord, { firstDay }: BookMonth): boolean =>
  heldFrom <= firstDay && (heldUntil === null || heldUntil >= addMonths(firstDay, 1))

/** A lease of a part that a fund holds, as an operator chooses it for a rent. */
export type RentedUnit = Awaited<ReturnType<typeof listRentedUnits>>[number]

export async function listRentedUnits(database: Queryable) {
  const holdings = await loadHoldings(database, 'all')
  const names = await unitNames(database, [...holdings.values()].flat())
  return [...holdings].flatMap(([fundId, parts]) =>
    parts
      .filter(({ heldUntil }) => heldUntil === null)
      .flatMap(({ partId, leases }) =>
        leases.map(({ leaseId, rent, commonFee, letFor = null }) => ({
          lease_id: leaseId,
          fund_id: fundId,
          name: names.get(partId) ?? '',
          rent: rent + commonFee,
          let_for: letFor,
        })),
      ),
  )
}

export async function unitNames(
  database: Queryable,
  parts: readonly HeldPartRecord[],
): Promise<ReadonlyMap<Id<'property_part'>, string>> {
  const ids = parts.filter(({ leases }) => leases.length > 0).map(({ partId }) => partId)
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('property_part as part')
    .innerJoin('property', 'property.id', 'part.property_id')
    .select(['part.id', 'part.name', 'property.building_name as building'])
    .where('part.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name, building }) => [id, [building, name].filter((word) => word !== '').join('　')]))
}

type Rows<Row> = Promise<ReadonlyMap<Id<'fund'>, Row[]>>

function byFund<Row>(rows: readonly (Row & { fundId: Id<'fund'> })[]): ReadonlyMap<Id<'fund'>, Row[]> {
  const ofFunds = new Map<Id<'fund'>, Row[]>()
  for (const row of rows) ofFunds.set(row.fundId, [...(ofFunds.get(row.fundId) ?? []), row])
  return ofFunds
}

/** What came since the month before, and whatever was classified as of the month. */
async function loadReceived(
  database: Queryable,
  { month, firstDay }: BookMonth,
  fundIds: readonly Id<'fund'>[],
): Rows<MonthFacts['received'][number]> {
  const { rows } = await sql<MonthFacts['received'][number] & { fundId: Id<'fund'> }>`
    select part.fund_id as "fundId", part.lease_id as "leaseId", part.month, part.amount, entry.transacted_on::text as "transactedOn"
    from fund_line_part part
    join statement_explanation explanation on explanation.id = part.explanation_id
    join bank_statement_line entry on entry.id = explanation.statement_line_id
    where part.kind in ('rent', 'advance_rent') and part.amount > 0 and part.fund_id = any(${fundIds}::bigint[])
      and (part.month = ${month} or entry.transacted_on between ${addMonths(firstDay, -1)} and ${addDays(addMonths(firstDay, 1), -1)})
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
    order by entry.transacted_on, part.id`.execute(database)
  return byFund(rows)
}

async function loadPlans(
  database: Queryable,
  { firstDay }: BookMonth,
  fundIds: readonly Id<'fund'>[],
): Rows<MonthFacts['plans'][number]> {
  const { rows } = await sql<MonthFacts['plans'][number] & { fundId: Id<'fund'> }>`
    select plan.fund_id as "fundId", plan.id, plan.pay_on::text as "payOn", plan.payee, plan.amount
    from standing_outgoing_plan plan
    where plan.withdrawn_at is null and plan.paid_by_explanation_id is null
      and plan.pay_on < ${addMonths(firstDay, 1)} and plan.fund_id = any(${fundIds}::bigint[])
    order by plan.pay_on, plan.id`.execute(database)
  return byFund(rows)
}

async function loadCosts(
  database: Queryable,
  { firstDay, endsAt }: BookMonth,
  fundIds: readonly Id<'fund'>[],
): Rows<MonthFacts['costs'][number]> {
  const books = fundIds.map((id) => `fund:${id}`)
  const { rows } = await sql<{ fundId: Id<'fund'>; costKind: CostKind; month: string; amount: number }>`
    select split_part(posting.book, ':', 2)::bigint as "fundId", posting.account_ref as "costKind",
      to_char(posting.effective_at at time zone 'Asia/Tokyo', 'YYYY-MM') as month, sum(posting.amount)::bigint as amount
    from posting
    join journal_entry entry on entry.id = posting.entry_id
    where posting.book = any(${books}::text[]) and posting.account_kind = 'cost'
      and posting.effective_at >= ${startOfDay(addMonths(firstDay, -2))} and posting.effective_at < ${endsAt}
      and entry.kind not in ('period_closed', 'period_closed_reversed')
    group by 1, 2, 3
    having sum(posting.amount) > 0`.execute(database)
  return byFund(rows)
}

async function loadAccruals(
  database: Queryable,
  { firstDay }: BookMonth,
  fundIds: readonly Id<'fund'>[],
): Rows<MonthFacts['accruals'][number]> {
  const { rows } = await sql<MonthFacts['accruals'][number] & { fundId: Id<'fund'> }>`
    select fund_id as "fundId", id, cost_kind as "costKind", left_over as "leftOver", arose_on::text as "aroseOn"
    from standing_cost_accrual
    where left_over > 0 and arose_on < ${firstDay} and fund_id = any(${fundIds}::bigint[])
    order by arose_on, id`.execute(database)
  return byFund(rows)
}

/** With what operators said to them last. */
export async function withAnswers(
  database: Queryable,
  asked: readonly (OpenQuestion & { fundId: Id<'fund'> })[],
): Promise<AskedQuestion[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<{ fundId: Id<'fund'>; question: string } & NonNullable<AskedQuestion['answer']>>`
    select distinct on (answer.fund_id, answer.question) answer.fund_id as "fundId", answer.question, answer.id, answer.words,
      operator.family_name || ' ' || operator.given_name as by, answer.answered_at as at
    from open_question_answer answer
    join member operator on operator.id = answer.answered_by
    where answer.question = any(${asked.map(({ key }) => key)}::text[])
    order by answer.fund_id, answer.question, answer.id desc`.execute(database)
  return asked.map((question) => {
    const found = rows.find(({ fundId, question: key }) => fundId === question.fundId && key === question.key)
    return {
      ...question,
      answer: found === undefined ? null : { id: found.id, words: found.words, by: found.by, at: found.at },
    }
  })
}

/** Of a period: the questions of each of its months that two people have not closed. */
export async function loadPeriodQuestions(
  database: Queryable,
  { fundId, startOn, endOn }: { fundId: Id<'fund'>; startOn: string; endOn: string },
  bookMonthOf: (month: string) => BookMonth | null,
): Promise<AskedQuestion[]> {
  const closed = await database
    .selectFrom('standing_book_month')
    .select('month')
    .where('fund_id', '=', fundId)
    .execute()
  const isClosed = new Set(closed.map(({ month }) => month))
  const asked: AskedQuestion[] = []
  for (let day = japanDate(`${startOn.slice(0, 7)}-01`); day <= endOn; day = addMonths(day, 1)) {
    const month = isClosed.has(day.slice(0, 7)) ? null : bookMonthOf(day.slice(0, 7))
    // A month that the period leaves in its midst is asked about when it is over.
    if (month !== null && addDays(addMonths(day, 1), -1) <= endOn)
      asked.push(...(await loadQuestions(database, month, [fundId])))
  }
  return asked
}

/** What stood open when two people went on, with what they had been shown. */
export async function keepAccepted(
  transaction: Queryable,
  asked: readonly AskedQuestion[],
  { proposalId, now }: { proposalId: Id<'proposal'>; now: Date },
): Promise<void> {
  if (asked.length === 0) return
  await transaction
    .insertInto('accepted_question')
    .values(
      asked.map(({ fundId, key, text, answer }) => ({
        proposal_id: proposalId,
        fund_id: fundId,
        question: key,
        told: text,
        answer_id: answer?.id ?? null,
        accepted_at: now,
      })),
    )
    .execute()
}
