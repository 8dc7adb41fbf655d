/**
 * A record is a plain table of fields, one entry each. From the entries follow the types of the record and all its translations: columns,
 * API, what is typed into a form, what is wrong with a value, how it reads. kinds.ts has the kinds of values, fund.ts the fund's fields.
 */

/** A type of the API by its name; `isMany` is a list of it. */
export interface ApiType {
  readonly name: string
  readonly isNullable: boolean
  readonly isMany: boolean
}

/** How one kind of value is judged, shown, typed, kept and sent. Written as methods, so that one table holds kinds of different values. */
export interface Kind<Value, Typed = unknown, Api = unknown, Json = unknown, Column = unknown> {
  readonly apiType: ApiType
  /** Where the API gives another type than it takes. */
  readonly outputType?: ApiType
  /** What can be chosen, in words, by what stands in the form for it. */
  readonly words?: Readonly<Record<string, string>>
  /** Stands beside the figure in a form: '円'. */
  readonly unit?: string
  /** Sentences, typed into several lines. */
  readonly isProse?: true
  /** What is wrong with the value by itself, or null. Rules between fields belong to the record. */
  problem(value: Value): string | null
  /** In words; null where nothing stands. */
  show(value: Value): string | null
  /** As it is kept: without blanks around it, null in place of an optional text that is empty. */
  tidy(value: Value): Value
  /** What stands in a form, and back. A half-typed figure becomes a value with a problem (NaN). */
  toTyped(value: Value): Typed
  fromTyped(typed: Typed): Value
  /** What the server gives to the API and gets from it; undefined where an input says nothing. */
  toApi(value: Value): Api
  fromApi(given: Api | undefined): Value
  /** The same on the other side of the API, as JSON. */
  toJson(value: Value): Json
  fromJson(json: Json): Value
  toColumn(value: Value): Column
  /** From a column, or from the JSON of a kept version. */
  fromKept(kept: unknown): Value
}

export interface Field {
  /** In Japanese, the same in forms, lists of changes, messages and files. */
  readonly label: string
  /** Its name in the API. */
  readonly api: string
  readonly kind: Kind<unknown>
  /** For readers of the API, and for who writes an input. */
  readonly description?: string
  readonly inputDescription?: string
  /** Below the field in a form. */
  readonly hint?: string
  /** What a draft means that says nothing of the field, and a version that was kept before the field existed. */
  readonly unsaid?: unknown
}

export type Fields = Readonly<Record<string, Field>>

/** Fields with a column each, of one table. */
export type ColumnFields = Readonly<Record<string, Field & { readonly column: string }>>

type MayBeUnsaid<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends { unsaid: unknown } ? Name : never
}[keyof Of]

/** Every value of a record by the name of its field. */
export type Values<Of extends Fields> = { -readonly [Name in keyof Of]: ReturnType<Of[Name]['kind']['fromTyped']> }

/** The same; what has a value where nothing is said may be left out. */
export type Draft<Of extends Fields> = Omit<Values<Of>, MayBeUnsaid<Of>> & Partial<Pick<Values<Of>, MayBeUnsaid<Of>>>

/** What stands in a form by the name of the field. */
export type TypedValues<Of extends Fields> = { -readonly [Name in keyof Of]: ReturnType<Of[Name]['kind']['toTyped']> }

/** The same by the API's names. */
export type FormValues<Of extends Fields> = {
  -readonly [Name in keyof Of as Of[Name]['api']]: ReturnType<Of[Name]['kind']['toTyped']>
}

export type ApiValues<Of extends Fields> = {
  -readonly [Name in keyof Of as Of[Name]['api']]: ReturnType<Of[Name]['kind']['toApi']>
}

export type JsonValues<Of extends Fields> = {
  -readonly [Name in keyof Of as Of[Name]['api']]: ReturnType<Of[Name]['kind']['toJson']>
}

export type ColumnValues<Of extends ColumnFields> = {
  -readonly [Name in keyof Of as Of[Name]['column']]: ReturnType<Of[Name]['kind']['toColumn']>
}

/** One pair for every field. That each kind meets the values of its own field, the types below say and no loop can: hence the two casts. */
function mapFields<Result, Of extends Field>(
  fields: Readonly<Record<string, Of>>,
  pair: (field: Of, name: string) => readonly [key: string, value: unknown],
): Result {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => pair(field, name))) as Result
}

const valueIn = (values: object, key: string): unknown => (values as Readonly<Record<string, unknown>>)[key]

const saidOr = (said: unknown, unsaid: unknown): unknown => (said === undefined ? unsaid : said)

