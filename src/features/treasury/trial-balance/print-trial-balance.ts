import { sql } from 'kysely'
import { renderDocument } from '../../../adapters/pdf/printed-document.ts'
import { actAsOperator } from '../../../platform/database/acting-operator.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { operatorOfToday } from '../../core/operator/disclosed-operator.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { bookInWords } from '../bookkeeping/book-text.ts'
import type { BookDays } from '../bookkeeping/book-entries.ts'
import { parseBookDays } from '../bookkeeping/parse-book-days.ts'
import { loadTrialBalance } from './load-trial-balance.ts'
import { trialBalanceDocument } from './trial-balance-document.ts'

/** A book's statement of income, balance sheet and accounts of some days as a PDF. */
export async function printStatements(
  services: Services,
  days: BookDays,
): Promise<{ bytes: Buffer; fileName: string }> {
  const now = services.clock.now()
  const { rows } = await sql<{ name: string }>`select ${bookInWords(sql`${days.book}::text`)} as name`.execute(
    services.database,
  )
  const bookName = rows[0]?.name ?? days.book
  const paper = trialBalanceDocument({
    balance: await loadTrialBalance(services.database, days),
    days,
    bookName,
    operator: await operatorOfToday(services.database, services),
    now,
  })
  const bytes = Buffer.from(await renderDocument(paper, services.pdf))
  return { bytes, fileName: `試算表_${bookName}_${days.until.replaceAll('-', '')}.pdf` }
}

/** The same for operators; that it was taken out is in the audit log. BAD_USER_INPUT for days or a book that are none. */
export async function printTrialBalance(
  services: Services,
  viewer: Viewer,
  asked: { book: string; from: string; until: string },
): Promise<Outcome<{ bytes: Buffer; fileName: string }>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const days = parseBookDays(asked)
  if (!days.ok) return days
  const now = services.clock.now()
  const statements = await printStatements(services, days.value)
  const actor = `operator:${viewer.memberId}` as const
  await actAsOperator(actor, () =>
    inTransaction(services.database, (transaction) =>
      recordAudit(transaction, {
        at: now,
        actor,
        action: 'figures.exported',
        objectType: 'trial-balance',
        objectId: days.value.book,
      }),
    ),
  )
  return success(statements)
}
