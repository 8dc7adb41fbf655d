import type { JapanDate } from '../calendar.ts'
import {
  complete,
  fromJson,
  fromTyped,
  problemsIn,
  shown,
  tidied,
  toJson,
  toTyped,
  type Draft,
  type Fields,
  type JsonValues,
  type Kind,
  type TypedValues,
  type Values,
} from './field.ts'
import { day, longText, text } from './kinds.ts'

/** More would make the page a brochure. */
export const MOST_FACTS = 3
/** Without them a page would sell. */
export const FEWEST_WEAK_POINTS = 2
export const MOST_WEAK_POINTS = 5

const longestText = 200

/** Has to be written, unlike other prose. */
const sentences = {
  ...longText(longestText),
  problem: text(longestText).problem,
  tidy: (value: string) => value.trim(),
}

const title = { label: '見出し', api: 'title', kind: text(40) } as const
const said = { label: '説明', api: 'text', kind: sentences } as const

/** What speaks for the property, as something that anybody can look up. */
export const sourcedFactFields = {
  title,
  text: said,
  source: { label: '出典', api: 'source', kind: text(60), description: 'Where it can be looked up.' },
  asOf: { label: '時点', api: 'as_of', kind: day, description: 'The day of which it is true.' },
} as const

/** What speaks against it. */
export const weakPointFields = { title, text: said } as const

export type SourcedFact = Readonly<Values<typeof sourcedFactFields>>
export type WeakPoint = Readonly<Values<typeof weakPointFields>>

/** Several entries of the same few fields as one field of a record. What is wrong with an entry, `pointProblems` says where it stands. */
export function listOf<const Of extends Fields>(
  fields: Of,
  apiName: string,
): Kind<readonly Readonly<Values<Of>>[], readonly TypedValues<Of>[], JsonValues<Of>[], JsonValues<Of>[], string> {
  return {
    apiType: { name: apiName, isNullable: false, isMany: true },
    problem: () => null,
    show: (entries) =>
      entries
        .map((entry) =>
          shown(fields, entry)
            .flatMap(({ label, text: words }) => (words === null ? [] : [`${label} ${words}`]))
            .join('、'),
        )
        .join('\n') || null,
    tidy: (entries) => entries.map((entry) => tidied(fields, entry)),
    toTyped: (entries) => entries.map((entry) => toTyped(fields, entry)),
    fromTyped: (typed) => typed.map((entry) => fromTyped(fields, entry)),
    toApi: (entries) => entries.map((entry) => toJson(fields, entry)),
    fromApi: (given) => (given ?? []).map((entry) => fromJson(fields, entry)),
    toJson: (entries) => entries.map((entry) => toJson(fields, entry)),
    fromJson: (entries) => entries.map((entry) => fromJson(fields, entry)),
    toColumn: JSON.stringify,
    // An entry of a kept version may be older than some of its fields.
    fromKept: (kept) =>
      (Array.isArray(kept) ? kept.map((entry) => complete(fields, entry as Draft<Of>)) : kept) as readonly Readonly<
        Values<Of>
      >[],
  }
}

export const sourcedFacts = listOf(sourcedFactFields, 'FundFact')
export const weakPoints = listOf(weakPointFields, 'FundWeakPoint')

/** The two lists of a fund. */
export interface FundPoints {
  readonly sourcedFacts: readonly SourcedFact[]
  readonly weakPoints: readonly WeakPoint[]
}

/** Where the message of an entry's field stands: 'weakPoints.1.text'. Counted from 0. */
export const pointField = (list: string, place: number, field: string): string => `${list}.${place}.${field}`

/** What is wrong with each entry of a list by itself, by the place where its message stands. */
export function entryProblems<Of extends Fields>(
  list: string,
  fields: Of,
  entries: readonly Values<Of>[],
): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap((entry, place) =>
      Object.entries(problemsIn(fields, entry)).map(([name, problem]) => [pointField(list, place, name), problem]),
    ),
  )
}

/** What is wrong with a fund's facts and weak points, by field; empty where nothing is. */
export function pointProblems(points: FundPoints): Record<string, string> {
  return {
    ...(points.sourcedFacts.length > MOST_FACTS && { sourcedFacts: `${MOST_FACTS}件までです。` }),
    ...entryProblems('sourcedFacts', sourcedFactFields, points.sourcedFacts),
    ...(points.weakPoints.length > MOST_WEAK_POINTS && { weakPoints: `${MOST_WEAK_POINTS}件までです。` }),
    ...entryProblems('weakPoints', weakPointFields, points.weakPoints),
  }
}

/** Nobody can have looked up what is true of a day to come: by field. */
export function factsFromTheFuture({ sourcedFacts: facts }: FundPoints, today: JapanDate): Record<string, string> {
  return Object.fromEntries(
    facts.flatMap(({ asOf }, place) =>
      asOf > today ? [[pointField('sourcedFacts', place, 'asOf'), '今日までの日付を入力してください。']] : [],
    ),
  )
}
