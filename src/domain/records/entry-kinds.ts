import { parseJapanDate } from '../calendar.ts'
import { idOf, type Id } from '../id.ts'
import type { Field, Kind } from './field.ts'
import { amount, asItIs, day, NEEDED, required, typedFigure, unchanged } from './kinds.ts'

// Kinds of records that are written down once and never edited: the API takes their texts as they are typed, and what nobody has typed is empty.

/** Of a record that operators write down once: it has a form, a table and a register of the inspection. */
export interface EntryField extends Field {
  /** As the API calls it where nothing else is said. */
  readonly column?: string
  /** What the register calls it, where that is not its label; null where its column there is written by hand. */
  readonly register?: string | null
  /** What a list of choices says where nothing is chosen. */
  readonly none?: string
}

type WithColumns<Of extends Readonly<Record<string, EntryField>>> = {
  readonly [Name in keyof Of]: Of[Name] & {
    readonly column: Of[Name] extends { column: infer Column extends string } ? Column : Of[Name]['api']
  }
}

/** One entry a field, in the order of its form, kept as it is written, so that types can follow from it. */
export function entryFields<const Of extends Readonly<Record<string, EntryField>>>(fields: Of): WithColumns<Of> {
  const named = Object.entries(fields).map(([name, field]) => [name, { column: field.api, ...field }])
  return Object.fromEntries(named) as WithColumns<Of>
}

type Text<Column = string> = Kind<string, string, string, string, Column>

/** May be an empty text. */
export const maybe = (kind: Text): Text => ({
  ...kind,
  problem: (value) => (value.trim() === '' ? null : kind.problem(value)),
})

/** The same; what is empty is null in the column and in the API's answers. */
export const openText = (kind: Text): Text<string | null> => ({
  ...maybe(kind),
  outputType: { ...(kind.outputType ?? kind.apiType), isNullable: true },
  tidy: (value) => (value.trim() === '' ? '' : kind.tidy(value)),
  toColumn: (value) => (value === '' ? null : value),
  fromKept: (kept) => (typeof kept === 'string' ? kept : ''),
})

/** Another record, by its id. */
export const idIn = <Of extends string>(): Kind<Id<Of>, string, string, string, Id<Of>> => ({
  ...unchanged<Id<Of>>(),
  apiType: required('ID'),
  problem: () => null,
  show: String,
  toTyped: String,
  fromTyped: idOf<Of>,
  toApi: String,
  fromApi: idOf<Of>,
  toJson: String,
  fromJson: idOf<Of>,
})

/** Whole yen, with or without 円; what is no amount is as good as nothing. */
export const wholeYen = (least: 0 | 1): Kind<number, string, number, number, number> => ({
  ...amount(1, { least }),
  problem: (value) => (Number.isSafeInteger(value) && value >= least ? null : NEEDED),
  fromTyped(typed) {
    const figure = typedFigure(typed.replaceAll('円', ''))
    return Number.isNaN(figure) ? -1 : figure
  },
})

/** A calendar day; the API takes any text for it. */
export const textDay: Text = {
  ...day,
  apiType: required('String'),
  outputType: required('Date'),
  problem: (value) => (parseJapanDate(value) === null ? NEEDED : null),
}

/** One of a closed list that the API has as it is. */
export function oneOf<Code extends string>(
  words: Readonly<Record<Code, string>>,
  apiName: string,
): Kind<Code, string, Code, Code, Code> {
  const isCode = (typed: string): typed is Code => Object.hasOwn(words, typed)
  return {
    ...unchanged<Code>(),
    apiType: required(apiName),
    words,
    problem: (value) => (isCode(value) ? null : '選択してください'),
    show: (value) => words[value],
    toTyped: asItIs,
    fromTyped(typed) {
      if (!isCode(typed)) throw new RangeError(`not a word of ${apiName}: ${typed}`)
      return typed
    },
  }
}
