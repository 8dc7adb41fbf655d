import type { Client } from 'urql'
import type { RouteObject } from 'react-router'
import { inlinedKey, type InlinedResult } from '../../gql/inlined-data.ts'
import { loadPages, matchPages } from './page-routes.ts'
import { isHandle } from './page.ts'

interface Ahead {
  routes: RouteObject[]
  client: Client
  /** Keeps an answer for the page that is about to be visited. */
  keep: (key: string, result: InlinedResult, askedAt: number) => void
}

/** Milliseconds that a pointer rests on a link before its page is loaded ahead: who only passes over it asks for nothing. */
const restFor = 80
/** The same page is not asked for again within so many milliseconds. */
const askedAgainAfter = 1_000

/** The address of a link within the site that the browser would follow here; null for everything else. */
function addressOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return null
  return link.origin === location.origin && link.pathname !== location.pathname ? link.pathname : null
}

/**
 * Loads a page (program, public answers and the parts that they ask for) while a pointer rests on its link, a key has brought the focus there, or a finger touches it:
 * by the time it is pressed it is there. Whatever fails is asked again by the visit itself. Nothing is loaded where the browser is told to save data.
 */
export function loadLinksAhead(ahead: Ahead): void {
  if ('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true) return
  const asked = new Map<string, number>()
  const visitAhead = (address: string) => {
    const now = performance.now()
    if (now - (asked.get(address) ?? Number.NEGATIVE_INFINITY) < askedAgainAfter) return
    asked.set(address, now)
    void loadAhead(ahead, address, now).catch(() => undefined)
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = (event: Event) => {
    clearTimeout(resting)
    const address = addressOf(event)
    if (address !== null) resting = setTimeout(() => visitAhead(address), restFor)
  }
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && rest(event))
  document.addEventListener('focusin', rest)
  document.addEventListener('pointerdown', (event) => {
    const address = addressOf(event)
    if (address !== null) visitAhead(address)
  })
}

async function loadAhead({ routes, client, keep }: Ahead, pathname: string, askedAt: number): Promise<void> {
  const matches = matchPages(routes, { pathname })
  await loadPages(matches)
  const match = matches.at(-1)
  const handle: unknown = match?.route.handle
  if (!match || !isHandle(handle) || !handle.preload) return
  const answers = await Promise.all(
    handle.preload(match.params).map(async ({ document, variables }) => {
      const { data, error } = await client
        .query(document, variables ?? {}, { requestPolicy: 'network-only' })
        .toPromise()
      if (error !== undefined) throw error
      const result = { data }
      keep(inlinedKey(document, variables), result, askedAt)
      return result
    }),
  )
  await handle.loadForAnswers?.(answers, false)
}
