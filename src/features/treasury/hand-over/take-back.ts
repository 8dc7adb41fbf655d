import { sql } from 'kysely'
import { JOURNAL_LAYOUTS, type JournalProgram } from '../../../domain/treasury/accounting/journal-layouts.ts'
import { formatDate, type JapanDate } from '../../../domain/calendar.ts'
import type { FreeText } from '../../../domain/free-text.ts'
import type { Id } from '../../../domain/id.ts'
import { formatYen, yen } from '../../../domain/money.ts'
import type { Queryable, Transaction } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { defineProposalKind } from '../../people/approval/proposal-kind.ts'
import { propose } from '../../people/approval/propose.ts'
import { bookInWords } from '../bookkeeping/book-text.ts'
import { refuseReason } from '../operator-account/explain-account-entry.ts'

type TakingBack = { handOverId: Id<'journal_hand_over'>; reason: FreeText }

interface File {
  program: JournalProgram
  book: string
  from: JapanDate
  until: JapanDate
  entries: number
  total: number
  isTakenBack: boolean
  isOfClosedYear: boolean
}

/** Its days reach into a financial year that the company has closed: two people say so. */
const takingBackKind = defineProposalKind<TakingBack>({
  kind: 'journals.taking_back',
  async foresee(transaction, _services, { handOverId }) {
    const found = await lockFile(transaction, handOverId)
    if (!found.ok) return found
    const { program, book, from, until, entries, total } = found.value
    const row = (label: string, after: string) => ({ label, before: null, after })
    return success({
      title: `仕訳ファイル${handOverId}の引き渡しを取り消し`,
      people: 0,
      yen: total,
      changes: [
        row('会計ソフト', JOURNAL_LAYOUTS[program].text),
        row('帳簿', book),
        row('期間', `${formatDate(from)}から${formatDate(until)}まで（締めた年度を含みます）`),
        row('仕訳', `${entries}件、合計${formatYen(yen(total))}。次のファイルで、もう一度引き渡します`),
      ],
    })
  },
  async carryOut(transaction, _services, content, { proposalId, operatorId, now }) {
    const found = await lockFile(transaction, content.handOverId)
    if (!found.ok) return found
    await record(transaction, content, { operatorId, proposalId, now })
    return success(null)
  },
})

/**
 * A file that the program did not take, or took wrongly, is taken back: its entries go with the next one. By one operator; where its days are of a closed
 * financial year it is proposed, and another approves. CONFLICT where it is taken back already.
 */
export async function takeBackHandOver(
  services: Services,
  viewer: Viewer,
  { handOverId, reason }: TakingBack,
): Promise<Outcome<{ proposalId: Id<'proposal'> | null }>> {
  const refused = refuseUnlessOperator(viewer) ?? refuseReason(reason)
  if (refused) return refused
  const content = { handOverId, reason: reason.trim() }
  const done = await inTransaction(services.database, async (transaction): Promise<Outcome<'done' | 'needs two'>> => {
    const found = await lockFile(transaction, handOverId)
    if (!found.ok) return found
    if (found.value.isOfClosedYear) return success('needs two')
    await record(transaction, content, { operatorId: viewer.memberId, proposalId: null, now: services.clock.now() })
    return success('done')
  })
  if (!done.ok) return done
  if (done.value === 'done') return success({ proposalId: null })
  return propose(services, viewer, takingBackKind, {
    subject: `journal_hand_over:${handOverId}`,
    content,
    reason: content.reason,
  })
}

async function record(
  transaction: Transaction,
  { handOverId, reason }: TakingBack,
  { operatorId, proposalId, now }: { operatorId: Id<'member'>; proposalId: Id<'proposal'> | null; now: Date },
): Promise<void> {
  await transaction
    .insertInto('journal_hand_over_taken_back')
    .values({
      hand_over_id: handOverId,
      reason,
      taken_back_at: now,
      taken_back_by: operatorId,
      proposal_id: proposalId,
    })
    .execute()
  await recordAudit(transaction, {
    at: now,
    actor: `operator:${operatorId}`,
    action: 'journals.canceled',
    objectType: 'journal_hand_over',
    objectId: handOverId,
    detail: { reason },
  })
}

async function lockFile(transaction: Transaction, id: Id<'journal_hand_over'>): Promise<Outcome<File>> {
  // The next file waits for what comes back.
  await sql`select pg_advisory_xact_lock(hashtextextended('journal-hand-over', 0))`.execute(transaction)
  const file = await loadFile(transaction, id)
  if (file === null) return refusal('NOT_FOUND', '該当する仕訳ファイルがありません。')
  return file.isTakenBack
    ? refusal('CONFLICT', 'この仕訳ファイルの引き渡しは、すでに取り消されています。')
    : success(file)
}

async function loadFile(database: Queryable, id: Id<'journal_hand_over'>): Promise<File | null> {
  const { rows } = await sql<File>`
    select handed.program, ${bookInWords(sql`handed.book`)} as book, handed.from_on::text as "from", handed.until_on::text as until, handed.entries, handed.total,
      exists (select from journal_hand_over_taken_back back where back.hand_over_id = handed.id) as "isTakenBack", is_of_closed_year(handed.id) as "isOfClosedYear"
    from journal_hand_over handed where handed.id = ${id}`.execute(database)
  return rows[0] ?? null
}
