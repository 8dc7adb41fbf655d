import { parseJapanDate } from '../calendar.ts'
import { idIfGiven, type Id } from '../id.ts'

/** A filter of a table: for its page, its file and the API, once. */
export interface Filter<Value> {
  /** Its type in the API, by name; a closed list may have an enumeration of its own there. */
  readonly api: string
  /** For readers of the API. */
  readonly about?: string | undefined
  /** Without it nothing is asked. */
  readonly isNeeded?: true
  /** Asked for by pages about one record; the table's own page and file do not have it. */
  readonly isApart?: true
  /** @returns undefined where it is not asked for, or not something that can be asked for. */
  read(text: string | undefined): Value | undefined
}

const asWritten = (text: string | undefined): string | undefined => text

/** @param api the enumeration of the API, where it has one whose words the domain does not know. */
export const anyText = (about?: string, api = 'String'): Filter<string> => ({ api, about, read: asWritten })

/** 'YYYY-MM-DD' of Japan. */
export const aDay = (about?: string): Filter<string> => ({
  api: 'Date',
  about,
  read: (text) => parseJapanDate(text ?? '') ?? undefined,
})

export const anAmount = (about?: string): Filter<number> => ({
  api: 'Yen',
  about,
  read(text = '') {
    const digits = text.normalize('NFKC').replaceAll(/[,円\s]/g, '')
    return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
  },
})

/** What cannot be an id finds nothing. */
export const anId = <Of extends string>(about?: string): Filter<Id<Of>> => ({
  api: 'ID',
  about,
  read: (text) => (text === '' ? undefined : (idIfGiven<Of>(text) ?? undefined)),
})

/** Only what is so; what is not is asked for by saying nothing. */
export const ifSo = (about?: string): Filter<true> => ({
  api: 'Boolean',
  about,
  read: (text) => (text === 'true' || text === 'yes' ? true : undefined),
})

/** @param api the enumeration of the API, where it has one. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  api = 'String',
  about?: string,
): Filter<Value> => ({ api, about, read: (text) => values.find((value) => value === text) })

/** The codes of a table of words. */
export const oneOfWords = <Code extends string>(
  words: Readonly<Record<Code, string>>,
  api?: string,
  about?: string,
): Filter<Code> => oneOf(Object.keys(words) as Code[], api, about)

export const needed = <Value>(filter: Filter<Value>): Filter<Value> => ({ ...filter, isNeeded: true })

export const apart = <Value>(filter: Filter<Value>): Filter<Value> & { readonly isApart: true } => ({
  ...filter,
  isApart: true,
})

export type Filters = Readonly<Record<string, Filter<unknown>>>

export type FilterValues<F extends Filters> = {
  readonly [Name in keyof F]?: ReturnType<F[Name]['read']> | undefined
}

/** The filters of an address or of the API; what is not said, or said wrongly, is undefined. */
export const readFilters = <F extends Filters>(
  filters: F,
  given: Readonly<Record<string, unknown>> | null | undefined,
): FilterValues<F> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { read }]) => {
      const value = given?.[name]
      return [name, value === null || value === undefined ? undefined : read(String(value))]
    }),
  ) as FilterValues<F>
