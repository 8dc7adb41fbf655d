import type { LawService } from '../../../adapters/law/law.ts'
import type { JapanDate } from '../../../domain/calendar.ts'
import { articlesOf, LAWS, WHOLE_LAW, type LawKey } from '../../../domain/core/cited-law.ts'
import type { Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../core/services.ts'
import { findTexts, type FoundText } from './found-texts.ts'
import { listLawTexts } from './law-texts.ts'
import { markRead } from './mark-unread.ts'
import type { LawReading } from './read-law.ts'

/** Keeps what a night found: texts that are new, and which articles could be read. */
export async function keepReading(
  { database, clock }: Services,
  laws: LawService,
  reading: LawReading,
  today: JapanDate,
): Promise<void> {
  const { law, articles, fingerprint } = reading
  await markRead(database, law, articles === null ? [WHOLE_LAW, ...articlesOf(law)] : [WHOLE_LAW], today)
  if (articles === null) return
  const seen = await listLawTexts(database, { lawId: LAWS[law].id })
  const { texts, isWhole } = await findTexts({ database, laws, today }, reading, seen)
  await inTransaction(database, async (transaction) => {
    // Whoever repeats the night waits here, and finds that it is kept.
    await lockLaw(transaction, law)
    const meanwhile = await listLawTexts(transaction, { lawId: LAWS[law].id })
    if (meanwhile.length !== seen.length) return
    await keepTexts(transaction, law, texts, { today, now: clock.now() })
    await transaction
      .updateTable('law_watch')
      .set({ fingerprint: isWhole ? fingerprint : '' })
      .where('law_id', '=', LAWS[law].id)
      .where('article', '=', WHOLE_LAW)
      .execute()
  })
}

const lockLaw = (transaction: Transaction, law: LawKey) =>
  transaction
    .selectFrom('law_watch')
    .select('law_id')
    .where('law_id', '=', LAWS[law].id)
    .where('article', '=', WHOLE_LAW)
    .forUpdate()
    .execute()

async function keepTexts(
  transaction: Transaction,
  law: LawKey,
  texts: readonly FoundText[],
  { today, now }: { today: JapanDate; now: Date },
): Promise<void> {
  // What is said to be ahead of a day that has come: the interface will call it in force itself in a night or two.
  const kept = texts.filter(
    ({ phase, text }) => phase !== 'ahead' || text.enforcedOn === null || text.enforcedOn > today,
  )
  if (kept.length === 0) return
  await transaction
    .insertInto('law_text')
    .values(
      kept.map(({ article, phase, text, movedTo }) => ({
        law_id: LAWS[law].id,
        article,
        phase,
        text: text.text,
        digest: text.digest,
        revision_id: text.revisionId,
        amended_by: text.amendedBy,
        enforced_on: text.enforcedOn,
        found_on: today,
        moved_to: movedTo,
        recorded_at: now,
      })),
    )
    .execute()
}
