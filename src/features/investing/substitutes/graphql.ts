import { parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { OkResult } from '../../core/graphql/results.ts'
import { acceptSubstitution } from './accept-substitution.ts'

builder.mutationFields((t) => ({
  acceptSubstitution: t.field({
    description:
      'A substitute takes the place that is kept: the application becomes Entry, and its deposit is due by the same instant (invited_until).',
    access: 'verified',
    type: OkResult,
    args: { invest_id: t.arg.id({ required: true }) },
    resolve: async (_root, { invest_id: investId }, context) => {
      const { memberId } = requireViewer(context)
      unwrap(await acceptSubstitution(context.services, { memberId, investmentId: parseId(investId) }))
      return { ok: true }
    },
  }),
}))
