import { asRead } from '../../core/graphql/as-read.ts'
import { boundedPageType, tableQuery } from '../../core/graphql/table-query.ts'
import { writtenId } from '../../../domain/treasury/company-account.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { entryTable } from '../../../domain/tables/entries.ts'
import { entryText } from '../money-trail/step-text.ts'
import { accountKinds, accountText } from './account-text.ts'
import { listEntries, loadEntryLines, type Entry, type EntryLine, type EntrySide } from './list-entries.ts'
import { loadBooks, type BookBalance, type BookSummary } from './load-books.ts'
import { loadBalances, type AccountBalance } from './load-balances.ts'
import { reconcileBank, type BankReconciliation } from './reconcile-bank.ts'

const LedgerAccountKind = builder.enumType('LedgerAccountKind', { values: accountKinds })

const LedgerLine = builder.objectRef<EntryLine>('LedgerLine').implement({
  fields: (t) => ({
    book: t.exposeString('book', { description: 'The fund whose book it is, or what else the book is called.' }),
    account: t.string({
      description: 'In Japanese.',
      resolve: ({ account_kind: accountKind }) => accountText(accountKind),
    }),
    reference: t.exposeString('reference', {
      description:
        'Whose account: the id of a fund, an application, a member or a payout; empty for the operator’s own.',
    }),
    debit: t.expose('debit', { type: 'Yen' }),
    credit: t.expose('credit', { type: 'Yen' }),
  }),
})

const LedgerSide = builder.objectRef<EntrySide>('LedgerSide').implement({
  description: 'What an entry moves on all accounts of a kind.',
  fields: (t) => ({
    account: t.string({
      description: 'In Japanese.',
      resolve: ({ account_kind: accountKind }) => accountText(accountKind),
    }),
    debit: t.expose('debit', { type: 'Yen' }),
    credit: t.expose('credit', { type: 'Yen' }),
    count: t.exposeInt('count', { description: 'How many lines come to it.' }),
  }),
})

export const LedgerEntry = builder.objectRef<Entry>('LedgerEntry').implement({
  description: 'A journal entry: its debits and credits are equal.',
  fields: (t) => ({
    ...columnFields(t, entryTable),
    ...asRead(t, { ID: ['id'], String: ['kind'], DateTime: ['recorded_at'], 'ID?': ['reverses'] }),
    text: t.string({ resolve: ({ kind }) => entryText(kind) }),
    at: t.expose('effective_at', { type: 'DateTime' }),
    sides: t.expose('sides', { type: [LedgerSide] }),
    lines: t.field({
      type: [LedgerLine],
      description: 'All of them: thousands where many people are concerned. For one entry; tables ask for its sides.',
      resolve: ({ id }, _args, { services }) => loadEntryLines(services.database, id),
    }),
  }),
})

const LedgerBalance = builder.objectRef<AccountBalance>('LedgerBalance').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: LedgerAccountKind }),
    account: t.string({ resolve: ({ kind }) => accountText(kind) }),
    balance: t.expose('balance', { type: 'Yen' }),
    is_asset: t.exposeBoolean('is_asset'),
    owners: t.exposeInt('owners', { description: 'How many owners hold something on it.' }),
  }),
})

const LedgerBookBalance = builder.objectRef<BookBalance>('LedgerBookBalance').implement({
  fields: (t) => ({
    account: t.string({ description: 'In Japanese.', resolve: ({ kind }) => accountText(kind) }),
    balance: t.expose('balance', { type: 'Yen', description: 'On the account’s own side.' }),
    is_debit: t.exposeBoolean('is_debit'),
    owners: t.exposeInt('owners', { description: 'How many owners hold something on it.' }),
  }),
})

const LedgerBook = builder.objectRef<BookSummary>('LedgerBook').implement({
  description: 'A chapter of the ledger that balances in itself.',
  fields: (t) => ({
    id: t.exposeID('book'),
    ...asRead(t, { 'ID?': ['fund_id'], String: ['name'], Yen: ['cash', 'free'] }),
    tied: t.expose('tied', { type: 'Yen', description: 'Owed to somebody by name; it pays for nothing else.' }),
    short: t.expose('short', { type: 'Yen', description: 'What is to be paid in before anything may be spent.' }),
    balances: t.expose('balances', { type: [LedgerBookBalance] }),
  }),
})

const BankReconciliationType = builder.objectRef<BankReconciliation>('BankReconciliation').implement({
  fields: (t) => ({
    account_id: t.exposeID('real_account_id'),
    account_text: t.string({
      description: 'Branch and number.',
      resolve: ({ real_account_id: realAccountId }) => writtenId(realAccountId),
    }),
    ...asRead(t, { DateTime: ['read_at'], Yen: ['booked', 'balance'], Int: ['waiting_count'] }),
    opening: t.expose('opening', { type: 'Yen', description: 'The balance at the first reading.' }),
    is_opened: t.exposeBoolean('is_opened', {
      description: 'Whether that balance is in the books: from then on they hold what the bank holds.',
    }),
    book: t.expose('book', { type: 'Yen', description: 'What the books hold on this account.' }),
    waiting: t.expose('waiting', { type: 'Yen', description: 'Moved at the bank and not in the books yet.' }),
    difference: t.expose('difference', {
      type: 'Yen',
      description: '0, or a line is missing: balance - book - waiting + ahead.',
    }),
    ahead: t.expose('ahead', { type: 'Yen', description: 'In the books already and not on the statement yet.' }),
  }),
})

tableQuery('adminLedgerEntries', {
  description: 'Journal entries, the latest first. Sort: time, id. [admin]',
  table: entryTable,
  page: boundedPageType('LedgerEntryPage', LedgerEntry),
  filter: 'LedgerEntryFilter',
  types: { LedgerAccountKind },
  list: ({ database }, filters, input) => listEntries(database, filters, input),
})

builder.queryFields((t) => ({
  adminLedgerBalances: t.field({
    description: 'What every account of the books holds. [admin]',
    access: 'admin',
    type: [LedgerBalance],
    resolve: (_root, _args, { services }) => loadBalances(services.database),
  }),
  adminLedgerBooks: t.field({
    description: 'Every book: the operator’s, what is unexplained, and each fund’s own. [admin]',
    access: 'admin',
    type: [LedgerBook],
    resolve: (_root, _args, { services }) => loadBooks(services.database),
  }),
  adminBankReconciliation: t.field({
    description: 'The balance at the bank, explained by the books. [admin]',
    access: 'admin',
    type: [BankReconciliationType],
    resolve: (_root, _args, { services }) => reconcileBank(services.database),
  }),
}))
