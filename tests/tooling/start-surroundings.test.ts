import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import type { Child } from '../../scripts/run/child.ts'
import { forgetOtherDatabases } from '../../scripts/run/demo.ts'
import { waitForAnswer } from '../../scripts/run/wait-for.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the embedded database is asked without what the terminal says of another one', () => {
  const environment = { PATH: '/bin', PGSSLMODE: 'require', PGOPTIONS: '-c default_transaction_read_only=on' }
  forgetOtherDatabases(environment)
  expect(environment).toEqual({ PATH: '/bin' })
})

it('this machine is asked for itself, and no proxy through which all else goes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('the proxy knows nobody here')))
  const server = createServer((_request, response) => response.end('ok'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const child = { name: 'server', output: [], hasEnded: () => true } as unknown as Child
    const { port } = server.address() as AddressInfo
    await expect(waitForAnswer(`http://127.0.0.1:${port}/readyz`, child)).resolves.toBeUndefined()
  } finally {
    server.close()
  }
})
