import type { InputFieldMap, InputShapeFromFields } from '@pothos/core'
import type { Id } from '../../../domain/id.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { Services } from '../services.ts'
import type { Access } from './access.ts'
import type { builder } from './builder.ts'
import { requireViewer, type RequestContext, type Viewer } from './context.ts'
import { unwrap } from './failure.ts'
import { IdResult, OkResult } from './results.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes
type MutationFields = PothosSchemaTypes.MutationFieldBuilder<SchemaTypes, SchemaTypes['Root']>
type Act<Args extends InputFieldMap, Result> = (
  services: Services,
  viewer: Viewer,
  args: InputShapeFromFields<Args>,
) => Promise<Outcome<Result>>

interface ActField<Args extends InputFieldMap, Result> {
  description?: string
  args?: Args
  act: Act<Args, Result>
}

/** What an operator proposes and another one approves: answered with the proposal's id, or refused. */
export function proposalField<Args extends InputFieldMap>(
  t: MutationFields,
  { description, args, act }: ActField<Args, { proposalId: Id<'proposal'> }>,
) {
  return t.field({
    description,
    access: 'admin',
    type: IdResult,
    args,
    resolve: async (_root: unknown, given: unknown, context: RequestContext) => ({
      id: unwrap(await act(context.services, requireViewer(context), given as InputShapeFromFields<Args>)).proposalId,
    }),
  })
}

/** What is done, or refused. */
export function okField<Args extends InputFieldMap>(
  t: MutationFields,
  { description, access, args, act }: ActField<Args, unknown> & { access: Access },
) {
  return t.field({
    description,
    access,
    type: OkResult,
    args,
    resolve: async (_root: unknown, given: unknown, context: RequestContext) => {
      unwrap(await act(context.services, requireViewer(context), given as InputShapeFromFields<Args>))
      return { ok: true }
    },
  })
}
