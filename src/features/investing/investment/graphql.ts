import { asRead } from '../../core/graphql/as-read.ts'
import { smallerNotes } from '../../../domain/funds/smaller-dividend.ts'
import { correctionNotes } from '../../../domain/funds/fund-corrections.ts'
import { sourcesNotes, sourcesSentence } from '../../../domain/funds/fund-proof.ts'
import { coolingOffLastDay } from '../../../domain/calendar.ts'
import { toApiStatus } from '../../../domain/investing/investment.ts'
import { refundReasons, type RefundReason } from '../../../domain/lifecycles/refund.ts'
import { cancelReasons, type CancelReason } from '../../../domain/lifecycles/investment.ts'
import { Project, ProjectFile } from '../../funds/fund/graphql.ts'
import { toFile } from '../../funds/fund/to-graphql.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { Renewal } from '../renewal/graphql.ts'
import { myInvestments, type MyInvestment } from './my-investments.ts'
import type { Transfer as TransferRow } from './load-deposit-accounts.ts'
import type { InvestmentRefund } from './load-refunds.ts'
import type { SubstituteFacts } from './load-substitutes.ts'
import type { InvestmentResult } from './load-results.ts'
import { investingAmount } from './sums.ts'
import { toTransferAccount, type ApiTransferAccount } from './to-graphql.ts'

const InvestStatus = builder.enumType('InvestStatus', {
  values: ['Apply', 'Entry', 'Paid', 'Lose', 'Canceled'] as const,
})
const InvestCancelReason = builder.enumType('InvestCancelReason', {
  values: Object.keys(cancelReasons) as CancelReason[],
})

const InvestingAmount = builder.objectRef<{ amount: number }>('InvestingAmount').implement({
  fields: (t) => ({ amount: t.expose('amount', { type: 'Yen' }) }),
})

const Transfer = builder.objectRef<TransferRow>('Transfer').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    transfer_at: t.expose('transacted_at', { type: 'DateTime' }),
    amount: t.expose('amount', { type: 'Yen' }),
  }),
})

const TransferAccount = builder.objectRef<ApiTransferAccount>('TransferAccount').implement({
  fields: (t) => ({
    ...asRead(t, {
      ID: ['id'],
      String: ['va_id', 'bank_name', 'branch_name', 'account_number', 'account_name'],
      DateTime: ['transfer_limit_at'],
    }),
    bank_code: t.exposeString('bank_code', { description: 'Four digits, as bank transfer forms ask for them.' }),
    branch_cd: t.exposeString('branch_code'),
    transfers: t.expose('transfers', { type: [Transfer] }),
  }),
})

const InvestResult = builder.objectRef<InvestmentResult>('InvestResult').implement({
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], Yen: ['dividend', 'tax', 'pay_amount'], 'DateTime?': ['paid_at'] }),
    principal: t.expose('principal', {
      type: 'Yen',
      description: 'What comes back of the principal with this payment.',
    }),
    loss: t.expose('loss', { type: 'Yen', description: 'What is lost of the principal.' }),
    restored: t.expose('restored', {
      type: 'Yen',
      description: 'Of principal: what had been lost before, and is given back by later income.',
    }),
    sources: t.stringList({
      description:
        'From what the dividend was paid (配当の原資): of 100 yen how many came from where, who paid it in, how far lines of the bank stand behind it, why it is less than planned, and what was corrected after its closing, with the sources as they are by that.',
      resolve: ({ sources, less, corrected }) => [
        sourcesSentence(sources),
        ...sourcesNotes(sources),
        ...smallerNotes(less),
        ...correctionNotes(corrected?.corrections ?? [], corrected?.anew ?? null),
      ],
    }),
    is_supplement: t.exposeBoolean('is_supplement', {
      description:
        'Of income that came in after the last period: what was lost of the principal, then up to the contract’s cap. What was not lost went back before.',
    }),
    lines_url: t.string({
      nullable: true,
      description:
        'Where the investor takes the list of the lines behind it, whose SHA-256 is published; null where none was kept.',
      resolve: ({ id, has_list: hasList }) => (hasList ? `/own-data/period-lines/${id}.csv` : null),
    }),
  }),
})

const InvestRefundReason = builder.enumType('InvestRefundReason', {
  values: Object.keys(refundReasons) as RefundReason[],
})

const InvestRefund = builder.objectRef<InvestmentRefund>('InvestRefund').implement({
  description: 'Money that goes back to the member.',
  fields: (t) => ({
    ...asRead(t, { ID: ['id'], Yen: ['amount'], DateTime: ['owed_since'] }),
    reason: t.expose('reason', { type: InvestRefundReason }),
    paid_at: t.expose('paid_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Null until the transfer has left.',
    }),
  }),
})

