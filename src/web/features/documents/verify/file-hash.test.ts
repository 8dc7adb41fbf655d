import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashFile } from './file-hash.ts'

test('the number is the SHA-256 of the whole file, and one byte makes another', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await hashFile(new File([bytes], 'a.pdf'), globalThis.crypto)).toEqual({ state: 'done', sha256 })
  bytes[69_999] = 1
  expect(await hashFile(new File([bytes], 'a.pdf'), globalThis.crypto)).not.toEqual({ state: 'done', sha256 })
})

test.each([
  ['an empty file', new File([], 'a.pdf'), globalThis.crypto, 'empty'],
  ['a film', { size: 51 * 1024 * 1024 } as File, globalThis.crypto, 'too-large'],
  [
    'a folder',
    { size: 10, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as File,
    globalThis.crypto,
    'unreadable',
  ],
  ['a page that came by http', new File(['x'], 'a.pdf'), {} as Crypto, 'insecure'],
])('%s has none', async (_, file, webCrypto, state) => {
  expect(await hashFile(file, webCrypto)).toEqual({ state })
})
