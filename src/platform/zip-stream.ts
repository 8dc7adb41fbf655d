import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  /** With folders, parted by slashes. */
  name: string
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

interface Written {
  name: Buffer
  crc: number
  packed: number
  size: number
  offset: number
}

/** Version 2.0; the names are UTF-8, and checksum and sizes follow each file, since they are not known before (APPNOTE 4.4.4, bits 11 and 3). */
const version = 20
const flags = 0x0808
const deflated = 8
/** What the format without its 64-bit extension can say. */
const largest = 0xffffffff

/**
 * A ZIP file, made while it is read: one entry after the other, never more in memory than a piece of one.
 * @param day `YYYY-MM-DD`, told as the time of every file.
 * @throws RangeError beyond 4 GiB.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, day: string): AsyncGenerator<Buffer> {
  const written: Written[] = []
  const date = dosDate(day)
  let offset = 0
  for await (const entry of entries) {
    const name = Buffer.from(entry.name)
    const file: Written = { name, crc: 0, packed: 0, size: 0, offset }
    const head = localHeader(name, date)
    yield head
    for await (const piece of packed(entry.content, file)) {
      file.packed += piece.length
      yield piece
    }
    yield dataDescriptor(file)
    offset += head.length + file.packed + 16
    if (offset > largest || file.size > largest) throw new RangeError('a ZIP file without 64-bit extension ends at 4 GiB')
    written.push(file)
  }
  const directory = Buffer.concat(written.map((file) => directoryEntry(file, date)))
  yield directory
  yield endOfDirectory({ count: written.length, size: directory.length, offset })
}

async function* packed(content: ZipEntry['content'], file: Written): AsyncGenerator<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      const bytes = Buffer.from(piece)
      file.crc = crc32(bytes, file.crc)
      file.size += bytes.length
      yield bytes
    }
  }
  const source = Readable.from(counted(), { objectMode: false })
  const deflate = createDeflateRaw()
  source.on('error', (error) => deflate.destroy(error))
  deflate.on('close', () => source.destroy())
  yield* source.pipe(deflate) as AsyncIterable<Buffer>
}

/** Years from 1980, months, days; the time of day stays midnight. */
function dosDate(day: string): number {
  const [year = 1980, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  return ((year - 1980) << 9) | (month << 5) | dayOfMonth
}

function localHeader(name: Buffer, date: number): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflated, 8)
  head.writeUInt16LE(date, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function dataDescriptor({ crc, packed: packedSize, size }: Written): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(0x08074b50, 0)
  bytes.writeUInt32LE(crc, 4)
  bytes.writeUInt32LE(packedSize, 8)
  bytes.writeUInt32LE(size, 12)
  return bytes
}

function directoryEntry({ name, crc, packed: packedSize, size, offset }: Written, date: number): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(version, 6)
  head.writeUInt16LE(flags, 8)
  head.writeUInt16LE(deflated, 10)
  head.writeUInt16LE(date, 14)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(packedSize, 20)
  head.writeUInt32LE(size, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, name])
}

function endOfDirectory({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
