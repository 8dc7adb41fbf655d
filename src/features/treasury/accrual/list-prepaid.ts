import { sql, type RawBuilder } from 'kysely'
import type { JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { PREPAID_KINDS, type PrepaidDays, type PrepaidKind } from '../../../domain/treasury/prepaid-cost.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

/** A cost that is spread over the days that it covers. */
export interface PrepaidCost extends PrepaidDays {
  id: Id<'prepaid_cost'>
  fundId: Id<'fund'>
  fundName: string
  costKind: PrepaidKind
  remarks: FreeText
  paidOn: string
  reason: FreeText
  decidedBy: string
  /** From which day on it is spread. */
  spreadFrom: JapanDate
  used: number
  leftOver: number
  /** With which the fund's operation ends. */
  lastDay: JapanDate | null
  /** That what is left is counted at once waits for a second operator. */
  endProposalId: Id<'proposal'> | null
}

/** Those of which something is left, the one that ends first. */
export const listPrepaid = (database: Queryable): Promise<PrepaidCost[]> => load(database, sql`prepaid.left_over > 0`)

export const listPrepaidOf = (database: Queryable, fundId: Id<'fund'>): Promise<PrepaidCost[]> =>
  load(database, sql`prepaid.left_over > 0 and prepaid.fund_id = ${fundId}`)

export async function findPrepaid(database: Queryable, id: Id<'prepaid_cost'>): Promise<PrepaidCost | null> {
  return (await load(database, sql`prepaid.id = ${id}`))[0] ?? null
}

async function load(database: Queryable, condition: RawBuilder<unknown>): Promise<PrepaidCost[]> {
  const { rows } = await sql<PrepaidCost>`
    select prepaid.id, prepaid.fund_id as "fundId", fund.name as "fundName", prepaid.cost_kind as "costKind", prepaid.amount,
      prepaid.covers_from::text as "coversFrom", prepaid.covers_until::text as "coversUntil", prepaid.reason, prepaid.used,
      prepaid.left_over as "leftOver", operator.family_name || ' ' || operator.given_name as "decidedBy", line.remarks, line.transacted_on::text as "paidOn",
      japan_date(booked.effective_at)::text as "spreadFrom", last_day_of_fund(fund.id)::text as "lastDay",
      (select id from proposal where kind = 'fund.prepaid_cost_end' and status = 'open' and subject = 'prepaid_cost:' || prepaid.id) as "endProposalId"
    from standing_prepaid_cost prepaid
    join journal_entry booked on booked.idempotency_key = 'cost-prepaid:' || prepaid.id
    join fund on fund.id = prepaid.fund_id
    join member operator on operator.id = prepaid.decided_by
    join fund_line_part part on part.id = prepaid.line_part_id
    join statement_explanation explanation on explanation.id = part.explanation_id
    join bank_statement_line line on line.id = explanation.statement_line_id
    where ${condition}
    order by prepaid.covers_until, prepaid.id`.execute(database)
  return rows
}

/** A cost of an open period that may be spread. */
export interface SpreadableCost {
  partId: Id<'fund_line_part'>
  fundId: Id<'fund'>
  fundName: string
  costKind: PrepaidKind
  amount: number
  about: FreeText
  remarks: FreeText
  paidOn: string
  /** When its line counts. */
  countsAt: Date
  startOn: JapanDate | null
  longestOn: JapanDate | null
  periodEndOn: JapanDate | null
}

/** The latest first. */
export const listSpreadable = (database: Queryable): Promise<SpreadableCost[]> => loadSpreadable(database, sql`true`)

/** Null where the part is no such cost, is spread already, or its period is closed. */
export async function findSpreadable(database: Queryable, id: Id<'fund_line_part'>): Promise<SpreadableCost | null> {
  return (await loadSpreadable(database, sql`part.id = ${id}`))[0] ?? null
}

async function loadSpreadable(database: Queryable, condition: RawBuilder<unknown>): Promise<SpreadableCost[]> {
  const { rows } = await sql<SpreadableCost>`
    select part.id as "partId", fund.id as "fundId", fund.name as "fundName", part.cost_kind as "costKind", -part.amount as amount, part.about,
      line.remarks, line.transacted_on::text as "paidOn", entry.effective_at as "countsAt", result.operation_start_on::text as "startOn",
      longest_day_of_fund(fund.id)::text as "longestOn", period.end_on::text as "periodEndOn"
    from fund_line_part part
    join statement_explanation explanation on explanation.id = part.explanation_id
    join bank_statement_line line on line.id = explanation.statement_line_id
    join journal_entry entry on entry.id = explanation.journal_entry_id
    join fund on fund.id = part.fund_id
    join fund_result result on result.fund_id = fund.id
    join lateral (
      select period.end_on, period.number from fund_period period
      where period.fund_id = fund.id and period.end_on >= japan_date(entry.effective_at) order by period.number limit 1) period on true
    where part.kind = 'cost' and part.amount < 0 and part.deal_id is null and part.cost_kind = any(${[...PREPAID_KINDS]})
      and not exists (select from statement_explanation later where later.corrects = explanation.id)
      and not exists (select from prepaid_cost prepaid where prepaid.line_part_id = part.id and prepaid.ended_on is null)
      and not exists (
        select from period_closing closing where closing.fund_id = fund.id and closing.number >= period.number and closing.reversed_at is null)
      and ${condition}
    order by line.transacted_on desc, part.id desc limit 100`.execute(database)
  return rows
}
