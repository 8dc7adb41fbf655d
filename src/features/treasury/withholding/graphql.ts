import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { idIfGiven } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { listWithheldTax, type WithheldMonth } from './list-withheld-tax.ts'
import { proposeTaxPayment } from './pay-tax.ts'

const TaxMonth = builder.objectRef<WithheldMonth>('TaxMonth').implement({
  description: 'The tax withheld from dividends that were paid in one calendar month.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM, Japan.' }),
    ...asRead(t, { Int: ['count'], Yen: ['tax', 'paid', 'open'], Boolean: ['is_overdue'], 'Date?': ['paid_on'] }),
    dividend: t.expose('gross', { type: 'Yen' }),
    due_on: t.expose('due_on', {
      type: 'Date',
      description: 'The 10th of the following month, on a holiday the next business day.',
    }),
  }),
})

builder.queryField('adminTaxMonths', (t) =>
  t.field({
    description: 'Withheld tax by month of payment, newest first; on demand only what is still to be paid. [admin]',
    access: 'admin',
    type: [TaxMonth],
    args: { is_open: t.arg.boolean() },
    resolve: async (_root, { is_open: isOpen }, { services }) => {
      const months = await listWithheldTax(services.database, services.clock.now())
      return isOpen ? months.filter(({ open }) => open > 0) : months
    },
  }),
)

const TaxPaymentInput = builder.inputType('TaxPaymentInput', {
  fields: (t) => ({
    month: t.string({ required: true, description: 'YYYY-MM' }),
    paid_on: t.field({ type: 'Date', required: true }),
    account_entry_id: t.id({
      description: 'The line with which it left the account; without it the operator paid from elsewhere.',
    }),
    reason: t.string(),
  }),
})

builder.mutationField('proposeTaxPayment', (t) =>
  proposalField(t, {
    description:
      "Proposes to record that a month's tax was paid; another operator approves. The answer is the proposal's id. [admin]",
    args: { input: t.arg({ type: TaxPaymentInput, required: true }) },
    act: (services, viewer, { input }) => {
      const entryId = input.account_entry_id
      const content = {
        month: input.month,
        paidOn: input.paid_on,
        accountEntryId: idIfGiven<'bank_statement_line'>(entryId),
        reason: input.reason ?? '',
      }
      return proposeTaxPayment(services, viewer, content)
    },
  }),
)
