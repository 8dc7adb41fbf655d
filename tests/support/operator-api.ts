import { createRequire } from 'node:module'
import { expect } from 'vitest'
import type { RequestContext, Viewer } from '../../src/features/core/graphql/context.ts'
import type { Services } from '../../src/features/core/services.ts'
import { buildSchema } from '../../src/server/schema.ts'

// The schema builder got its copy of graphql from Node; the test runner would hand us another, and the two do not mix.
const { graphql } = createRequire(import.meta.url)('graphql') as typeof import('graphql')
const schema = buildSchema()

// Tests know what they asked for; a wrong guess fails as loudly as a wrong type.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any

/** Asks the whole API in-process as somebody: the one field's value, or its refusal as { code, message, fields }. */
export async function askAs(
  services: Services,
  viewer: Viewer,
  source: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const contextValue: RequestContext = {
    services,
    viewer,
    request: { ipAddress: '127.0.0.1', device: 'test', idempotencyKey: undefined },
    session: { start: () => undefined, end: () => undefined, rememberDevice: () => undefined },
  }
  return askSchema(contextValue, source, variables)
}

/** The same in any context. */
export async function askSchema(
  contextValue: RequestContext,
  source: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const answer = JSON.parse(JSON.stringify(await graphql({ schema, source, variableValues: variables, contextValue })))
  const [error] = answer.errors ?? []
  if (!error) return Object.values(answer.data)[0]
  expect(error.extensions?.code, error.message).toBeDefined()
  return { ...error.extensions, message: error.message }
}
