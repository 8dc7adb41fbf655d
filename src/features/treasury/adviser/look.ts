import type { JapanDate } from '../../../domain/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { success, type Outcome } from '../../../platform/outcome.ts'
import { recordAudit } from '../../core/audit/record-audit.ts'
import type { Adviser } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { refuseBeyondScope } from '../../people/adviser-access/scope.ts'
import type { BookDays } from '../bookkeeping/book-entries.ts'
import { parseBookDays } from '../bookkeeping/parse-book-days.ts'
import { openBooks, type OpenBook } from './open-books.ts'

/** What an adviser may look at, as the audit log says it. */
export const SIGHTS = {
  trial: '試算表',
  ledger: '総勘定元帳',
  journals: '仕訳帳',
  trialFile: '試算表（CSV）',
  ledgerFile: '総勘定元帳（CSV）',
  journalsFile: '仕訳帳（CSV）',
  statements: '計算書（PDF）',
  package: '年次資料（ZIP）',
} as const
export type Sight = keyof typeof SIGHTS

export interface Look {
  sight: Sight
  book: string
  /** YYYY-MM-DD, as typed. */
  from: string
  until: string
}

/**
 * The one way of an adviser to the books: the book and days are within the access, or FORBIDDEN; and that they were looked at is in the audit log before anything is
 * read.
 */
export async function look(
  services: Services,
  adviser: Adviser,
  { sight, ...asked }: Look,
): Promise<Outcome<BookDays>> {
  const days = parseBookDays(asked)
  if (!days.ok) return days
  const refused = refuseBeyondScope(adviser, days.value)
  if (refused) return refused
  await writeDown(services, adviser, sight, days.value)
  return days
}

/** The same of all books of the access at once. */
export async function lookAtAll(
  services: Services,
  adviser: Adviser,
  { sight, ...asked }: Omit<Look, 'book'>,
): Promise<Outcome<{ from: JapanDate; until: JapanDate; books: OpenBook[] }>> {
  const days = parseBookDays({ ...asked, book: 'operator' })
  if (!days.ok) return days
  const books = await openBooks(services.database, adviser.books)
  const { from, until } = days.value
  const refused = books.map(({ id }) => refuseBeyondScope(adviser, { from, until, book: id })).find(Boolean)
  if (refused) return refused
  for (const { id } of books) await writeDown(services, adviser, sight, { book: id, from, until })
  return success({ from, until, books })
}

const writeDown = (
  services: Services,
  adviser: Adviser,
  sight: Sight,
  { book, from, until }: BookDays,
): Promise<void> =>
  inTransaction(services.database, (transaction) =>
    recordAudit(transaction, {
      at: services.clock.now(),
      actor: `adviser:${adviser.accessId}`,
      action: 'adviser_access.viewed',
      objectType: 'book',
      objectId: book,
      detail: { sight: SIGHTS[sight], first_day: from, last_day: until },
    }),
  )
