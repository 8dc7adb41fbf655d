import { COST_KINDS, COUNTERPARTIES, FUND_LINE_KINDS, PAYERS } from '../../../domain/fund-lines.ts'
import { idIfGiven, idOf } from '../../../domain/id.ts'
import { badInput } from '../../../platform/outcome.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { AccountEntryActType } from '../operator-account/graphql.ts'
import { explainFundLine } from './explain-fund-line.ts'
import type { FundLineSubject } from './fund-line-proposal.ts'

const keysOf = <Word extends string>(words: Readonly<Record<Word, string>>): Word[] => Object.keys(words) as Word[]

const FundLineKindType = builder.enumType('FundLineKind', { values: keysOf(FUND_LINE_KINDS) })
const CostKindType = builder.enumType('CostKind', { values: keysOf(COST_KINDS) })
const CounterpartyType = builder.enumType('LineCounterparty', {
  description: 'related_party: the company itself, its officers or its group.',
  values: keysOf(COUNTERPARTIES),
})
const PayerType = builder.enumType('LinePayer', { values: keysOf(PAYERS) })

const FundLinePartInput = builder.inputType('FundLinePartInput', {
  fields: (t) => ({
    project_id: t.id({ required: true }),
    kind: t.field({ type: FundLineKindType, required: true }),
    cost_kind: t.field({ type: CostKindType, description: 'Of cost and accrued_cost.' }),
    amount: t.field({
      type: 'Yen',
      required: true,
      description: 'Positive: the fund received, negative: it paid. All parts together are the line.',
    }),
    about: t.string({ description: 'Which unit and month.' }),
  }),
})

const ExplainFundLineInput = builder.inputType('ExplainFundLineInput', {
  fields: (t) => ({
    id: t.id({ description: 'The line of the account; not with explanation_id.' }),
    explanation_id: t.id({ description: 'What was told wrongly of a line, and is told anew.' }),
    counterparty: t.field({ type: CounterpartyType, required: true }),
    paid_by: t.field({ type: PayerType, required: true }),
    parts: t.field({ type: [FundLinePartInput], required: true }),
    reason: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  explainFundLine: t.field({
    description:
      "Says of which funds a line of the account was, part by part. What came in from a third party is booked at once; what a fund paid, a sale, a related party's money and every correction when another operator approves. Needs a fresh login. [admin]",
    access: 'admin',
    type: AccountEntryActType,
    args: { input: t.arg({ type: ExplainFundLineInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      unwrap(
        await explainFundLine(context.services, requireViewer(context), {
          of: subjectOf(input),
          line: {
            counterparty: input.counterparty,
            paidBy: input.paid_by,
            parts: input.parts.map(({ project_id: fundId, kind, cost_kind: costKind, amount, about }) => ({
              fundId: idOf<'fund'>(fundId),
              kind,
              costKind: costKind ?? null,
              amount,
              about: about ?? '',
            })),
          },
          reason: input.reason,
        }),
      ),
  }),
}))

function subjectOf({
  id,
  explanation_id: explanationId,
}: {
  id?: string | number | null | undefined
  explanation_id?: string | number | null | undefined
}): FundLineSubject {
  const corrects = idIfGiven<'statement_explanation'>(explanationId)
  if (corrects !== null && id) return unwrap<never>(badInput({ id: '明細と登録のどちらか一方を指定してください。' }))
  return corrects === null ? { entryId: idOf(id), corrects: null } : { entryId: null, corrects }
}
