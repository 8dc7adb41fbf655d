import { asRead } from '../../core/graphql/as-read.ts'
import { statesOf } from '../../../domain/lifecycles/lifecycle.ts'
import { payoutBatchLifecycle } from '../../../domain/lifecycles/payout-batch.ts'
import { payoutLifecycle, type PayoutProblem } from '../../../domain/lifecycles/payout.ts'
import { builder } from '../../core/graphql/builder.ts'
import { PAYOUT_HOLDS } from '../../../domain/treasury/payout-words.ts'
import { payoutTable } from '../../../domain/tables/payouts.ts'
import { payableTable } from '../../../domain/tables/payables.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { payoutBatchTable } from '../../../domain/tables/payout-batches.ts'
import { batchStates } from '../../../domain/tables/payout-batches.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { CoverageType } from '../segregation/graphql.ts'
import { loadBatchEffect, type BatchEffect } from './batch-effect.ts'
import type { PayoutFile } from './export-payout-file.ts'
import type { ImportSummary } from './import-payout-results.ts'
import type { Payable, PayableReason } from './list-payable.ts'
import { showPayoutBatch, type BatchPage, type BatchPayoutView, type BatchSummary } from './list-payout-batches.ts'
import type { PayablePage } from './page-payables.ts'
import type { Payee } from './payee.ts'
import { refundReasonText } from './payout-mails.ts'
import { UnclaimedType } from './unclaimed-graphql.ts'
import { coverBatch } from './refuse-uncovered-batch.ts'
import type { Id } from '../../../domain/id.ts'

export const ObligationKind = builder.enumType('PayoutObligationKind', { values: ['refund', 'distribution'] as const })
export const PayoutMethod = builder.enumType('PayoutMethod', {
  description: "transfer: by the bank's API. file: a Zengin file that an operator takes to the bank.",
  values: ['transfer', 'file'] as const,
})
const PayoutBatchStatus = builder.enumType('PayoutBatchStatus', {
  values: statesOf(payoutBatchLifecycle),
})
const PayoutStatus = builder.enumType('PayoutStatus', {
  values: statesOf(payoutLifecycle),
})
const PayoutHold = builder.enumType('PayoutHold', {
  description: 'Why something owed cannot be paid out now; account_changed: 24 hours have to pass.',
  values: Object.keys(PAYOUT_HOLDS) as (keyof typeof PAYOUT_HOLDS)[],
})
const AccountType = builder.enumType('PayeeAccountType', { values: ['ordinary', 'current'] as const })

const PayeeType = builder.objectRef<Payee>('Payee').implement({
  fields: (t) => ({
    bank_code: t.exposeString('bankCode'),
    branch_code: t.exposeString('branchCode'),
    account_type: t.expose('accountType', { type: AccountType }),
    account_number: t.exposeString('accountNumber'),
    name: t.exposeString('name', { description: 'In the letters of banks: half-width kana.' }),
  }),
})

const PayoutTrouble = builder
  .objectRef<{ problem: PayoutProblem; detail: string; at: Date | null }>('PayoutTrouble')
  .implement({
    description: 'Why an attempt to pay did not arrive.',
    fields: (t) => ({
      ...asRead(t, { String: ['problem', 'detail'], 'DateTime?': ['at'] }),
    }),
  })

const reasonText = (reason: PayableReason): string =>
  reason === 'distribution' ? '分配金・元本の支払い' : refundReasonText(reason)

const PayableType = builder.objectRef<Payable>('Payable').implement({
  description: 'Something owed to a member that is not on its way.',
  fields: (t) => ({
    ...columnFields(t, payableTable),
    kind: t.field({ type: ObligationKind, resolve: ({ obligation }) => obligation.kind }),
    id: t.id({ resolve: ({ obligation }) => obligation.id }),
    member_id: t.exposeID('member_id'),
    member_name: t.exposeString('member_name'),
    payer_differs: t.exposeBoolean('payer_differs', {
      description: "Of a refund: some of it came under another name than the member's; adminUnclearRefund tells it.",
    }),
    project_id: t.exposeID('fund_id'),
    project_name: t.exposeString('project_name'),
    amount: t.expose('amount', { type: 'Yen' }),
    reason: t.exposeString('reason'),
    reason_text: t.string({ resolve: ({ reason }) => reasonText(reason) }),
    owed_since: t.expose('owed_since', { type: 'DateTime' }),
    age_days: t.exposeInt('age_days'),
    pay_on: t.expose('pay_on', {
      type: 'Date',
      nullable: true,
      description: 'Of a distribution: its payday, or the business day before where banks rest on it.',
    }),
    is_overdue: t.exposeBoolean('is_overdue', { description: 'That day is over.' }),
    payee: t.expose('payee', { type: PayeeType, nullable: true }),
    hold: t.expose('hold', { type: PayoutHold, nullable: true }),
    held_until: t.expose('held_until', { type: 'DateTime', nullable: true }),
    last_problem: t.expose('last_problem', { type: PayoutTrouble, nullable: true }),
    unclaimed: t.expose('unclaimed', {
      type: UnclaimedType,
      nullable: true,
      description: 'Where it only waits for the member.',
    }),
  }),
})

