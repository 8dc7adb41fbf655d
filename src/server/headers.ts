import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks this answer's own scripts and styles for the content security policy. */
    cspNonce: string
  }
}

/** The built files: the same for everybody, kept by browsers for a year; nothing in them is a page. */
const isBuiltFile = (url: string): boolean => url.startsWith('/assets/') || url.startsWith('/itoadmintool/files/')

/** Kept by caches between us and many visitors: nobody's cookie may travel with it. */
export const isShared = (url: string): boolean => isBuiltFile(url) || url.startsWith('/pictures/')

/** The browser's safeguards on every answer: nothing framed by others, nothing loaded from elsewhere, no address leaked. */
export function protectWithHeaders(app: FastifyInstance, config: Config): void {
  // The visitor's own check of a draw reads the public randomness where anyone can.
  const outside = [config.BEACON_URL, config.ANALYTICS_URL].filter((address) => address !== undefined)
  const connections = ["'self'", ...outside.map((address) => new URL(address).origin)].join(' ')
  app.decorateRequest('cspNonce', '')
  app.addHook('onRequest', async (request, reply) => {
    if (config.APP_ENV === 'production') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
    // A page takes two dozen of them: what guards a page would outweigh some of the files.
    if (isBuiltFile(request.url)) return
    request.cspNonce = randomBytes(16).toString('base64')
    const policy = [
      "default-src 'self'",
      `script-src 'self' 'nonce-${request.cspNonce}'`,
      `style-src 'self' 'nonce-${request.cspNonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src ${connections}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]
    reply.headers({
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  })
}
