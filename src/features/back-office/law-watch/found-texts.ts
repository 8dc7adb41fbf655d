import type { LawService } from '../../../adapters/law/law.ts'
import type { JapanDate } from '../../../domain/calendar.ts'
import { LAWS, WHOLE_LAW } from '../../../domain/core/cited-law.ts'
import { newLawTexts, NIGHTS_UNTIL_SAID, type LawTextPhase } from '../../../domain/back-office/law-change.ts'
import { bodyOfArticle } from '../../../domain/back-office/law-diff.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { digestOfLaw, loadLawWords, type KeptLawText } from './law-texts.ts'
import { markRead, markUnread } from './mark-unread.ts'
import type { LawReading, ReadArticle, ReadText } from './read-law.ts'

export interface FoundText {
  article: string
  phase: LawTextPhase
  text: ReadText
  /** Under which number its old words stand now, where there is one. */
  movedTo: string | null
}

interface Night {
  database: Queryable
  laws: LawService
  today: JapanDate
}

/** What a night found of a law that was read; `isWhole` unless an article is missing that may only be late. */
export async function findTexts(
  night: Night,
  reading: LawReading,
  seen: readonly KeptLawText[],
): Promise<{ texts: FoundText[]; isWhole: boolean }> {
  const numberOf = renumberings(night)
  const texts: FoundText[] = []
  let isWhole = true
  for (const read of reading.articles ?? []) {
    const own = seen.filter(({ article }) => article === read.article)
    const found = await findOf(night, reading, read, own)
    if (found === null) isWhole = false
    const before = own.findLast(({ phase }) => phase !== 'ahead')
    for (const each of found ?? [])
      texts.push({ article: read.article, movedTo: await numberOf(read.article, each, before), ...each })
  }
  return { texts, isWhole }
}

type NewText = Pick<FoundText, 'phase' | 'text'>

/** Null while an article is missing and may only be late: nothing is concluded before the third night. */
async function findOf(
  { database, today }: Night,
  { law, articles }: LawReading,
  { article, current, ahead }: ReadArticle,
  seen: readonly KeptLawText[],
): Promise<NewText[] | null> {
  // Once it is gone, or was said to go, its absence is no news.
  const isExpected = seen.findLast(({ phase, is_empty: isEmpty }) => phase !== 'ahead' || isEmpty)?.is_empty === true
  if (current === null && !isExpected) {
    const nights = await markUnread(database, law, 'missing', today, article)
    if (nights < NIGHTS_UNTIL_SAID) return null
  }
  await markRead(database, law, [article], today)
  const ofLaw = articles?.[0]?.current
  const text = current ?? (ofLaw ? { ...ofLaw, text: '', digest: digestOfLaw('') } : null)
  if (text === null) return null
  if (seen.length > 0) return newLawTexts(seen, text, ahead, today)
  const begun = newLawTexts([], text, ahead, today)
  // What the product cites and never was there is no text to begin with.
  if (current === null) return begun.map((each) => (each.phase === 'first' ? { ...each, phase: 'changed' } : each))
  const title = LAWS[law].title
  // A law is known by the title that the register gives it: another one is a change at once.
  if (article !== WHOLE_LAW || digestOfLaw(title) === text.digest) return begun
  const expected: NewText = { phase: 'first', text: { ...text, text: title, digest: digestOfLaw(title) } }
  return [expected, ...begun.map((each): NewText => (each.phase === 'first' ? { ...each, phase: 'changed' } : each))]
}

/** Where the old words of a changed article stand now; the whole law is read once, and only where something changed. */
function renumberings({ database, laws }: Night) {
  const byRevision = new Map<string, Promise<Map<string, string>>>()
  return async (article: string, { phase, text }: NewText, before: KeptLawText | undefined): Promise<string | null> => {
    if (before === undefined || article === WHOLE_LAW || phase === 'first' || phase === 'arrived') return null
    const old = (await loadLawWords(database, [before.id])).get(before.id) ?? ''
    if (old === '') return null
    const all = byRevision.get(text.revisionId) ?? laws.articles(text.revisionId)
    byRevision.set(text.revisionId, all)
    const body = bodyOfArticle(old)
    return [...(await all)].find(([number, words]) => number !== article && bodyOfArticle(words) === body)?.[0] ?? null
  }
}
