import type { FreeText } from '../../../domain/free-text.ts'
import { createHash } from 'node:crypto'
import type { ChainLink } from './export-chain.ts'

export interface CheckedChain {
  /** How many links were recomputed. */
  length: number
  /** The end of the chain, hexadecimal: to be compared with a copy kept elsewhere. */
  head: string
  /** The first link that is not what was written, and why; null where all agree. */
  broken: { seq: number; reason: FreeText } | null
}

/** Recomputes a chain from its links alone, the oldest first: no line can be changed, taken out or put in between unseen. */
export async function checkChain(links: AsyncIterable<ChainLink> | Iterable<ChainLink>): Promise<CheckedChain> {
  let before: ChainLink | null = null
  let length = 0
  for await (const link of links) {
    const reason = problemOf(link, before)
    if (reason !== null) return { length, head: before?.hash ?? '', broken: { seq: link.seq, reason } }
    before = link
    length += 1
  }
  return { length, head: before?.hash ?? '', broken: null }
}

function problemOf(link: ChainLink, before: ChainLink | null): string | null {
  if (before === null ? link.seq === 1 && link.previous_hash !== '' : link.seq !== before.seq + 1)
    return 'a link is missing or out of order'
  if (before !== null && link.previous_hash !== before.hash) return 'it does not follow the link before'
  if ((JSON.parse(link.content) as unknown[])[0] !== link.seq) return 'its content belongs to another place'
  return hashOf(link) === link.hash ? null : 'its content is not what was written'
}

const hashOf = ({ previous_hash: previous, content }: ChainLink): string =>
  createHash('sha256').update(Buffer.from(previous, 'hex')).update(content, 'utf8').digest('hex')
