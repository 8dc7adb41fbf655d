import type { InlinedResults } from '../../gql/inlined-data.ts'
import { demoSite, type SiteSettings } from '../site/site.ts'

/** The facts that travel from the server's rendering to the browser's, inside the document. */
export interface Bootstrap {
  /** The server's time while it rendered, RFC 3339. */
  now: string
  results: InlinedResults
  site: SiteSettings
}

const bootstrapElementId = 'page-data'

/** JSON that cannot end the script element early or open a comment in it. */
export function serializeBootstrap(bootstrap: Bootstrap): string {
  return JSON.stringify(bootstrap).replace(/[<>\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** Null when the document was not rendered by the server (the development server's plain page). */
export function readBootstrap(): Bootstrap | null {
  const text = document.getElementById(bootstrapElementId)?.textContent
  if (!text) return null
  const parsed = JSON.parse(text) as Bootstrap
  return { ...parsed, site: { ...demoSite, ...parsed.site } }
}
