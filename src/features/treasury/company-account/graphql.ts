import { okField, proposalField } from '../../core/graphql/act-fields.ts'
import type { BankAccount } from '../../../adapters/bank/bank.ts'
import { ACCOUNT_PURPOSES, writtenAccount, type AccountPurpose } from '../../../domain/treasury/company-account.ts'
import { idIfGiven } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { proposeAccountClosing } from './close-account.ts'
import { proposeAccount } from './link-account.ts'
import {
  listCompanyAccounts,
  listLinkable,
  listOwnTransfers,
  type CompanyAccount,
  type OwnTransferView,
} from './list-company-accounts.ts'
import { cancelOwnTransfer, proposeOwnTransfer } from './own-transfer.ts'

const CompanyAccountPurpose = builder.enumType('CompanyAccountPurpose', {
  values: Object.keys(ACCOUNT_PURPOSES) as AccountPurpose[],
})

const BookOnAccount = builder.objectRef<CompanyAccount['books'][number]>('BookOnAccount').implement({
  description: 'Whose cash stands on an account.',
  fields: (t) => ({
    book: t.exposeString('book'),
    name: t.exposeString('name'),
    amount: t.expose('amount', { type: 'Yen', description: 'Below zero where others have paid for it.' }),
  }),
})

const CompanyAccountType = builder.objectRef<CompanyAccount>('CompanyAccount').implement({
  description: 'An account of the company: the collecting one of the settings, or one that two operators linked.',
  fields: (t) => ({
    id: t.exposeID('account_id', { description: "The bank's own identifier." }),
    written: t.exposeString('written', { description: 'Branch and number.' }),
    holder_name: t.exposeString('holder_name'),
    purpose: t.expose('purpose', {
      type: CompanyAccountPurpose,
      nullable: true,
      description: 'Null for the collecting account.',
    }),
    purpose_text: t.string({ resolve: ({ purpose }) => (purpose === null ? '入金の受取' : ACCOUNT_PURPOSES[purpose]) }),
    fund_id: t.exposeID('fund_id', { nullable: true }),
    fund_name: t.exposeString('fund_name', { nullable: true }),
    opened_at: t.expose('opened_at', { type: 'DateTime', nullable: true }),
    closed_at: t.expose('closed_at', { type: 'DateTime', nullable: true }),
    balance: t.expose('balance', { type: 'Yen', nullable: true, description: 'As the bank said it last.' }),
    read_at: t.expose('read_at', { type: 'DateTime', nullable: true }),
    is_opened: t.exposeBoolean('is_opened', { description: 'Whether what it held at its first reading is booked.' }),
    books: t.expose('books', { type: [BookOnAccount] }),
    proposal_id: t.exposeID('proposal_id', {
      nullable: true,
      description: 'Its opening or its closing waits for a second operator.',
    }),
  }),
})

const LinkableAccount = builder.objectRef<BankAccount>('LinkableAccount').implement({
  description: 'An account that the bank lists as the company’s and that is not linked.',
  fields: (t) => ({
    id: t.exposeID('id'),
    written: t.string({ resolve: writtenAccount }),
    holder_name: t.exposeString('holderName'),
  }),
})

const OwnTransferState = builder.enumType('OwnTransferState', {
  values: ['waiting', 'left', 'arrived', 'cancelled'] as const,
})

const OwnTransferType = builder.objectRef<OwnTransferView>('OwnTransfer').implement({
  description: 'Money of one book that two operators move between accounts of the company.',
  fields: (t) => ({
    id: t.exposeID('id'),
    book_name: t.exposeString('book_name'),
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    amount: t.expose('amount', { type: 'Yen' }),
    approved_at: t.expose('approved_at', { type: 'DateTime' }),
    due_on: t.expose('due_on', { type: 'Date' }),
    state: t.expose('state', { type: OwnTransferState }),
  }),
})

builder.queryFields((t) => ({
  adminCompanyAccounts: t.field({
    description: 'The accounts of the company, with whose cash stands on each. [admin]',
    access: 'admin',
    type: [CompanyAccountType],
    resolve: (_root, _args, { services }) => listCompanyAccounts(services.database, services.config),
  }),
  adminLinkableAccounts: t.field({
    description: 'Accounts that the bank lists and that are not linked; null while it does not answer. [admin]',
    access: 'admin',
    type: [LinkableAccount],
    nullable: true,
    resolve: (_root, _args, { services }) => listLinkable(services),
  }),
  adminOwnTransfers: t.field({
    description: 'The newest transfers between accounts of the company. [admin]',
    access: 'admin',
    type: [OwnTransferType],
    resolve: (_root, _args, { services }) => listOwnTransfers(services.database),
  }),
}))

const CompanyAccountInput = builder.inputType('CompanyAccountInput', {
  fields: (t) => ({
    account_id: t.id({ required: true, description: 'As adminLinkableAccounts names it.' }),
    purpose: t.field({ type: CompanyAccountPurpose, required: true }),
    fund_id: t.id({ description: 'With the purpose fund.' }),
  }),
})
const OwnTransferInput = builder.inputType('OwnTransferInput', {
  fields: (t) => ({
    fund_id: t.id({ description: 'Whose money it is; the operator’s own where nothing is said.' }),
    from_account_id: t.id({ required: true }),
    to_account_id: t.id({ required: true }),
    amount: t.field({ type: 'Yen', required: true }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  proposeCompanyAccount: proposalField(t, {
    description: 'Proposes to link an account that the bank lists; another operator approves. [admin]',
    args: { input: t.arg({ type: CompanyAccountInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposeAccount(services, viewer, {
        accountId: String(input.account_id),
        purpose: input.purpose,
        fundId: idIfGiven<'fund'>(input.fund_id),
      }),
  }),
  proposeCompanyAccountClosing: proposalField(t, {
    description: 'Proposes to read an account no more, once nothing stands on it; another operator approves. [admin]',
    args: { account_id: t.arg.id({ required: true }) },
    act: (services, viewer, { account_id: accountId }) => proposeAccountClosing(services, viewer, String(accountId)),
  }),
  proposeOwnTransfer: proposalField(t, {
    description:
      "Proposes to move a book's money between two accounts of the company; another operator approves, and it is ordered at the bank's own site. [admin]",
    args: { input: t.arg({ type: OwnTransferInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposeOwnTransfer(services, viewer, {
        fundId: idIfGiven<'fund'>(input.fund_id),
        from: String(input.from_account_id),
        to: String(input.to_account_id),
        amount: input.amount,
        reason: input.reason,
      }),
  }),
  cancelOwnTransfer: okField(t, {
    description: 'Gives up an approved transfer of which nothing has left. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => cancelOwnTransfer(services, viewer, String(id)),
  }),
}))
