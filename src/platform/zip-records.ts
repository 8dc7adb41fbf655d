/** A file of the archive, once it is written. Sizes and place in bytes. */
export interface WrittenFile {
  name: Buffer
  crc: number
  packed: number
  size: number
  offset: number
}

/** Version 2.0; the names are UTF-8, and checksum and sizes follow each file, since they are not known before (APPNOTE 4.4.4, bits 11 and 3). */
const version = 20
/** Version 4.5 can say what needs 64 bits (APPNOTE 4.4.3). */
const longVersion = 45
const flags = 0x0808
const deflated = 8
/** The most that four and two bytes say; where they are not enough these stand there, and the long record says it (APPNOTE 4.4.1.4). */
export const fourBytes = 0xffffffff
const twoBytes = 0xffff

/** Years from 1980, months, days; the time of day stays midnight. */
export function dosDate(day: string): number {
  const [year = 1980, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  return ((year - 1980) << 9) | (month << 5) | dayOfMonth
}

export function localHeader(name: Buffer, date: number): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflated, 8)
  head.writeUInt16LE(date, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

export function dataDescriptor({ crc, packed: packedSize, size }: WrittenFile): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(0x08074b50, 0)
  bytes.writeUInt32LE(crc, 4)
  bytes.writeUInt32LE(packedSize, 8)
  bytes.writeUInt32LE(size, 12)
  return bytes
}

/** What the archive's directory says of a file; one that begins beyond 4 GiB says where in a field of its own. */
export function directoryEntry({ name, crc, packed: packedSize, size, offset }: WrittenFile, date: number): Buffer {
  const isFar = offset >= fourBytes
  const long = isFar ? longOffset(offset) : Buffer.alloc(0)
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(isFar ? longVersion : version, 4)
  head.writeUInt16LE(isFar ? longVersion : version, 6)
  head.writeUInt16LE(flags, 8)
  head.writeUInt16LE(deflated, 10)
  head.writeUInt16LE(date, 14)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(packedSize, 20)
  head.writeUInt32LE(size, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt16LE(long.length, 30)
  head.writeUInt32LE(isFar ? fourBytes : offset, 42)
  return Buffer.concat([head, name, long])
}

/** APPNOTE 4.5.3: the extra field with the place alone. */
function longOffset(offset: number): Buffer {
  const field = Buffer.alloc(12)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(8, 2)
  field.writeBigUInt64LE(BigInt(offset), 4)
  return field
}

interface Directory {
  count: number
  size: number
  offset: number
}

/** The end of the archive; beyond 65,535 files or 4 GiB the long end and the way to it stand before (APPNOTE 4.3.14 and 4.3.15). */
export function endOfDirectory({ count, size, offset }: Directory): Buffer {
  const isLong = count >= twoBytes || size >= fourBytes || offset >= fourBytes
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, twoBytes), 8)
  end.writeUInt16LE(Math.min(count, twoBytes), 10)
  end.writeUInt32LE(Math.min(size, fourBytes), 12)
  end.writeUInt32LE(Math.min(offset, fourBytes), 16)
  return isLong ? Buffer.concat([longEnd({ count, size, offset }), end]) : end
}

function longEnd({ count, size, offset }: Directory): Buffer {
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(longVersion, 12)
  record.writeUInt16LE(longVersion, 14)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  const way = Buffer.alloc(20)
  way.writeUInt32LE(0x07064b50, 0)
  way.writeBigUInt64LE(BigInt(offset) + BigInt(size), 8)
  way.writeUInt32LE(1, 16)
  return Buffer.concat([record, way])
}
