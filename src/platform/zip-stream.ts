import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import {
  dataDescriptor,
  directoryEntry,
  dosDate,
  endOfDirectory,
  fourBytes,
  localHeader,
  type WrittenFile,
} from './zip-records.ts'

export interface ZipEntry {
  /** With folders, parted by slashes. */
  name: string
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/**
 * A ZIP file, made while it is read: one entry after the other, never more in memory than a piece of one. Any number of files and any
 * length in all.
 * @param day `YYYY-MM-DD`, told as the time of every file.
 * @throws RangeError where one file is beyond 4 GiB.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, day: string): AsyncGenerator<Buffer> {
  const written: WrittenFile[] = []
  const date = dosDate(day)
  let offset = 0
  for await (const entry of entries) {
    const name = Buffer.from(entry.name)
    const file: WrittenFile = { name, crc: 0, packed: 0, size: 0, offset }
    const head = localHeader(name, date)
    yield head
    for await (const piece of packed(entry.content, file)) {
      file.packed += piece.length
      yield piece
    }
    if (Math.max(file.packed, file.size) >= fourBytes)
      throw new RangeError(`${entry.name} is longer than the 4 GiB that its record can say`)
    yield dataDescriptor(file)
    offset += head.length + file.packed + 16
    written.push(file)
  }
  const directory = Buffer.concat(written.map((file) => directoryEntry(file, date)))
  yield directory
  yield endOfDirectory({ count: written.length, size: directory.length, offset })
}

async function* packed(content: ZipEntry['content'], file: WrittenFile): AsyncGenerator<Buffer> {
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
