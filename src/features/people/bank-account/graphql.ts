import { okField } from '../../core/graphql/act-fields.ts'
import type { DirectoryEntry } from '../../../adapters/bank/bank-directory.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { registerBankAccount } from './register-bank-account.ts'
import { searchBanks, searchBranches } from './search-banks.ts'

const BankSearchResult = builder.objectRef<DirectoryEntry>('BankSearchResult').implement({
  fields: (t) => ({ code: t.exposeString('code'), name: t.exposeString('name') }),
})

const BankSearchInput = builder.inputType('BankSearchInput', {
  fields: (t) => ({ name_kana: t.string({ required: true }) }),
})

const BranchSearchInput = builder.inputType('BranchSearchInput', {
  fields: (t) => ({ code: t.string({ required: true }), name_kana: t.string({ required: true }) }),
})

const BankAccountInput = builder.inputType('BankAccountInput', {
  fields: (t) => ({
    bank_code: t.string({ required: true }),
    bank_name: t.string({ required: true }),
    branch_code: t.string({ required: true }),
    branch_name: t.string({ required: true }),
    account_number: t.string({ required: true }),
  }),
})

builder.queryFields((t) => ({
  bank: t.field({
    description:
      'Banks whose kana name begins with name_kana (hiragana, 2 characters or more, small kana written large).',
    type: [BankSearchResult],
    access: 'member',
    args: { input: t.arg({ type: BankSearchInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(await searchBanks(context.services, requireViewer(context), input.name_kana)),
  }),
  branch: t.field({
    description: 'Branches of the bank `code` by hiragana prefix (2 characters or more; 1 when code is 0044).',
    type: [BankSearchResult],
    access: 'member',
    args: { input: t.arg({ type: BranchSearchInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(await searchBranches(context.services, requireViewer(context), input.code, input.name_kana)),
  }),
}))

builder.mutationFields((t) => ({
  userBankAccount: okField(t, {
    description: 'Registers or replaces the account for dividends and refunds.',
    access: 'member',
    args: { input: t.arg({ type: BankAccountInput, required: true }) },
    act: (services, viewer, { input }) => registerBankAccount(services, viewer, input),
  }),
}))
