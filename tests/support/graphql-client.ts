export interface GraphqlAnswer<Data> {
  status: number
  data: Data | null
  errors: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[]
}

/** One visitor: a cookie jar, and the XSRF token that every POST must repeat as a header. */
export interface GraphqlClient {
  /** The raw answer, errors included. */
  request<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphqlAnswer<Data>>
  /** The data. @throws Error when the answer carries errors. */
  query<Data = Record<string, unknown>>(document: string, variables?: Record<string, unknown>): Promise<Data>
  /** Any other address, with this visitor's cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  cookies: Map<string, string>
}

export function graphqlClient(baseUrl: string): GraphqlClient {
  const cookies = new Map<string, string>()

  const fetchWithCookies: GraphqlClient['fetch'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, baseUrl), { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
    return response
  }

  const request: GraphqlClient['request'] = async <Data>(document: string, variables: Record<string, unknown> = {}) => {
    if (!cookies.has('XSRF-TOKEN')) await (await fetchWithCookies('/graphql')).arrayBuffer()
    const response = await fetchWithCookies('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      },
      body: JSON.stringify({ query: document, variables }),
    })
    const answer = (await response.json()) as Partial<GraphqlAnswer<Data>>
    return { status: response.status, data: answer.data ?? null, errors: answer.errors ?? [] }
  }

  return {
    request,
    query: async <Data>(document: string, variables?: Record<string, unknown>) => {
      const { data, errors } = await request<Data>(document, variables)
      if (errors.length > 0 || data === null)
        throw new Error(`GraphQL: ${errors.map((error) => error.message).join('; ') || 'no data'}`)
      return data
    },
    fetch: fetchWithCookies,
    cookies,
  }
}

/** Of a Set-Cookie line only name, value and removal matter here. */
function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const name = pair.slice(0, pair.indexOf('=')).trim()
  const isRemoved = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(attribute))
  if (isRemoved) cookies.delete(name)
  else cookies.set(name, pair.slice(pair.indexOf('=') + 1).trim())
}
