import { asRead } from '../../core/graphql/as-read.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireAdviser, type Adviser } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { JournalPageType, JournalSearchInput, journalWindow } from '../journal-search/journal-types.ts'
import { parseJournalQuery } from '../journal-search/parse-query.ts'
import { searchJournals } from '../journal-search/search-journals.ts'
import { LedgerLineType, TrialBalanceType } from '../trial-balance/graphql.ts'
import { ledgerRows } from '../trial-balance/ledger-rows.ts'
import { loadTrialBalance } from '../trial-balance/load-trial-balance.ts'
import { look } from './look.ts'
import { openBooks, type OpenBook } from './open-books.ts'

const AdviserBook = builder.objectRef<OpenBook>('AdviserBook').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})

const AdviserType = builder.objectRef<Adviser>('Adviser').implement({
  description: 'The tax adviser who is logged in, and what two operators opened.',
  fields: (t) => ({
    ...asRead(t, { String: ['name', 'office'], Date: ['from', 'until'] }),
    ends_on: t.expose('endsOn', { type: 'Date', description: 'The last day of the access.' }),
    books: t.field({
      type: [AdviserBook],
      resolve: (adviser, _args, { services }) => openBooks(services.database, adviser.books),
    }),
  }),
})

builder.queryFields((t) => ({
  adviser: t.field({
    description: 'Who looks; null where no adviser is logged in. [public]',
    access: 'public',
    type: AdviserType,
    nullable: true,
    resolve: (_root, _args, { adviser = null }) => adviser,
  }),
  adviserTrialBalance: t.field({
    description: 'Of a book and days of the access; written into the audit log. [adviser]',
    access: 'adviser',
    type: TrialBalanceType,
    args: {
      book: t.arg.string({ required: true }),
      from: t.arg.string({ required: true }),
      until: t.arg.string({ required: true }),
    },
    resolve: async (_root, asked, context) => {
      const { services } = context
      const days = unwrap(await look(services, requireAdviser(context), { ...asked, sight: 'trial' }))
      return loadTrialBalance(services.database, days)
    },
  }),
  adviserLedger: t.field({
    description: 'The general ledger of an account of them; written into the audit log. [adviser]',
    access: 'adviser',
    type: [LedgerLineType],
    args: {
      book: t.arg.string({ required: true }),
      from: t.arg.string({ required: true }),
      until: t.arg.string({ required: true }),
      account: t.arg.string({ required: true, description: 'As TrialBalanceRow.account.' }),
    },
    resolve: async (_root, { account, ...asked }, context) => {
      const { services } = context
      const days = unwrap(await look(services, requireAdviser(context), { ...asked, sight: 'ledger' }))
      return ledgerRows(services.database, days, account)
    },
  }),
  adviserJournals: t.field({
    description:
      'The journal, searched as adminJournalSearch does; investors have no names. Written into the audit log. [adviser]',
    access: 'adviser',
    type: JournalPageType,
    args: { input: t.arg({ type: JournalSearchInput, required: true }), page: t.arg.int() },
    resolve: async (_root, { input, page }, context) => {
      const { services } = context
      const query = unwrap(parseJournalQuery(input))
      unwrap(await look(services, requireAdviser(context), { ...query, sight: 'journals' }))
      return searchJournals(services.database, query, { seesInvestors: false }, journalWindow(page))
    },
  }),
}))
