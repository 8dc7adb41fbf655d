import { createRequire } from 'node:module'
import type { RequestContext, Viewer } from '../../../src/features/core/graphql/context.ts'
import type { Services } from '../../../src/features/core/services.ts'
import { idOf } from '../../../src/domain/id.ts'
import { buildSchema } from '../../../src/server/schema.ts'

// The schema builder got its copy of graphql from Node; the test runner would hand us another, and the two do not mix.
const { graphql } = createRequire(import.meta.url)('graphql') as typeof import('graphql')
const schema = buildSchema()

/** Asks the whole API in-process, as a visitor or as somebody. Fails on any error. */
export async function askApi(
  services: Services,
  source: string,
  viewer: Partial<Viewer> | null = null,
): Promise<Record<string, unknown>> {
  const answer = await tryApi(services, source, viewer)
  if (answer.errors) throw new Error(answer.errors.map((error) => error.message).join('\n'))
  return JSON.parse(JSON.stringify(answer.data)) as Record<string, unknown>
}

export async function tryApi(
  services: Services,
  source: string,
  viewer: Partial<Viewer> | null = null,
  idempotencyKey?: string,
) {
  const contextValue: RequestContext = {
    services,
    viewer: viewer && { ...aMember, ...viewer },
    request: { ipAddress: '127.0.0.1', device: 'test', idempotencyKey },
    session: { start: () => undefined, end: () => undefined, rememberDevice: () => undefined },
  }
  return graphql({ schema, source, contextValue })
}

const aMember: Viewer = {
  memberId: idOf(1),
  role: 'member',
  status: 'active',
  isVerified: true,
  sessionHash: Buffer.alloc(32),
  authenticatedAt: new Date('2026-03-20T12:00:00+09:00'),
}
