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
export const isShared = (url: string): boolean =>
  isBuiltFile(url) || url.startsWith('/pictures/') || /^\/status(?:[/?]|$)/.test(url)

/** The browser's safeguards on every answer: nothing framed by others, nothing loaded from elsewhere, no address leaked. */
export function protectWithHeaders(app: FastifyInstance, config: Config): void {
  // The visitor's own check of a draw reads the public randomness where anyone can.
  const outside = [config.BEACON_URL, config.ANALYTICS_URL].filter((address) => address !== undefined)
  const connections = ["'self'", ...outside.map((address) => new URL(address).origin)].join(' ')
  // A page takes two dozen built files: what guards a page would outweigh some of them.
  const forFiles = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.APP_ENV === 'production' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  const always = {
    ...forFiles,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
  // The answer to an operation is data and never a page: it may load nothing at all, and needs no mark of its own.
  const forData = { ...always, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
  app.decorateRequest('cspNonce', '')
  app.addHook('onRequest', (request, reply, done) => {
    if (isBuiltFile(request.url)) reply.headers(forFiles)
    else if (request.method === 'POST' && request.url.startsWith('/graphql')) reply.headers(forData)
    else {
      request.cspNonce = randomBytes(16).toString('base64')
      reply.headers({ ...always, 'content-security-policy': pagePolicy(request.cspNonce, connections) })
    }
    done()
  })
}

function pagePolicy(nonce: string, connections: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
