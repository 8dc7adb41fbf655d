import type { OfferingMethod } from '../../../domain/funds/fund.ts'
import { refusal } from '../../../platform/outcome.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer, type RequestContext } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { InvestIdResult } from '../../core/graphql/results.ts'
import { applyToFund } from './apply-to-fund.ts'
import { idOf, parseId, type Id } from '../../../domain/id.ts'

interface ApplyArguments {
  project_id: string | number
  amount: number
  special?: string | null | undefined
  documents?: readonly (string | number)[] | null | undefined
  substitute?: boolean | null | undefined
}

async function apply(
  context: RequestContext,
  args: ApplyArguments,
  method: OfferingMethod,
): Promise<{ id: Id<'investment'>; receiptNumber: number | null }> {
  const fundId = parseId<'fund'>(args.project_id)
  if (fundId === null) return unwrap(refusal('NOT_FOUND', 'ファンドが見つかりません。'))
  const application = await applyToFund(context.services, {
    memberId: requireViewer(context).memberId,
    fundId,
    amount: args.amount,
    special: args.special ?? null,
    method,
    idempotencyKey: context.request.idempotencyKey,
    documents: args.documents?.map((id) => idOf(id)),
    asSubstitute: args.substitute ?? false,
  })
  const { investmentId, receiptNumber } = unwrap(application)
  return { id: investmentId, receiptNumber }
}

const documentsDescription =
  "Ids of the project's `contracts` that the member ticked: kept as evidence, and refused with CONFLICT where one of them has a newer version."

builder.mutationFields((t) => ({
  createInvest: t.field({
    description: "First-come application. special is the fund's priority code, where it has one.",
    access: 'verified',
    type: InvestIdResult,
    args: {
      project_id: t.arg.id({ required: true }),
      amount: t.arg.int({ required: true }),
      special: t.arg.string(),
      documents: t.arg.idList({ description: documentsDescription }),
    },
    resolve: (_root, args, context) => apply(context, args, 'first_come'),
  }),
  createApply: t.field({
    description: "Lottery application. special is the fund's priority code, where it has one.",
    access: 'verified',
    type: InvestIdResult,
    args: {
      project_id: t.arg.id({ required: true }),
      amount: t.arg.int({ required: true }),
      special: t.arg.string(),
      documents: t.arg.idList({ description: documentsDescription }),
      substitute: t.arg.boolean({
        description:
          'Not drawn, the member would take a place that comes free until the day before the project is judged (places_until); by default not.',
      }),
    },
    resolve: (_root, args, context) => apply(context, args, 'lottery'),
  }),
}))
