import { toRfc3339 } from '../calendar.ts'
import { exactRate } from '../funds/fund-text.ts'
import type { Words } from '../back-office/state-words.ts'

/** What a cell of a file holds; null is an empty cell. */
export type FileCell = string | number | null

/** How a page writes a cell: figures stand right, instants and days are short. */
export type Shape = 'text' | 'figure' | 'instant' | 'day'

/** The API's own types of single values. */
export type ApiScalar = 'String' | 'Int' | 'Boolean' | 'Yen' | 'Date' | 'DateTime'

/** How a value is written. @typeParam Value as the server reads it. @typeParam Shown as the API gives it to a page. */
export interface Kind<Value, Shown = Value> {
  shape: Shape
  /** As what the API gives it to a page; null where the row's type in the API says that itself. */
  api: ApiScalar | null
  inFile: (value: Value) => FileCell
  onPage: (value: Shown) => FileCell
}

function kind<Value, Shown>(
  shape: Shape,
  api: ApiScalar | null,
  inFile: (value: Value) => FileCell,
  onPage: (value: Shown) => FileCell,
): Kind<Value, Shown> {
  return { shape, api, inFile, onPage }
}

type Text = string | number | null
const asItIs = <Value extends FileCell>(value: Value): FileCell => value
const figure = (api: 'Yen' | 'Int') => kind<number | null, number | null>('figure', api, asItIs, asItIs)

export const text = kind<Text, Text>('text', 'String', asItIs, asItIs)
/** Whole yen; the unit stands in the head. */
export const yen = figure('Yen')
/** How many there are, or how long something took. */
export const count = figure('Int')
/** Of Japan: in full in a file, `4/2（木）08:47` on a page. */
export const instant = kind<Date | null, string | null>('instant', 'DateTime', (at) => at && toRfc3339(at), asItIs)
/** 'YYYY-MM-DD' */
export const day = kind<string | null, string | null>('day', 'Date', asItIs, asItIs)
/** Basis points, as a percentage. */
export const rate = kind<number, number>('text', 'Int', exactRate, exactRate)

/** One word where it is so, nothing where it is not. */
export const flag = (word: string): Kind<boolean> => {
  const write = (is: boolean): string => (is ? word : '')
  return kind('text', 'Boolean', write, write)
}

/** What the value is called by a function of the domain; what the API may say of it, masked or whole, its row's type decides. */
export const named = <Value>(name: (value: Value) => string): Kind<Value> => kind('text', null, name, name)

/**
 * A code by its word. A row whose codes are not all in `words` does not compile on the server; the API names many codes as plain texts, so a page takes any text.
 * @param none what stands where there is no code.
 */
export const word = <Code extends string>(
  words: Words<Code>,
  none: string | null = null,
): Kind<Code | null, string | null> =>
  kind(
    'text',
    'String',
    (code) => (code === null ? none : words[code]),
    (code) => (code === null ? none : Object.hasOwn(words, code) ? words[code as Code] : code),
  )

/** A cell that only the page can write: of several values, with links or buttons. */
export const composed = kind<unknown, unknown>(
  'text',
  null,
  () => null,
  () => null,
)

/** A cell of a file that the law's form has and that we leave empty. */
export const leftEmpty = kind<unknown, unknown>(
  'text',
  null,
  () => '',
  () => '',
)

interface ColumnFacts {
  head: string
  /** Where the file says it otherwise than the page. */
  fileHead?: string
  /** The server's word for sorting by it. */
  sort?: string
  /** Stands right though it is composed. */
  align?: 'right'
  /** Sentences, which may break between words. */
  isProse?: true
  /** Left out while a row's details, which say it too, stand beside the table. */
  isInDetails?: true
}

interface Standing {
  /** Only in the file or only on the page; without it in both. */
  only?: 'file' | 'page'
}

/** A column of a table of the back office: of its page, of its file, or of both. Its key is the API's field. */
export type Column = ColumnFacts & Standing & { kind: Kind<never, never> }

/** Keeps what is written literally: from the kinds follow the types of the rows, from `only` where a column stands. */
export const column = <Value, Shown, const Where extends Standing & { sort?: string }>(
  facts: ColumnFacts & Where & { kind: Kind<Value, Shown> },
): ColumnFacts & Where & { kind: Kind<Value, Shown> } => facts
