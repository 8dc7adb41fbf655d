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
    transfer_at: t.expose('at', { type: 'DateTime' }),
    amount: t.expose('amount', { type: 'Yen' }),
  }),
})

const TransferAccount = builder.objectRef<ApiTransferAccount>('TransferAccount').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    va_id: t.exposeString('vaId'),
    bank_code: t.exposeString('bankCode', { description: 'Four digits, as bank transfer forms ask for them.' }),
    bank_name: t.exposeString('bankName'),
    branch_cd: t.exposeString('branchCode'),
    branch_name: t.exposeString('branchName'),
    account_number: t.exposeString('accountNumber'),
    account_name: t.exposeString('accountName'),
    transfer_limit_at: t.expose('depositDeadlineAt', { type: 'DateTime' }),
    transfers: t.field({ type: [Transfer], resolve: ({ transfers }) => transfers }),
  }),
})

const InvestResult = builder.objectRef<InvestmentResult>('InvestResult').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    dividend: t.expose('dividend', { type: 'Yen' }),
    tax: t.expose('tax', { type: 'Yen' }),
    pay_amount: t.expose('payAmount', { type: 'Yen' }),
    principal: t.expose('principal', {
      type: 'Yen',
      description: 'What comes back of the principal with this payment.',
    }),
    loss: t.expose('loss', { type: 'Yen', description: 'What is lost of the principal.' }),
    restored: t.expose('restored', {
      type: 'Yen',
      description: 'Of principal: what had been lost before, and is given back by later income.',
    }),
    paid_at: t.expose('paidAt', { type: 'DateTime', nullable: true }),
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
    is_supplement: t.exposeBoolean('isSupplement', {
      description:
        'Of income that came in after the last period: what was lost of the principal, then up to the contract’s cap. What was not lost went back before.',
    }),
    lines_url: t.string({
      nullable: true,
      description:
        'Where the investor takes the list of the lines behind it, whose SHA-256 is published; null where none was kept.',
      resolve: ({ id, hasList }) => (hasList ? `/own-data/period-lines/${id}.csv` : null),
    }),
  }),
})

const InvestRefundReason = builder.enumType('InvestRefundReason', {
  values: Object.keys(refundReasons) as RefundReason[],
})

const InvestRefund = builder.objectRef<InvestmentRefund>('InvestRefund').implement({
  description: 'Money that goes back to the member.',
  fields: (t) => ({
    id: t.exposeID('id'),
    amount: t.expose('amount', { type: 'Yen' }),
    reason: t.expose('reason', { type: InvestRefundReason }),
    owed_since: t.expose('owedSince', { type: 'DateTime' }),
    paid_at: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'Null until the transfer has left.' }),
  }),
})

const Substitute = builder.objectRef<SubstituteFacts>('Substitute').implement({
  description: 'Not drawn, and in the line for room that comes free until the project is judged.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { nullable: true, description: 'From 1; null where a place is kept now.' }),
    offered_until: t.expose('offeredUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'The last instant at which the place is kept (acceptSubstitution).',
    }),
  }),
})

export const Invest = builder.objectRef<MyInvestment>('Invest').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    receipt_number: t.exposeInt('receiptNumber', {
      nullable: true,
      description: "The place in the order in which the project's applications were accepted, from 1.",
    }),
    amount: t.expose('amount', { type: 'Yen' }),
    invest_at: t.expose('appliedAt', { type: 'DateTime' }),
    status: t.field({ type: InvestStatus, resolve: ({ status }) => toApiStatus(status) }),
    cancel_reason: t.field({
      type: InvestCancelReason,
      nullable: true,
      description: 'Why a Canceled investment was canceled; null for any other.',
      resolve: ({ cancelReason }) => cancelReason,
    }),
    canceled_at: t.expose('canceledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null unless it is Canceled.',
    }),
    substitute: t.field({
      type: Substitute,
      nullable: true,
      description: 'Of an Apply that was not drawn; null for any other.',
      resolve: ({ substitute }) => substitute,
    }),
    contract_confirm_at: t.expose('contractConfirmedAt', { type: 'DateTime', nullable: true }),
    contract_delivered_at: t.expose('contractDeliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the member first downloaded the contract document, on whichever device.',
    }),
    cooling_off_until: t.field({
      type: 'Date',
      nullable: true,
      description: "The last day for cooling-off, the eighth from the document's delivery; null before the delivery.",
      resolve: ({ contractDeliveredAt }) =>
        contractDeliveredAt === null ? null : coolingOffLastDay(contractDeliveredAt),
    }),
    contract_sha256: t.exposeString('contractSha256', {
      nullable: true,
      description: 'SHA-256 of the contract document; null until it is printed.',
    }),
    can_cool_off: t.exposeBoolean('canCoolOff', { description: 'Whether declareCoolingOff is open now.' }),
    contract_id: t.exposeID('contractDocumentId', { nullable: true }),
    report: t.exposeID('reportCopyId', {
      nullable: true,
      description: 'Identifier of the latest property-management report, or null while there is none.',
    }),
    pre_contract_documents: t.field({
      description: "The versions of the project's `contracts` that stood before the member at the application.",
      type: [ProjectFile],
      resolve: ({ appliedDocuments }) => appliedDocuments.map(toFile),
    }),
    project: t.field({ type: Project, resolve: ({ fund }) => fund }),
    transfer_account: t.field({
      type: TransferAccount,
      nullable: true,
      description: 'Null until the member has confirmed the contract document.',
      resolve: toTransferAccount,
    }),
    transfer_limit_at: t.expose('depositDeadlineAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The deposit deadline; known from Entry on.',
    }),
    refunds: t.field({
      type: [InvestRefund],
      description: 'What goes or went back, oldest first.',
      resolve: ({ refunds }) => refunds,
    }),
    result: t.field({
      type: InvestResult,
      nullable: true,
      description: "The latest of a period; null until the fund's dividend is fixed.",
      resolve: ({ results }) => results.findLast(({ isSupplement }) => !isSupplement) ?? null,
    }),
    results: t.field({
      type: [InvestResult],
      description: 'One for each dividend that was fixed, oldest first.',
      resolve: ({ results }) => results,
    }),
    redeemed_at: t.expose('redeemedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the principal went back; null while it works.',
    }),
    renewal: t.field({
      type: Renewal,
      nullable: true,
      description: 'The term of an auto-continuing fund; null before its operation and for any other fund.',
      resolve: ({ renewal }) => renewal,
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
