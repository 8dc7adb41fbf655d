import { createHash } from 'node:crypto'

/** What happened, line by line; the hash tells whether two runs were the same. Kept as the hash alone: the lines would be the most that a history leaves behind. */
export interface Trace {
  write(line: string): void
  /** SHA-256 of all lines so far. */
  hash(): string
}

export function openTrace(): Trace {
  const hash = createHash('sha256')
  return {
    write: (line) => void hash.update(line).update('\n'),
    hash: () => hash.copy().digest('hex'),
  }
}
