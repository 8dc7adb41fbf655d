import type { FastifyInstance, FastifyReply } from 'fastify'
import { parseId, type Id } from '../../domain/id.ts'
import type { PreviewPicture, PreviewPictures } from '../../adapters/preview-picture/preview-picture.ts'
import { formatMonthDayTime } from '../../domain/calendar.ts'
import { hasOfferingStarted, progress } from '../../domain/funds/fund.ts'
import { hasFailed, type FundRecord } from '../../features/funds/fund/fund-record.ts'
import { loadFund, loadPublishedFunds } from '../../features/funds/fund/load-funds.ts'
import { findPhotograph } from '../../features/funds/fund/find-photograph.ts'
import { operatorProfile } from '../../features/core/operator/operator-profile.ts'
import type { Services } from '../../features/core/services.ts'

/** Pages that anybody may find; a fund's own pages are added from the database. */
const publicPaths = [
  '/',
  '/projects',
  '/record',
  '/flow',
  '/about',
  '/faq',
  '/contact',
  '/company',
  '/list',
  '/terms',
  '/privacy',
  '/solicitation',
  '/electric',
  '/mnginfo',
  '/antisocial',
  '/accessibility',
  '/information_security',
  '/coolingoff',
  '/procedures',
  '/procedures/inheritance',
  '/regist',
  '/verify',
  '/status',
]

/** A fund's page, and the one on which its draw or its order can be checked. */
function pathsOf({ id, fund }: FundRecord, now: Date): string[] {
  const page = `/projects/${id}`
  if (fund.offeringMethod === 'lottery') return [page, `${page}/lottery`]
  return hasOfferingStarted(fund, now) ? [page, `${page}/order-log`] : [page]
}

const privatePaths = [
  '/mypage',
  '/itoadmintool',
  '/regist/',
  '/password/',
  '/stop/',
  '/email/',
  '/contract/',
  '/report/',
  '/graphql',
  '/extra/',
  '/ekyc/',
  '/unsubscribe/',
  '/calendar/',
  '/own-data/',
]

/** Previews by what they show: the newest few hundred. */
const keptPictures = 300

/** What search engines and link previews ask for: robots.txt, sitemap.xml, the pictures beside a link. */
export function mountSharedPages(app: FastifyInstance, services: Services, pictures: PreviewPictures): void {
  const { BASE_URL } = services.config

  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...privatePaths.map((path) => `Disallow: ${path}`),
      `Sitemap: ${BASE_URL}/sitemap.xml`,
    ]
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })

  // RFC 9116. It expires within a year by the standard's advice; half of it leaves time to notice that nobody answers any more.
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(services.clock.now().getTime() + 180 * 24 * 3_600_000)
    const lines = [
      `Contact: ${operatorProfile(services.config).contactUrl}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: ja, en',
      `Canonical: ${BASE_URL}/.well-known/security.txt`,
    ]
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })

  app.get('/sitemap.xml', async (_request, reply) => {
    const funds = await loadPublishedFunds(services.database)
    const paths = [...publicPaths, ...funds.flatMap((record) => pathsOf(record, services.clock.now()))]
    const entries = paths.map((path) => `<url><loc>${BASE_URL}${path}</loc></url>`)
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(xml)
  })

  // Browsers ask for it without being told to.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301))
  app.get('/favicon.svg', async (_request, reply) =>
    reply.header('content-type', 'image/svg+xml').header('cache-control', 'public, max-age=86400').send(mark),
  )

  const kept = new Map<string, Promise<Uint8Array>>()
  const sendPicture = async (reply: FastifyReply, content: Preview) => {
    const bytes = await drawOnce(kept, pictures, content)
    return reply
      .header('content-type', 'image/png')
      .header('cache-control', 'public, max-age=600')
      .send(Buffer.from(bytes))
  }
  app.get('/preview.png', async (_request, reply) => sendPicture(reply, sitePreview(services)))
  app.get<{ Params: { fund: string } }>('/pictures/:fund/preview.png', async (request, reply) => {
    const fundId = parseId<'fund'>(request.params.fund)
    const record = fundId === null ? null : await loadFund(services.database, fundId)
    if (!record?.isPublished) return reply.callNotFound()
    return sendPicture(reply, previewOf(services, record))
  })
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="17" fill="#FBF8F1" stroke="#1E416F" stroke-width="2.4"/><path d="M3 24C9 24 11 12 17 12s3 13 8 13 5-9 12-9" fill="none" stroke="#A83A48" stroke-width="2.6" stroke-linecap="round"/></svg>'

/** What a preview says, and how it gets its picture once it has to be drawn. */
interface Preview extends Omit<PreviewPicture, 'picture'> {
  /** Which picture; null where there is none. */
  pictureId: Id<'fund_picture'> | null
  load: () => Promise<PreviewPicture['picture']>
}

/** Of every page without a picture of its own. */
function sitePreview({ config }: Services): Preview {
  return {
    pictureId: null,
    load: async () => null,
    brand: operatorProfile(config).brand,
    title: '一本の糸が、街と暮らしを結ぶ。',
    state: null,
    note: '10万円から始める不動産クラウドファンディング　元本は保証されません',
  }
}

/** Name and state alone: a yield is not told where its label could be cut off. */
function previewOf(services: Services, record: FundRecord): Preview {
  const { fund, totals, result, pictures } = record
  const [main] = pictures
  const { label } = progress(fund, totals, result, services.clock.now())
  return {
    pictureId: main?.id ?? null,
    async load() {
      if (main === undefined) return null
      const wish = { fundId: record.id, pictureId: main.id, width: 1440, format: 'webp' } as const
      const found = await findPhotograph(services, wish, { isOperator: false })
      return found.ok ? { bytes: found.value.bytes, isRendering: main.isRendering } : null
    },
    brand: operatorProfile(services.config).brand,
    title: record.name,
    state: hasFailed(record) ? '不成立' : label.replace(/^\d\d:/, ''),
    note: `募集は${formatMonthDayTime(fund.offeringStartAt)}から　元本は保証されません`,
  }
}

async function drawOnce(
  kept: Map<string, Promise<Uint8Array>>,
  pictures: PreviewPictures,
  { pictureId, load, ...words }: Preview,
): Promise<Uint8Array> {
  const key = JSON.stringify([pictureId, words.title, words.state, words.note])
  const earlier = kept.get(key)
  if (earlier) return earlier
  const drawing = load().then((picture) => pictures.draw({ ...words, picture }))
  kept.set(key, drawing)
  const [oldest] = kept.keys()
  if (kept.size > keptPictures && oldest !== undefined) kept.delete(oldest)
  drawing.catch(() => kept.delete(key))
  return drawing
}
