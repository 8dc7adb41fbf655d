import type { Queryable } from '../../../platform/database/connect.ts'
import { accountWords } from '../bookkeeping/posting-account.ts'
import { entryText } from '../money-trail/step-text.ts'
import { searchJournals, type JournalQuery, type JournalRow, type Reader } from './search-journals.ts'

/** The rows of the file: as the page's, in words, and all of them. */
export async function* eachJournal(database: Queryable, query: JournalQuery, reader: Reader) {
  const { rows } = await searchJournals(database, query, reader)
  for (const row of rows)
    yield {
      ...row,
      text: entryText(row.kind),
      debited: accountsOf(row, 'debit'),
      credited: accountsOf(row, 'credit'),
    }
}

const accountsOf = ({ sides }: JournalRow, side: 'debit' | 'credit'): string =>
  sides
    .filter((each) => each[side] > 0)
    .map(({ account }) => accountWords(account))
    .join('、')
