import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/connect.ts'
import { isOpenTo } from '../../people/adviser-access/scope.ts'
import { bookInWords } from '../bookkeeping/book-text.ts'
import type { Book } from '../../../ledger/chart.ts'

export interface OpenBook {
  id: Book
  name: string
}

/** The books of a scope in which anything was ever booked: the company's first, then the funds' with the latest first. @param scope none: every book. */
export async function openBooks(database: Queryable, scope: readonly string[]): Promise<OpenBook[]> {
  const { rows } = await sql<OpenBook>`
    select book as id, ${bookInWords(sql`book`)} as name from (select distinct book from account_balance) stands
    where book = 'operator' or book like 'fund:%'
    order by book <> 'operator', nullif(split_part(book, ':', 2), '')::bigint desc`.execute(database)
  return rows.filter(({ id }) => isOpenTo({ books: scope }, id))
}
