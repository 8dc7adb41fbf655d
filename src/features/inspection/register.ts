import { sql, type RawBuilder } from 'kysely'
import { endOfDay, startOfDay, type JapanDate } from '../../domain/calendar.ts'

/** What the authority asked about; null is open. Both days are included. */
export interface InspectionPeriod {
  from: JapanDate | null
  until: JapanDate | null
}

/** One table of the pack. */
export interface Register {
  /** Without an ending: `01_ファンド`. */
  file: string
  title: string
  /** The law that asks for it, or why it is there. */
  reason: string
  columns: readonly string[]
  /** Every row, in its order. */
  query: RawBuilder<unknown>
}

/** @param columns what each column is called, and where it comes from; `rest` is from `from` on. */
export function register(facts: Pick<Register, 'file' | 'title' | 'reason'>, columns: Readonly<Record<string, RawBuilder<unknown>>>, rest: RawBuilder<unknown>): Register {
  const selected = Object.entries(columns).map(([label, source]) => sql`${source} as ${sql.id(label)}`)
  return { ...facts, columns: Object.keys(columns), query: sql`select ${sql.join(selected)} ${rest}` }
}

/** Whether a column's instant lies within the period. */
export function within(column: RawBuilder<unknown>, { from, until }: InspectionPeriod): RawBuilder<unknown> {
  const conditions = [
    ...(from === null ? [] : [sql`${column} >= ${startOfDay(from)}`]),
    ...(until === null ? [] : [sql`${column} < ${new Date(endOfDay(until).getTime() + 1000)}`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

export const fullName = (table: string): RawBuilder<unknown> => sql`${sql.ref(`${table}.family_name`)} || ' ' || ${sql.ref(`${table}.given_name`)}`

/** `12-0107`, as applications are called everywhere. */
export const applicationNumberOf = sql`investment.fund_id || '-' || lpad(investment.id::text, greatest(4, length(investment.id::text)), '0')`
