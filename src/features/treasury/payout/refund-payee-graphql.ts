import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { idOf } from '../../../domain/id.ts'
import { refusal } from '../../../platform/outcome.ts'
import { builder } from '../../core/graphql/builder.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { loadUnclearRefund, proposeRefundPayee, type UnclearRefund } from './decide-refund-payee.ts'

const RefundGoesTo = builder.enumType('RefundGoesTo', { values: ['member', 'payer'] as const })

const UnclearRefundType = builder.objectRef<UnclearRefund>('UnclearRefund').implement({
  description:
    "A refund with money that came under another name than the member's: two operators decide to whom it goes.",
  fields: (t) => ({
    ...asRead(t, { ID: ['id', 'member_id'], Yen: ['amount'], String: ['member_name', 'project_name'] }),
    is_open: t.boolean({ resolve: ({ status }) => status === 'open' }),
    payers: t.exposeStringList('payers', { description: "As the payers' banks sent them, half-width kana." }),
    payer_banks: t.exposeStringList('payer_banks'),
    goes_to: t.expose('goes_to', {
      type: RefundGoesTo,
      nullable: true,
      description: 'As two operators decided last; null before.',
    }),
  }),
})

builder.queryField('adminUnclearRefund', (t) =>
  t.field({
    description: 'One refund whose payer differs from the member; NOT_FOUND for others. [admin]',
    access: 'admin',
    type: UnclearRefundType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { services }) =>
      (await loadUnclearRefund(services.database, idOf(id))) ??
      unwrap<UnclearRefund>(refusal('NOT_FOUND', '返金先の確認が必要な返金ではありません。')),
  }),
)

const RefundPayeeInput = builder.inputType('RefundPayeeInput', {
  fields: (t) => ({
    refund_id: t.id({ required: true }),
    goes_to: t.field({ type: RefundGoesTo, required: true }),
    bank_code: t.string({ description: "Of the payer's account, with goes_to payer: four digits." }),
    branch_code: t.string({ description: 'Three digits.' }),
    account_number: t.string({ description: 'Seven or eight digits.' }),
    holder_kana: t.string({ description: "In kana; the payer's name." }),
    ground: t.string({ required: true, description: 'What shows whose money it is.' }),
  }),
})

builder.mutationField('proposeRefundPayee', (t) =>
  proposalField(t, {
    description:
      'Proposes to whom a refund goes whose money came under another name; another operator approves. Nothing of it is paid before. [admin]',
    args: { input: t.arg({ type: RefundPayeeInput, required: true }) },
    act: (services, viewer, { input }) => {
      const text = (value: string | null | undefined): string =>
        (value ?? '').normalize('NFKC').replaceAll(/[\s-]/g, '')
      const account =
        input.goes_to === 'member'
          ? null
          : {
              bankCode: text(input.bank_code),
              branchCode: text(input.branch_code),
              accountNumber: text(input.account_number),
              holderKana: (input.holder_kana ?? '').trim(),
            }
      const content = { refundId: idOf<'refund'>(input.refund_id), account, ground: input.ground }
      return proposeRefundPayee(services, viewer, content)
    },
  }),
)
