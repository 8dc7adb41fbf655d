import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphqlClient } from '../../support/graphql-client.ts'
import { post } from '../../support/investor.ts'
import { startProduct, type Product } from '../../support/product.ts'
import { productionSettings } from '../../support/production-settings.ts'
import { becomeOperator } from '../../support/first-operator.ts'

const settings = productionSettings()
let product: Product
beforeAll(async () => {
  product = await startProduct({ env: settings.env })
  await becomeOperator(product.database.connectionString)
})
afterAll(async () => {
  await product.stop()
  settings.remove()
})

describe('in production', () => {
  test('introspection and guesses at the schema are refused alike', async () => {
    const visitor = graphqlClient(product.baseUrl)
    for (const query of [
      '{ __schema { types { name } } }',
      '{ __type(name: "Member") { fields { name } } }',
      '{ me { nameOfMyCat } }',
      '{ mee { id } }',
    ]) {
      const { status, errors } = await post(visitor, { query })
      expect(status).toBe(400)
      expect(errors).toEqual([
        { message: '入力データのデータ形式に誤りがあります', extensions: { code: 'BAD_USER_INPUT' } },
      ])
    }
    expect((await post(visitor, { query: '{ __typename me { id } }' })).errors).toEqual([])
  })

  test('there is neither an explorer of the API nor a gallery of the parts', async () => {
    for (const path of ['/graphiql', '/graphiql/', '/graphiql/graphiql.js', '/gallery', '/gallery/office'])
      expect((await fetch(`${product.baseUrl}${path}`)).status, path).toBe(404)
  })

  test('cookies are for this host and for https alone', async () => {
    const response = await fetch(`${product.baseUrl}/graphql`)
    const cookies = response.headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; Secure; SameSite=Lax$/)
  })

  test('every answer carries the browser’s safeguards', async () => {
    for (const path of ['/', '/graphql', '/healthz', '/nothing']) {
      const { headers } = await fetch(`${product.baseUrl}${path}`)
      expect(headers.get('content-security-policy'), path).toMatch(
        /^default-src 'self'; script-src 'self' 'nonce-[^']+'; style-src/,
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('a page’s scripts and styles carry the nonce of that answer', async () => {
    const [first, second] = [await fetch(`${product.baseUrl}/`), await fetch(`${product.baseUrl}/`)]
    const nonce = (response: Response) =>
      /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonce(first)).not.toBe(nonce(second))
    const html = await first.text()
    const scripts = html.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts.filter((tag) => !/\bsrc="\//.test(tag)))
      expect(script).toContain(`nonce="${nonce(first)}"`)
    expect(html).not.toMatch(/\son[a-z]+="/)
  })

  test.each([
    ['a first visit has the rules of its page within it', {}, 'own'],
    ['a reload takes the stylesheet that the browser has', { 'cache-control': 'max-age=0' }, 'link'],
    ['so does who comes from another page of ours', { 'sec-fetch-site': 'same-origin' }, 'link'],
    ['who comes from elsewhere does not have it', { 'sec-fetch-site': 'cross-site' }, 'own'],
    ['nor does who empties the cache', { 'cache-control': 'no-cache' }, 'own'],
  ])('%s', async (_, headers, expected) => {
    for (const path of ['/', '/projects', '/about']) {
      const answer = await fetch(`${product.baseUrl}${path}`, { headers })
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
      const html = await answer.text()
      const named = /data-stylesheet="(\/assets\/style-[\w-]+\.css)"/.exec(html)?.[1]
      const linked = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)">/.exec(html)?.[1]
      expect(html.includes(`<style nonce="${nonce}">@layer reset, tokens, base, components;`)).toBe(expected === 'own')
      expect([named !== undefined, linked !== undefined]).toEqual([expected === 'own', expected === 'link'])
      expect((await fetch(`${product.baseUrl}${named ?? linked}`)).headers.get('content-type')).toMatch(/^text\/css/)
    }
  })

  test('answers of the API are kept by nobody, assets for a year', async () => {
    const visitor = graphqlClient(product.baseUrl)
    await (await visitor.fetch('/graphql')).arrayBuffer()
    const answer = await visitor.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '' },
      body: JSON.stringify({ query: '{ me { id } }' }),
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await (await fetch(product.baseUrl)).text()
    const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? ''
    expect((await fetch(`${product.baseUrl}${asset}`)).headers.get('cache-control')).toContain('max-age=31536000')
  })

  test('pages and files come compressed; files are the same for everybody and carry no more than they need', async () => {
    const gzip = { headers: { 'accept-encoding': 'gzip' } }
    for (const path of ['/', '/projects', '/nothing'])
      expect((await fetch(`${product.baseUrl}${path}`, gzip)).headers.get('content-encoding'), path).toBe('gzip')
    const page = await (await fetch(product.baseUrl)).text()
    for (const asset of new Set(
      [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]),
    )) {
      const { headers } = await fetch(`${product.baseUrl}${asset}`, gzip)
      expect(headers.get('content-encoding'), asset).toBe('gzip')
      expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('content-security-policy')).toBeNull()
    }
  })

  test('guesses at a password do not stay free, whatever cookies are thrown away', async () => {
    const login = 'mutation { login(identifier: "nobody@example.jp", password: "wrong-guess") { ok } }'
    const codes = []
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const visitor = graphqlClient(product.baseUrl)
      const { errors } = await post(visitor, { query: login })
      codes.push(errors[0]?.extensions?.['code'])
    }
    expect(codes[0]).toBe('UNAUTHENTICATED')
    expect(codes).toContain('RATE_LIMITED')
  })

  test('logs hold no secret, address or token', () => {
    const log = [...product.output('server'), ...product.output('worker')].join('\n')
    expect(log).not.toMatch(/nobody@example\.jp|wrong-guess|not-a-real/)
  })
})
