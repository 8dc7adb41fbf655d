import { LAWS, articlesOf, lawOfId, type LawKey } from '../../domain/core/cited-law.ts'
import type { BusinessClock } from '../clock.ts'
import { dayOf } from '../japan-time.ts'
import type { Journal } from '../journal.ts'

export interface DeskParagraph {
  text: string
  items?: string[]
}
export interface DeskArticle {
  caption?: string
  paragraphs: DeskParagraph[]
}

/** What an amendment makes of a law. */
export interface LawAmendment {
  lawId: string
  /** YYYY-MM-DD. */
  promulgatedOn: string
  enforcedOn: string
  title?: string
  isRepealed?: boolean
  /** By number; null: there is no such article any more. */
  articles: Record<string, DeskArticle | null>
}

/** A law as it stands, or will stand, by one of its amendments. */
export interface DeskRevision {
  id: string
  amendedBy: { id: string; title: string; number: string }
  promulgatedOn: string
  enforcedOn: string
  title: string
  isRepealed: boolean
  articles: Readonly<Record<string, DeskArticle | null>>
}

const firstDay = '2022-06-01'

/** The laws that the product cites, and how they were amended. Their articles are samples that say so. */
export class LawBook {
  readonly #amendments: LawAmendment[] = []
  readonly #journal: Journal
  readonly #clock: BusinessClock

  constructor(journal: Journal, clock: BusinessClock) {
    this.#journal = journal
    this.#clock = clock
    journal.on('law-amended', (amendment) => void this.#amendments.push(amendment))
  }

  today(): string {
    return dayOf(this.#clock.now())
  }

  amend(amendment: LawAmendment): void {
    this.#journal.record('law-amended', amendment)
  }

  /** In the order in which they come into force; undefined for a law that is not here. */
  revisionsOf(lawId: string): DeskRevision[] | undefined {
    const law = lawOfId(lawId)
    if (law === undefined) return undefined
    const amendments = this.#amendments
      .map((amendment, serial) => ({ ...amendment, serial: serial + 1 }))
      .filter((each) => each.lawId === lawId)
      .toSorted((one, other) => (one.enforcedOn < other.enforcedOn ? -1 : one.enforcedOn > other.enforcedOn ? 1 : 0))
    const revisions: DeskRevision[] = [first(law)]
    for (const amendment of amendments) revisions.push(amended(revisions.at(-1) ?? first(law), amendment))
    return revisions
  }

  currentOf(lawId: string): DeskRevision | undefined {
    return this.revisionsOf(lawId)?.findLast(({ enforcedOn }) => enforcedOn <= this.today())
  }

  find(revisionId: string): DeskRevision | undefined {
    return this.revisionsOf(revisionId.split('_')[0] ?? '')?.find(({ id }) => id === revisionId)
  }
}

const first = (law: LawKey): DeskRevision => ({
  id: `${LAWS[law].id}_${firstDay.replaceAll('-', '')}_504AC0000000001`,
  amendedBy: { id: '504AC0000000001', title: '見本の改正法', number: '令和四年法律第一号' },
  promulgatedOn: firstDay,
  enforcedOn: firstDay,
  title: LAWS[law].title,
  isRepealed: false,
  articles: Object.fromEntries(articlesOf(law).map((article) => [article, sampleArticle(LAWS[law].title, article)])),
})

function amended(before: DeskRevision, amendment: LawAmendment & { serial: number }): DeskRevision {
  const { lawId, serial, enforcedOn, promulgatedOn, title = before.title, isRepealed = before.isRepealed } = amendment
  const lawSerial = String(serial).padStart(10, '0')
  return {
    id: `${lawId}_${enforcedOn.replaceAll('-', '')}_508AC${lawSerial}`,
    amendedBy: {
      id: `508AC${lawSerial}`,
      title: `${before.title}の一部を改正する法律`,
      number: `令和八年法律第${kanjiNumber(serial)}号`,
    },
    promulgatedOn,
    enforcedOn,
    title,
    isRepealed,
    articles: { ...before.articles, ...amendment.articles },
  }
}

/** Made up, and says so: nobody shall take it for the law. */
const sampleArticle = (title: string, article: string): DeskArticle => ({
  caption: `（見本・${article}）`,
  paragraphs: [
    { text: `この条は、デモ用の見本であり、実際の${title}の条文ではありません。` },
    {
      text: `前項の規定の対象は、次に掲げるものとする。`,
      items: [`見本の第${article}条に係る事項`, '前号に掲げるもののほか、必要な事項'],
    },
  ],
})

const digits = '〇一二三四五六七八九'
/** 43 → 四十三, 228 → 二百二十八. */
export function kanjiNumber(number: number): string {
  if (number < 10) return digits[number] ?? ''
  const unit = number >= 1000 ? 1000 : number >= 100 ? 100 : 10
  const [times, rest] = [Math.floor(number / unit), number % unit]
  const sign = unit === 1000 ? '千' : unit === 100 ? '百' : '十'
  return `${times === 1 ? '' : kanjiNumber(times)}${sign}${rest === 0 ? '' : kanjiNumber(rest)}`
}
