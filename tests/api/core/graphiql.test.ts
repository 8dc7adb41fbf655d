import { getIntrospectionQuery, parse, print, visit } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiExamples } from '../../../scripts/docs/api-examples.ts'
import { firstTabs } from '../../../src/web/explorer/first-tabs.ts'
import { launchBrowser, openPage } from '../../support/browser.ts'
import { graphqlClient } from '../../support/graphql-client.ts'
import { startProduct, type Product } from '../../support/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ withoutWorker: true })
})
afterAll(() => product.stop())

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

test('the demo has GraphiQL, with nothing loaded from elsewhere', async () => {
  const page = await fetch(`${product.baseUrl}/graphiql`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('デモ専用')
  const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g)].map(([, file]) => file)
  expect(files).toEqual(['/graphiql/graphiql.css', '/graphiql/graphiql.js'])
  for (const file of files) {
    const response = await fetch(`${product.baseUrl}${file}`)
    expect(response.status, file).toBe(200)
    expect((await response.text()).length, file).toBeGreaterThan(5_000)
  }
})

test('its first tab runs in a browser, with the XSRF token that the page itself brings', async () => {
  const browser = await launchBrowser()
  try {
    const { page, problems, close } = await openPage(browser, product.baseUrl)
    await page.goto('/graphiql')
    const sent = page.waitForRequest((request) => request.postData()?.includes('PublishedFunds') ?? false)
    await page.getByRole('button', { name: 'Execute query' }).click()
    const { 'XSRF-TOKEN': token } = Object.fromEntries(
      (await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
    )
    expect(token).toBeDefined()
    expect(await (await sent).headerValue('x-xsrf-token')).toBe(token)
    await page.getByLabel('Result Window').getByText('"projects"').waitFor()
    expect(problems).toEqual([])
    await close()
  } finally {
    await browser.close()
  }
})

test('its question about the schema fits within the bounds of an operation', async () => {
  const { data, errors } = await graphqlClient(product.baseUrl).request(getIntrospectionQuery())
  expect(errors).toEqual([])
  expect(data).toHaveProperty('__schema.queryType.name', 'Query')
})

test('its first tabs are examples of docs/api.md', () => {
  const withoutName = (document: string) =>
    print(visit(parse(document), { OperationDefinition: (operation) => ({ ...operation, name: undefined }) }))
  const documented = apiExamples.map(({ document }) => withoutName(document))
  for (const query of firstTabs) expect(documented).toContain(withoutName(query))
})

test('its page runs and connects to nothing but its own, and every other page keeps its policy', async () => {
  const policy = policyOf(await fetch(`${product.baseUrl}/graphiql`))
  const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy) ?? []
  expect(nonce).not.toBe('')
  expect(policy.replaceAll(nonce, 'N')).toBe(
    "default-src 'none'; script-src 'nonce-N'; style-src 'nonce-N'; img-src 'self'; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  for (const path of ['/', '/graphql', '/graphiql/graphiql.js', '/nothing'])
    expect(policyOf(await fetch(`${product.baseUrl}${path}`)), path).not.toMatch(/unsafe|font-src[^;]* data:/)
})
