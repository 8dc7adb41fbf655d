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
  adviserToken(request: FastifyRequest): string | undefined
  startAdviserSession(reply: FastifyReply, token: string, expiresAt: Date): void
  endAdviserSession(reply: FastifyReply): void
  /** The secret by which the browser is known again: 43 characters, as `rememberDevice` gives them. */
  deviceToken(request: FastifyRequest): string | undefined
  /** Kept for 400 days, the most that browsers allow (RFC 6265bis, 5.5), counted anew with each login. */
  rememberDevice(reply: FastifyReply, token: string, now: Date): void
  /** For the page's own script, which takes it into the browser's session: gone with the browser at the latest. */
  handOverInvitation(reply: FastifyReply, code: string): void
  /** Gives the browser its XSRF-TOKEN cookie where it has none that is ours. */
  ensureXsrf(request: FastifyRequest, reply: FastifyReply): void
  /** Does the header X-XSRF-TOKEN repeat a cookie that we signed, and does the request say that it comes from our own page where it says so? */
  xsrfHolds(request: FastifyRequest): boolean
}

const xsrfName = 'XSRF-TOKEN'
const deviceLife = 400 * 24 * 60 * 60 * 1000

export function createCookies(config: Config): Cookies {
  const secure = config.APP_ENV === 'production'
  const sessionName = secure ? '__Host-session' : 'session'
  const adviserName = secure ? '__Host-adviser' : 'adviser'
  const deviceName = secure ? '__Host-device' : 'device'
  const options = { path: '/', sameSite: 'lax', secure } as const
  const isOurs = rememberSigned((token) => {
    const [value, signature] = token.split('.')
    return Boolean(value && signature && equalInConstantTime(signature, sign(config.SECRET_KEY, 'xsrf', value)))
  })
  return {
    sessionToken: (request) => cookieOf(request, sessionName),
    startSession: (reply, token, expiresAt) =>
      setCookie(reply, sessionName, token, { ...options, httpOnly: true, expires: expiresAt }),
    endSession: (reply) =>
      setCookie(reply, sessionName, '', { ...options, httpOnly: true, expires: new Date(0), maxAge: 0 }),
    adviserToken: (request) => cookieOf(request, adviserName),
    startAdviserSession: (reply, token, expiresAt) =>
      setCookie(reply, adviserName, token, { ...options, httpOnly: true, expires: expiresAt }),
    endAdviserSession: (reply) =>
      setCookie(reply, adviserName, '', { ...options, httpOnly: true, expires: new Date(0), maxAge: 0 }),
    deviceToken(request) {
      const token = cookieOf(request, deviceName)
      return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
    },
    rememberDevice: (reply, token, now) =>
      setCookie(reply, deviceName, token, {
        ...options,
        httpOnly: true,
        expires: new Date(now.getTime() + deviceLife),
      }),
    handOverInvitation: (reply, code) => setCookie(reply, 'invitation_code', code, options),
    ensureXsrf(request, reply) {
      if (isOurs(cookieOf(request, xsrfName))) return
      const value = randomToken()
      setCookie(reply, xsrfName, `${value}.${sign(config.SECRET_KEY, 'xsrf', value)}`, options)
    },
    xsrfHolds(request) {
      const ours = cookieOf(request, xsrfName)
      const header = request.headers['x-xsrf-token']
      return (
        isOurs(ours) &&
        typeof header === 'string' &&
        equalInConstantTime(header, ours) &&
        isFromOurPage(request, config)
      )
    },
  }
}

/**
 * What a browser says of where a request comes from (Fetch Standard, Origin; Fetch Metadata, Sec-Fetch-Site), judged where it is said: programs
 * say nothing and pass. Beside the XSRF pair, not instead of it. The demo is visited under each of its machine's names.
 */
function isFromOurPage({ headers }: FastifyRequest, { APP_ENV, BASE_URL }: Config): boolean {
  const site = headers['sec-fetch-site']
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined || origin === new URL(BASE_URL).origin) return true
  return APP_ENV === 'demo' && URL.canParse(origin) && new URL(origin).host === headers.host
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
