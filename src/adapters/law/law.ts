/** A text of a law: in force, or promulgated and still to come. */
export interface LawRevision {
  id: string
  title: string
  /** YYYY-MM-DD; null where the service does not know it yet. */
  enforcedOn: string | null
  /** Of the law that amends it, as it is called; empty for none. */
  amendedBy: string
  state: 'current' | 'ahead' | 'repealed'
  /** When the service last touched it. */
  updated: string
}

/** The public law interface. */
export interface LawService {
  /** The text in force and those to come; null where there is no such law. @throws LawServiceUnavailable */
  revisions(lawId: string): Promise<LawRevision[] | null>
  /** One article, a line for each paragraph and item; null where the text has none of this number. @throws LawServiceUnavailable */
  article(revisionId: string, article: string): Promise<string | null>
  /** Every article of the main part, by its number. @throws LawServiceUnavailable */
  articles(revisionId: string): Promise<Map<string, string>>
}

/** The service did not answer, or with what cannot be read. Nothing is concluded from it. */
export class LawServiceUnavailable extends Error {
  override name = 'LawServiceUnavailable'
}
