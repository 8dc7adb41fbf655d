import {
  formatDate,
  formatDateTime,
  formatTimeOfDay,
  japanDateOf,
  parseJapanDate,
  timeOfDay,
  toRfc3339,
} from '../calendar.ts'
import { exactRate } from '../funds/fund-text.ts'
import { formatAmount, formatManYen, formatYen, yen } from '../money.ts'
import type { ApiType, Kind } from './field.ts'

/** A day and a time of day as they are typed. */
export interface TypedTime {
  day: string
  time: string
  /** Not typed: 59 where the time is the last minute of a day, as every deadline of the business. */
  seconds: number
}

/** Beside a field that says nothing. */
export const NEEDED = '必須です'

export const required = (name: string): ApiType => ({ name, isNullable: false, isMany: false })

export const asItIs = <Value>(value: Value): Value => value

/** What most kinds do not do: their values are kept, sent and written into a column as they are. */
export const unchanged = <Value>() => ({
  tidy: asItIs<Value>,
  toApi: asItIs<Value>,
  // An input that says nothing of a field that is needed never comes this far: the schema refuses it.
  fromApi: (given: Value | undefined): Value => given as Value,
  toJson: asItIs<Value>,
  fromJson: asItIs<Value>,
  toColumn: asItIs<Value>,
  fromKept: (kept: unknown): Value => kept as Value,
})

const written = (text: string): string | null => (text.trim() === '' ? null : text.trim())

const tooLong = (longest: number): string => `${longest}文字以内で入力してください。`

/** A line that has to be written. */
export const text = (longest: number): Kind<string, string, string, string, string> => ({
  ...unchanged<string>(),
  apiType: required('String'),
  problem: (value) => (value.trim() === '' ? NEEDED : value.trim().length > longest ? tooLong(longest) : null),
  show: written,
  tidy: (value) => value.trim(),
  toTyped: asItIs,
  fromTyped: asItIs,
})

/** Sentences and paragraphs, kept as they were typed; may be empty. */
export const longText = (longest: number): Kind<string, string, string, string, string> => ({
  ...unchanged<string>(),
  apiType: required('String'),
  isProse: true,
  problem: (value) => (value.length > longest ? tooLong(longest) : null),
  show: written,
  toTyped: asItIs,
  fromTyped: asItIs,
})

/** Letters and digits of an address. */
export const code = (longest: number): Kind<string, string, string, string, string> => ({
  ...text(longest),
  problem: (value) =>
    value.length > longest
      ? tooLong(longest)
      : /^[A-Za-z0-9-]*$/.test(value)
        ? null
        : '英数字とハイフンで入力してください。',
})

