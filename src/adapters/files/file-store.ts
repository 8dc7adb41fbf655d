/**
 * Documents, addressed by what they are: the key is the SHA-256 of the bytes, 64 hexadecimal digits in lower case. A key
 * once given out always means the same bytes.
 */
export interface FileStore {
  /** Keeps the bytes and returns their key. When it resolves, they survive a power cut. Twice the same bytes: once. */
  put(bytes: Uint8Array): Promise<string>
  /** Rejects with FileMissing, or with FileDamaged where the bytes are not those that the key promises. */
  get(sha256: string): Promise<Uint8Array>
  has(sha256: string): Promise<boolean>
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}

export class FileDamaged extends Error {
  override readonly name = 'FileDamaged'
}
