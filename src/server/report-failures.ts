import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnreachable, unavailable } from '../features/investing/application/unavailable.ts'
import type { Refusal } from '../platform/outcome.ts'

const malformed = '入力データのデータ形式に誤りがあります'
const failed = 'エラーが発生しました'

/**
 * What goes wrong outside of every operation and page: a body that is no JSON or too large, an address that cannot be read, a
 * bug. Told in Japanese and in the form that the caller can read; the details of a bug go to the log alone.
 */
export function reportFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => reportFailure(error, request, reply))
}

export function reportFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, message, retryAfter } = judge(error)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  void reply.code(status).header('cache-control', 'no-store')
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  if (request.url.startsWith('/graphql')) {
    const extensions = { code, ...(retryAfter !== undefined && { retryAfter }) }
    void reply.send({ data: null, errors: [{ message, extensions }] })
  } else if ((request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/'))
    void reply.type('text/html; charset=utf-8').send(plainPage(message))
  else void reply.send({ message })
}

/** What was here once and is no longer shown, with the reason. */
export function reportGone(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(410).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(plainPage(message))
}

/** What may be asked for again after a while. */
export function notifyLater(reply: FastifyReply, { message, retryAfter = 60 }: Refusal): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', retryAfter)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(message))
}

function judge(error: FastifyError): {
  status: number
  code: string
  message: string
  retryAfter?: number | undefined
} {
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500) return { status: statusCode, code: 'BAD_USER_INPUT', message: malformed }
  if (isDatabaseUnreachable(error)) return { status: 503, ...unavailableNow }
  return { status: 500, code: 'INTERNAL', message: failed }
}

/** For whatever could not be asked of the database: it is told as passing, not as a bug. */
export const unavailableNow = unavailable('ただいまご利用いただけません。')

/** Without scripts and styles: whatever failed may be what serves them. */
const plainPage = (message: string): string => `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title>
<h1>${message}</h1>
<p><a href="/">トップページへ</a></p>
</html>
`
