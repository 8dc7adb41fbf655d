import { createHash } from 'node:crypto'

/** What happened, line by line; the hash tells whether two runs were the same. Kept as the hash alone: the lines would be the most that a history leaves behind. */
export interface Trace {
  tell(line: string): void
  /** SHA-256 of all lines so far. */
  hash(): string
}

export function openTrace(): Trace {
  const told = createHash('sha256')
  return {
    tell: (line) => void told.update(line).update('\n'),
    hash: () => told.copy().digest('hex'),
  }
}
