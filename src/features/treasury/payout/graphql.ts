import { actField, okField } from '../../core/graphql/act-fields.ts'
import { tableQuery } from '../../core/graphql/table-query.ts'
import { payoutBatchTable } from '../../../domain/tables/payout-batches.ts'
import { badInput, refusal } from '../../../platform/outcome.ts'
import { payableStates, payableTable } from '../../../domain/tables/payables.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer, type RequestContext } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { approvePayoutBatch } from './approve-payout-batch.ts'
import { discardPayoutBatch } from './discard-payout-batch.ts'
import { exportPayoutFile } from './export-payout-file.ts'
import {
  ObligationKind,
  PayablePageType,
  PayoutBatchPage,
  PayoutBatchState,
  PayoutBatchType,
  PayoutFileType,
  PayoutImportResult,
  PayoutMethod,
} from './graphql-types.ts'
import { importPayoutResults } from './import-payout-results.ts'
import { listPayable } from './list-payable.ts'
import { pagePayables } from './page-payables.ts'
import { listPayoutBatches, showPayoutBatch, type BatchSummary } from './list-payout-batches.ts'
import { preparePayoutBatch } from './prepare-payout-batch.ts'
import { readResultFile } from './read-result-file.ts'
import { resolveUnclearBatch } from './resolve-unclear-batch.ts'
import { idOf, type Id } from '../../../domain/id.ts'

const PayableStateType = builder.enumType('PayableState', {
  description: 'returned: the last attempt came to nothing.',
  values: payableStates,
})
tableQuery('adminPayables', {
  description:
    'What is owed to members and not on its way, oldest first, with what keeps it from being paid. Sorted by since, pay_on or amount. [admin]',
  table: payableTable,
  page: PayablePageType,
  filter: 'PayableFilterInput',
  types: { PayoutObligationKind: ObligationKind, PayableState: PayableStateType },
  list: async (services, filters, input) => pagePayables(await listPayable(services), filters, input),
})

tableQuery('adminPayoutBatches', {
  description: 'Payments by the filter, the newest first. Sorted by prepared, pay_on, total or count. [admin]',
  table: payoutBatchTable,
  page: PayoutBatchPage,
  filter: 'PayoutBatchFilterInput',
  types: { PayoutBatchState, PayoutMethod },
  list: listPayoutBatches,
})

builder.queryFields((t) => ({
  adminPayoutBatch: t.field({
    description: 'One batch with its payees. [admin]',
    access: 'admin',
    type: PayoutBatchType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { services }) => batchOf(services, idOf(id)),
  }),
}))

async function batchOf(services: RequestContext['services'], id: Id<'payout_batch'>): Promise<BatchSummary> {
  const found = await showPayoutBatch(services, id)
  return found?.batch ?? unwrap(refusal('NOT_FOUND', '該当する支払いがありません。'))
}

