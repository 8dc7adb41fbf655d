import type { InputFieldMap, InputShapeFromFields, ShapeFromTypeParam, TypeParam } from '@pothos/core'
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

const resolve =
  <Args extends InputFieldMap, Result>(act: Act<Args, Result>) =>
  async (_root: unknown, given: unknown, context: RequestContext): Promise<Result> =>
    unwrap(await act(context.services, requireViewer(context), given as InputShapeFromFields<Args>))

/** What is done and answers with what came of it, or is refused. */
export function actField<Args extends InputFieldMap, Type extends TypeParam<SchemaTypes>>(
  t: MutationFields,
  { act, ...field }: ActField<Args, ShapeFromTypeParam<SchemaTypes, Type, false>> & { access: Access; type: Type },
) {
  // The compiler does not know that an act answers at once.
  return t.field({ ...field, resolve: resolve(act) as never })
}

/** What an operator proposes and another one approves: answered with the proposal's id, or refused. */
export function proposalField<Args extends InputFieldMap>(
  t: MutationFields,
  { act, ...field }: ActField<Args, { proposalId: Id<'proposal'> }>,
) {
  const propose = resolve(act)
  return t.field({
    ...field,
    access: 'admin',
    type: IdResult,
    resolve: async (root, given, context) => ({ id: (await propose(root, given, context)).proposalId }),
  })
}

/** What is done, or refused. */
export function okField<Args extends InputFieldMap>(
  t: MutationFields,
  { act, ...field }: ActField<Args, unknown> & { access: Access },
) {
  const done = resolve(act)
  return t.field({
    ...field,
    type: OkResult,
    resolve: async (root, given, context) => {
      await done(root, given, context)
      return { ok: true }
    },
  })
}
