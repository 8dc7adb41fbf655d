import type { FreeText } from '../../../domain/free-text.ts'
import { sql, type RawBuilder } from 'kysely'
import { auditObjects, machineNames } from '../../../domain/core/audit-words.ts'
import type { EntryField } from '../../../domain/records/entry-kinds.ts'
import { endOfDay, startOfDay, type JapanDate } from '../../../domain/calendar.ts'

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
  reason: FreeText
  columns: readonly string[]
  /** Every row, in its order. */
  query: RawBuilder<unknown>
}

/** @param columns what each column is called, and where it comes from; `rest` is from `from` on. */
export function register(
  facts: Pick<Register, 'file' | 'title' | 'reason'>,
  columns: Readonly<Record<string, RawBuilder<unknown>>>,
  rest: RawBuilder<unknown>,
): Register {
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

/** `12-0107`, as applications are called everywhere. */
export const applicationNumberOf = sql`investment.fund_id || '-' || lpad(investment.id::text, greatest(4, length(investment.id::text)), '0')`

/** A column whose values are words of the code, in Japanese: the authority reads no code. A value without a word stays as it is. */
export const inWords = (column: RawBuilder<unknown>, words: Readonly<Record<string, string>>): RawBuilder<unknown> =>
  sql`case ${column} ${sql.join(
    Object.entries(words).map(([key, word]) => sql`when ${sql.lit(key)} then ${sql.lit(word)}`),
    sql` `,
  )} else ${column}::text end`

/** はい or いいえ of a boolean column; empty where it is null. */
export const yesOrNo = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${column} then 'はい' when not ${column} then 'いいえ' end`

/** Who acted: `運営者（ID 3）` of `operator:3`, or what of the product did it. */
export const actorInWords = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${column} like 'operator:%' then '運営者（ID ' || split_part(${column}, ':', 2) || '）' when ${column} like 'member:%' then '会員（ID ' || split_part(${column}, ':', 2) || '）' else ${inWords(column, machineNames)} end`

/** `ファンド 3` of `fund:3`. */
export const subjectInWords = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${inWords(sql`split_part(${column}, ':', 1)`, auditObjects)} || ' ' || split_part(${column}, ':', 2)`

type ColumnField = EntryField & { readonly column: string }

/** The column of a field as its table keeps it, in words where it is one of a closed list. */
function fieldColumn(
  { label, register: word, kind }: EntryField,
  source: RawBuilder<unknown>,
): [label: string, source: RawBuilder<unknown>] {
  const { name } = kind.apiType
  if (kind.words !== undefined) return [word ?? label, inWords(source, kind.words)]
  if (name === 'Boolean') return [word ?? label, yesOrNo(source)]
  // Codes and lists have words that no column says by itself.
  if (!['String', 'Yen', 'Int', 'Date', 'DateTime'].includes(name))
    throw new Error(`${label} needs a column of its own`)
  return [word ?? (kind.unit === undefined ? label : `${label}（${kind.unit}）`), source]
}

/** Columns of a record's fields: of those named, or of all but ids and what has a column of its own. A column that stands above keeps its place. */
export const fieldColumns = <Of extends Readonly<Record<string, ColumnField>>>(
  fields: Of,
  table: string,
  names?: readonly (keyof Of)[],
): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(
    Object.entries<ColumnField>(fields)
      .filter(([name, { kind, register: word }]) =>
        names === undefined ? kind.apiType.name !== 'ID' && word !== null : names.includes(name),
      )
      .toSorted(([one], [other]) => (names ?? []).indexOf(one) - (names ?? []).indexOf(other))
      .map(([, field]) => fieldColumn(field, sql.ref(`${table}.${field.column}`))),
  )
