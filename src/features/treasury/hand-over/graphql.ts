import { asRead } from '../../core/graphql/as-read.ts'
import { actField } from '../../core/graphql/act-fields.ts'
import { JOURNAL_PROGRAMS } from '../../../domain/treasury/accounting/journal-layouts.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import { idOf, type Id } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { parseBook } from '../bookkeeping/parse-book-days.ts'
import { loadAccountNames, type NamedAccount } from './account-names.ts'
import {
  handOverJournals,
  listHandOvers,
  parseAsked,
  previewHandOver,
  type HandOver,
  type HandOverPreview,
} from './hand-over.ts'
import { keepAccountNames } from './keep-account-names.ts'
import { takeBackHandOver } from './take-back.ts'
import { keepTaxNames, listTaxNames, type TaxName } from './tax-names.ts'

const JournalProgramType = builder.enumType('JournalProgram', { values: JOURNAL_PROGRAMS })

const NamedAccountType = builder.objectRef<NamedAccount>('AccountingName').implement({
  description: 'What an account of the ledger is called in an accounting program.',
  fields: (t) => ({
    account: t.exposeString('account'),
    text: t.exposeString('text', { description: 'In Japanese, as the back office calls it.' }),
    name: t.string({ resolve: ({ kept, suggested }) => (kept ?? suggested).name }),
    sub_name: t.string({ resolve: ({ kept, suggested }) => (kept ?? suggested).subName }),
    tax_class: t.string({ resolve: ({ kept, suggested }) => (kept ?? suggested).taxClass }),
    is_kept: t.boolean({
      description: 'Operators have said it; else it is a suggestion.',
      resolve: ({ kept }) => kept !== null,
    }),
    is_taxed: t.exposeBoolean('isTaxed', {
      description:
        'The lines say the class of its sums; its own tax class counts where they leave it open, and may be empty.',
    }),
    is_of_book: t.exposeBoolean('isOfBook', { description: 'Said for this book alone.' }),
  }),
})

const TaxNameType = builder.objectRef<TaxName>('AccountingTaxName').implement({
  description: 'What a class of consumption tax is called in an accounting program.',
  fields: (t) => ({
    key: t.exposeString('key'),
    text: t.exposeString('text', { description: 'In Japanese.' }),
    name: t.exposeString('name'),
    is_kept: t.exposeBoolean('isKept', { description: 'Operators have said it; else it is as the program ships it.' }),
  }),
})

const HandOverPreviewType = builder.objectRef<HandOverPreview>('JournalHandOverPreview').implement({
  fields: (t) => ({
    entries: t.exposeInt('entries', { description: 'Of the days, those that have not gone to the program.' }),
    total: t.expose('total', { type: 'Yen', description: 'What they debit, and credit.' }),
    unnamed: t.stringList({
      description: 'Accounts without a name in the program, in Japanese.',
      resolve: ({ unnamed }) => unnamed.map(({ text }) => text),
    }),
    left_open: t.stringList({
      description: 'Accounts with sums whose class of consumption tax is open, and without a name for that.',
      resolve: ({ leftOpen }) => leftOpen.map(({ text }) => text),
    }),
  }),
})

const HandOverType = builder.objectRef<HandOver>('JournalHandOver').implement({
  description: 'A file of journals; /admin/export/journals/{id}.csv has it.',
  fields: (t) => ({
    ...asRead(t, {
      ID: ['id'],
      Date: ['from', 'until'],
      Int: ['entries'],
      Yen: ['total'],
      String: ['sha256', 'made_by'],
      DateTime: ['made_at'],
      'DateTime?': ['taken_back_at'],
      'String?': ['taken_back_by', 'taken_back_reason'],
    }),
    program: t.expose('program', { type: JournalProgramType }),
    book: t.exposeString('book', { description: 'In Japanese.' }),
    taking_back_proposal_id: t.exposeID('proposal_id', {
      nullable: true,
      description: 'That it is taken back waits for a second operator.',
    }),
  }),
})

const JournalsInput = builder.inputType('JournalsInput', {
  fields: (t) => ({
    program: t.field({ type: JournalProgramType, required: true }),
    book: t.string({ required: true, description: 'As adminLedgerBooks names it.' }),
    from: t.string({ required: true, description: 'YYYY-MM-DD; judged beside its field.' }),
    until: t.string({ required: true, description: 'YYYY-MM-DD, included.' }),
  }),
})

const AccountingNameInput = builder.inputType('AccountingNameInput', {
  fields: (t) => ({
    account: t.string({ required: true }),
    name: t.string({ required: true }),
    sub_name: t.string({ required: true, description: 'May be empty.' }),
    tax_class: t.string({ required: true }),
  }),
})

