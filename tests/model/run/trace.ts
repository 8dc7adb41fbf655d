import { createHash } from 'node:crypto'

/** What happened, line by line; the hash tells whether two runs were the same. */
export interface Trace {
  lines: string[]
  tell(line: string): void
  /** SHA-256 of all lines. */
  hash(): string
}

export function openTrace(): Trace {
  const lines: string[] = []
  return {
    lines,
    tell: (line) => void lines.push(line),
    hash: () => createHash('sha256').update(lines.join('\n')).digest('hex'),
  }
}
