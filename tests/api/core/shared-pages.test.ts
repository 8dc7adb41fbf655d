import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRoutes } from '../../../src/web/app/routing/routes.tsx'
import { openWorld, type World } from '../../support/world.ts'
import type { Id } from '../../../src/domain/id.ts'

// What search engines and link previews read.

let world: World
let fundId: Id<'fund'>
let lotteryId: Id<'fund'>
beforeAll(async () => {
  world = await openWorld()
  fundId = await world.fund({ name: '第1号　京都東山 町家の宿' })
  lotteryId = await world.fund({ offeringMethod: 'lottery' })
})
afterAll(() => world.close())

const get = (path: string) => world.visitor().fetch(path)
const textOf = async (path: string) => (await get(path)).text()

test('robots.txt keeps personal pages and the back office out, and names the sitemap', async () => {
  const robots = await textOf('/robots.txt')
  for (const path of ['/mypage', '/itoadmintool', '/password/', '/contract/'])
    expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^ ]+\/sitemap\.xml$/m)
})

test('the sitemap lists the public pages and every published fund, and each of them answers', async () => {
  const addresses = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  expect(addresses).toContain(`/projects/${fundId}`)
  const statuses = await Promise.all(addresses.map(async (path) => [path, (await get(path)).status]))
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})

test('a page without a name of its own in its address is in the sitemap exactly where it may be found', async () => {
  const inSitemap = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  const routes = (createRoutes()[0]?.children ?? []).flatMap(({ path }) =>
    path === undefined || /[:*]/.test(path) ? [] : [path],
  )
  const pages = await Promise.all(
    routes.map(async (path) => ({ path, isHidden: /name="robots" content="noindex"/.test(await textOf(path)) })),
  )
  const withoutScript = ['/status']
  const toBeFound = [...pages.filter(({ isHidden }) => !isHidden).map(({ path }) => path), ...withoutScript]
  expect(toBeFound.length).toBeGreaterThan(15)
  expect(inSitemap.filter((path) => !path.startsWith('/projects/')).toSorted()).toEqual(toBeFound.toSorted())
})

test('an invitation is handed to the browser by the first answer, whatever runs of the page', async () => {
  const handedOver = async (path: string) => {
    const answer = await fetch(`${world.product.baseUrl}${path}`, { redirect: 'manual' })
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('invitation_code='))
    return [answer.status, answer.headers.get('location'), cookie?.split(';')[0] ?? null]
  }
  expect(await handedOver('/invite/7KM2XW4B')).toEqual([302, '/', 'invitation_code=7KM2XW4B'])
  expect(await handedOver('/invite/%EF%BC%97km2xw4b')).toEqual([302, '/', 'invitation_code=7KM2XW4B'])
  expect(await handedOver('/invite/nobody')).toEqual([302, '/', null])
  expect(await handedOver('/about?inv=7KM2XW4B')).toEqual([200, null, 'invitation_code=7KM2XW4B'])
  expect(await handedOver('/about?inv=no%0d%0aset-cookie:x')).toEqual([200, null, null])
  expect(await handedOver('/about?inv=7KM2XW4B&inv=7KM2XW4C')).toEqual([200, null, null])
})

const pictureOf = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''

test.each([
  ['a fund’s page', () => `/projects/${fundId}`, () => `/pictures/${fundId}/preview.png`],
  ['the page of its draw', () => `/projects/${lotteryId}/lottery`, () => `/pictures/${lotteryId}/preview.png`],
  ['the home page', () => '/', () => '/preview.png'],
  ['a page of text', () => '/about', () => '/preview.png'],
])('%s names a picture of 1200 x 630 that link previews can show', async (_, path, picture) => {
  const image = pictureOf(await textOf(path()))
  expect(image).toMatch(/^https?:\/\//)
  expect(new URL(image).pathname).toBe(picture())
  const answer = await get(picture())
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/ABOUT', '/about'],
  ['/', '/'],
  ['/projects?status=02', '/projects'],
  ['/projects/FUND', '/projects/FUND'],
  ['/projects/FUND/', '/projects/FUND'],
  ['/projects/FUND/contract', '/projects/FUND'],
  ['/projects/FUND?special=ABC', '/projects/FUND'],
])('%s is to be found as %s', async (asked, own) => {
  const html = await textOf(asked.replace('FUND', String(fundId)))
  const address = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1] ?? ''
  expect(new URL(address).pathname).toBe(own.replace('FUND', String(fundId)))
  expect(html).toContain(`<meta property="og:url" content="${address}">`)
})

interface Described {
  '@type': string
  [name: string]: unknown
}

test('a fund tells search engines what it is, where it lies and when it is offered, and no yield', async () => {
  const html = await textOf(`/projects/${fundId}`)
  const described = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)</g)].map(
    ([, text]) => JSON.parse(text ?? '') as Described,
  )
  const base = new URL(pictureOf(html)).origin
  const page = `${base}/projects/${fundId}`
  expect(described).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'ホーム', item: `${base}/` },
        { '@type': 'ListItem', position: 2, name: 'ファンド一覧', item: `${base}/projects` },
        { '@type': 'ListItem', position: 3, name: '第1号' },
      ],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'InvestmentFund',
      name: '第1号　京都東山 町家の宿',
      url: page,
      image: `${base}/pictures/${fundId}/preview.png`,
      provider: { '@type': 'Organization', name: expect.stringMatching(/./) as unknown, url: `${base}/` },
      offers: {
        '@type': 'Offer',
        url: page,
        availabilityStarts: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/) as unknown,
        availabilityEnds: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/) as unknown,
        priceCurrency: 'JPY',
        price: 100_000,
      },
    },
  ])
})

test.each([
  '/projects/999',
  '/projects/x',
  '/projects/999/contract',
  '/projects/999/lottery',
  '/projects/FUND/lottery',
  '/projects/999/order-log',
  '/doc/h2o/none.pdf',
  '/contract/none',
  '/report/none',
  '/nowhere',
])('%s is answered as not found, not only drawn so', async (path) => {
  const answer = await get(path.replace('FUND', String(fundId)))
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Not Found 404')
})

test('an unknown fund has no picture', async () => {
  expect((await get('/pictures/999/preview.png')).status).toBe(404)
  expect((await get('/pictures/x/preview.png')).status).toBe(404)
})

test('browsers that ask for /favicon.ico are led to the mark', async () => {
  const { status, headers } = await get('/favicon.ico')
  expect([status, headers.get('location')]).toEqual([301, '/favicon.svg'])
  expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml')
})
