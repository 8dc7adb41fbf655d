import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLocalFileStore } from './local-file-store.ts'

const contract = Buffer.from('契約成立時書面')
const key = createHash('sha256').update(contract).digest('hex')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'))
})
afterEach(() => rm(folder, { recursive: true }))

const store = () => createLocalFileStore(join(folder, 'documents'))
const pathOf = (sha256: string) => join(folder, 'documents', sha256.slice(0, 2), sha256.slice(2, 4), sha256)

it('keeps a document under its SHA-256, also for a later process', async () => {
  expect(await store().put(contract)).toBe(key)
  expect(Buffer.from(await store().get(key))).toEqual(contract)
  expect(await store().has(key)).toBe(true)
})

it('keeps the same document once, however many put it at once, and leaves no half files', async () => {
  const shared = store()
  await Promise.all(Array.from({ length: 20 }, () => shared.put(contract)))
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  expect(names.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual([key])
})

it('notices a changed document, and heals it when it is put again', async () => {
  await store().put(contract)
  await writeFile(pathOf(key), '契約成立時書類')
  await expect(store().get(key)).rejects.toMatchObject({ name: 'FileDamaged' })
  expect(await store().has(key)).toBe(false)
  await store().put(contract)
  expect(Buffer.from(await store().get(key))).toEqual(contract)
})

it.each(['0'.repeat(64), '', '../../etc/passwd', key.toUpperCase(), `${key}/..`])(
  'has nothing under "%s"',
  async (foreign) => {
    await store().put(contract)
    await expect(store().get(foreign)).rejects.toMatchObject({ name: 'FileMissing' })
    expect(await store().has(foreign)).toBe(false)
  },
)

it('keeps an empty document too', async () => {
  const emptyKey = await store().put(new Uint8Array())
  expect((await store().get(emptyKey)).length).toBe(0)
})
