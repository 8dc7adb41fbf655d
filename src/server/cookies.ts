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

export function createCookies(config: Config): Cookies {
  const secure = config.APP_ENV === 'production'
  const sessionName = secure ? '__Host-session' : 'session'
  const options = { path: '/', sameSite: 'lax', secure } as const
  const isOurs = (token: string | undefined): token is string => {
    const [value, signature] = token?.split('.') ?? []
    return Boolean(value && signature && equalInConstantTime(signature, sign(config.SECRET_KEY, 'xsrf', value)))
  }
  return {
    sessionToken: (request) => request.cookies[sessionName],
    startSession: (reply, token, expiresAt) => void reply.setCookie(sessionName, token, { ...options, httpOnly: true, expires: expiresAt }),
    endSession: (reply) => void reply.clearCookie(sessionName, { ...options, httpOnly: true }),
    ensureXsrf(request, reply) {
      if (isOurs(request.cookies['XSRF-TOKEN'])) return
      const value = randomToken()
      void reply.setCookie('XSRF-TOKEN', `${value}.${sign(config.SECRET_KEY, 'xsrf', value)}`, options)
    },
    xsrfHolds(request) {
      const cookie = request.cookies['XSRF-TOKEN']
      const header = request.headers['x-xsrf-token']
      return isOurs(cookie) && typeof header === 'string' && equalInConstantTime(header, cookie)
    },
  }
}
