import type { SiteSettings } from './site.ts'

/**
 * The only way to the analytics service. Only patterns of routes go through it (`/regist/:token`), never an address
 * with a token in it, and nothing at all where no service is configured.
 */
export interface Analytics {
  pageView(pattern: string): void
  event(name: string): void
}

const silent: Analytics = { pageView: () => undefined, event: () => undefined }
let current: Analytics = silent

/** Browsers can say for their owner that nothing may be recorded. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

export function configureAnalytics(site: SiteSettings): void {
  const { analyticsUrl, analyticsId } = site
  if (analyticsUrl === null) return
  if (refusesTracking()) return
  const send = (kind: 'page_view' | 'event', value: string) => {
    const body = JSON.stringify({ id: analyticsId, kind, value })
    // Outlives the page like a beacon, but without cookies and without the address it comes from, which may hold a token.
    fetch(analyticsUrl, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      mode: 'no-cors',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined)
  }
  current = { pageView: (pattern) => send('page_view', pattern), event: (name) => send('event', name) }
}

export const analytics: Analytics = {
  pageView: (pattern) => current.pageView(pattern),
  event: (name) => current.event(name),
}

/** A PDF that is opened leaves no page view: it counts as an event, by its kind and never by its address. */
export function countDocuments(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[target="_blank"]') : null
    if (link === null || link.origin !== window.location.origin) return
    if (link.pathname.startsWith('/documents/') || link.pathname.endsWith('.pdf')) current.event('document/open')
  })
}
