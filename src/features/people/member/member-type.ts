import { asRead } from '../../core/graphql/as-read.ts'
import { transferNumber } from '../../../domain/treasury/account-number.ts'
import { builder } from '../../core/graphql/builder.ts'
import { owesLawAnswers } from '../law-questions/list-law-answers.ts'
import { readBankAccount, readPayoutStop, type BankAccountRow, type MemberRow } from './read-member.ts'
import { identityOf, pendingAddressOf } from './to-graphql.ts'

const Role = builder.enumType('Role', { values: ['admin', 'member'] as const })

const ChangeAddress = builder.objectRef<NonNullable<ReturnType<typeof pendingAddressOf>>>('ChangeAddress').implement({
  fields: (t) => ({
    address: t.exposeString('address'),
    changing_at: t.expose('changing_at', { type: 'DateTime' }),
  }),
})

const BankAccount = builder.objectRef<BankAccountRow>('BankAccount').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], String: ['bank_code', 'bank_name', 'branch_code', 'branch_name'] }),
    account_number: t.exposeString('account_number', { description: 'Ordinary account.' }),
    number_in_doubt: t.boolean({
      description:
        'The number is not one that transfers can carry (seven digits): the member is asked again before anything is paid to it.',
      resolve: (account) => transferNumber(account.bank_code, account.account_number) === null,
    }),
  }),
})

export const MemberType = builder.objectRef<MemberRow>('Member').implement({
  fields: (t) => ({
    id: t.exposeID('member_number', { description: 'The public number, eight digits.' }),
    sei: t.exposeString('family_name'),
    mei: t.exposeString('given_name'),
    sei_kana: t.exposeString('family_name_kana'),
    mei_kana: t.exposeString('given_name_kana'),
    ...asRead(t, {
      Date: ['birthday'],
      String: ['zipcode', 'address', 'email', 'tel'],
      Boolean: ['receive_all_mail'],
      'String?': ['invitation_code'],
    }),
    changeAddress: t.field({
      description: 'The new address on hold, or null.',
      type: ChangeAddress,
      nullable: true,
      resolve: pendingAddressOf,
    }),
    password_off: t.boolean({
      description: 'Passkeys alone open the account.',
      resolve: ({ password_off_at: since }) => since !== null,
    }),
    role: t.expose('role', { type: Role }),
    is_ekyc_authed: t.boolean({ resolve: (member) => identityOf(member).isVerified }),
    ekyc_authed_at: t.field({ type: 'DateTime', nullable: true, resolve: (member) => identityOf(member).verifiedAt }),
    ekyc_finish_at: t.field({
      description: 'Set when the member has finished the online steps and the review is pending.',
      type: 'DateTime',
      nullable: true,
      resolve: (member) => identityOf(member).waitsSince,
    }),
    payouts_stopped_at: t.field({
      description:
        'Since when nothing is paid out, because the member said that somebody else was in the account; null where he did not.',
      type: 'DateTime',
      nullable: true,
      resolve: (member, _args, { services }) => readPayoutStop(services.database, member.id),
    }),
    owes_law_answers: t.boolean({
      description: "The law's own questions were never answered.",
      resolve: ({ id }, _args, { services }) => owesLawAnswers(services.database, id),
    }),
    bank_account: t.field({
      type: BankAccount,
      nullable: true,
      resolve: (member, _args, { services }) => readBankAccount(services.database, member.id),
    }),
  }),
})
