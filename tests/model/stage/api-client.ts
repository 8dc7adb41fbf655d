import type { FastifyInstance } from 'fastify'

/** What a client saw of an answer: data, or the code of the first error. */
export interface Answer<Data> {
  data: Data | null
  /** extensions.code of the first error, null without one. */
  code: string | null
  message: string
}

/** One browser with its session, at the product's own HTTP server. */
export interface ApiClient {
  ask<Data>(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer<Data>>
  /** The bytes of a document, or the status. */
  download(path: string): Promise<{ status: number; body: string }>
}

/** The cookie that every POST repeats as a header: given out with any page, and signed for no special session. */
export async function fetchXsrfToken(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({ method: 'GET', url: '/graphql' })
  const cookie = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')
  if (!cookie) throw new Error('the product gave no XSRF cookie')
  return cookie.value
}

export function apiClient(app: FastifyInstance, xsrfToken: string, session: string | null): ApiClient {
  const cookie = `XSRF-TOKEN=${xsrfToken}${session === null ? '' : `; session=${session}`}`
  return {
    async ask<Data>(
      query: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
    ): Promise<Answer<Data>> {
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': xsrfToken, ...headers },
        payload: JSON.stringify({ query, variables }),
      })
      const { data, errors } = answer.json<{
        data?: Data | null
        errors?: { message: string; extensions?: { code?: string } }[]
      }>()
      const [error] = errors ?? []
      return {
        data: error ? null : (data ?? null),
        code: error ? (error.extensions?.code ?? 'none') : null,
        message: error?.message ?? '',
      }
    },
    async download(path) {
      const { statusCode, body } = await app.inject({ method: 'GET', url: path, headers: { cookie } })
      return { status: statusCode, body }
    },
  }
}