const AccountingTaxNameInput = builder.inputType('AccountingTaxNameInput', {
  fields: (t) => ({ key: t.string({ required: true }), name: t.string({ required: true }) }),
})

const AccountingNamesInput = builder.inputType('AccountingNamesInput', {
  fields: (t) => ({
    program: t.field({ type: JournalProgramType, required: true }),
    book: t.string({ required: true }),
    for_book_alone: t.boolean({ required: true, description: 'Else for every book that has no name of its own.' }),
    names: t.field({ type: [AccountingNameInput], required: true }),
  }),
})

const AccountingTaxNamesInput = builder.inputType('AccountingTaxNamesInput', {
  fields: (t) => ({
    program: t.field({ type: JournalProgramType, required: true }),
    book: t.string({ required: true, description: 'Whose classes are named; the names are for all books.' }),
    names: t.field({ type: [AccountingTaxNameInput], required: true }),
  }),
})

builder.queryFields((t) => ({
  adminAccountingNames: t.field({
    description: 'Every account of a book with its name in a program. [admin]',
    access: 'admin',
    type: [NamedAccountType],
    args: { program: t.arg({ type: JournalProgramType, required: true }), book: t.arg.string({ required: true }) },
    resolve: (_root, { program, book }, { services }) =>
      loadAccountNames(services.database, { program, book: unwrap(parseBook(book)) }),
  }),
  adminAccountingTaxNames: t.field({
    description: 'The classes of consumption tax in a book with their names in a program. [admin]',
    access: 'admin',
    type: [TaxNameType],
    args: { program: t.arg({ type: JournalProgramType, required: true }), book: t.arg.string({ required: true }) },
    resolve: (_root, { program, book }, { services }) =>
      listTaxNames(services.database, { program, book: unwrap(parseBook(book)) }),
  }),
  adminJournalPreview: t.field({
    description: 'What a file of these days would hold now. [admin]',
    access: 'admin',
    type: HandOverPreviewType,
    args: { input: t.arg({ type: JournalsInput, required: true }) },
    resolve: (_root, { input }, { services }) =>
      previewHandOver(services.database, unwrap(parseAsked(input, japanDateOf(services.clock.now())))),
  }),
  adminJournalHandOvers: t.field({
    description: 'The latest files of journals, the latest first. [admin]',
    access: 'admin',
    type: [HandOverType],
    resolve: (_root, _args, { services }) => listHandOvers(services.database),
  }),
}))

const TakenBackResult = builder.objectRef<{ proposalId: Id<'proposal'> | null }>('JournalsTakenBack').implement({
  fields: (t) => ({
    proposal_id: t.exposeID('proposalId', { nullable: true, description: 'Null where it is done already.' }),
  }),
})

builder.mutationFields((t) => ({
  keepAccountingNames: t.int({
    description: 'Keeps the names of accounts; returns how many were new. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: AccountingNamesInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { program, book, for_book_alone: forBookAlone, names } = input
      const asked = names.map(({ account, name, sub_name: subName, tax_class: taxClass }) => ({
        account,
        name,
        subName,
        taxClass,
      }))
      const toKeep = { program, book: unwrap(parseBook(book)), forBookAlone, names: asked }
      return unwrap(await keepAccountNames(context.services, requireViewer(context), toKeep)).kept
    },
  }),
  keepAccountingTaxNames: t.int({
    description: 'Keeps the names of classes of consumption tax; returns how many were new. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: AccountingTaxNamesInput, required: true }) },
    resolve: async (_root, { input: { program, book, names } }, context) => {
      const toKeep = { program, book: unwrap(parseBook(book)), names: names.map(({ key, name }) => ({ key, name })) }
      return unwrap(await keepTaxNames(context.services, requireViewer(context), toKeep)).kept
    },
  }),
  handOverJournals: actField(t, {
    description: 'Writes the file of what has not gone to the program; nothing goes twice. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: JournalsInput, required: true }) },
    act: (services, viewer, { input }) => handOverJournals(services, viewer, input),
  }),
  takeBackJournals: t.field({
    description:
      'Takes a file back: its entries go with the next one. Of a closed financial year it is proposed, and another operator approves. [admin]',
    access: 'admin',
    type: TakenBackResult,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, { id, reason }, context) => {
      const asked = { handOverId: idOf<'journal_hand_over'>(id), reason }
      const { proposalId } = unwrap(await takeBackHandOver(context.services, requireViewer(context), asked))
      return { proposalId }
    },
  }),
}))
