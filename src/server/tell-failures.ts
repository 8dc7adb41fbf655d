import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const malformed = '入力データのデータ形式に誤りがあります'
const failed = 'エラーが発生しました'

/**
 * What goes wrong outside of every operation and page: a body that is no JSON or too large, an address that cannot be read, a
 * bug. Told in Japanese and in the form that the caller can read; the details of a bug go to the log alone.
 */
export function tellFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => tellFailure(error, request, reply))
}

export function tellFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
  const message = status === 500 ? failed : malformed
  if (status === 500) request.log.error({ err: error }, 'request failed')
  void reply.code(status).header('cache-control', 'no-store')
  if (request.url.startsWith('/graphql')) {
    const code = status === 500 ? 'INTERNAL' : 'BAD_USER_INPUT'
    void reply.send({ data: null, errors: [{ message, extensions: { code } }] })
  } else if (request.method === 'GET') void reply.type('text/html; charset=utf-8').send(plainPage(message))
  else void reply.send({ message })
}

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
