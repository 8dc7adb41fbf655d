import { sql } from 'kysely'
import { renderDocument } from '../../../adapters/pdf/printed-document.ts'
import { actAsOperator } from '../../../platform/database/acting-operator.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { operatorOfToday } from '../../core/operator/disclosed-operator.ts'
import { refuseUnlessOperator } from '../../core/operator/require-operator.ts'
import type { Services } from '../../core/services.ts'
import { bookInWords } from '../bookkeeping/book-text.ts'
import type { BookDays } from '../bookkeeping/book-entries.ts'
import { parseBookDays } from '../bookkeeping/parse-book-days.ts'
import { generalLedgerDocument } from './general-ledger-document.ts'
import { ledgerRows } from './ledger-rows.ts'
import { loadTrialBalance } from './load-trial-balance.ts'
import { trialBalanceDocument, type BookPaperHead } from './trial-balance-document.ts'

interface BookPaper {
  bytes: Buffer
  fileName: string
}

/** A book's statement of income, balance sheet and accounts of some days as a PDF. */
export async function printStatements(services: Services, days: BookDays): Promise<BookPaper> {
  const input = await loadHead(services, days)
  const paper = trialBalanceDocument({ ...input, balance: await loadTrialBalance(services.database, days) })
  const bytes = Buffer.from(await renderDocument(paper, services.pdf))
  return { bytes, fileName: `試算表_${input.bookName}_${days.until.replaceAll('-', '')}.pdf` }
}

async function loadHead(services: Services, days: BookDays): Promise<BookPaperHead> {
  const { rows } = await sql<{ name: string }>`select ${bookInWords(sql`${days.book}::text`)} as name`.execute(
    services.database,
  )
  return {
    days,
    bookName: rows[0]?.name ?? days.book,
    operator: await operatorOfToday(services.database, services),
    now: services.clock.now(),
  }
}

/** What is longer is a file for a program, not a paper. */
const MOST_PRINTED = 3000

/** A book's general ledger of some days as a PDF. CONFLICT where it is too long for a paper. */
async function printLedger(services: Services, days: BookDays): Promise<Outcome<BookPaper>> {
  const rows = await ledgerRows(services.database, days)
  if (rows.length > MOST_PRINTED)
    return refusal(
      'CONFLICT',
      `この期間の総勘定元帳は${rows.length.toLocaleString('ja-JP')}行あります。PDFにできるのは${MOST_PRINTED.toLocaleString('ja-JP')}行までです。期間を短くするか、CSVをお使いください。`,
    )
  const input = await loadHead(services, days)
  const paper = generalLedgerDocument({ ...input, rows })
  const bytes = Buffer.from(await renderDocument(paper, services.pdf))
  return success({ bytes, fileName: `総勘定元帳_${input.bookName}_${days.until.replaceAll('-', '')}.pdf` })
}

/** A paper for operators; that it was taken out is in the audit log. BAD_USER_INPUT for days or a book that are none. */
export async function printBook(
  services: Services,
  viewer: Viewer,
  { paper, ...asked }: { paper: 'statements' | 'ledger'; book: string; from: string; until: string },
): Promise<Outcome<BookPaper>> {
  const refused = refuseUnlessOperator(viewer)
  if (refused) return refused
  const days = parseBookDays(asked)
  if (!days.ok) return days
  const now = services.clock.now()
  const printed =
    paper === 'ledger' ? await printLedger(services, days.value) : success(await printStatements(services, days.value))
  if (!printed.ok) return printed
  const actor = `operator:${viewer.memberId}` as const
  await actAsOperator(actor, () =>
    inTransaction(services.database, (transaction) =>
      recordAudit(transaction, {
        at: now,
        actor,
        action: 'figures.exported',
        objectType: paper === 'ledger' ? 'general-ledger' : 'trial-balance',
        objectId: days.value.book,
      }),
    ),
  )
  return printed
}