/** With what is meant where nothing is said. */
export function complete<Of extends Fields>(fields: Of, draft: Draft<Of>): Values<Of> {
  return mapFields(fields, ({ unsaid }, name) => [name, saidOr(valueIn(draft, name), unsaid)])
}

/** Each value as it is kept. */
export function tidied<Of extends Fields>(fields: Of, values: Values<Of>): Values<Of> {
  return mapFields(fields, ({ kind }, name) => [name, kind.tidy(valueIn(values, name))])
}

/** What is wrong with each value by itself, by field; empty where nothing is. */
export function problemsIn<Of extends Fields>(fields: Of, values: Values<Of>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const problem = kind.problem(valueIn(values, name))
      return problem === null ? [] : [[name, problem]]
    }),
  )
}

/** The same by the API's names, with what rules between fields have found: they are asked last and win. */
export function apiProblems<Of extends Fields>(
  fields: Of,
  values: Values<Of>,
  found: Readonly<Record<string, string | null | undefined>> = {},
): Record<string, string> {
  const own = Object.entries(problemsIn(fields, values)).map(([name, problem]) => [fields[name]?.api, problem])
  const rules = Object.entries(found).filter(([, problem]) => typeof problem === 'string')
  return Object.fromEntries([...own, ...rules]) as Record<string, string>
}

/** Every field in words, in the order of the table; null where nothing stands. */
export function shown<Of extends Fields>(
  fields: Of,
  values: Values<Of>,
): { name: string; label: string; text: string | null }[] {
  return Object.entries(fields).map(([name, { label, kind }]) => ({
    name,
    label,
    text: kind.show(valueIn(values, name)),
  }))
}

export function toTyped<Of extends Fields>(fields: Of, values: Values<Of>): TypedValues<Of> {
  return mapFields(fields, ({ kind }, name) => [name, kind.toTyped(valueIn(values, name))])
}

export function fromTyped<Of extends Fields>(fields: Of, typed: TypedValues<Of>): Values<Of> {
  return mapFields(fields, ({ kind }, name) => [name, kind.fromTyped(valueIn(typed, name))])
}

/** What stands in a form before anything is typed, by the API's names: of a list the first choice. */
export function emptyForm<Of extends Fields>(fields: Of): FormValues<Of> {
  return mapFields(fields, ({ kind: { apiType, words = {} }, api }) => [
    api,
    apiType.name === 'Boolean' ? false : apiType.isNullable ? '' : (Object.keys(words)[0] ?? ''),
  ])
}

/** What a form sends. */
export function inputOf<Of extends Fields>(fields: Of, form: FormValues<Of>): JsonValues<Of> {
  return mapFields(fields, ({ kind, api }) => [api, kind.toJson(kind.fromTyped(valueIn(form, api)))])
}

export function fromApi<Of extends Fields>(fields: Of, given: Partial<ApiValues<Of>>): Values<Of> {
  return mapFields(fields, ({ kind, api }, name) => [name, kind.fromApi(valueIn(given, api))])
}

export function toJson<Of extends Fields>(fields: Of, values: Values<Of>): JsonValues<Of> {
  return mapFields(fields, ({ kind, api }, name) => [api, kind.toJson(valueIn(values, name))])
}

export function fromJson<Of extends Fields>(fields: Of, json: JsonValues<Of>): Values<Of> {
  return mapFields(fields, ({ kind, api }, name) => [name, kind.fromJson(valueIn(json, api))])
}

export function toColumns<Of extends ColumnFields>(fields: Of, values: Values<Of>): ColumnValues<Of> {
  return mapFields(fields, ({ kind, column }, name) => [column, kind.toColumn(valueIn(values, name))])
}

export function fromColumns<Of extends ColumnFields>(
  fields: Of,
  row: Readonly<Record<Of[keyof Of]['column'], unknown>>,
): Values<Of> {
  return mapFields(fields, ({ kind, column }, name) => [name, kind.fromKept(valueIn(row, column))])
}

/** From the JSON of a version that may be older than some of the fields. */
export function fromKept<Of extends Fields>(fields: Of, kept: Readonly<Record<string, unknown>>): Values<Of> {
  return mapFields(fields, ({ kind, unsaid }, name) => [name, kind.fromKept(saidOr(kept[name], unsaid))])
}

/** A row of its table: each value as it is kept. */
export const rowOf = <Of extends ColumnFields>(fields: Of, values: Values<Of>): ColumnValues<Of> =>
  toColumns(fields, tidied(fields, values))

/** The label of every field by its name. */
export function labelsOf<Of extends Fields>(fields: Of): { [Name in keyof Of]: string } {
  return mapFields(fields, ({ label }, name) => [name, label])
}
