import { createHash } from 'node:crypto'
import type { ZipEntry } from './zip-stream.ts'

/** A file of the pack as its list of contents tells it. */
export interface PackedFile {
  name: string
  /** Null where it has none. */
  rows: number | null
  bytes: number
  sha256: string
}

/** A piece of a file, and how many rows of the register are in it; null for what has no rows. */
export interface Piece {
  bytes: Buffer
  rows: number | null
}

/** Counts and hashes a file while it passes. */
export function noting(files: PackedFile[], name: string, pieces: AsyncIterable<Piece>): ZipEntry {
  async function* content(): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    const file: PackedFile = { name, rows: null, bytes: 0, sha256: '' }
    for await (const { bytes, rows } of pieces) {
      hash.update(bytes)
      file.bytes += bytes.length
      if (rows !== null) file.rows = (file.rows ?? 0) + rows
      yield bytes
    }
    files.push({ ...file, sha256: hash.digest('hex') })
  }
  return { name, content: content() }
}

/** Of a text. */
export const piece = (text: string, rows: number | null = null): Piece => ({ bytes: Buffer.from(text), rows })

/** A file in one piece. */
export async function* single(bytes: Uint8Array): AsyncGenerator<Piece> {
  yield { bytes: Buffer.from(bytes), rows: null }
}
