import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BankError, inputError, scopeError, tokenError, unknownOperation } from './errors.ts'
import type { Grants } from './grants.ts'

export type Scope = 'account' | 'virtual-account' | 'transfer' | 'bulk-transfer'

/** Before everything else: a living access token whose scope covers these calls. */
export function requireToken(grants: Grants): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const header = request.headers['x-access-token']
    const pair = grants.alive(typeof header === 'string' ? header : undefined)
    if (!pair) throw tokenError()
    const scope = scopeOf(request.url)
    if (scope === undefined) return
    const allowed = pair.scope.split(' ')
    if (!allowed.some((each) => ['private', 'corp'].some((owner) => each === `${owner}:${scope}`))) throw scopeError()
  }
}

function scopeOf(url: string): Scope | undefined {
  const area = /\/corporation\/v1\/([a-z]+)/.exec(url)?.[1]
  if (area === 'accounts') return 'account'
  if (area === 'va') return 'virtual-account'
  if (area === 'transfer') return 'transfer'
  return area === 'bulktransfer' ? 'bulk-transfer' : undefined
}

/** Every answer that is no success in the bank's own form. */
export function answerInBankForm(routes: FastifyInstance): void {
  routes.setErrorHandler((problem: Error & { statusCode?: number }, _request, reply) => {
    const isClientProblem = problem.statusCode !== undefined && problem.statusCode < 500
    const error =
      problem instanceof BankError
        ? problem
        : isClientProblem
          ? inputError('リクエストの形式が正しくありません。')
          : new BankError(500, 'WG_ERR_999', 'システムエラーが発生しました。')
    return sendBankError(reply, error)
  })
  routes.setNotFoundHandler((_request, reply) => sendBankError(reply, unknownOperation()))
}

function sendBankError(reply: FastifyReply, error: BankError): FastifyReply {
  return reply.code(error.status).header('content-type', 'application/json;charset=UTF-8').send(error.body)
}