const Substitute = builder.objectRef<SubstituteFacts>('Substitute').implement({
  description: 'Not drawn, and in the line for room that comes free until the project is judged.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { nullable: true, description: 'From 1; null where a place is kept now.' }),
    offered_until: t.expose('offered_until', {
      type: 'DateTime',
      nullable: true,
      description: 'The last instant at which the place is kept (acceptSubstitution).',
    }),
  }),
})

export const Invest = builder.objectRef<MyInvestment>('Invest').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    receipt_number: t.exposeInt('receipt_number', {
      nullable: true,
      description: "The place in the order in which the project's applications were accepted, from 1.",
    }),
    amount: t.expose('amount', { type: 'Yen' }),
    invest_at: t.expose('applied_at', { type: 'DateTime' }),
    status: t.field({ type: InvestStatus, resolve: ({ status }) => toApiStatus(status) }),
    cancel_reason: t.expose('cancel_reason', {
      type: InvestCancelReason,
      nullable: true,
      description: 'Why a Canceled investment was canceled; null for any other.',
    }),
    canceled_at: t.expose('canceled_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Null unless it is Canceled.',
    }),
    substitute: t.expose('substitute', {
      type: Substitute,
      nullable: true,
      description: 'Of an Apply that was not drawn; null for any other.',
    }),
    contract_confirm_at: t.expose('contract_confirmed_at', { type: 'DateTime', nullable: true }),
    contract_delivered_at: t.expose('delivered_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the member first downloaded the contract document, on whichever device.',
    }),
    cooling_off_until: t.field({
      type: 'Date',
      nullable: true,
      description: "The last day for cooling-off, the eighth from the document's delivery; null before the delivery.",
      resolve: ({ delivered_at: contractDeliveredAt }) =>
        contractDeliveredAt === null ? null : coolingOffLastDay(contractDeliveredAt),
    }),
    contract_sha256: t.exposeString('file_sha256', {
      nullable: true,
      description: 'SHA-256 of the contract document; null until it is printed.',
    }),
    can_cool_off: t.exposeBoolean('can_cool_off', { description: 'Whether declareCoolingOff is open now.' }),
    contract_id: t.exposeID('contract_document_id', { nullable: true }),
    report: t.exposeID('report_copy_id', {
      nullable: true,
      description: 'Identifier of the latest property-management report, or null while there is none.',
    }),
    pre_contract_documents: t.field({
      description: "The versions of the project's `contracts` that stood before the member at the application.",
      type: [ProjectFile],
      resolve: ({ applied_documents: appliedDocuments }) => appliedDocuments.map(toFile),
    }),
    project: t.expose('fund', { type: Project }),
    transfer_account: t.field({
      type: TransferAccount,
      nullable: true,
      description: 'Null until the member has confirmed the contract document.',
      resolve: toTransferAccount,
    }),
    transfer_limit_at: t.expose('deposit_deadline_at', {
      type: 'DateTime',
      nullable: true,
      description: 'The deposit deadline; known from Entry on.',
    }),
    refunds: t.expose('refunds', {
      type: [InvestRefund],
      description: 'What goes or went back, oldest first.',
    }),
    result: t.field({
      type: InvestResult,
      nullable: true,
      description: "The latest of a period; null until the fund's dividend is fixed.",
      resolve: ({ results }) => results.findLast(({ is_supplement: isSupplement }) => !isSupplement) ?? null,
    }),
    results: t.expose('results', {
      type: [InvestResult],
      description: 'One for each dividend that was fixed, oldest first.',
    }),
    redeemed_at: t.expose('redeemed_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the principal went back; null while it works.',
    }),
    renewal: t.expose('renewal', {
      type: Renewal,
      nullable: true,
      description: 'The term of an auto-continuing fund; null before its operation and for any other fund.',
    }),
  }),
})

builder.queryFields((t) => ({
  investingAmount: t.field({
    description: 'What the caller now has in applications and investments; amount 0 for a visitor. [public]',
    access: 'public',
    type: InvestingAmount,
    resolve: async (_root, _args, { services, viewer }) => ({
      amount: viewer ? await investingAmount(services.database, viewer.memberId) : 0,
    }),
  }),
  myInvests: t.field({
    description: "The caller's investments, newest first. [member]",
    access: 'member',
    type: [Invest],
    resolve: (_root, _args, context) => myInvestments(context.services, requireViewer(context).memberId),
  }),
}))
