import type { GraphQLError } from 'graphql'

/**
 * Which field of an input a refused value stands in, as the messages of use cases name it: `birthday` of `$input` at "input.birthday".
 * Null where the value is a whole variable, or stands in the document itself. graphql-js tells the place in the text of its error alone
 * (coerceVariableValues).
 */
export function refusedField(error: GraphQLError): string | null {
  return /^Variable "\$[^"]*" got invalid value .* at "[^".]+\.([^"]+)"; /s.exec(error.message)?.[1] ?? null
}
