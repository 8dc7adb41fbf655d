import type { LawRevision, LawService } from '../../../adapters/law/law.ts'
import { parseJapanDate, type JapanDate } from '../../../domain/calendar.ts'
import { articlesOf, LAWS, WHOLE_LAW, type LawKey } from '../../../domain/core/cited-law.ts'
import type { Queryable } from '../../../platform/database/connect.ts'
import { digestOfLaw } from './law-texts.ts'

export interface ReadText {
  text: string
  digest: string
  revisionId: string
  amendedBy: string
  enforcedOn: JapanDate | null
}

export interface ReadArticle {
  article: string
  /** Null where the text in force has no such article. */
  current: ReadText | null
  ahead: ReadText[]
}

export interface LawReading {
  law: LawKey
  fingerprint: string
  /** Null where nothing can have changed since the last night. */
  articles: ReadArticle[] | null
}

const dayOf = (text: string | null): JapanDate | null => (text === null ? null : parseJapanDate(text))

const readText = (text: string, { id, amendedBy, enforcedOn }: LawRevision): ReadText => ({
  text,
  digest: digestOfLaw(text),
  revisionId: id,
  amendedBy,
  enforcedOn: dayOf(enforcedOn),
})

const titleText = ({ title, state }: LawRevision): string => (state === 'repealed' ? `${title}（廃止）` : title)

/** Changes with every revision, correction, and article that the product begins to cite. */
const fingerprintOf = (law: LawKey, revisions: readonly LawRevision[]): string =>
  JSON.stringify([
    articlesOf(law).join(' '),
    ...revisions.map(({ id, title, state, enforcedOn, updated }) => [id, title, state, enforcedOn, updated].join(' ')),
  ])

/** What the interface says of a law and its cited articles; null where it knows no such law. @throws LawServiceUnavailable */
export async function readLaw(
  database: Queryable,
  laws: LawService,
  law: LawKey,
  isWhole: boolean,
): Promise<LawReading | null> {
  const revisions = await laws.revisions(LAWS[law].id)
  const current = revisions?.find(({ state }) => state !== 'ahead')
  if (revisions === null || current === undefined) return null
  const ahead = revisions
    .filter(({ state }) => state === 'ahead')
    .toSorted((one, other) => ((one.enforcedOn ?? '9') < (other.enforcedOn ?? '9') ? -1 : 1))
  const fingerprint = fingerprintOf(law, [current, ...ahead])
  if (!isWhole && (await lastFingerprint(database, law)) === fingerprint) return { law, fingerprint, articles: null }
  const articles: ReadArticle[] = [
    {
      article: WHOLE_LAW,
      current: readText(titleText(current), current),
      ahead: ahead.map((revision) => readText(titleText(revision), revision)),
    },
  ]
  for (const article of articlesOf(law)) {
    const text = await laws.article(current.id, article)
    const toCome: ReadText[] = []
    // An article that a text to come has no more is one that goes.
    for (const revision of ahead) toCome.push(readText((await laws.article(revision.id, article)) ?? '', revision))
    articles.push({ article, current: text === null ? null : readText(text, current), ahead: toCome })
  }
  return { law, fingerprint, articles }
}

async function lastFingerprint(database: Queryable, law: LawKey): Promise<string | undefined> {
  const row = await database
    .selectFrom('law_watch')
    .select('fingerprint')
    .where('law_id', '=', LAWS[law].id)
    .where('article', '=', WHOLE_LAW)
    .executeTakeFirst()
  return row?.fingerprint
}
