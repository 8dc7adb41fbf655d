import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphqlClient } from '../../support/graphql-client.ts'
import { startProduct, type Product } from '../../support/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ withoutWorker: true })
})
afterAll(() => product.stop())

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

test('the demo has an explorer of the API, served from the installed package alone', async () => {
  const page = await fetch(`${product.baseUrl}/graphiql`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('<base href="/graphiql/" />')
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  const files = [...html.matchAll(/(?:src|href)="([\w.-]+\.(?:js|css))"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect((await fetch(`${product.baseUrl}/graphiql/${file}`)).status, file).toBe(200)
})

test('it fills in the XSRF header from the cookie that the page itself brings', async () => {
  const visitor = graphqlClient(product.baseUrl)
  const html = await (await visitor.fetch('/graphiql')).text()
  expect(visitor.cookies.get('XSRF-TOKEN')).toBeDefined()
  expect(html).toContain(`initialHeaders: { 'X-XSRF-TOKEN': decodeURIComponent(token) }`)
  const [, query = ''] = /initialQuery: (".*"),/.exec(html) ?? []
  expect((await visitor.request(JSON.parse(query) as string)).errors).toEqual([])
})

test('its page may write styles, and every other page keeps the strict policy', async () => {
  const explorer = policyOf(await fetch(`${product.baseUrl}/graphiql`))
  expect(explorer).toMatch(/^default-src 'self'; script-src 'self' 'nonce-[^']+'; style-src 'self' 'unsafe-inline';/)
  expect(explorer).toContain("connect-src 'self';")
  for (const path of ['/', '/graphql', '/graphiql/main.js', '/nothing'])
    expect(policyOf(await fetch(`${product.baseUrl}${path}`)), path).not.toContain('unsafe')
})

test('scripts that its user would write have no place to run', async () => {
  expect((await fetch(`${product.baseUrl}/graphiql/iframe-sandbox/index.html`)).status).toBe(404)
})
