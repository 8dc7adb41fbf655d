import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Config } from '../../../src/platform/config.ts'
import { mountConversion } from '../../../src/server/routes/conversion.ts'

const app = fastify()
beforeAll(async () => {
  const tags = {
    PARTNER2: ['https://tags.partner.example/done.js?order={uid}&from={inv}', 'https://count.example/"><script>.js'],
  }
  mountConversion(app, { CONVERSION_TAGS: tags } as unknown as Config)
  await app.ready()
})
afterAll(() => app.close())

const ask = (query: string) => app.inject({ method: 'GET', url: `/regist/conversion?${query}` })

it('loads the tags of the code with the padded number, and lets nothing else run', async () => {
  const answer = await ask('inv=PARTNER2&uid=00000123')
  expect(answer.body).toContain(
    '<script src="https://tags.partner.example/done.js?order=00000123&amp;from=PARTNER2" async></script>',
  )
  expect(answer.body).not.toContain('"><script>.js')
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('script-src https://tags.partner.example https://count.example;')
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).not.toMatch(/allow-same-origin|unsafe/)
})

it.each([
  'inv=NOBODY&uid=00000123',
  'inv=PARTNER2&uid=123',
  'inv=PARTNER2',
  'inv=__proto__&uid=00000123',
  'inv=PARTNER2&uid=00000123&inv=X',
])('is no page at all for %s', async (query) => {
  const answer = await ask(query)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('<script')
})
