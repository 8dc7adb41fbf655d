import {
  aboutOf,
  citationText,
  citedArticles,
  LAWS,
  lawOfId,
  placesOf,
  WHOLE_LAW,
  type LawKey,
} from '../../../domain/core/cited-law.ts'
import type { Id } from '../../../domain/id.ts'
import {
  NIGHTS_UNTIL_SAID,
  openLawChanges,
  textBefore,
  type LawChange,
  type LawChangeKind,
} from '../../../domain/back-office/law-change.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { byArticle, listLawTexts, loadLawWords, type KeptLawText } from './law-texts.ts'

export type ShownLawChange = ReturnType<typeof shown>[number]
export type WatchedArticle = Awaited<ReturnType<typeof listWatchedArticles>>[number]

/** What somebody has to look at, by the article; without the words of the texts. A law that is cited no more asks for nothing. */
export async function listOpenLawChanges(database: Queryable): Promise<LawChange<KeptLawText>[]> {
  return byArticle(await listLawTexts(database, 'changed'))
    .filter(([text]) => text !== undefined && lawOfId(text.law_id) !== undefined)
    .flatMap(openLawChanges)
}

const handledShown = 50

/** Open changes, and the last that were seen to. */
export async function listLawChanges(database: Queryable) {
  const groups = byArticle(await listLawTexts(database, 'changed'))
  const open = groups.flatMap(openLawChanges)
  const handled = groups
    .flatMap((texts) =>
      texts
        .filter(({ is_handled: isHandled }) => isHandled)
        .map((changed) => ({ changed, before: textBefore(texts, changed) })),
    )
    .toSorted((one, other) => (other.changed.handled_at?.getTime() ?? 0) - (one.changed.handled_at?.getTime() ?? 0))
    .slice(0, handledShown)
  const words = await loadLawWords(
    database,
    [...open, ...handled].flatMap(({ changed, before }) => (before === null ? [changed.id] : [changed.id, before.id])),
  )
  const show = (change: LawChange<KeptLawText>) => shown(change, words)
  return { open: open.flatMap(show).toSorted(byDay), handled: handled.flatMap(show) }
}

/** In force already, then by the day on which it will be. */
const byDay = (one: ShownLawChange, other: ShownLawChange): number => {
  const [first, second] = [one, other].map(({ kind, enforced_on: enforcedOn }) =>
    kind === 'ahead' ? (enforcedOn ?? '9') : '',
  )
  return first === second ? Number(one.id) - Number(other.id) : (first ?? '') < (second ?? '') ? -1 : 1
}

function kindOf({ phase, article, is_empty: isEmpty, moved_to: movedTo }: KeptLawText): LawChangeKind {
  if (phase === 'ahead') return 'ahead'
  if (article === WHOLE_LAW) return 'title'
  if (movedTo !== null) return 'renumbered'
  return isEmpty ? 'gone' : 'amended'
}

function shown({ changed, before }: LawChange<KeptLawText>, words: ReadonlyMap<Id<'law_text'>, string>) {
  const law = lawOfId(changed.law_id)
  if (law === undefined) return []
  const { id, article } = changed
  return [
    {
      ...changed,
      law,
      kind: kindOf(changed),
      citation: citationText(law, article),
      about: aboutOf(law, article),
      places: placesOf(law, article),
      old_text: before === null ? null : (words.get(before.id) ?? ''),
      new_text: words.get(id) ?? '',
    },
  ]
}

/** Every cited article and law, and when it was read last. */
export async function listWatchedArticles(database: Queryable) {
  const rows = await database.selectFrom('law_watch').selectAll().execute()
  const pairs = [
    ...(Object.keys(LAWS) as LawKey[]).map((law) => ({ law, article: WHOLE_LAW })),
    ...citedArticles.map(({ law, article }) => ({ law, article })),
  ]
  return pairs.map(({ law, article }) => {
    const row = rows.find((each) => each.law_id === LAWS[law].id && each.article === article)
    return { law, article, read_on: null, failed_since: null, ...row, failed_nights: row?.failed_nights ?? 0 }
  })
}

/** Laws that could not be read for so many nights that somebody has to know. */
export const listUnreadLaws = async (database: Queryable): Promise<WatchedArticle[]> =>
  (await listWatchedArticles(database)).filter(
    ({ article, failed_nights: failedNights }) => article === WHOLE_LAW && failedNights >= NIGHTS_UNTIL_SAID,
  )