/** Digits in either width, with or without commas; not a number where something else stands. */
export function typedFigure(typed: string): number {
  const digits = typed.normalize('NFKC').replaceAll(/[,\s]/g, '')
  return /^\d{1,13}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Whole yen in units; one unit at least where nothing else is said. */
export function amount(
  unit: number,
  { least = unit, most = Number.MAX_SAFE_INTEGER }: { least?: number; most?: number } = {},
): Kind<number, string, number, number, number> {
  const isInUnits = (value: number) => Number.isSafeInteger(value) && value % unit === 0 && value >= least
  return {
    ...unchanged<number>(),
    apiType: required('Yen'),
    unit: '円',
    problem(value) {
      if (!isInUnits(value)) return `${formatManYen(yen(unit))}単位で指定してください。`
      return value > most ? `${formatManYen(yen(most))}以下で入力してください。` : null
    },
    show: (value) => formatYen(yen(value)),
    toTyped: (value) => formatAmount(yen(value)),
    fromTyped: typedFigure,
  }
}

/** Whole yen that may be a loss. A minus is typed as accountants write it, too: ▲520,000 or △520,000. */
export const signedAmount: Kind<number, string, number, number, number> = {
  ...amount(1),
  problem: (value) => (Number.isSafeInteger(value) ? null : '1円単位で指定してください。'),
  fromTyped(typed) {
    const [, minus, figure = ''] = /^([-−▲△]?)(.*)$/s.exec(typed.normalize('NFKC').trim()) ?? []
    const size = typedFigure(figure)
    return minus === '' || size === 0 ? size : -size
  },
}

/** A number of something, both ends included. */
export const wholeNumber = (
  least: number,
  most: number,
  unit: string,
): Kind<number, string, number, number, number> => ({
  ...unchanged<number>(),
  apiType: required('Int'),
  unit,
  problem: (value) =>
    Number.isInteger(value) && value >= least && value <= most ? null : `${least}〜${most}${unit}で指定してください。`,
  show: (value) => `${value}${unit}`,
  toTyped: String,
  fromTyped: typedFigure,
})

/** '6.45' of 645 basis points. */
export const typedOfRate = (basisPoints: number): string => String(basisPoints / 100)

/** Basis points of a percentage with at most two decimals, exactly: '6.45' is 645. */
export function typedRate(typed: string): number {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed.normalize('NFKC').trim()) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** From 0 to 100 percent, in basis points. */
export const percent: Kind<number, string, number, number, number> = {
  ...unchanged<number>(),
  apiType: required('Int'),
  unit: '％',
  problem: (value) =>
    Number.isInteger(value) && value >= 0 && value <= 10_000 ? null : '0〜100％で指定してください。',
  show: exactRate,
  toTyped: typedOfRate,
  fromTyped: typedRate,
}

function typedTimeOf(at: Date): TypedTime {
  return { day: japanDateOf(at), time: formatTimeOfDay(at), seconds: at.getUTCSeconds() }
}

export const retime = (typed: TypedTime, time: string): TypedTime => ({
  ...typed,
  time,
  seconds: time === '23:59' ? 59 : 0,
})

/** An invalid Date where no day or time stands. */
export function typedInstant({ day, time, seconds }: TypedTime): Date {
  const date = parseJapanDate(day)
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(time) ?? []
  return date === null || hour === undefined || minute === undefined
    ? new Date(Number.NaN)
    : timeOfDay(date, Number(hour), Number(minute), seconds)
}

/** A point in time. Out of JSON it comes as text, out of the database as a Date. */
export const instant: Kind<Date, TypedTime, Date, string, Date> = {
  ...unchanged<Date>(),
  apiType: required('DateTime'),
  problem: (value) => (Number.isNaN(value.getTime()) ? '日時を入力してください。' : null),
  show: formatDateTime,
  toTyped: typedTimeOf,
  fromTyped: typedInstant,
  toJson: toRfc3339,
  fromJson: (json) => new Date(json),
  fromKept: (kept) => (kept instanceof Date ? kept : new Date(String(kept))),
}

/** A calendar day in Japan, 'YYYY-MM-DD'. */
export const day: Kind<string, string, string, string, string> = {
  ...unchanged<string>(),
  apiType: required('Date'),
  problem: (value) => (parseJapanDate(value) === null ? '日付を入力してください。' : null),
  show(value) {
    const date = parseJapanDate(value)
    return date === null ? null : formatDate(date)
  },
  toTyped: asItIs,
  fromTyped: asItIs,
}

export const yesNo: Kind<boolean, boolean, boolean, boolean, boolean> = {
  ...unchanged<boolean>(),
  apiType: required('Boolean'),
  problem: () => null,
  show: (value) => (value ? 'あり' : 'なし'),
  toTyped: asItIs,
  fromTyped: asItIs,
}

/** One of a closed list. The API has a type and words of its own for it. */
export function choice<Code extends string, const Words extends Readonly<Record<Code, string>>>(
  labels: Readonly<Record<Code, string>>,
  apiName: string,
  words: Words,
): Kind<Code, Code, Words[Code], Words[Code], Code> {
  const codes = new Map(Object.keys(words).map((key) => [words[key as Code], key as Code]))
  const codeOfWord = (word: Words[Code] | undefined): Code => {
    const found = word === undefined ? undefined : codes.get(word)
    if (found === undefined) throw new RangeError(`not a word of ${apiName}: ${word}`)
    return found
  }
  return {
    ...unchanged<Code>(),
    apiType: required(apiName),
    problem: () => null,
    show: (value) => labels[value],
    toTyped: asItIs,
    fromTyped: asItIs,
    toApi: (value) => words[value],
    fromApi: codeOfWord,
    toJson: (value) => words[value],
    fromJson: codeOfWord,
  }
}

/** May be left open. Its column may be null, and what stands in the form for nothing is an empty field. */
export function optional<Value, Api, Json, Column>(
  kind: Kind<Value, string, Api, Json, Column>,
): Kind<Value | null, string, Api | null, Json | null, Column | null> {
  const tidy = (value: Value | null): Value | null => {
    const tidied = value === null ? null : kind.tidy(value)
    return typeof tidied === 'string' && tidied.trim() === '' ? null : tidied
  }
  return {
    ...kind,
    apiType: { ...kind.apiType, isNullable: true },
    problem(value) {
      const tidied = tidy(value)
      return tidied === null ? null : kind.problem(tidied)
    },
    show: (value) => (value === null ? null : kind.show(value)),
    tidy,
    toTyped: (value) => (value === null ? '' : kind.toTyped(value)),
    fromTyped: (typed) => (typed.trim() === '' ? null : kind.fromTyped(typed)),
    toApi: (value) => (value === null ? null : kind.toApi(value)),
    fromApi: (given) => (given === null || given === undefined ? null : kind.fromApi(given)),
    toJson: (value) => (value === null ? null : kind.toJson(value)),
    fromJson: (json) => (json === null ? null : kind.fromJson(json)),
    toColumn: (value) => (value === null ? null : kind.toColumn(value)),
    fromKept: (kept) => (kept === null || kept === undefined ? null : kind.fromKept(kept)),
  }
}
