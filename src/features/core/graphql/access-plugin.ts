import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { actAsOperator } from '../../../platform/database/acting-operator.ts'
import { refuseAccess, type Access } from './access.ts'
import type { RequestContext } from './context.ts'
import { toGraphqlError } from './failure.ts'

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      access: AccessPlugin<Types>
    }
    // The parameter lists must repeat Pothos' own declarations.
    export interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      access: Access
    }
    export interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      access: Access
    }
  }
}

/** Asks each operation's declared access before its resolver runs; an operation without one stops the start. */
class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.kind !== 'Query' && field.kind !== 'Mutation') return field
    const { access } = field.pothosOptions as { access?: Access }
    if (!access) throw new Error(`${field.parentType}.${field.name} does not declare its access`)
    return { ...field, extensions: { ...field.extensions, access } }
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const access = field.extensions?.['access'] as Access | undefined
    if (!access || access === 'public') return resolver
    return (parent, args, context, info) => {
      const { viewer, adviser = null } = context as RequestContext
      const refused = refuseAccess(access, viewer, adviser)
      if (refused) throw toGraphqlError(refused)
      const resolve = (): unknown => resolver(parent, args, context, info)
      return viewer && access === 'admin' && field.kind === 'Mutation'
        ? actAsOperator(`operator:${viewer.memberId}`, resolve)
        : resolve()
    }
  }
}

SchemaBuilder.registerPlugin('access', AccessPlugin)
