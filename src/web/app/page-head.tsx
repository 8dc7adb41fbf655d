import { createContext, use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSite } from './site-context.tsx'

export interface HeadFacts {
  /** Without the brand: it is appended. */
  title: string
  description?: string
  /** Path of a 1200x630 picture for link previews. */
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

function setMeta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector(`meta[name="${name}"]`)
  if (content === undefined) return existing?.remove()
  const meta = existing ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
}

/** Each page says once what its document is called: in the server's HTML, and in the browser after a change of page. */
export function PageHead(facts: HeadFacts) {
  const collect = use(HeadContext)
  const site = useSite()
  const { pathname } = useLocation()
  collect?.(facts)
  const title = fullTitle(facts.title, site.brandName)
  const robots = facts.noIndex ? 'noindex' : undefined
  useEffect(() => {
    document.title = title
    setMeta('description', facts.description)
    setMeta('robots', robots)
    document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', `${site.baseUrl}${pathname}`)
  }, [title, facts.description, robots, site.baseUrl, pathname])
  return null
}
