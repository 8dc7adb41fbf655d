import type { Filters, FilterValues } from './filter.ts'
import { composed, type Column, type FileCell, type Kind } from './column.ts'

export const codesOf = <Code extends string>(words: Readonly<Record<Code, string>>): Code[] =>
  Object.keys(words) as Code[]

type Columns = Readonly<Record<string, Column>>

/** The columns of what has no page and file alike, in their order: of a table on a page alone, or of a file with an address of its own. */
export interface ColumnList<C extends Columns = Columns> {
  columns: C
}

export const columnList = <const C extends Columns>(columns: C): ColumnList<C> => ({ columns })

/** A table of the back office: what its page, its file and its filters have in common, once. */
export interface Table<C extends Columns = Columns, F extends Filters = Filters> extends ColumnList<C> {
  /** In the file's address: /admin-csv/{name}.csv */
  name: string
  /** Of the file, in Japanese; the day is added. */
  fileName: string
  /** What the API calls a row; nothing where no page asks for rows. */
  row?: string
  /** By their names in the file's address. */
  filters: F
}

export const table = <const C extends Columns, const F extends Filters>(facts: Table<C, F>): Table<C, F> => facts

type OnlyOf<C> = C extends { only: infer Where } ? Where : 'both'
/** What stays empty in every row is not asked for. */
type FileKeys<C> = {
  [Key in keyof C]: OnlyOf<C[Key]> extends 'page' ? never : unknown extends ValueOf<C[Key]> ? never : Key
}[keyof C]
type PageKeys<C> = { [Key in keyof C]: OnlyOf<C[Key]> extends 'file' ? never : Key }[keyof C]
type ValueOf<C> = C extends { kind: Kind<infer Value, infer _Shown> } ? Value : never
type ShownOf<C> = C extends { kind: Kind<infer _Value, infer Shown> } ? Shown : never

/** What the server has to know of a row to write it into the file. */
export type FileRow<T extends ColumnList> = {
  readonly [Key in FileKeys<T['columns']>]: ValueOf<T['columns'][Key]>
}

/** The columns of the page that only the page can write. */
export type ComposedKey<T extends ColumnList> = {
  [Key in PageKeys<T['columns']>]: unknown extends ShownOf<T['columns'][Key]> ? Key : never
}[PageKeys<T['columns']>]

/** The columns of the page that say a value of the row. */
export type PlainKey<T extends ColumnList> = Exclude<PageKeys<T['columns']>, ComposedKey<T>>

/** What the page has to ask for of a row. */
export type PageRow<T extends ColumnList> = { readonly [Key in PlainKey<T>]: ShownOf<T['columns'][Key]> }

/** The same at run time: what the page asks for of a row, by its name in the API. */
export const plainColumns = ({ columns }: Table): [string, Column][] =>
  Object.entries(columns).filter(([, { only, kind }]) => only !== 'file' && kind !== composed)

/** The words by which the page asks for an order. */
export type SortOf<T extends ColumnList> = {
  [Key in keyof T['columns']]: T['columns'][Key] extends { sort: infer Sort extends string } ? Sort : never
}[keyof T['columns']]

export type FiltersOf<T extends Table> = FilterValues<T['filters']>

const ofFile = ({ columns }: ColumnList): [string, Column][] =>
  Object.entries(columns).filter(([, { only }]) => only !== 'page')

/** The heads of the file. */
export const fileHeader = (of: ColumnList): string[] => ofFile(of).map(([, { head, fileHead }]) => fileHead ?? head)

/** A row's cells in the file. */
export function fileCells<T extends ColumnList>(of: T): (row: FileRow<T>) => FileCell[] {
  const columns = ofFile(of).map(([key, { kind }]) => ({ key, write: kind.inFile as (value: unknown) => FileCell }))
  return (row) => columns.map(({ key, write }) => write((row as Readonly<Record<string, unknown>>)[key]))
}
