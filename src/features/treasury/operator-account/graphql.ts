import { asRead } from '../../core/graphql/as-read.ts'
import { actField, okField } from '../../core/graphql/act-fields.ts'
import { pageType, tableQuery } from '../../core/graphql/table-query.ts'
import { badInput } from '../../../platform/outcome.ts'
import { entryDirections } from '../../../domain/tables/account-entries.ts'
import { builder } from '../../core/graphql/builder.ts'
import { CorrectionCauseType } from '../../core/graphql/correction-cause.ts'
import { columnFields } from '../../core/graphql/column-fields.ts'
import { accountEntryTable } from '../../../domain/tables/account-entries.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { StatementDifferenceKind } from '../bank/difference-graphql.ts'
import { correctExplanation } from './correct-explanation.ts'
import { explainAccountEntry, type Classification } from './explain-account-entry.ts'
import type { AccountEntryView, Explanation } from './list-account-entries.ts'
import { listSuspense, type SuspenseItem } from './list-suspense.ts'
import { pageAccountEntries } from './page-account-entries.ts'
import { requestReading } from './request-reading.ts'
import { causeOf } from '../../../domain/funds/fund-corrections.ts'
import { idOf, type Id } from '../../../domain/id.ts'

const ExplanationKindType = builder.enumType('AccountEntryKind', {
  description:
    'suspense: money whose owner is not known yet. tax is recorded by two operators (proposeTaxPayment), fund by explainFundLine.',
  values: ['float_in', 'float_out', 'fee', 'tax', 'payout_returned', 'fund', 'suspense', 'suspense_returned'] as const,
})

export const ExplanationType = builder.objectRef<Explanation>('AccountEntryExplanation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ExplanationKindType }),
    reason: t.exposeString('reason'),
    explained_by: t.exposeString('explained_by'),
    explained_at: t.expose('explained_at', { type: 'DateTime' }),
    is_correction: t.exposeBoolean('is_correction'),
  }),
})

export const AccountEntryType = builder.objectRef<AccountEntryView>('AccountEntry').implement({
  description: "A line of the company's account that no rule of the product explains.",
  fields: (t) => ({
    ...columnFields(t, accountEntryTable),
    ...asRead(t, { ID: ['id'], Date: ['transacted_on'], String: ['remarks'], DateTime: ['read_at'] }),
    amount: t.expose('amount', { type: 'Yen', description: 'Positive: received, negative: paid.' }),
    may_be_batch_id: t.exposeID('may_be_batch_id', {
      nullable: true,
      description: 'A payout under way that it may belong to: nobody can explain it before that has ended.',
    }),
    proposal_id: t.exposeID('proposal_id', {
      nullable: true,
      description: 'An explanation that waits for a second operator.',
    }),
    explanation: t.expose('explanation', { type: ExplanationType, nullable: true }),
    difference: t.expose('difference', {
      type: StatementDifferenceKind,
      nullable: true,
      description: "How the bank's own list contradicts it; null where it agrees.",
    }),
  }),
})

const AccountEntryDirection = builder.enumType('AccountEntryDirection', { values: entryDirections })

export const AccountEntryActType = builder
  .objectRef<{ proposalId: Id<'proposal'> | null }>('AccountEntryAct')
  .implement({
    description: 'What became of an explanation: booked at once, or waiting for a second operator.',
    fields: (t) => ({
      ok: t.boolean({ resolve: () => true }),
      proposal_id: t.exposeID('proposalId', {
        nullable: true,
        description: 'The proposal that another operator approves; null where it is booked.',
      }),
    }),
  })

export const SuspenseItemType = builder.objectRef<SuspenseItem>('SuspenseItem').implement({
  description: 'Money on the account whose owner nobody knows yet.',
  fields: (t) => ({
    bank_line_id: t.exposeID('bank_line_id'),
    amount: t.expose('amount', { type: 'Yen' }),
    transacted_on: t.expose('transacted_on', { type: 'Date' }),
    remitter_name: t.exposeString('remitter_name'),
    remitter_bank: t.exposeString('remitter_bank'),
    account_number: t.exposeString('account_number', {
      nullable: true,
      description: 'The virtual account that it came in on.',
    }),
    remarks: t.exposeString('remarks'),
    proposal_id: t.exposeID('proposal_id', {
      nullable: true,
      description: 'A proposal to give it to a member: it waits for a second operator.',
    }),
  }),
})

