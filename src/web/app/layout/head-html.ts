import { canonicalPath, fullTitle, type HeadFacts } from './page-head.tsx'
import type { SiteSettings } from '../site/site.ts'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Drawn by the server like the funds' pictures (src/server/routes/shared-pages.ts). */
const sitePreview = '/preview.png'

/** JSON-LD is data, not script, but stands in a script element all the same. */
const jsonLd = (data: Record<string, unknown>, nonce: string) =>
  `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The head of a page as HTML: title, description, address, link preview, structured data. */
export function headHtml(facts: HeadFacts | null, site: SiteSettings, url: string, nonce: string): string {
  const title = escapeHtml(fullTitle(facts?.title ?? site.brandName, site.brandName))
  const address = `${site.baseUrl}${facts?.path ?? canonicalPath(url.split(/[?#]/)[0] ?? '/')}`
  const tags = [`<title>${title}</title>`]
  const meta = (kind: 'name' | 'property', name: string, content: string | undefined) => {
    if (content !== undefined) tags.push(`<meta ${kind}="${name}" content="${escapeHtml(content)}">`)
  }
  meta('name', 'description', facts?.description)
  if (facts?.noIndex) meta('name', 'robots', 'noindex')
  else tags.push(`<link rel="canonical" href="${escapeHtml(address)}">`)
  tags.push(`<meta property="og:title" content="${title}">`)
  meta('property', 'og:description', facts?.description)
  meta('property', 'og:type', 'website')
  meta('property', 'og:site_name', site.brandName)
  meta('property', 'og:locale', 'ja_JP')
  meta('property', 'og:url', address)
  meta('property', 'og:image', `${site.baseUrl}${facts?.image ?? sitePreview}`)
  meta('property', 'og:image:width', '1200')
  meta('property', 'og:image:height', '630')
  meta('name', 'twitter:card', 'summary_large_image')
  for (const data of facts?.structuredData ?? []) tags.push(jsonLd(data, nonce))
  return tags.join('\n    ')
}
