import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive by name, as its directory lists them. @throws Error where a checksum or a length does not agree. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const { count, offset: directory } = readEnd(archive, end)
  const files = new Map<string, Buffer>()
  let at = directory
  for (let index = 0; index < count; index += 1) {
    const [crc, packed, size, nameLength, offset] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const begin = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
    const bytes = inflateRawSync(archive.subarray(begin, begin + packed))
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is damaged`)
    files.set(name, bytes)
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}

/** What the end says of the directory; the long end before it where the short one is too small. */
function readEnd(archive: Buffer, end: number): { count: number; offset: number } {
  const [count, offset] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)]
  if (count < 0xffff && offset < 0xffffffff) return { count, offset }
  const long = Number(archive.readBigUInt64LE(end - 12))
  return { count: Number(archive.readBigUInt64LE(long + 32)), offset: Number(archive.readBigUInt64LE(long + 48)) }
}
