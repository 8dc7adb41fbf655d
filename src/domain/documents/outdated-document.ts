import { endOfDay, formatDateWithoutWeekday, japanDateOf } from '../calendar.ts'

/** What makes a fund's documents say something else than they did. */
export const DOCUMENT_CHANGE = {
  form: '様式の改訂',
  terms: '約款の改訂',
  fund: 'ファンドの内容の変更',
  company: '会社の情報の変更',
} as const
export type DocumentChangeKind = keyof typeof DOCUMENT_CHANGE

export interface DocumentChange {
  kind: DocumentChangeKind
  at: Date
}

/** A current document of a fund that no longer says what is so. */
export interface OutdatedDocument {
  name: string
  issuedAt: Date
  since: Date
  /** In the order in which they came; empty where none is on record: then words of the form were corrected. */
  causes: readonly DocumentChangeKind[]
}

/** Since when a document that was found outdated is so: the first change after its issue. Where none is on record, nothing says that it ever was right. */
export function outdatedDocument(
  { name, issuedAt }: Pick<OutdatedDocument, 'name' | 'issuedAt'>,
  changes: readonly DocumentChange[],
  now: Date,
): OutdatedDocument {
  const later = changes
    .filter(({ at }) => at > issuedAt && at <= now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return { name, issuedAt, since: later[0]?.at ?? issuedAt, causes: [...new Set(later.map(({ kind }) => kind))] }
}

/** When it has to be right: before the next contract comes. Of a fund that nobody can apply to yet that is its first moment. */
export const documentsDueAt = (since: Date, offeringStartAt: Date, now: Date): Date =>
  offeringStartAt > now ? offeringStartAt : endOfDay(japanDateOf(since))

const shownItems = 2

/** '契約成立前書面、匿名組合契約約款：約款の改訂（2026年11月30日から）' and what is left out, each with its article. */
export function outdatedText(documents: readonly OutdatedDocument[], missing: readonly string[]): string {
  const whys = [...new Set(documents.map(whyOf))]
  const namesOf = (why: string) => documents.filter((document) => whyOf(document) === why).map(({ name }) => name)
  return [
    ...whys.map((why) => `${namesOf(why).join('、')}：${why}`),
    ...(missing.length === 0 ? [] : [`記載のない法定事項：${missingText(missing)}`]),
  ].join('。')
}

const whyOf = ({ causes, since }: OutdatedDocument): string => `${causesText(causes)}（${dayText(since)}から）`
const causesText = (causes: readonly DocumentChangeKind[]): string =>
  causes.length === 0 ? '記載の訂正' : causes.map((kind) => DOCUMENT_CHANGE[kind]).join('、')
const dayText = (at: Date): string => formatDateWithoutWeekday(japanDateOf(at))
const missingText = (missing: readonly string[]): string =>
  `${missing.slice(0, shownItems).join('、')}${missing.length > shownItems ? `ほか${missing.length - shownItems}件` : ''}`
