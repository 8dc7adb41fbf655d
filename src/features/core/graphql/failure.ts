import { GraphQLError } from 'graphql'
import type { Outcome, Refusal } from '../../../platform/outcome.ts'

/** An expected failure as the API answers it: Japanese message, extensions.code and what belongs to the code. */
export function toGraphqlError(failure: Refusal): GraphQLError {
  return new GraphQLError(failure.message, {
    extensions: {
      code: failure.code,
      ...(failure.fields && { fields: failure.fields }),
      ...(failure.retryAfter !== undefined && { retryAfter: failure.retryAfter }),
      ...(failure.needs && { needs: failure.needs }),
    },
  })
}

/** The value of a use case's outcome, or its refusal thrown the way GraphQL expects. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw toGraphqlError(outcome)
}
