const cookieName = 'XSRF-TOKEN'

function xsrfToken(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(cookieName.length + 1))
}

/** The server says so in the error's extensions; a 403 for any other reason stands. */
async function refusedForXsrf(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return reasonsOf(body).includes('xsrf')
}

function reasonsOf(body: unknown): unknown[] {
  const { errors } = (body ?? {}) as { errors?: readonly { extensions?: { reason?: unknown } }[] }
  return errors?.map(({ extensions }) => extensions?.reason) ?? []
}

/**
 * `fetch` for the GraphQL endpoint: sends the session cookie and repeats the XSRF cookie's value in X-XSRF-TOKEN.
 * A missing or stale token is renewed once by GET /graphql, then the same request goes out again; that is safe
 * for mutations too, because the server refuses before it executes anything.
 * `onResponse` sees every answer (the clock is set by its X-Server-Now header).
 */
export function createXsrfFetch(onResponse: (response: Response) => void): typeof fetch {
  const send = (input: RequestInfo | URL, init: RequestInit | undefined) => {
    const headers = new Headers(init?.headers)
    const token = xsrfToken()
    if (token !== undefined) headers.set('X-XSRF-TOKEN', token)
    return fetch(input, { ...init, headers, credentials: 'include' })
  }
  const renewToken = () => fetch('/graphql', { method: 'GET', credentials: 'include' })

  return async (input, init) => {
    if (xsrfToken() === undefined) await renewToken()
    let response = await send(input, init)
    if (await refusedForXsrf(response)) {
      await renewToken()
      response = await send(input, init)
    }
    onResponse(response)
    return response
  }
}
