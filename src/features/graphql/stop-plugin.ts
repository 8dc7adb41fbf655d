import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import type { RequestContext } from './context.ts'

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      stop: StopPlugin<Types>
    }
  }
}

/** Resolves no further operation, list or object once the request has reason to stop. What a mutation has begun is brought to its end. */
class StopPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const isRoot = field.kind === 'Query' || field.kind === 'Mutation'
    if (!isRoot && (field.type.kind === 'Scalar' || field.type.kind === 'Enum')) return resolver
    return (parent, args, context, info) => {
      const reason = (context as RequestContext).whyStop?.()
      if (reason) throw reason
      return resolver(parent, args, context, info)
    }
  }
}

SchemaBuilder.registerPlugin('stop', StopPlugin)
