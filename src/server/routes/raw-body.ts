import type { FastifyInstance } from 'fastify'

/** Inside this scope a body arrives as the bytes that were sent: a signature covers exactly those. */
export function takeRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
