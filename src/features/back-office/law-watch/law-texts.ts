import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '../../../domain/id.ts'
import type { SeenLawText } from '../../../domain/back-office/law-change.ts'
import { comparableLaw } from '../../../domain/back-office/law-diff.ts'
import type { Queryable } from '../../../platform/database/connect.ts'

export const digestOfLaw = (text: string): string => createHash('sha256').update(comparableLaw(text)).digest('hex')

export interface KeptLawText extends SeenLawText {
  amended_by: string
  moved_to: string | null
  is_empty: boolean
  note: string | null
  handled_at: Date | null
  handled_by: string | null
}

/** The texts of the articles of a law, or of those articles alone in which something changed; oldest first, without the words themselves. */
export async function listLawTexts(database: Queryable, which: { lawId: string } | 'changed'): Promise<KeptLawText[]> {
  const lawId = which === 'changed' ? null : which.lawId
  const { rows } = await sql<KeptLawText>`
    select seen.id, law_id, article, phase, digest, enforced_on::text, found_on::text, amended_by,
      moved_to, text = '' as is_empty, handling.law_text_id is not null as is_handled, handling.note, handling.handled_at,
      member.family_name || ' ' || member.given_name as handled_by
    from law_text seen
    left join law_change_handling handling on handling.law_text_id = seen.id
    left join member on member.id = handling.handled_by
    where seen.law_id = ${lawId}
      or (${lawId}::text is null and exists (
        select from law_text other where (other.law_id, other.article) = (seen.law_id, seen.article) and other.phase in ('changed', 'ahead')))
    order by seen.id`.execute(database)
  return rows
}

/** Texts by article, each oldest first. */
export function byArticle(texts: readonly KeptLawText[]): KeptLawText[][] {
  const groups = new Map<string, KeptLawText[]>()
  for (const text of texts) {
    const key = `${text.law_id} ${text.article}`
    groups.set(key, [...(groups.get(key) ?? []), text])
  }
  return [...groups.values()]
}

/** The words of these texts, by id. */
export async function loadLawWords(
  database: Queryable,
  ids: readonly Id<'law_text'>[],
): Promise<Map<Id<'law_text'>, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database.selectFrom('law_text').select(['id', 'text']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, text }) => [id, text]))
}