tableQuery('adminAccountEntries', {
  description:
    'Lines of the account that wait for an explanation, oldest first; or those that have one, newest first. Sorted by day or amount. [admin]',
  table: accountEntryTable,
  page: pageType('AccountEntryPage', AccountEntryType),
  filter: 'AccountEntryFilterInput',
  types: { AccountEntryDirection, AccountEntryKind: ExplanationKindType },
  list: ({ database }, filters, input) => pageAccountEntries(database, filters, input),
})

builder.queryFields((t) => ({
  adminSuspense: t.field({
    description: 'Money whose owner nobody knows yet, oldest first. [admin]',
    access: 'admin',
    type: [SuspenseItemType],
    resolve: (_root, _args, { services }) => listSuspense(services.database),
  }),
}))

const ExplainInput = builder.inputType('ExplainAccountEntryInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    kind: t.field({ type: ExplanationKindType, required: true }),
    reason: t.string({ required: true }),
    payout_id: t.id({ description: 'With payout_returned.' }),
    bank_line_id: t.id({ description: 'With suspense_returned: the line with which the money came.' }),
  }),
})
const CorrectInput = builder.inputType('CorrectAccountEntryInput', {
  fields: (t) => ({
    explanation_id: t.id({ required: true }),
    kind: t.field({ type: ExplanationKindType, required: true }),
    cause: t.field({ type: CorrectionCauseType }),
    reason: t.string({ required: true }),
  }),
})
type ExplanationKind = Explanation['kind']
const own = (kind: ExplanationKind): 'float_in' | 'float_out' | 'fee' | 'suspense' => {
  if (kind === 'float_in' || kind === 'float_out' || kind === 'fee' || kind === 'suspense') return kind
  return unwrap<never>(badInput({ kind: 'この内容は、ここでは選択できません。' }))
}

function classificationOf({
  kind,
  payoutId,
  bankLineId,
}: {
  kind: ExplanationKind
  payoutId: Id<'payout'>
  bankLineId: Id<'bank_line'>
}): Classification {
  if (kind === 'payout_returned') return { kind, payoutId }
  if (kind === 'suspense_returned') return { kind, bankLineId }
  return { kind: own(kind) }
}

builder.mutationFields((t) => ({
  readAccountEntries: okField(t, {
    description:
      "Has the account's statement read now instead of at its time; what is new is listed a moment later. [admin]",
    access: 'admin',
    args: {},
    act: (services, viewer) => requestReading(services, viewer),
  }),
  explainAccountEntry: actField(t, {
    description:
      "Says what a line of the account was. Money of an unknown owner that came in is booked at once; the operator's own, a payout that came back, and whatever left, when another operator approves. Needs a fresh login. [admin]",
    access: 'admin',
    type: AccountEntryActType,
    args: { input: t.arg({ type: ExplainInput, required: true }) },
    act: (services, viewer, { input }) => {
      const classified = classificationOf({
        kind: input.kind,
        payoutId: idOf(input.payout_id),
        bankLineId: idOf(input.bank_line_id),
      })
      return explainAccountEntry(services, viewer, {
        entryId: idOf(input.id),
        classified,
        reason: input.reason,
      })
    },
  }),
  correctAccountEntry: actField(t, {
    description:
      'Proposes to take back by reversal what was made of a line, and to tell it anew. Needs a fresh login. [admin]',
    access: 'admin',
    type: AccountEntryActType,
    args: { input: t.arg({ type: CorrectInput, required: true }) },
    act: (services, viewer, { input }) => {
      const correction = {
        explanationId: idOf<'statement_explanation'>(input.explanation_id),
        kind: own(input.kind),
        reason: input.reason,
        cause: causeOf(input.cause),
      }
      return correctExplanation(services, viewer, correction)
    },
  }),
}))
