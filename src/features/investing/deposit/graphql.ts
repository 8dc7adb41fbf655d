import { applicationNumber } from '../../../domain/investing/application-number.ts'
import { StandingOwnerType } from '../../treasury/suspense/standing-owner-type.ts'
import { idIfGiven, idOf } from '../../../domain/id.ts'
import { depositViews, type DepositView } from '../../../domain/tables/deposits.ts'
import { refusal } from '../../../platform/outcome.ts'
import { LedgerEntry } from '../../treasury/bookkeeping/entry-graphql.ts'
import { builder } from '../../core/graphql/builder.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { depositTable } from '../../../domain/tables/deposits.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import type { TablePage } from '../../core/graphql/table-page.ts'
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
    bank_line_id: t.exposeID('bankLineId'),
    at: t.expose('transactedAt', { type: 'DateTime', description: "The bank's own time." }),
    judgement: t.field({ type: DepositJudgement, resolve: ({ judgement }) => judgement }),
    name_differs: t.exposeBoolean('nameDiffers'),
    amount: t.expose('amount', { type: 'Yen' }),
    difference: t.expose('difference', {
      type: 'Yen',
      nullable: true,
      description: 'Above (positive) or missing (negative) for the application; null where none claims it.',
    }),
    remitter_name: t.exposeString('remitterName'),
    application_number: t.string({
      nullable: true,
      resolve: ({ fundId, investmentId }) =>
        fundId === null || investmentId === null ? null : applicationNumber(fundId, investmentId),
    }),
    invest_id: t.id({ nullable: true, resolve: ({ investmentId }) => investmentId }),
    project_name: t.exposeString('fundName', { nullable: true }),
    member_id: t.id({ nullable: true, resolve: ({ memberId }) => memberId }),
    member_name: t.exposeString('memberName', { nullable: true }),
    is_resolved: t.exposeBoolean('isResolved', { description: 'False while nobody knows whose it is.' }),
  }),
})

const DepositRefundType = builder.objectRef<DepositRefund>('DepositRefund').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    amount: t.expose('amount', { type: 'Yen' }),
    reason_text: t.string({ resolve: ({ reason }) => refundReasonText(reason) }),
    status: t.exposeString('status', { description: 'open, in_payout, paid, withdrawn' }),
    owed_since: t.expose('owedSince', { type: 'DateTime' }),
  }),
})

const DepositDetailType = builder.objectRef<DepositDetail>('DepositDetail').implement({
  description: "A deposit's trail: the bank's line, the application, the entries, what goes back.",
  fields: (t) => ({
    deposit: t.field({ type: DepositType, resolve: (detail) => detail }),
    recorded_at: t.field({
      type: 'DateTime',
      description: 'When the product heard of it.',
      resolve: ({ line }) => line.recordedAt,
    }),
    remitter_bank: t.string({ resolve: ({ line }) => `${line.bankName} ${line.branchName}`.trim() }),
    account_number: t.string({ nullable: true, resolve: ({ line }) => line.accountNumber }),
    claim_amount: t.field({ type: 'Yen', nullable: true, resolve: ({ claim }) => claim?.amount ?? null }),
    applied_at: t.field({ type: 'DateTime', nullable: true, resolve: ({ claim }) => claim?.appliedAt ?? null }),
    deadline_at: t.field({ type: 'DateTime', nullable: true, resolve: ({ claim }) => claim?.deadlineAt ?? null }),
    entries: t.field({ type: [LedgerEntry], resolve: ({ entries }) => entries }),
    proposal_id: t.id({
      nullable: true,
      description: "A proposal that money of an unknown owner is a member's: it waits for a second operator.",
      resolve: ({ line }) => line.proposalId,
    }),
    refunds: t.field({ type: [DepositRefundType], resolve: ({ refunds }) => refunds }),
    found_owner: t.field({
      type: StandingOwnerType,
      nullable: true,
      description: 'Where nobody knew its owner, and two people found one.',
      resolve: ({ foundOwner }) => foundOwner,
    }),
  }),
})

const DepositPage = builder.objectRef<TablePage<DepositRow>>('DepositPage').implement({
  fields: (t) => ({ rows: t.field({ type: [DepositType], resolve: ({ rows }) => rows }), total: t.exposeInt('total') }),
})
const DepositViewCount = builder.objectRef<{ view: DepositView; count: number }>('DepositViewCount').implement({
  fields: (t) => ({
    view: t.field({ type: DepositViewType, resolve: ({ view }) => view }),
    count: t.exposeInt('count'),
  }),
})
const DepositFilterInput = builder.inputType('DepositFilter', {
  fields: (t) => ({
    view: t.field({ type: DepositViewType }),
    judgement: t.field({ type: DepositJudgement }),
    project_id: t.id(),
    from: t.field({ type: 'Date' }),
    until: t.field({ type: 'Date', description: 'Included.' }),
    search: t.string({ description: 'A remitter, a member or an application’s number.' }),
  }),
})

builder.queryFields((t) => ({
  adminDeposits: t.field({
    description: 'Deposits on virtual accounts, the latest first. Sort: time, amount. [admin]',
    access: 'admin',
    type: DepositPage,
    args: {
      filter: t.arg({ type: DepositFilterInput }),
      sort: t.arg.string(),
      descending: t.arg.boolean(),
      page: t.arg.int(),
      size: t.arg.int(),
    },
    resolve: (_root, { filter, ...input }, { services }) => {
      const fund = filter?.project_id
      const fundId = idIfGiven<'fund'>(fund)
      return listDeposits(services.database, { ...filter, fundId }, input)
    },
  }),
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
