import { asRead } from '../../core/graphql/as-read.ts'
import { feePayeeTable } from '../../../domain/tables/tax.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { listFeePayees, listFeeTax, type FeePayeeYear, type FeeTaxMonth } from './list-fee-tax.ts'

const FeeTaxMonthType = builder.objectRef<FeeTaxMonth>('FeeTaxMonth').implement({
  description: 'What a fund has withheld of the fees that it paid in one calendar month.',
  fields: (t) => ({
    project_id: t.exposeID('fund_id'),
    ...asRead(t, {
      String: ['project_name'],
      Int: ['fees'],
      Yen: ['base', 'withheld', 'paid', 'open'],
      Boolean: ['is_overdue'],
      'Date?': ['paid_on'],
    }),
    month: t.exposeString('month', { description: 'YYYY-MM, Japan.' }),
    due_on: t.expose('due_on', {
      type: 'Date',
      description: 'The 10th of the following month, on a holiday the next business day.',
    }),
  }),
})

const FeePayeeYearType = builder.objectRef<FeePayeeYear>('FeePayeeYear').implement({
  description: 'What a scrivener, tax accountant or another such person was paid in a calendar year.',
  fields: (t) => columnFields(t, feePayeeTable),
})

builder.queryFields((t) => ({
  adminFeeTaxMonths: t.field({
    description: 'Tax withheld of fees by month of payment and fund, newest first. [admin]',
    access: 'admin',
    type: [FeeTaxMonthType],
    resolve: (_root, _args, { services }) => listFeeTax(services.database, services.clock.now()),
  }),
  adminFeePayees: t.field({
    description: `Fees and their tax by payee and year, the newest first. As a file under /admin-csv/${feePayeeTable.name}.csv. [admin]`,
    access: 'admin',
    type: [FeePayeeYearType],
    resolve: (_root, _args, { services }) => listFeePayees(services.database),
  }),
}))
