import { asRead } from '../../core/graphql/as-read.ts'
import { proposalField } from '../../core/graphql/act-fields.ts'
import { japanDateOf } from '../../../domain/calendar.ts'
import { idOf } from '../../../domain/id.ts'
import { LENDER_KINDS, type LenderKind } from '../../../domain/funds/loan.ts'
import { loanTable } from '../../../domain/tables/loans.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { builder } from '../../core/graphql/builder.ts'
import {
  listBorrowingFunds,
  listLoans,
  type BorrowingFund,
  type LoanLine,
  type LoanView,
  type PlannedInstalment,
} from './list-loans.ts'
import { proposeLoan, proposeLoanWithdrawal } from './record-loan.ts'

const LenderKindType = builder.enumType('LenderKind', { values: Object.keys(LENDER_KINDS) as LenderKind[] })

const InstalmentType = builder.objectRef<PlannedInstalment>('LoanInstalment').implement({
  description: 'A day of a plan: what the contract says, and what of it lines have not paid, the oldest first.',
  fields: (t) => ({
    ...asRead(t, { Date: ['due_on'], Yen: ['principal', 'interest', 'left'] }),
  }),
})

const LoanLineType = builder.objectRef<LoanLine>('LoanLine').implement({
  fields: (t) => ({
    ...asRead(t, { Date: ['moved_on'], String: ['what'], Yen: ['amount'] }),
    remarks: t.exposeString('remarks', { description: 'As the bank wrote it.' }),
  }),
})

const LoanType = builder.objectRef<LoanView>('Loan').implement({
  description: 'What a fund has borrowed by one contract.',
  fields: (t) => ({
    ...columnFields(t, loanTable),
    ...asRead(t, { ID: ['id'], String: ['contract_sha256', 'reason'] }),
    project_id: t.exposeID('fund_id'),
    rate_bp: t.exposeInt('rate_bp', { description: 'A year, in hundredths of a percent.' }),
    instalments: t.expose('instalments', { type: [InstalmentType] }),
    lines: t.expose('lines', { type: [LoanLineType] }),
    withdrawal_proposal_id: t.exposeID('withdrawal_proposal_id', {
      nullable: true,
      description: 'That it is taken back waits for a second operator.',
    }),
  }),
})

const BorrowingFundType = builder.objectRef<BorrowingFund>('BorrowingFund').implement({
  fields: (t) => ({
    project_id: t.exposeID('id'),
    name: t.exposeString('name'),
    borrowing: t.exposeString('borrowing', { description: 'What its contract says of borrowing.' }),
  }),
})

builder.queryFields((t) => ({
  adminLoans: t.field({
    description: `What funds have borrowed, by loan; of each fund the sum of what is owed is its account. As a file under /admin-csv/${loanTable.name}.csv. [admin]`,
    access: 'admin',
    type: [LoanType],
    resolve: (_root, _args, { services }) => listLoans(services.database, japanDateOf(services.clock.now())),
  }),
  adminBorrowingFunds: t.field({
    description: 'Funds whose contract allows them to borrow. [admin]',
    access: 'admin',
    type: [BorrowingFundType],
    resolve: (_root, _args, { services }) => listBorrowingFunds(services.database),
  }),
}))

const InstalmentInput = builder.inputType('LoanInstalmentInput', {
  fields: (t) => ({
    due_on: t.field({ type: 'Date', required: true }),
    principal: t.field({ type: 'Yen', required: true }),
    interest: t.field({ type: 'Yen', required: true }),
  }),
})

const LoanInput = builder.inputType('LoanInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    lender: t.string({ required: true }),
    lender_kind: t.field({ type: LenderKindType, required: true }),
    is_related: t.boolean({ required: true, description: 'The company itself, its officers or its group.' }),
    amount: t.field({ type: 'Yen', required: true }),
    rate_bp: t.int({ required: true, description: 'A year, in hundredths of a percent.' }),
    contracted_on: t.field({ type: 'Date', required: true }),
    matures_on: t.field({ type: 'Date', required: true }),
    plan: t.field({ type: [InstalmentInput], required: true, description: 'Its principal adds up to the amount.' }),
    contract_sha256: t.string({
      required: true,
      description: 'Of the contract’s PDF, which POST /admin-upload/property-papers has kept.',
    }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  proposeLoan: proposalField(t, {
    description: 'Proposes a loan of a fund whose contract allows borrowing; another operator approves. [admin]',
    args: { input: t.arg({ type: LoanInput, required: true }) },
    act: (services, viewer, { input }) =>
      proposeLoan(services, viewer, {
        fundId: idOf<'fund'>(input.project_id),
        lender: input.lender,
        lenderKind: input.lender_kind,
        isRelated: input.is_related,
        amount: input.amount,
        rateBp: input.rate_bp,
        contractedOn: input.contracted_on,
        maturesOn: input.matures_on,
        contractSha256: input.contract_sha256,
        plan: input.plan.map(({ due_on: dueOn, principal, interest }) => ({ dueOn, principal, interest })),
        reason: input.reason,
      }),
  }),
  proposeLoanWithdrawal: proposalField(t, {
    description: 'Proposes to take back a loan that no line names; another operator approves. [admin]',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    act: (services, viewer, { id, reason }) =>
      proposeLoanWithdrawal(services, viewer, { loanId: idOf<'loan'>(id), reason }),
  }),
}))
