import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterwards } from './open-desk.ts'

export interface Received {
  path: string
  headers: Record<string, string | string[] | undefined>
  raw: string
}

export interface FakeProduct {
  url: string
  received: Received[]
  /** The answers to come, in order; when they are used up it is 200. */
  answers: number[]
}

/** A product that only listens: it keeps every notification and answers as it is told. */
export async function openFakeProduct(): Promise<FakeProduct> {
  const product: FakeProduct = { url: '', received: [], answers: [] }
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      product.received.push({ path: request.url ?? '', headers: request.headers, raw })
      response.writeHead(product.answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterwards(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  )
  product.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return product
}
