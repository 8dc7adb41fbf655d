import cookie, { type SerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { equalInConstantTime, randomToken, sign } from '../platform/secret.ts'

/**
 * The session cookie is HttpOnly and SameSite=Lax; in production Secure with the __Host- prefix. The XSRF cookie is readable
 * by our own page, which sends it back in a header: another site can neither read it nor set it, as it is signed.
 */
export interface Cookies {
  sessionToken(request: FastifyRequest): string | undefined
  startSession(reply: FastifyReply, token: string, expiresAt: Date): void
  endSession(reply: FastifyReply): void
  /** Gives the browser its XSRF-TOKEN cookie where it has none that is ours. */
  ensureXsrf(request: FastifyRequest, reply: FastifyReply): void
  /** Does the header X-XSRF-TOKEN repeat a cookie that we signed? */
  xsrfHolds(request: FastifyRequest): boolean
}

const xsrfName = 'XSRF-TOKEN'

export function createCookies(config: Config): Cookies {
  const secure = config.APP_ENV === 'production'
  const sessionName = secure ? '__Host-session' : 'session'
  const options = { path: '/', sameSite: 'lax', secure } as const
  const isOurs = rememberSigned((token) => {
    const [value, signature] = token.split('.')
    return Boolean(value && signature && equalInConstantTime(signature, sign(config.SECRET_KEY, 'xsrf', value)))
  })
  return {
    sessionToken: (request) => cookieOf(request, sessionName),
    startSession: (reply, token, expiresAt) => setCookie(reply, sessionName, token, { ...options, httpOnly: true, expires: expiresAt }),
    endSession: (reply) => setCookie(reply, sessionName, '', { ...options, httpOnly: true, expires: new Date(0), maxAge: 0 }),
    ensureXsrf(request, reply) {
      if (isOurs(cookieOf(request, xsrfName))) return
      const value = randomToken()
      setCookie(reply, xsrfName, `${value}.${sign(config.SECRET_KEY, 'xsrf', value)}`, options)
    },
    xsrfHolds(request) {
      const ours = cookieOf(request, xsrfName)
      const header = request.headers['x-xsrf-token']
      return isOurs(ours) && typeof header === 'string' && equalInConstantTime(header, ours)
    },
  }
}

/** Of the request's cookies the one of that name, the first where it is there twice. Ours are URL-safe, so nothing is decoded. */
function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const equals = pair.indexOf('=')
    if (pair.slice(0, Math.max(0, equals)).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}

/** Each cookie is a header of its own; of two with the same name a browser keeps the later. */
function setCookie(reply: FastifyReply, name: string, value: string, options: SerializeOptions): void {
  void reply.header('set-cookie', cookie.serialize(name, value, options))
}

const mostRemembered = 20_000

/** A token that was signed by us once is signed by us for good: who asks again is spared the arithmetic. What is not ours is never kept. */
function rememberSigned(isSigned: (token: string) => boolean): (token: string | undefined) => token is string {
  const known = new Set<string>()
  return (token): token is string => {
    if (token === undefined) return false
    if (known.has(token)) return true
    if (!isSigned(token)) return false
    if (known.size >= mostRemembered) known.clear()
    known.add(token)
    return true
  }
}
