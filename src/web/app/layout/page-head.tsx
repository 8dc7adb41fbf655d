import { createContext, useContext, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../site/site-context.tsx'

export interface HeadFacts {
  /** Without the brand: it is appended. */
  title: string
  description?: string
  /** The one path under which the page is to be found, where it answers at others too. */
  path?: string
  /** Path of a 1200x630 PNG for link previews; the site's own without it. */
  image?: string
  /** True for personal pages. */
  noIndex?: boolean
  /** schema.org data, one object per kind. */
  structuredData?: readonly Record<string, unknown>[]
}

/** On the server the page being rendered tells its facts through this. */
export type HeadCollector = (facts: HeadFacts) => void
export const HeadContext = createContext<HeadCollector | null>(null)

export function fullTitle(title: string, brandName: string): string {
  return title === brandName ? title : `${title}｜${brandName}`
}

/** Addresses are read without regard to case and a last slash; only one spelling is the page's own. */
export const canonicalPath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '') || '/'

function setMeta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector(`meta[name="${name}"]`)
  if (content === undefined) return existing?.remove()
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
}

/** Each page says once what its document is called: in the server's HTML, and in the browser after a change of page. */
export function PageHead(facts: HeadFacts) {
  const collect = useContext(HeadContext)
  const site = useSite()
  const { pathname } = useLocation()
  collect?.(facts)
  const title = fullTitle(facts.title, site.brandName)
  const address = `${site.baseUrl}${facts.path ?? canonicalPath(pathname)}`
  const robots = facts.noIndex ? 'noindex' : undefined
  useEffect(() => {
    document.title = title
    setMeta('description', facts.description)
    setMeta('robots', robots)
    document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', address)
  }, [title, facts.description, robots, address])
  return null
}
