import { asRead } from '../../core/graphql/as-read.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { StandingOwnerType } from '../../treasury/suspense/standing-owner-type.ts'
import { idOf } from '../../../domain/id.ts'
import { depositViews, type DepositView } from '../../../domain/tables/deposits.ts'
import { refusal } from '../../../platform/outcome.ts'
import { LedgerEntry } from '../../treasury/bookkeeping/entry-graphql.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { depositTable } from '../../../domain/tables/deposits.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { refundReasonText } from '../../treasury/payout/payout-mails.ts'
import { judgements } from './judgement.ts'
import { countDepositViews, listDeposits, type DepositRow } from './list-deposits.ts'
import { loadDeposit, type DepositDetail, type DepositRefund } from './load-deposit.ts'

const DepositJudgement = builder.enumType('DepositJudgement', {
  description: '一致, 名義相違, 超過, 不足, 申込なし, 期限後, 取消後.',
  values: judgements,
})
const DepositViewType = builder.enumType('DepositView', {
  description: 'unresolved: nobody knows whose it is. refund_waiting: some of it still has to go back.',
  values: depositViews,
})

const DepositType = builder.objectRef<DepositRow>('Deposit').implement({
  description: 'A deposit on a virtual account, as it was judged.',
  fields: (t) => ({
    ...columnFields(t, depositTable),
    id: t.exposeID('id'),
    bank_line_id: t.exposeID('bank_line_id'),
    at: t.expose('at', { type: 'DateTime', description: "The bank's own time." }),
    judgement: t.expose('judgement', { type: DepositJudgement }),
    name_differs: t.exposeBoolean('name_differs'),
    amount: t.expose('amount', { type: 'Yen' }),
    difference: t.expose('difference', {
      type: 'Yen',
      nullable: true,
      description: 'Above (positive) or missing (negative) for the application; null where none claims it.',
    }),
    remitter_name: t.exposeString('remitter_name'),
    application_number: t.string({
      nullable: true,
      resolve: ({ fund_id: fundId, investment_id: investmentId }) =>
        fundId === null || investmentId === null ? null : applicationNumber(fundId, investmentId),
    }),
    invest_id: t.exposeID('investment_id', { nullable: true }),
    project_name: t.exposeString('project_name', { nullable: true }),
    member_id: t.exposeID('member_id', { nullable: true }),
    member_name: t.exposeString('member_name', { nullable: true }),
    is_resolved: t.exposeBoolean('is_resolved', { description: 'False while nobody knows whose it is.' }),
  }),
})

const DepositRefundType = builder.objectRef<DepositRefund>('DepositRefund').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], Yen: ['amount'], DateTime: ['owed_since'] }),
    reason_text: t.string({ resolve: ({ reason }) => refundReasonText(reason) }),
    status: t.exposeString('status', { description: 'open, in_payout, paid, withdrawn' }),
  }),
})

const DepositDetailType = builder.objectRef<DepositDetail>('DepositDetail').implement({
  description: "A deposit's trail: the bank's line, the application, the entries, what goes back.",
  fields: (t) => ({
    deposit: t.field({ type: DepositType, resolve: (detail) => detail }),
    recorded_at: t.field({
      type: 'DateTime',
      description: 'When the product heard of it.',
      resolve: ({ line }) => line.recorded_at,
    }),
    remitter_bank: t.string({ resolve: ({ line }) => `${line.bank_name} ${line.branch_name}`.trim() }),
    account_number: t.string({ nullable: true, resolve: ({ line }) => line.account_number }),
    claim_amount: t.field({ type: 'Yen', nullable: true, resolve: ({ claim }) => claim?.amount ?? null }),
    applied_at: t.field({ type: 'DateTime', nullable: true, resolve: ({ claim }) => claim?.applied_at ?? null }),
    deadline_at: t.field({ type: 'DateTime', nullable: true, resolve: ({ claim }) => claim?.deadline_at ?? null }),
    entries: t.expose('entries', { type: [LedgerEntry] }),
    proposal_id: t.id({
      nullable: true,
      description: "A proposal that money of an unknown owner is a member's: it waits for a second operator.",
      resolve: ({ line }) => line.proposal_id,
    }),
    refunds: t.expose('refunds', { type: [DepositRefundType] }),
    found_owner: t.expose('found_owner', {
      type: StandingOwnerType,
      nullable: true,
      description: 'Where nobody knew its owner, and two people found one.',
    }),
  }),
})

const DepositViewCount = builder.objectRef<{ view: DepositView; count: number }>('DepositViewCount').implement({
  fields: (t) => ({
    view: t.expose('view', { type: DepositViewType }),
    count: t.exposeInt('count'),
  }),
})
tableQuery('adminDeposits', {
  description: 'Deposits on virtual accounts, the latest first. Sort: time, amount. [admin]',
  table: depositTable,
  page: pageType('DepositPage', DepositType),
  filter: 'DepositFilter',
  types: { DepositView: DepositViewType, DepositJudgement },
  list: ({ database }, filters, input) => listDeposits(database, filters, input),
})

builder.queryFields((t) => ({
  adminDepositViews: t.field({
    description: 'How many deposits each view shows. [admin]',
    access: 'admin',
    type: [DepositViewCount],
    resolve: (_root, _args, { services }) => countDepositViews(services.database),
  }),
  adminDeposit: t.field({
    description: 'One deposit with its trail. [admin]',
    access: 'admin',
    type: DepositDetailType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { services }) =>
      (await loadDeposit(services.database, idOf(id))) ??
      unwrap<DepositDetail>(refusal('NOT_FOUND', '該当する入金がありません。')),
  }),
}))
