import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

// What search engines and link previews read.

let world: World
let fundId: number
beforeAll(async () => {
  world = await openWorld()
  fundId = await world.fund({ name: '第1号　京都東山 町家の宿' })
})
afterAll(() => world.close())

const get = (path: string) => world.visitor().fetch(path)
const textOf = async (path: string) => (await get(path)).text()

test('robots.txt keeps personal pages and the back office out, and names the sitemap', async () => {
  const robots = await textOf('/robots.txt')
  for (const path of ['/mypage', '/itoadmintool', '/password/', '/contract/']) expect(robots).toContain(`Disallow: ${path}\n`)
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^ ]+\/sitemap\.xml$/m)
})

test('the sitemap lists the public pages and every published fund, and each of them answers', async () => {
  const addresses = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
  expect(addresses).toContain(`/projects/${fundId}`)
  const statuses = await Promise.all(addresses.map(async (path) => [path, (await get(path)).status]))
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})

test('a fund’s page names a picture of 1200 x 630 that link previews can show', async () => {
  const image = /property="og:image" content="([^"]+)"/.exec(await textOf(`/projects/${fundId}`))?.[1] ?? ''
  expect(image).toMatch(/^https?:\/\//)
  const answer = await get(new URL(image).pathname)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
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
