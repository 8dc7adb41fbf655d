import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../support/world.ts'

const editor = 'https://editor.example/funds'

let world: World
beforeAll(async () => {
  world = await openWorld({ env: { CONTENT_EDITOR_URL: editor } })
})
afterAll(() => world.close())

test.each(['/itoadmintool', '/itoadmintool/approvals', '/itoadmintool/cooling-off', '/bank/redirect'])(
  '%s opens for operators alone',
  async (address) => {
    const visitor = await fetch(`${world.product.baseUrl}${address}`, { redirect: 'manual' })
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, '/'])
    const member = await (await world.member()).fetch(address)
    expect(member.status).toBe(404)
    expect(await member.text()).not.toContain('itoadmintool/files')
    const operator = await world.operator.fetch(address)
    expect(operator.status).toBe(200)
    expect(operator.headers.get('cache-control')).toBe('no-store')
    const script = /src="(\/itoadmintool\/files\/[^"]+\.js)"/.exec(await operator.text())?.[1]
    expect((await fetch(`${world.product.baseUrl}${script}`)).headers.get('cache-control')).toContain('immutable')
  },
)

test('the link to the content editor leads operators, and nobody else, to where the installation writes its funds', async () => {
  const address = '/itoadmintool/content-editor'
  const visitor = await fetch(`${world.product.baseUrl}${address}`, { redirect: 'manual' })
  expect([visitor.status, visitor.headers.get('location')]).toEqual([302, '/'])
  expect((await (await world.member()).fetch(address)).status).toBe(404)
  const operator = await world.operator.fetch(address, { redirect: 'manual' })
  expect([operator.status, operator.headers.get('location')]).toEqual([302, editor])
})

test('the site’s own pages load nothing of the back office', async () => {
  const html = await (await fetch(world.product.baseUrl)).text()
  expect(html).not.toContain('itoadmintool/files')
})
