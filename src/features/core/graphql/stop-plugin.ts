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

/**
 * Resolves no further operation, list or object once the request has reason to stop; what a mutation has begun is brought to its end. Lists of
 * objects are counted, and completed as the request wants it.
 */
class StopPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const isRoot = field.kind === 'Query' || field.kind === 'Mutation'
    if (!isRoot && (field.type.kind === 'Scalar' || field.type.kind === 'Enum')) return resolver
    const isTaken = field.type.kind === 'List' && field.type.type.kind === 'Object'
    return (parent, args, context, info) => {
      const { whyStop, takeList } = context as RequestContext
      const reason = whyStop?.()
      if (reason) throw reason
      const value = resolver(parent, args, context, info)
      if (!isTaken || takeList === undefined) return value
      const take = (list: unknown): unknown => (Array.isArray(list) ? takeList(list, info) : list)
      return isPromise(value) ? value.then(take) : take(value)
    }
  }
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function'

SchemaBuilder.registerPlugin('stop', StopPlugin)
