import { asRead } from '../../core/graphql/as-read.ts'
import { builder } from '../../core/graphql/builder.ts'
import { accountWords } from '../bookkeeping/posting-account.ts'
import { entryText } from '../money-trail/step-text.ts'
import type { JournalPage, JournalRow } from './search-journals.ts'

const JournalSide = builder.objectRef<JournalRow['sides'][number]>('JournalSide').implement({
  fields: (t) => ({
    ...asRead(t, { String: ['account'], Yen: ['debit', 'credit'] }),
    text: t.string({ description: 'In Japanese.', resolve: ({ account }) => accountWords(account) }),
  }),
})

const Journal = builder.objectRef<JournalRow>('Journal').implement({
  description:
    'An entry as it stands in one book, with the other end and what was corrected. It is never changed: what was wrong is taken back and booked anew.',
  fields: (t) => ({
    id: t.exposeID('id'),
    day: t.expose('day', { type: 'Date' }),
    recorded_at: t.expose('recorded_at', { type: 'DateTime' }),
    text: t.string({ resolve: ({ kind }) => entryText(kind) }),
    sides: t.expose('sides', { type: [JournalSide] }),
    amount: t.expose('amount', { type: 'Yen' }),
    counterparty: t.exposeString('counterparty', { nullable: true }),
    reverses: t.exposeID('reverses', { nullable: true, description: 'The entry that it takes back.' }),
    reversed_by: t.exposeID('reversed_by', { nullable: true }),
    replaced_by: t.exposeID('replaced_by', {
      nullable: true,
      description: 'What stands in the place of the one that was taken back.',
    }),
    corrected_at: t.expose('corrected_at', { type: 'DateTime', nullable: true }),
    corrected_by: t.exposeString('corrected_by', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
})

export const JournalPageType = builder.objectRef<JournalPage>('JournalPage').implement({
  fields: (t) => ({
    rows: t.expose('rows', { type: [Journal], description: 'Fifty, the earliest first.' }),
    total: t.exposeInt('total'),
  }),
})

export const JournalSearchInput = builder.inputType('JournalSearchInput', {
  description: 'What is empty is not asked for; all that is said is met together.',
  fields: (t) => ({
    book: t.string({ required: true, description: 'As adminLedgerBooks names it.' }),
    from: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    until: t.string({ required: true, description: 'YYYY-MM-DD, included.' }),
    amount_from: t.string(),
    amount_until: t.string(),
    counterparty: t.string({ description: 'A part of the name.' }),
    account: t.string({ description: 'As TrialBalanceRow.account.' }),
    corrected: t.string({ description: "'true': only what was taken back, and what takes it back." }),
  }),
})

/** Fifty a page, from 1. */
export const journalWindow = (page: number | null | undefined) => ({
  offset: (Math.max(1, page ?? 1) - 1) * 50,
  limit: 50,
})
