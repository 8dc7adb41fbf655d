import { okField } from '../../core/graphql/act-fields.ts'
import { parseId } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import { acceptSubstitution } from './accept-substitution.ts'

builder.mutationFields((t) => ({
  acceptSubstitution: okField(t, {
    description:
      'A substitute takes the place that is kept: the application becomes Entry, and its deposit is due by the same instant (invited_until).',
    access: 'verified',
    args: { invest_id: t.arg.id({ required: true }) },
    act: (services, viewer, { invest_id: investId }) => {
      const { memberId } = viewer
      return acceptSubstitution(services, { memberId, investmentId: parseId(investId) })
    },
  }),
}))