const ObligationInput = builder.inputType('PayoutObligationInput', {
  fields: (t) => ({ kind: t.field({ type: ObligationKind, required: true }), id: t.id({ required: true }) }),
})
const PreparePayoutBatchInput = builder.inputType('PreparePayoutBatchInput', {
  fields: (t) => ({
    obligations: t.field({ type: [ObligationInput], required: true }),
    method: t.field({ type: PayoutMethod, required: true }),
    pay_on: t.field({
      type: 'Date',
      description:
        'Today or later; where nothing is said, the latest payday among them, or today for refunds. Where banks rest, the business day before.',
    }),
    before_payday: t.boolean({
      description: 'That distributions are meant to leave before their payday; refused without it.',
    }),
  }),
})
const ApprovePayoutBatchInput = builder.inputType('ApprovePayoutBatchInput', {
  fields: (t) => ({ id: t.id({ required: true }), content_hash: t.string({ required: true }) }),
})
const ExportPayoutFileInput = builder.inputType('ExportPayoutFileInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    is_repeat: t.boolean({ description: 'For somebody who lost the first copy: the bytes are the same.' }),
  }),
})
const ImportPayoutResultsInput = builder.inputType('ImportPayoutResultsInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    booked_on: t.field({ type: 'Date', required: true }),
    fee: t.field({ type: 'Yen', required: true }),
    file_base64: t.string({
      required: true,
      description: 'Lines 支払番号,結果（済・不能）,理由 in UTF-8 or Shift_JIS.',
    }),
  }),
})
const ResolvePayoutBatchInput = builder.inputType('ResolvePayoutBatchInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    application_number: t.string({
      description:
        "The bank's number of the order; without it the order never was, and everything is on the list again when another operator approves.",
    }),
    was_ordered: t.boolean({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  preparePayoutBatch: t.field({
    description: 'Puts what is owed into a batch for a second operator to approve, all or nothing. [admin]',
    access: 'admin',
    type: PayoutBatchType,
    args: { input: t.arg({ type: PreparePayoutBatchInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const obligations = input.obligations.map(({ kind, id }) => ({ kind, id: idOf<never>(id) }))
      const batch = {
        obligations,
        method: input.method,
        isBeforePayday: input.before_payday ?? false,
        ...(input.pay_on && { payOn: input.pay_on }),
      }
      const { batchId } = unwrap(await preparePayoutBatch(context.services, requireViewer(context), batch))
      return batchOf(context.services, batchId)
    },
  }),
  approvePayoutBatch: t.field({
    description: "The second operator's yes: the money is on its way from here. Needs a fresh login. [admin]",
    access: 'admin',
    type: PayoutBatchType,
    args: { input: t.arg({ type: ApprovePayoutBatchInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const batchId = idOf<'payout_batch'>(input.id)
      unwrap(
        await approvePayoutBatch(context.services, requireViewer(context), {
          batchId,
          contentHash: input.content_hash,
        }),
      )
      return batchOf(context.services, batchId)
    },
  }),
  discardPayoutBatch: okField(t, {
    description: 'Gives up a batch that nobody has approved: its content is on the list again. [admin]',
    access: 'admin',
    args: { id: t.arg.id({ required: true }) },
    act: (services, viewer, { id }) => discardPayoutBatch(services, viewer, idOf(id)),
  }),
  exportPayoutFile: actField(t, {
    description:
      'Hands out the Zengin file of an approved batch, which counts as sending it: once, and again only on purpose. Needs a fresh login. [admin]',
    access: 'admin',
    type: PayoutFileType,
    args: { input: t.arg({ type: ExportPayoutFileInput, required: true }) },
    act: (services, viewer, { input }) =>
      exportPayoutFile(services, viewer, {
        batchId: idOf(input.id),
        isRepeat: input.is_repeat ?? false,
      }),
  }),
  importPayoutResults: t.field({
    description:
      "Takes over what the bank's site says about a batch that went there as a file. Needs a fresh login. [admin]",
    access: 'admin',
    type: PayoutImportResult,
    args: { input: t.arg({ type: ImportPayoutResultsInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const rows = unwrap(readResultFile(Buffer.from(input.file_base64, 'base64')))
      const results = { batchId: idOf<'payout_batch'>(input.id), bookedOn: input.booked_on, fee: input.fee, rows }
      return unwrap(await importPayoutResults(context.services, requireViewer(context), results))
    },
  }),
  resolvePayoutBatch: t.field({
    description:
      'Ends the doubt about a batch whose order got no answer, after a look at the bank’s own site: with the bank’s number at once; that it never was ordered, when another operator approves. Needs a fresh login. [admin]',
    access: 'admin',
    type: PayoutBatchType,
    args: { input: t.arg({ type: ResolvePayoutBatchInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const batchId = idOf<'payout_batch'>(input.id)
      const applicationNumber = input.application_number?.trim() ?? ''
      if (input.was_ordered && applicationNumber === '')
        unwrap(badInput({ application_number: '受付番号を入力してください。' }))
      const finding = input.was_ordered
        ? ({ wasOrdered: true, applicationNumber } as const)
        : ({ wasOrdered: false } as const)
      unwrap(await resolveUnclearBatch(context.services, requireViewer(context), { batchId, finding }))
      return batchOf(context.services, batchId)
    },
  }),
}))
