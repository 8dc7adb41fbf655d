import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What PostgreSQL cannot keep as text: U+0000, and halves of surrogate pairs, which are no characters (Unicode 3.9, D80). */
const unstorable = /[\0\p{Surrogate}]/u

export const unstorableMessage = '使用できない文字が含まれています。'

export const isStorable = (text: string): boolean => !unstorable.test(text)

/**
 * The path to the first text within a value of JSON that cannot be kept, as `name` or `list.0.name`; null where all can.
 * Names of properties count as well.
 */
export function unstorableText(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path.join('.')
  if (typeof value !== 'object' || value === null) return null
  for (const [name, each] of Object.entries(value)) {
    const found = isStorable(name) ? unstorableText(each, [...path, name]) : path.join('.')
    if (found !== null) return found
  }
  return null
}

/** Thrown by the hook below; the caller is told 400 like of any other malformed request. */
class UnstorableText extends Error {
  readonly statusCode = 400
}

/** Refuses every request whose address or form holds text that cannot be kept, before any route sees it. Operations tell it beside the field instead. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const isOperation = request.routeOptions.url === '/graphql'
    const isSound =
      unstorableText(request.params) === null &&
      unstorableText(request.query) === null &&
      (isOperation || unstorableText(formOf(request)) === null)
    done(isSound ? undefined : new UnstorableText('the request holds text that cannot be kept'))
  })
}

/** Bytes are judged by whoever reads them. */
const formOf = ({ body }: FastifyRequest): unknown => (Buffer.isBuffer(body) ? null : body)
