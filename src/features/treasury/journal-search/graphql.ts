import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { JournalPageType, JournalSearchInput, journalWindow } from './journal-types.ts'
import { parseJournalQuery } from './parse-query.ts'
import { searchJournals } from './search-journals.ts'

builder.queryField('adminJournalSearch', (t) =>
  t.field({
    description:
      'The entries of a book by day, amount, counterparty and account, with what was corrected; as a file under /admin-csv/journals.csv. [admin]',
    access: 'admin',
    type: JournalPageType,
    args: { input: t.arg({ type: JournalSearchInput, required: true }), page: t.arg.int() },
    resolve: (_root, { input, page }, { services }) =>
      searchJournals(services.database, unwrap(parseJournalQuery(input)), { seesInvestors: true }, journalWindow(page)),
  }),
)
