import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { DepositOrder } from '../support/desk.ts'
import type { Product } from '../support/product.ts'

/** A notice of the bank as it stood on the wire. */
export interface RecordedNotice {
  headers: Record<string, string>
  body: Buffer
}

/** Pays, and catches the bank's notice before the product gets it, so that a test can bring it as often as it likes. */
export async function recordNotice({ desk, deskUrl, baseUrl }: Product, order: DepositOrder): Promise<RecordedNotice> {
  let tell: (notice: RecordedNotice) => void = () => undefined
  const caught = new Promise<RecordedNotice>((resolve) => {
    tell = resolve
  })
  const recorder = createServer((request, response) => {
    void buffer(request).then((body) => {
      const headers = Object.entries(request.headers).filter(
        ([name]) => name.startsWith('x-') || name === 'content-type',
      )
      tell({ headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])), body })
      response.end()
    })
  })
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve))
  const bringNoticesTo = (url: string) =>
    fetch(`${deskUrl}/product`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    })
  try {
    await bringNoticesTo(`http://127.0.0.1:${(recorder.address() as AddressInfo).port}`)
    await desk.deposit(order)
    return await caught
  } finally {
    await bringNoticesTo(baseUrl)
    recorder.close()
  }
}
