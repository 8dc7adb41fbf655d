import { createHash } from 'node:crypto'
import type { Effect } from './proposal-kind.ts'

/** SHA-256, lower-case hexadecimal: what an operator has seen is what is approved. */
export function effectHash({ title, people, yen, changes }: Effect): string {
  const rows = changes.map(({ label, before, after }) => [label, before, after])
  return createHash('sha256')
    .update(JSON.stringify([title, people, yen, rows]))
    .digest('hex')
}
