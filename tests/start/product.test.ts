import { afterAll, beforeAll, expect, it } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { startProduct, type Product } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})

afterAll(() => product.stop())

it('a test gets a product of its own, with an empty database and a clock that it can move', async () => {
  expect(await graphqlClient(product.baseUrl).query('{ projects { id } }')).toEqual({ projects: [] })
  const before = await product.desk.now()
  await product.desk.moveClock(new Date(before.getTime() + 3_600_000))
  expect((await product.desk.now()).getTime()).toBeGreaterThanOrEqual(before.getTime() + 3_600_000)
})

it('a killed server comes back at the same address', async () => {
  await product.kill('server')
  await expect(fetch(`${product.baseUrl}/healthz`)).rejects.toThrow()
  await product.start('server')
  expect((await fetch(`${product.baseUrl}/healthz`)).status).toBe(200)
})
