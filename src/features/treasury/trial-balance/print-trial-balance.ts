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
import { parseBookDays } from '../bookkeeping/parse-book-days.ts'
import { loadTrialBalance } from './load-trial-balance.ts'
import { trialBalanceDocument } from './trial-balance-document.ts'

/** A book's statements of some days as a PDF; that it was taken out is in the audit log. BAD_USER_INPUT for days or a book that are none. */
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
  const { rows } = await sql<{ name: string }>`select ${bookInWords(sql`${days.value.book}::text`)} as name`.execute(
    services.database,
  )
  const bookName = rows[0]?.name ?? days.value.book
  const paper = trialBalanceDocument({
    balance: await loadTrialBalance(services.database, days.value),
    days: days.value,
    bookName,
    operator: await operatorOfToday(services.database, services),
    now,
  })
  const bytes = Buffer.from(await renderDocument(paper, services.pdf))
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
  return success({ bytes, fileName: `試算表_${bookName}_${days.value.until.replaceAll('-', '')}.pdf` })
}
