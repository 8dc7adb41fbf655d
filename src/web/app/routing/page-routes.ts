import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'

/** A page in the table of addresses; its module is loaded when it is visited (`lazy`) unless it comes with the program. */
export type Match = RouteMatch<string, RouteObject>

/** From the frame around all pages to the page itself. Every address matches, if only the page that says Not Found. */
export function matchPages(routes: RouteObject[], address: { pathname: string }): Match[] {
  return matchRoutes(routes, address) ?? []
}

/** What analytics gets to see of an address: `/regist/:confirmation_token`, never the token. */
export const patternOf = (matches: readonly Match[]): string =>
  matches.map(({ route }) => route.path ?? '').join('') || '/'

/** Loads the modules of the matched pages and puts them into the table, so that rendering finds them there at once. */
export async function loadPages(matches: readonly Match[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const page = await route.lazy()
      Object.assign(route, page, { lazy: undefined })
    }),
  )
}
