import { asRead } from '../../core/graphql/as-read.ts'
import { generalLedgerTable, trialBalanceTable } from '../../../domain/tables/trial-balance.ts'
import { isOfIncome, SECTIONS, type TrialBalance, type TrialRow } from '../../../ledger/trial-balance.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { parseBookDays } from '../bookkeeping/parse-book-days.ts'
import { ledgerRows, type LedgerRow } from './ledger-rows.ts'
import { loadTrialBalance } from './load-trial-balance.ts'

const TrialRowType = builder.objectRef<TrialRow>('TrialBalanceRow').implement({
  description: 'An account of a book, on its own side: what stood, what moved, what stands.',
  fields: (t) => ({
    ...asRead(t, { String: ['account'], Yen: ['debit', 'credit', 'closing'] }),
    text: t.exposeString('text', { description: 'In Japanese.' }),
    section: t.string({ description: 'In Japanese.', resolve: ({ section }) => SECTIONS[section] }),
    is_of_income: t.boolean({
      description: 'It stands in the statement of income; the balance sheet has the others.',
      resolve: ({ section }) => isOfIncome(section),
    }),
    opening: t.expose('opening', {
      type: 'Yen',
      description: 'Of incomes and costs 0: what was before stands in a row of its own.',
    }),
  }),
})

export const TrialBalanceType = builder.objectRef<TrialBalance>('TrialBalance').implement({
  description: 'A book over some days: what it has is what it owes, its equity and the result together.',
  fields: (t) => ({
    rows: t.expose('rows', { type: [TrialRowType] }),
    ...asRead(t, { Yen: ['assets', 'debts', 'equity', 'income', 'costs'] }),
    result: t.expose('result', { type: 'Yen', description: 'Income less costs of the days.' }),
  }),
})

export const LedgerLineType = builder.objectRef<LedgerRow>('GeneralLedgerLine').implement({
  description: 'A row of the general ledger: what moved an account, and what it held after it.',
  fields: (t) => ({
    ...asRead(t, { String: ['account', 'counter', 'remark'], ID: ['entry'], Yen: ['debit', 'credit', 'balance'] }),
    on: t.exposeString('on', { description: 'YYYY-MM-DD' }),
    tax: t.exposeString('tax', { description: 'The classes of consumption tax of what was moved.' }),
  }),
})

const bookDays = {
  book: { required: true, description: 'As adminLedgerBooks names it.' },
  from: { required: true, description: 'YYYY-MM-DD; judged beside its field.' },
  until: { required: true, description: 'YYYY-MM-DD, included.' },
} as const

builder.queryFields((t) => ({
  adminTrialBalance: t.field({
    description: `Of any days; as a file under /admin-csv/${trialBalanceTable.name}.csv and /admin/trial-balance.pdf. [admin]`,
    access: 'admin',
    type: TrialBalanceType,
    args: {
      book: t.arg.string(bookDays.book),
      from: t.arg.string(bookDays.from),
      until: t.arg.string(bookDays.until),
    },
    resolve: (_root, days, { services }) => loadTrialBalance(services.database, unwrap(parseBookDays(days))),
  }),
  adminGeneralLedger: t.field({
    description: `An account of a book over any days, entry by entry; all accounts as a file under /admin-csv/${generalLedgerTable.name}.csv and as a paper under /admin/general-ledger.pdf. [admin]`,
    access: 'admin',
    type: [LedgerLineType],
    args: {
      book: t.arg.string(bookDays.book),
      from: t.arg.string(bookDays.from),
      until: t.arg.string(bookDays.until),
      account: t.arg.string({ required: true, description: 'As TrialBalanceRow.account.' }),
    },
    resolve: (_root, { account, ...days }, { services }) =>
      ledgerRows(services.database, unwrap(parseBookDays(days)), account),
  }),
}))