const isReady = ({ hold }: Payable): boolean => hold === null
const isHeld = ({ hold }: Payable): boolean => hold !== null
const isReturned = (payable: Payable): boolean => payable.last_problem !== null
const isUnclaimed = ({ unclaimed }: Payable): boolean => unclaimed !== null
const sumOf = (payables: readonly Payable[]): number => payables.reduce((sum, { amount }) => sum + amount, 0)

const PayableProject = builder.objectRef<{ id: Id<'fund'>; name: string }>('PayableProject').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})

export const PayablePageType = builder.objectRef<PayablePage>('PayablePage').implement({
  description: 'A page of what is owed; sums are of all pages.',
  fields: (t) => ({
    rows: t.expose('rows', { type: [PayableType] }),
    total: t.exposeInt('total', { description: 'How many the filter finds.' }),
    yen: t.field({ type: 'Yen', description: 'What these come to.', resolve: ({ found }) => sumOf(found) }),
    choosable_count: t.int({
      description: 'How many of these can be paid.',
      resolve: ({ found }) => found.filter(isReady).length,
    }),
    choosable: t.field({
      type: [PayableType],
      description: 'All of these that can be paid, to be chosen together.',
      resolve: ({ found }) => found.filter(isReady),
    }),
    count: t.int({ description: 'Of everything that is owed, like what follows.', resolve: ({ all }) => all.length }),
    ready_count: t.int({ resolve: ({ all }) => all.filter(isReady).length }),
    ready_total: t.field({ type: 'Yen', resolve: ({ all }) => sumOf(all.filter(isReady)) }),
    held_count: t.int({ resolve: ({ all }) => all.filter(isHeld).length }),
    held_total: t.field({ type: 'Yen', resolve: ({ all }) => sumOf(all.filter(isHeld)) }),
    returned_count: t.int({ resolve: ({ all }) => all.filter(isReturned).length }),
    returned_total: t.field({ type: 'Yen', resolve: ({ all }) => sumOf(all.filter(isReturned)) }),
    unclaimed_count: t.int({
      description: 'Of what waits for its member.',
      resolve: ({ all }) => all.filter(isUnclaimed).length,
    }),
    unclaimed_total: t.field({ type: 'Yen', resolve: ({ all }) => sumOf(all.filter(isUnclaimed)) }),
    projects: t.field({
      type: [PayableProject],
      description: 'To whose investors something is owed.',
      resolve: ({ all }) => [...new Map(all.map(({ fund_id: id, project_name: name }) => [id, { id, name }])).values()],
    }),
  }),
})

const PayoutType = builder.objectRef<BatchPayoutView>('Payout').implement({
  description: 'One transfer to one member.',
  fields: (t) => ({
    ...columnFields(t, payoutTable),
    id: t.exposeID('id', {
      description: 'Also the first customer code in a Zengin file, and the number in a file of results.',
    }),
    kind: t.field({ type: ObligationKind, resolve: ({ obligation }) => obligation.kind }),
    obligation_id: t.id({ resolve: ({ obligation }) => obligation.id }),
    ...asRead(t, { ID: ['member_id'], String: ['member_name'], Yen: ['amount'], 'DateTime?': ['paid_at'] }),
    payee: t.expose('payee', { type: PayeeType }),
    status: t.expose('status', { type: PayoutStatus }),
    trouble: t.field({
      type: PayoutTrouble,
      nullable: true,
      resolve: ({ problem, problem_detail: detail }) => (problem === null ? null : { problem, detail, at: null }),
    }),
    announced_at: t.expose('announced_at', {
      type: 'DateTime',
      nullable: true,
      description: "Since when its result is announced by the bank's site that the statement has not shown.",
    }),
    failed_at: t.expose('failed_at', {
      type: 'DateTime',
      nullable: true,
      description:
        'When it was booked that it left and did not arrive; while it is in flight, the bank has its money to give back.',
    }),
  }),
})

