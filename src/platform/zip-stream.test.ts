import { expect, it } from 'vitest'
import { readZip } from '../../tests/support/read-zip.ts'
import { directoryEntry, endOfDirectory } from './zip-records.ts'
import { zipStream, type ZipEntry } from './zip-stream.ts'

async function* entries(): AsyncGenerator<ZipEntry> {
  yield { name: '台帳/01_ファンド.csv', content: ['\uFEFF名称\r\n', '三軒茶屋\r\n'] }
  yield { name: 'leer.txt', content: [] }
  yield { name: 'bytes.bin', content: Array.from({ length: 200 }, (_, index) => Buffer.alloc(10_000, index)) }
}

async function collect(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

it('holds its files with their names and bytes, in their order', async () => {
  const files = readZip(await collect(zipStream(entries(), '2026-04-02')))
  expect([...files.keys()]).toEqual(['台帳/01_ファンド.csv', 'leer.txt', 'bytes.bin'])
  expect(files.get('台帳/01_ファンド.csv')?.toString()).toBe('\uFEFF名称\r\n三軒茶屋\r\n')
  expect(files.get('leer.txt')).toHaveLength(0)
  expect(files.get('bytes.bin')).toHaveLength(2_000_000)
})

it('fails where a file cannot be read to its end, instead of ending as if it were whole', async () => {
  async function* broken(): AsyncGenerator<ZipEntry> {
    yield {
      name: 'a.csv',
      content: (async function* () {
        yield 'first'
        throw new Error('the database is gone')
      })(),
    }
  }
  await expect(collect(zipStream(broken(), '2026-04-02'))).rejects.toThrow('the database is gone')
})

it('counts more files than the short end can', () => {
  const end = endOfDirectory({ count: 70_000, size: 100, offset: 200 })
  expect([
    end.readUInt32LE(0),
    Number(end.readBigUInt64LE(32)),
    end.readUInt16LE(76 + 10),
    end.readUInt32LE(76 + 12),
  ]).toEqual([0x06064b50, 70_000, 0xffff, 100])
})

it('says in eight bytes what begins beyond 4 GiB', () => {
  const offset = 5 * 2 ** 30
  const entry = directoryEntry({ name: Buffer.from('a'), crc: 0, packed: 1, size: 1, offset }, 0)
  expect([entry.readUInt32LE(42), entry.readUInt16LE(47), Number(entry.readBigUInt64LE(51))]).toEqual([
    0xffffffff,
    1,
    offset,
  ])
  const end = endOfDirectory({ count: 1, size: entry.length, offset })
  expect([
    end.readUInt32LE(0),
    Number(end.readBigUInt64LE(48)),
    end.readUInt32LE(56),
    Number(end.readBigUInt64LE(64)),
    end.readUInt32LE(76 + 16),
  ]).toEqual([0x06064b50, offset, 0x07064b50, offset + entry.length, 0xffffffff])
  expect(endOfDirectory({ count: 1, size: entry.length, offset: 100 })).toHaveLength(22)
})
