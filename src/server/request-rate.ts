import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { hashToken } from '../platform/secret.ts'
import type { Cookies } from './cookies.ts'
import { spendersOf, type RequestBudget } from './operations/request-budget.ts'
import { notifyLater } from './report-failures.ts'

/** Points of one request by the beginning of its path, about a microsecond of processor each; the first that matches. */
const costs: readonly (readonly [RegExp, number])[] = [
  // Operations count for themselves, built files cost next to nothing, health is asked by machines, and the bank's messages prove who sends them.
  [/^\/(?:graphql|assets|itoadmintool\/files|healthz|readyz|status|setup|webhooks|graphiql)(?:\/|$)/, 0],
  [/^\/pictures\/[^/]+\/(?:photo\/|[^/]+\.svg$)/, 500],
  [/^\/open\//, 3_000],
  [/^\/(?:live|api|robots\.txt|sitemap\.xml|notice-worker\.js)(?:\/|$)/, 500],
  // Files that are read, printed, or made of thousands of rows.
  [/^\/(?:admin|admin-csv|admin-upload|own-data)\//, 50_000],
  [/^\/(?:contract|report|annual|report-preview|documents|pictures|preview\.png|calendar)(?:\/|$)/, 10_000],
]
/** A page that is rendered. */
const costOfPage = 15_000
/** Rendered once for all visitors who come at the same time. */
const costOfSharedPage = 3_000
const sharedPage = /^\/(?:projects(?:\/\d+)?)?$/

/**
 * Pages and files count for the network address and the session, in the same allowances as operations and over all processes (decision 0082):
 * some 200 pages in ten seconds of one address, half of them of one session. Beyond, 429 with Retry-After.
 */
export function limitRequests(app: FastifyInstance, config: Config, budget: RequestBudget, cookies: Cookies): void {
  app.addHook('onRequest', (request, reply, done) => {
    const cost = costOf(request, cookies)
    const refused =
      cost === 0 ? null : budget.spend(spendersOf(config, request.ip, 'session', sessionOf(request, cookies)), cost)
    if (refused === null) return done()
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (isPage) void notifyLater(reply, refused)
    else
      void reply
        .code(429)
        .headers({ 'retry-after': String(refused.retryAfter), 'cache-control': 'no-store' })
        .send({ message: refused.message })
  })
}

function costOf(request: FastifyRequest, cookies: Cookies): number {
  const path = request.url.split('?', 1)[0] ?? ''
  const known = costs.find(([beginning]) => beginning.test(path))
  if (known) return known[1]
  return sharedPage.test(path) && cookies.sessionToken(request) === undefined ? costOfSharedPage : costOfPage
}

/** By its token, whosever it is and whether or not it is one: an invented one is no way round, as its address counts too. */
function sessionOf(request: FastifyRequest, cookies: Cookies): string | null {
  const token = cookies.sessionToken(request)
  return token === undefined ? null : hashToken(token).toString('hex')
}