const PayoutBatchEffect = builder.objectRef<BatchEffect>('PayoutBatchEffect').implement({
  description: 'What paying the batch changes in the books, fees apart.',
  fields: (t) => ({
    ...asRead(t, { Yen: ['bank_before', 'bank_after', 'owed_before', 'owed_after'] }),
  }),
})

export const PayoutBatchType = builder.objectRef<BatchSummary>('PayoutBatch').implement({
  fields: (t) => ({
    ...columnFields(t, payoutBatchTable),
    id: t.exposeID('id'),
    method: t.expose('method', { type: PayoutMethod }),
    status: t.expose('status', { type: PayoutBatchStatus }),
    pay_on: t.expose('pay_on', { type: 'Date' }),
    total: t.expose('total', { type: 'Yen' }),
    count: t.exposeInt('count'),
    content_hash: t.exposeString('content_hash', {
      description: 'Shown again on approval: what was seen is what goes out.',
    }),
    prepared_by: t.exposeString('prepared_by'),
    prepared_at: t.expose('prepared_at', { type: 'DateTime' }),
    is_own: t.boolean({
      description: 'Whether the caller prepared it: then another operator has to approve.',
      resolve: ({ prepared_by_id: id }, _arguments, context) => id === requireViewer(context).memberId,
    }),
    approved_at: t.expose('approved_at', { type: 'DateTime', nullable: true }),
    application_number: t.exposeString('application_number', {
      nullable: true,
      description: "The bank's number of the order.",
    }),
    file_sha256: t.exposeString('file_sha256', {
      nullable: true,
      description: 'Of the Zengin file, once it was handed out.',
    }),
    announced_at: t.expose('announced_at', {
      type: 'DateTime',
      nullable: true,
      description: "Since when results of it are announced by the bank's site that the statement has not shown.",
    }),
    settled_at: t.expose('settled_at', { type: 'DateTime', nullable: true }),
    proposal_id: t.exposeID('proposal_id', {
      nullable: true,
      description: 'A proposal that it never reached the bank: it waits for a second operator.',
    }),
    effect: t.field({
      type: PayoutBatchEffect,
      nullable: true,
      description: 'Of a draft: what approving it would lead to.',
      resolve: (batch, _arguments, { services }) =>
        batch.status === 'draft' ? loadBatchEffect(services.database, batch) : null,
    }),
    coverage: t.field({
      type: CoverageType,
      nullable: true,
      description: 'Of a payment that has not been sent: whether it may leave.',
      resolve: ({ id, status }, _arguments, { services }) =>
        status === 'draft' || status === 'approved'
          ? coverBatch(services, { id, isApproved: status === 'approved' })
          : null,
    }),
    payouts: t.field({
      type: [PayoutType],
      resolve: async ({ id }, _arguments, { services }) => (await showPayoutBatch(services, id))?.payouts ?? [],
    }),
  }),
})

export const PayoutBatchState = builder.enumType('PayoutBatchState', {
  description: 'under_way: approved, and the bank has not said the last word.',
  values: batchStates,
})

export const PayoutBatchPage = builder.objectRef<BatchPage>('PayoutBatchPage').implement({
  fields: (t) => ({
    rows: t.expose('rows', { type: [PayoutBatchType] }),
    total: t.exposeInt('total', { description: 'How many the filter finds.' }),
    count: t.exposeInt('all', { description: 'Of all payments, like what follows.' }),
    draft_count: t.int({ resolve: ({ drafts }) => drafts.count }),
    draft_total: t.field({ type: 'Yen', resolve: ({ drafts }) => drafts.yen }),
    unclear_count: t.int({ resolve: ({ unclear }) => unclear.count }),
    unclear_total: t.field({ type: 'Yen', resolve: ({ unclear }) => unclear.yen }),
  }),
})

export const PayoutFileType = builder.objectRef<PayoutFile>('PayoutFile').implement({
  description: 'A Zengin file, byte for byte.',
  fields: (t) => ({
    name: t.exposeString('name'),
    content_base64: t.string({ resolve: ({ bytes }) => Buffer.from(bytes).toString('base64') }),
    sha256: t.exposeString('sha256'),
  }),
})

export const PayoutImportResult = builder.objectRef<ImportSummary>('PayoutImportResult').implement({
  description: "What the bank's site says, and is announced by it. It is booked when the statement shows it.",
  fields: (t) => ({ paid: t.exposeInt('paid'), refused: t.exposeInt('refused'), returned: t.exposeInt('returned') }),
})
