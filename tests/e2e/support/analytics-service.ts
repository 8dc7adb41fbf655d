import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the product has told it, in order. */
export interface Told {
  id: string
  kind: 'page_view' | 'event'
  value: string
  /** What came along unasked: nothing, if all is well. */
  cookie: string | undefined
  referrer: string | undefined
}

export interface AnalyticsService {
  url: string
  told: Told[]
  close(): Promise<void>
}

/** Stands in for the service that counts page views. */
export async function openAnalyticsService(): Promise<AnalyticsService> {
  const told: Told[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const fact = JSON.parse(Buffer.concat(chunks).toString()) as Pick<Told, 'id' | 'kind' | 'value'>
      told.push({ ...fact, cookie: request.headers.cookie, referrer: request.headers.referer })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/collect`,
    told,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
