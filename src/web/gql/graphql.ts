import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './graphql-env.d.ts'

/** Typed documents against schema.graphql. Yen: whole yen; Date: YYYY-MM-DD; DateTime: RFC 3339 with an offset. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { Yen: number; Date: string; DateTime: string }
}>()

export { type FragmentOf, type ResultOf, type VariablesOf } from 'gql.tada'
