import { leavingObstacles } from '../../../domain/people/leaving.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { leaveService } from './leave-service.ts'
import { loadOpenBusiness } from './load-open-business.ts'

const LeaveInput = builder.inputType('LeaveInput', {
  fields: (t) => ({
    password: t.string({ required: true }),
    note: t.string({ required: true, description: 'Why; may be empty.' }),
  }),
})

const LeaveResult = builder.objectRef<{ number: string }>('LeaveResult').implement({
  description: 'number: to quote when asking later.',
  fields: (t) => ({ number: t.exposeString('number') }),
})

builder.queryFields((t) => ({
  leavingObstacles: t.stringList({
    description: 'Why the member cannot leave the service yet, in sentences; empty where he may.',
    access: 'member',
    resolve: async (_root, _args, context) => {
      const { memberId, role } = requireViewer(context)
      return leavingObstacles(await loadOpenBusiness(context.services.database, { id: memberId, role }))
    },
  }),
}))

builder.mutationFields((t) => ({
  leaveService: t.field({
    description:
      'Ends the membership at once; refused with CONFLICT and the reasons while money or contracts are open.',
    type: LeaveResult,
    access: 'member',
    args: { input: t.arg({ type: LeaveInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const left = unwrap(
        await leaveService(context.services, requireViewer(context), { ...input, request: context.request }),
      )
      context.session.end()
      return left
    },
  }),
}))
