const cookieName = 'XSRF-TOKEN'

function xsrfToken(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(cookieName.length + 1))
}

async function refusedForXsrf(response: Response): Promise<boolean> {
  return response.status === 403 && /xsrf/i.test(await response.clone().text())
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
